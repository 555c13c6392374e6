import '../../../src/content/index.ts';
import { describe, expect, it } from 'vitest';
import { loadHeroReferences } from '../../../src/content/reference/load.ts';
import { loadRules } from '../../../src/content/rules/load.ts';
import { RULE_MODES } from '../../../src/content/rules/schema.ts';
import {
  cardAnswer,
  cardLabel,
  findCards,
  findMissions,
  findTokens,
  HERO_TABS,
  heroAnswer,
  heroOdds,
  missionAnswer,
  type RuleAnswer,
  type RuleSource,
  ruleAnswer,
  tokenAnswer,
} from '../../../src/lookup/index.ts';
import { formatProbability } from '../../../src/lookup/odds-goals.ts';
import { objectsOf } from '../../../src/playground/json.ts';
import { allComponents } from '../../../src/playground/rules/component-tree.ts';
import {
  cardMessage,
  decodePage,
  heroMessage,
  missionMessage,
  readLookupId,
  ruleLink,
  ruleMessage,
  tokenMessage,
} from '../../../src/render/lookup/index.ts';
import { textFor } from '../../../src/render/mission/party-text.ts';
import type { MessagePayload } from '../../../src/render/table/index.ts';
import { wordsFor } from '../../../src/words/index.ts';
import { oneIn } from '../../sampling.ts';
import { expectWithinLimits } from '../table/limits.ts';

const words = wordsFor('en-US');
/** The longest way back that a message shows. */
const CAME = Array.from({ length: 10 }, (_, at) => ({
  label: 'x'.repeat(120),
  page: { kind: 'rule', id: `${'x'.repeat(80)}-${at}` } as const,
}));
const AUDIENCES = [
  { kind: 'private', came: CAME },
  { kind: 'public', shownBy: '123456789012345678' },
] as const;
const EVERYTHING = Number.POSITIVE_INFINITY;

/** What can be read in a message, and every id on it. */
function partsOf({ components }: MessagePayload) {
  const placed = allComponents(JSON.parse(JSON.stringify(components))).map(({ component }) => component);
  return {
    text: placed
      .filter(({ type }) => type === 10)
      .map(({ content }) => String(content))
      .join('\n'),
    ids: placed.flatMap(({ custom_id }) => (custom_id === undefined ? [] : [String(custom_id)])),
    values: placed.flatMap(({ options }) => objectsOf(options).map(({ value }) => String(value))),
  };
}

/** Within Discord's limits, nothing cut, and every press on it understood. */
async function expectWhole(message: MessagePayload, name: string): Promise<string> {
  await expectWithinLimits(message);
  const { text, ids, values } = partsOf(message);
  expect(text.endsWith('…'), `${name} is cut`).toBe(false);
  for (const id of ids) expect(readLookupId(id), `${name}: ${id}`).not.toBeNull();
  for (const value of values) {
    const isMode = /^(any|duel|koth|team|missions|adventures)$/.test(value);
    expect(isMode || decodePage(value) !== null, `${name}: ${value}`).toBe(true);
  }
  return text;
}

/** What of a rule must be readable; a page name that several sources share is said once. */
function wholeOf({ title, summary, details, example = '', sources }: RuleAnswer): string[] {
  return [title, summary, ...details, example, ...sources.flatMap(sourceParts)];
}

function sourceParts(source: RuleSource): string[] {
  const { page } = source;
  if (source.kind === 'book') return [source.title, page];
  if (source.kind === 'numbered') return [`${source.title} ${page}`];
  return source.kind === 'hero'
    ? [`${source.hero} reference, ${page}`]
    : [`the cards of every deck, ${page}`];
}

