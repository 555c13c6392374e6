/**
 * Compares the playable heroes with a snapshot of the collected facts: names, costs, requirements,
 * levels, kinds, counts, stack limits, and every figure in the text of an effect.
 */
import { describe, expect, test } from 'vitest';
import '../../src/content/index.ts';
import { heroReference } from '../../src/content/reference/from-definition.ts';
import { deckOf, heroById, listHeroes } from '../../src/engine/definitions.ts';
import type { Requirement } from '../../src/engine/rules.ts';
import { levelOf } from '../../src/engine/vocabulary/abilities.ts';
import { FACTS } from './facts-snapshot.ts';

/** Figures that stand on one side only, `hero/name` -> why. Keep it short: each entry is a claim. */
const FIGURES_SAID_OTHERWISE: Readonly<Record<string, string>> = {
  'artificer/Nanobot': 'To Detonate is told with the Nanite: twice their number less 1.',
  'black-widow/Infiltrate': 'The figures are those of the bombs that advance.',
  'black-widow/Infiltrate II': 'The figures are those of the bombs that advance.',
  'black-widow/Red Room Training': 'The 3 Covert Ops stand in the set-up; the 2 is the step of the sum.',
  'black-widow/Red Room Training II': 'The 2 is the step of the sum.',
  'black-widow/Sabotage':
    'All 3 dice may be re-rolled, and the 4 upgrades are a condition beside the effects.',
  'cursed-pirate/Cursed, cursed side': 'The other figures are those of the Blind roll that fails.',
  'cursed-pirate/Yo Ho!': 'Of the two ranges of the die only where the higher one begins.',
  'gunslinger/Wild West!': 'The card grants re-rolls for the whole Attack, which covers both Reloads.',
  "huntress/Nyra's Bond": 'The 6 is the most health with which she can still be healed, of her 7.',
  'miles-morales/Spider-Sense': 'One more Roll Attempt is a re-roll of up to both dice.',
  'ninja/Assassinate!': 'Two chosen opponents: the same line twice.',
  'ninja/Fan of Knives!': 'Three chosen opponents: the same line three times.',
  'ninja/Kuji-Kiri': 'Two chosen opponents: the same line twice.',
  'thor/Stormbreak!': 'The card says twice in a word.',
};

/**
 * Heroes with another number of own cards than 15. Of two the facts name 14, and nothing tells of another. The board of
 * the pirate has no upgrade cards: a set of 15 action cards, and the extra card of later printings.
 */
const OWN_CARDS: Readonly<Record<string, number>> = {
  'black-widow': 14,
  'miles-morales': 14,
  'cursed-pirate': 16,
};

/** Tokens with two sides are two tokens, each with its side in its name. */
const withoutSide = (name: string): string => name.replace(/ \(0:0\d\)$/, '');

/** `3x fist + 1x palm` of any order, `small straight`, `defense roll 3`. */
function requirementOf(requires: Requirement): string {
  switch (requires.kind) {
    case 'straight':
      return `${requires.size} straight`;
    case 'symbols':
      return Object.entries(requires.need)
        .map(([symbol, count]) => `${count}x ${symbol}`)
        .sort()
        .join(' + ');
    default:
      return JSON.stringify(requires);
  }
}

const asRequirement = (text: string): string =>
  text
    .replaceAll(
      /(\d+x) ([a-z ]+?)(?= \+|$)/g,
      (_, count, symbol) => `${count} ${symbol.replaceAll(' ', '-')}`,
    )
    .split(' + ')
    .sort()
    .join(' + ');

/** Numbers above 1 in a text: texts leave out 1. */
const figuresIn = (texts: readonly string[]): Set<number> =>
  new Set(
    texts
      .flatMap((text) => text.replaceAll('1/2', 'half').match(/\d+/g) ?? [])
      .map(Number)
      .filter((figure) => figure > 1),
  );

