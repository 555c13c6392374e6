/** The texts of a hero's tabs, as blocks of markdown. */
import { loadingOf } from '../../content/packs/loaded-packs.ts';
import type {
  AbilityReference,
  CardReference,
  HeroReference,
  TokenReference,
} from '../../content/reference/schema.ts';
import type { FaceLine, HeroAnswer, HeroTab } from '../../lookup/index.ts';
import type { Words } from '../../words/index.ts';
import { abilityText, bullets, cardText, noteLines, tokenText } from './reference-text.ts';

/** The chance of one ability, as text. */
export interface AbilityChance {
  readonly ability: string;
  readonly requires: string;
  /** "43.2 %" */
  readonly chance: string;
}

export interface HeroFacts {
  readonly answer: HeroAnswer;
  /** Whether the hero is playable. */
  readonly playable: boolean;
  /** From the first roll on, in board order. */
  readonly odds: { readonly attempts: number; readonly abilities: readonly AbilityChance[] };
}

/** The blocks of a tab, in order; at least one. */
export function tabBlocks(tab: HeroTab, facts: HeroFacts, words: Words): string[] {
  const { answer } = facts;
  const { hero } = answer;
  switch (tab) {
    case 'overview':
      return overview(facts, words);
    case 'board':
    case 'upgrades': {
      return orNothing(
        answer[tab].map((ability) => abilityText(withoutDoubts(ability), words)),
        '',
        words.lookup.hero.nothing[tab],
      );
    }
    case 'cards':
      return cardBlocks(hero, words);
    case 'tokens':
      return orNothing(
        hero.tokens.map((token) => tokenText(withoutDoubts(token), words)),
        '',
        words.lookup.hero.nothing.tokens,
      );
    case 'clarifications':
      return clarificationBlocks(answer, words);
    case 'odds':
      return oddsBlocks(facts, words);
    case 'sources':
      return sourceBlocks(answer, words);
  }
}

/** Upgrade cards by name only: the upgraded abilities have a separate tab. */
function cardBlocks({ cards }: HeroReference, words: Words): string[] {
  const upgrades = cards
    .filter(({ kind }) => kind === 'upgrade')
    .map(({ name, cost }) => `${name} (${words.lookup.card.cost(cost)})`);
  const blocks = [
    ...(upgrades.length === 0 ? [] : [words.lookup.hero.upgradeCards(upgrades)]),
    ...cards.filter(({ kind }) => kind !== 'upgrade').map((card) => cardText(withoutDoubts(card), words)),
  ];
  return orNothing(blocks, words.lookup.hero.sharedCards, words.lookup.hero.nothing.cards);
}

function orNothing(blocks: readonly string[], closing: string, nothing: string): string[] {
  if (blocks.length === 0) return [nothing];
  return closing === '' ? [...blocks] : [...blocks, closing];
}

function overview({ answer, playable }: HeroFacts, words: Words): string[] {
  const { hero, dice, missing } = answer;
  const { unknown } = words.lookup.shared;
  const lines = [
    `- ${words.lookup.hero.weapon}: ${hero.weapon ?? unknown}`,
    `- ${words.lookup.hero.dice}: ${dice.length === 0 ? unknown : dice.map((face) => faceLine(face, words)).join(', ')}`,
    `- ${words.lookup.hero.setup}: ${hero.setup ?? (missing.length === 0 ? words.lookup.hero.usualSetup : unknown)}`,
    ...Object.entries(hero.sides ?? {}).map(([side, when]) => `- ${words.lookup.hero.side(side)}: ${when}`),
  ];
  return [
    playable
      ? words.lookup.hero.playable(hero.id)
      : words.lookup.hero.notPlayable(missing.map((part) => words.lookup.hero.missing[part])),
    ...(playable ? [] : [words.lookup.hero.known({ ...answer.known, dice: hero.dice !== null })]),
    ...(hero.playStyle === undefined ? [] : [words.lookup.hero.playStyle(hero.playStyle)]),
    ...packLine(hero, words),
    lines.join('\n'),
    ...(hero.notes === undefined ? [] : [`-# ${words.lookup.shared.note(hero.notes)}`]),
    ...(hero.unconfirmed.length === 0 ? [] : [words.lookup.hero.unsureDetails(hero.unconfirmed.length)]),
    ...(playable ? [] : [words.lookup.hero.makePlayable(hero.id)]),
  ];
}

/** Who loaded the pack of a hero, and when. */
function packLine({ id, pack }: HeroReference, words: Words): string[] {
  const loading = loadingOf(id);
  if (pack === undefined || loading === null) return [];
  return [words.lookup.hero.fromPack(pack, loading.by, `<t:${Math.floor(loading.at / 1_000)}:f>`)];
}

/** The sources of each part, told once. */
function sourceBlocks({ hero, board, upgrades }: HeroAnswer, words: Words): string[] {
  const { sources } = words.lookup.hero;
  const parts = [
    { part: sources.board, of: board },
    { part: sources.upgrades, of: upgrades },
    { part: sources.cards, of: hero.cards },
    { part: sources.tokens, of: hero.tokens },
  ];
  const lines = parts.flatMap(({ part, of }) => {
    const names = [...new Set(of.flatMap((thing) => thing.sources))].sort();
    return names.length === 0 ? [] : [sources.line(part, names)];
  });
  const things = [...board, ...upgrades, ...hero.cards, ...hero.tokens];
  const unsure = (['medium', 'low'] as const).flatMap((confidence) => {
    const names = new Set(things.filter((thing) => thing.confidence === confidence).map(({ name }) => name));
    return names.size === 0 ? [] : [sources.unsure[confidence]([...names])];
  });
  return [
    lines.length === 0 ? sources.none : lines.join('\n'),
    ...unsure,
    noteLines(things, words).join('\n'),
  ].filter((block) => block !== '');
}

/** Boards and lists tell no doubts: they stand under Sources, for those who ask. */
function withoutDoubts<T extends AbilityReference | CardReference | TokenReference>(thing: T): T {
  return { ...thing, notes: undefined, confidence: 'high' };
}

/** Rulings about the hero, then unconfirmed points. */
function clarificationBlocks({ hero, clarifications }: HeroAnswer, words: Words): string[] {
  return [
    clarifications.length === 0 ? words.lookup.hero.nothing.clarifications : bullets(clarifications),
    ...(hero.unconfirmed.length === 0
      ? []
      : [`**${words.lookup.hero.unsure}**\n${bullets(hero.unconfirmed)}`]),
  ];
}

function faceLine({ values, symbol, isNamed }: FaceLine, { lookup }: Words): string {
  return isNamed ? lookup.hero.face(values, symbol) : lookup.hero.unnamedFace(values, symbol);
}

function oddsBlocks({ odds }: HeroFacts, words: Words): string[] {
  if (odds.abilities.length === 0) return [words.lookup.hero.nothing.odds];
  const lines = odds.abilities.map(
    ({ ability, requires, chance }) => `- ${words.lookup.odds.oneLine(ability, requires, chance)}`,
  );
  return [words.lookup.hero.oddsHeading(odds.attempts), lines.join('\n')];
}
