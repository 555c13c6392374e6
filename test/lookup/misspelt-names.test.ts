import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { loadHeroReferences } from '../../src/content/reference/load.ts';
import { loadRules } from '../../src/content/rules/load.ts';
import { findCards } from '../../src/lookup/card-lookup.ts';
import { findHeroes, matchesName } from '../../src/lookup/hero-lookup.ts';
import { findAbilityGoals } from '../../src/lookup/odds-goals.ts';
import { searchRules } from '../../src/lookup/rule-search.ts';
import { findTokens } from '../../src/lookup/token-lookup.ts';

const EVERYTHING = 5000;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The name in small letters with a letter missing, one too many, a wrong one, or two swapped. */
function misspelt(name: string, random: () => number): string {
  const typed = name.toLowerCase();
  const places = [...typed].flatMap((letter, at) => (LETTERS.includes(letter) ? [at] : []));
  const at = places[Math.floor(random() * places.length)] ?? 0;
  const other = LETTERS[Math.floor(random() * LETTERS.length)] ?? '';
  const [before, rest] = [typed.slice(0, at), typed.slice(at)];
  const slips = [
    before + rest.slice(1),
    before + other + rest,
    before + other + rest.slice(1),
    `${before}${rest[1] ?? ''}${rest[0] ?? ''}${rest.slice(2)}`,
  ];
  return slips[Math.floor(random() * slips.length)] ?? typed;
}

/** What is typed for names that are not among the first three found. */
function lost(names: Iterable<string>, found: (typed: string) => readonly string[]): string[] {
  return [...new Set(names)].flatMap((name) => {
    // Each name has a seed of its own, so that a new one does not change the slips in all others.
    const typed = misspelt(name, seedrandom(name));
    return found(typed).slice(0, 3).includes(name) ? [] : [`${typed} (${name})`];
  });
}

// The lists are exact: what is found now must stay found.
describe('every name with one slip of the finger is among the first three', () => {
  it('of heroes', () => {
    const names = loadHeroReferences().map(({ name }) => name);
    expect(lost(names, (typed) => findHeroes(typed, 3).map(({ name }) => name))).toEqual([]);
  });

  it('of heroes, and is taken for the name that it is', () => {
    const unsure = loadHeroReferences().filter(
      (hero) => !matchesName(hero, misspelt(hero.name, seedrandom(hero.name))),
    );
    expect(unsure.map(({ name }) => name)).toEqual([]);
  });

  it('of tokens', () => {
    const names = findTokens('', EVERYTHING).map(({ name }) => name);
    expect(lost(names, (typed) => findTokens(typed, 3).map(({ name }) => name))).toEqual([]);
  });

  it('of cards', () => {
    const names = findCards('', EVERYTHING).map(({ card }) => card.name);
    expect(lost(names, (typed) => findCards(typed, 3).map(({ card }) => card.name))).toEqual([]);
  });

  it('of abilities that are rolled for', () => {
    const names = findAbilityGoals('', undefined, EVERYTHING).map(({ ability }) => ability.name);
    const found = (typed: string) => findAbilityGoals(typed, undefined, 3).map(({ ability }) => ability.name);
    expect(lost(names, found)).toEqual(['ex (Vex)']);
  }, 300_000);

  it('of heroes, tokens and cards among the rules', () => {
    const named = loadRules().entries.filter(({ subject }) =>
      ['heroes', 'status-tokens', 'cards'].includes(subject),
    );
    const called = (title: string) => title.replace(/: clarifications$/, '');
    const found = (typed: string) => searchRules(typed, { limit: 3 }).hits.map(({ title }) => called(title));
    expect(
      lost(
        named.map(({ title }) => called(title)),
        found,
      ),
    ).toEqual(['qex (Hex)']);
  });
});

it.each([
  ['captain america', 'Captain Marvel', false],
  ['iron man', 'Punch-a-tron 3000', false],
  ['captain', 'Captain Marvel', true],
  ['spider man', 'Miles Morales: Spider-Man', true],
  ['spiderman', 'Miles Morales: Spider-Man', true],
  ['barb', 'Barbarian', true],
  ['moonelf', 'Moon Elf', true],
])('%s, found as %s, is meant: %s', (typed, name, meant) => {
  const [best] = findHeroes(typed, 1);
  expect(best?.name).toBe(name);
  expect(best && matchesName(best, typed)).toBe(meant);
});