function figuresOf(data: unknown): Set<number> {
  const found = new Set<number>();
  const visit = (value: unknown): void => {
    if (typeof value === 'number' && Math.abs(value) > 1) found.add(Math.abs(value));
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  visit(data);
  return found;
}

const sorted = (figures: Set<number>): number[] => [...figures].sort((a, b) => a - b);

test('every hero at the table has its facts here', () => {
  expect(FACTS.map((facts) => facts.id).sort()).toEqual(
    listHeroes()
      .map((hero) => hero.id)
      .sort(),
  );
});

describe.each(FACTS.map((facts) => [facts.id, facts] as const))('%s', (id, facts) => {
  const hero = heroById(id);
  const playedAs = (printed: { readonly name: string; readonly side?: string | undefined }) =>
    hero.abilities.find(({ name, side }) => name === printed.name && side === printed.side);

  test('name, set, complexity and dice', () => {
    const dice = Object.entries(facts.dice).map(([value, symbol]) => [value, symbol.replaceAll(' ', '-')]);
    const { name, set, complexity } = facts;
    expect(hero).toMatchObject({ name, set, complexity, dice: Object.fromEntries(dice) });
  });

  test('abilities: names, levels, kinds, and prices of their upgrades', () => {
    const printed = facts.abilities.map(({ name, level, kind, upgradeCost, side }) => ({
      name,
      level,
      kind,
      upgradeCost,
      side,
    }));
    const played = hero.abilities.map(({ id: ability, name, level, kind, side }) => ({
      name,
      level,
      kind,
      side,
      upgradeCost: hero.cards.find((card) => card.upgradesTo === ability)?.cost ?? null,
    }));
    expect(sortedByName(played)).toEqual(sortedByName(printed));
    for (const { name, level } of hero.abilities) expect(levelOf(name)).toBe(level);
  });

  test('abilities: what the dice must show', () => {
    for (const printed of facts.abilities) {
      const ability = playedAs(printed);
      if (printed.kind === 'passive') continue;
      const played =
        printed.kind === 'defensive'
          ? [`defense roll ${ability?.dice}`]
          : ability?.variants.map(({ name, requires }) => `${name}: ${requirementOf(requires)}`);
      const wanted = printed.variants.map(({ name, requires }) =>
        printed.kind === 'defensive'
          ? requires.replace(/,.*/, '')
          : `${name ?? printed.name}: ${asRequirement(requires)}`,
      );
      expect(played?.sort(), printed.name).toEqual(wanted.sort());
      const isRerolled = printed.variants.some(({ requires }) =>
        requires.endsWith('may re-roll the die once'),
      );
      if (isRerolled) expect(ability?.mayReroll, printed.name).toBe(1);
    }
  });

  test('abilities: the figures of every line', () => {
    const differences: string[] = [];
    for (const printed of facts.abilities) {
      const ability = playedAs(printed);
      if (printed.kind === 'passive') {
        const texts = printed.variants.flatMap(({ requires, effects }) => [requires, ...effects]);
        const name = printed.side === undefined ? printed.name : `${printed.name}, ${printed.side} side`;
        differences.push(...figureDifference(id, name, texts, ability?.passive));
        continue;
      }
      for (const { name, requires, effects } of printed.variants) {
        const line = ability?.variants.find(
          (other) =>
            other.name === (name ?? printed.name) &&
            requirementOf(other.requires) === asRequirement(requires),
        );
        const { mayReroll, effects: defense } = ability ?? {};
        const played = line?.effects ?? { mayReroll, defense };
        differences.push(...figureDifference(id, name ?? printed.name, effects, played));
      }
    }
    expect(differences).toEqual([]);
  });

  test('abilities, cards and tokens: how sure their figures are', () => {
    const told = heroReference(hero, undefined, undefined);
    const sureness = (list: readonly Sure[]) =>
      list.map(({ name, side = '', confidence: sure }) => `${name} ${side}: ${sure}`).sort();
    const isFirst = ({ name }: Sure, at: number, all: readonly Sure[]) =>
      all.findIndex((other) => withoutSide(other.name) === withoutSide(name)) === at;
    const own = told.tokens.slice(0, hero.tokens.length);
    const tokens = own.filter(isFirst).map((token) => ({ ...token, name: withoutSide(token.name) }));
    expect(sureness(told.abilities)).toEqual(sureness(facts.abilities));
    expect(sureness(told.cards)).toEqual(sureness(facts.cards));
    expect(sureness(tokens)).toEqual(sureness(facts.tokens));
  });

  test('cards: their number, names, prices, kinds and figures', () => {
    const own = OWN_CARDS[id] ?? 15;
    const printed = facts.cards.map(({ name, cost, kind, attackModifier }) => ({
      name,
      cost,
      kind,
      attackModifier,
    }));
    const played = hero.cards.map(({ name, cost, kind, attackModifier = false }) => ({
      name,
      cost,
      kind,
      attackModifier,
    }));
    expect(sortedByName(played)).toEqual(sortedByName(printed));
    expect(facts.cards.every(({ copies }) => copies === 1)).toBe(true);
    expect(hero.cards).toHaveLength(own);
    expect(deckOf(id)).toHaveLength(own + 18);
    const differences = facts.cards.flatMap(({ name, effects }) => {
      const card = hero.cards.find((other) => other.name === name);
      return effects ? figureDifference(id, name, effects, [card?.when, card?.effects]) : [];
    });
    expect(differences).toEqual([]);
  });

  test('tokens: names, kinds and stack limits', () => {
    const printed = facts.tokens.map(({ name, kind, stackLimit }) => ({
      name,
      kind,
      limits: typeof stackLimit === 'string' ? sorted(figuresIn([stackLimit])) : [stackLimit],
    }));
    const isFirstSide = ({ name }: { readonly name: string }, at: number) =>
      hero.tokens.findIndex((other) => withoutSide(other.name) === withoutSide(name)) === at;
    const played = hero.tokens.filter(isFirstSide).map(({ name, kind, limit, ownLimit, spends = [] }) => {
      // Of a companion that stays the limit is printed for its uses in a phase.
      const uses = spends.find(({ perPhase }) => perPhase !== undefined)?.perPhase;
      const limits = ownLimit === undefined ? [uses ?? limit] : sorted(new Set([limit, ownLimit]));
      return { name: withoutSide(name), kind, limits };
    });
    expect(sortedByName(played)).toEqual(sortedByName(printed));
    for (const { name, effects } of facts.tokens) {
      const token = hero.tokens.find((other) => withoutSide(other.name) === name);
      const { spends = [], triggers, modifiers = [] } = token ?? {};
      // What using a companion costs is told with the token that pays for it.
      const ways = spends.map(({ costs, ...way }) => way);
      const played = figuresOf([ways, triggers, modifiers.map((modifier) => ({ ...modifier, step: 0 }))]);
      const unknown = new Set([...played].filter((figure) => !figuresIn(effects).has(figure)));
      if (!(`${id}/${name}` in FIGURES_SAID_OTHERWISE)) expect(sorted(unknown), name).toEqual([]);
    }
  });
});

interface Sure {
  readonly name: string;
  readonly side?: string | undefined;
  readonly confidence: string;
}

function sortedByName<T extends { readonly name: string }>(list: readonly T[]): T[] {
  return [...list].sort((a, b) => a.name.localeCompare(b.name));
}

/** The difference in words, or nothing; a listed deviation must really be one. */
function figureDifference(hero: string, name: string, printed: readonly string[], played: unknown): string[] {
  const [wanted, found] = [sorted(figuresIn(printed)).join(), sorted(figuresOf(played)).join()];
  const listed = `${hero}/${name}` in FIGURES_SAID_OTHERWISE;
  if (listed) return wanted === found ? [`${name}: listed as said otherwise, but is not`] : [];
  return wanted === found ? [] : [`${name}: the facts say ${wanted}, played are ${found}`];
}