describe('every answer fits into one message', () => {
  it('of each rule, with its title, texts, example and sources whole', async () => {
    const { entries } = loadRules();
    expect(entries.length).toBeGreaterThan(500);
    const others = entries.slice(0, 7).map((entry) => ruleLink(entry, words));
    for (const entry of oneIn(4, entries)) {
      const answer = ruleAnswer(entry.id);
      if (answer === undefined) throw new Error(`${entry.id} has no answer`);
      for (const audience of AUDIENCES) {
        const filter = { mode: 'missions', ofGame: false, plays: RULE_MODES } as const;
        const text = await expectWhole(
          ruleMessage({
            page: { kind: 'rule', id: answer.id },
            answer,
            filter,
            others,
            audience,
            words,
            rulesUrl: 'https://example.org/rules.html',
          }),
          entry.id,
        );
        for (const part of wholeOf(answer)) {
          expect(text).toContain(part);
        }
      }
    }
  }, 300_000);

  it('of each hero and tab, on as many pages as it takes', async () => {
    const heroes = loadHeroReferences();
    expect(heroes).toHaveLength(48);
    for (const { id } of oneIn(3, heroes)) {
      const answer = heroAnswer(id);
      if (answer === undefined) throw new Error(`${id} has no answer`);
      const abilities = heroOdds(answer.hero).map((odds) => ({
        ...odds,
        chance: formatProbability(odds.probability),
      }));
      const facts = { answer, playable: false, odds: { attempts: 3, abilities } };
      for (const tab of HERO_TABS) {
        const shown: string[] = [];
        for (let part = 1; part <= 9; part += 1) {
          const message = heroMessage({
            page: { kind: 'hero', id, tab, part },
            facts,
            others: [],
            audience: AUDIENCES[0],
            words,
            picture: { file: 'hero-sheet.png', alt: 'The sheet' },
          });
          shown.push(await expectWhole(message, `${id} ${tab} ${part}`));
          if (!partsOf(message).ids.includes(`l1:turn:hero.${id}.${tab}.${part + 1}`)) break;
        }
        const whole = shown.join('\n');
        const things = {
          board: answer.board,
          upgrades: answer.upgrades,
          cards: answer.hero.cards,
          tokens: answer.hero.tokens,
        };
        if (tab in things) {
          for (const { name } of things[tab as keyof typeof things]) expect(whole).toContain(name);
        }
        // The sheet and the overview tell how many there are and send the reader here.
        if (tab === 'clarifications') {
          for (const line of answer.hero.unconfirmed)
            expect(whole.toLowerCase()).toContain(line.toLowerCase());
        }
      }
    }
  });

  it('of each card', async () => {
    const cards = findCards('', EVERYTHING);
    expect(cards.length).toBeGreaterThan(300);
    for (const hit of oneIn(4, cards)) {
      const { key } = hit;
      const effects = hit.of === 'deck' ? hit.card.effects : hit.card.lines.map((line) => line.text);
      const answer = cardAnswer(key);
      if (answer === undefined) throw new Error(`${key} has no answer`);
      for (const audience of AUDIENCES) {
        const others = cards
          .slice(0, 5)
          .map((one) => ({ label: cardLabel(one, words), page: { kind: 'card', key: one.key } as const }));
        const text = await expectWhole(
          cardMessage({ answer, others, audience, words }),
          cardLabel(hit, words),
        );
        for (const effect of effects) expect(text.toLowerCase()).toContain(effect.toLowerCase());
      }
    }
  });

  it('of each token, in each of its wordings', async () => {
    const tokens = findTokens('', EVERYTHING);
    expect(tokens.length).toBeGreaterThan(100);
    for (const { id, versions } of tokens) {
      const answer = tokenAnswer(id);
      if (answer === undefined) throw new Error(`${id} has no answer`);
      for (const audience of AUDIENCES) {
        const text = await expectWhole(
          tokenMessage({
            page: { kind: 'token', id },
            plays: RULE_MODES,
            answer,
            others: [],
            audience,
            words,
          }),
          id,
        );
        for (const { token, heroes } of versions) {
          for (const hero of heroes) expect(text).toContain(hero);
          expect(text).toContain(token.timing);
        }
      }
    }
  });

  it('of each side of each Mission, for each number of heroes', async () => {
    const missions = findMissions('', EVERYTHING);
    expect(missions.length).toBeGreaterThanOrEqual(6);
    const rules = loadRules()
      .entries.filter(({ id }) => id.startsWith('m-'))
      .slice(0, 5);
    for (const { id, sides } of missions) {
      for (const [side, heroes] of [1, 2].flatMap((one) =>
        [1, 2, 3, 4].map((count) => [one, count] as const),
      )) {
        const at = side === 1 ? 0 : 1;
        const page = { kind: 'mission', id, side: side === 1 ? 1 : 2, heroes } as const;
        const answer = missionAnswer(id, at, heroes);
        if (answer === undefined) throw new Error(`${id} has no answer`);
        for (const audience of AUDIENCES) {
          const message = missionMessage({
            page,
            answer,
            rules,
            others: [],
            audience,
            words,
            standing: 'x'.repeat(900),
          });
          const text = await expectWhole(message, `${id} ${side}`);
          for (const { name, attacks } of sides[at].panels) {
            for (const told of [name, ...attacks.map((attack) => textFor(attack.text, heroes))])
              expect(text).toContain(told);
          }
          for (const { name } of sides[1 - at]?.panels ?? []) {
            if (at === 0 && !sides[0].panels.some((panel) => panel.name === name))
              expect(text).not.toContain(name);
          }
        }
      }
    }
  });
});
