/** What the tabs of a hero say, as blocks of markdown. */
import type { HeroReference } from '../../content/reference/schema.ts';
import type { HeroAnswer, HeroTab } from '../../lookup/index.ts';
import { sentence } from '../table/phrasing.ts';
import {
  abilityText,
  cardText,
  repeatedNotes,
  sharedNoteLines,
  sourceLine,
  tokenText,
} from './reference-text.ts';
import type { LookupWords } from './words/index.ts';

/** The chance of one ability, in words. */
export interface AbilityChance {
  readonly ability: string;
  readonly requires: string;
  /** "43.2 %" */
  readonly chance: string;
}

export interface HeroFacts {
  readonly answer: HeroAnswer;
  /** Whether a game can be played with this hero here. */
  readonly playable: boolean;
  /** From the first roll on, in board order. */
  readonly odds: { readonly attempts: number; readonly abilities: readonly AbilityChance[] };
}

/** The blocks of a tab, in order; never none. */
export function tabBlocks(tab: HeroTab, facts: HeroFacts, words: LookupWords): string[] {
  const { answer } = facts;
  const { hero } = answer;
  switch (tab) {
    case 'overview':
      return overview(facts, words);
    case 'board':
    case 'upgrades': {
      const repeated = repeatedNotes(answer[tab]);
      const closing = [...sharedNoteLines(answer[tab], words), sourceLine(answer[tab], words)];
      return orNothing(
        answer[tab].map((ability) => abilityText(ability, words, repeated)),
        closing.join('\n'),
        words.hero.nothing[tab],
      );
    }
    case 'cards':
      return cardBlocks(hero, words);
    case 'tokens':
      return orNothing(
        hero.tokens.map((token) => tokenText(token, words)),
        sourceLine(hero.tokens, words),
        words.hero.nothing.tokens,
      );
    case 'clarifications':
      return answer.clarifications.length === 0
        ? [words.hero.nothing.clarifications]
        : [answer.clarifications.map((line) => `- ${line}`).join('\n')];
    case 'odds':
      return oddsBlocks(facts, words);
  }
}

/** Upgrade cards by name alone: what they put on the board has a tab of its own. */
function cardBlocks({ cards }: HeroReference, words: LookupWords): string[] {
  const upgrades = cards
    .filter(({ kind }) => kind === 'upgrade')
    .map(({ name, cost }) => `${name} (${words.card.cost(cost)})`);
  const blocks = [
    ...(upgrades.length === 0 ? [] : [words.hero.upgradeCards(upgrades)]),
    ...cards.filter(({ kind }) => kind !== 'upgrade').map((card) => cardText(card, words)),
  ];
  const closing = [sourceLine(cards, words), words.hero.sharedCards].filter((line) => line !== '');
  return orNothing(blocks, closing.join('\n'), words.hero.nothing.cards);
}

function orNothing(blocks: readonly string[], closing: string, nothing: string): string[] {
  if (blocks.length === 0) return [nothing];
  return closing === '' ? [...blocks] : [...blocks, closing];
}

function overview({ answer, playable }: HeroFacts, words: LookupWords): string[] {
  const { hero, dice, missing } = answer;
  const { unknown } = words.shared;
  const lines = [
    `- ${words.hero.weapon}: ${hero.weapon ?? unknown}`,
    `- ${words.hero.dice}: ${dice.length === 0 ? unknown : dice.join(', ')}`,
    `- ${words.hero.setup}: ${hero.setup ?? (missing.length === 0 ? words.hero.usualSetup : unknown)}`,
    ...Object.entries(hero.sides ?? {}).map(([side, when]) => `- ${words.hero.side(side)}: ${when}`),
  ];
  return [
    playable ? words.hero.playable(hero.id) : words.hero.notPlayable(missing),
    lines.join('\n'),
    ...(hero.notes === undefined ? [] : [`-# ${words.shared.note(hero.notes)}`]),
    ...(hero.unconfirmed.length === 0
      ? []
      : [`**${words.hero.unsure}**\n${hero.unconfirmed.map((line) => `- ${sentence(line)}`).join('\n')}`]),
  ];
}

function oddsBlocks({ odds }: HeroFacts, words: LookupWords): string[] {
  if (odds.abilities.length === 0) return [words.hero.nothing.odds];
  const lines = odds.abilities.map(
    ({ ability, requires, chance }) => `- ${words.odds.oneLine(ability, requires, chance)}`,
  );
  return [words.hero.oddsHeading(odds.attempts), lines.join('\n')];
}
