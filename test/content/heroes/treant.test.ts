import { describe, test } from 'vitest';
import type { DieValue } from '../../../src/engine/rules.ts';
import { duel, foe, me, until } from '../kit.ts';

/** Branch on 1 to 3, leaf 4 and 5, spirit 6. */
const treant = (...upgrades: string[]) => ({ me: { hero: 'treant', upgrades } });
const board = (ability: string) => treant(...(ability.endsWith('i') ? [ability] : []));
const withTokens = (tokens: Record<string, number>, ...upgrades: string[]) => ({
  me: { hero: 'treant', tokens, upgrades },
});
const THREE_BRANCHES: DieValue[] = [1, 2, 3, 4, 6];

describe('Fertilize', () => {
  const upkeep = (tokens: Record<string, number>) => ({ ...withTokens(tokens), phase: 'upkeep' as const });

  test('grows 1 Spirit in the own Upkeep: with no Spirit there is only one way', () => {
    duel(upkeep({}), until('income'), me.has({ tokens: { seedling: 1 } }));
  });

  test('with a choice its owner is asked', () => {
    duel(upkeep({ seedling: 1 }), me.isAsked('must choose'));
    duel(upkeep({ seedling: 1 }), me.chooses('seedling'), me.has({ tokens: { seedling: 2, sapling: 0 } }));
    duel(
      upkeep({ seedling: 1 }),
      me.cannot(me.chooses('dryad')),
      me.chooses('sapling'),
      me.has({ tokens: { seedling: 0, sapling: 1 } }),
    );
    duel(
      upkeep({ sapling: 1 }),
      me.cannot(me.chooses('sapling')),
      me.chooses('dryad'),
      me.has({ tokens: { sapling: 0, dryad: 1 } }),
    );
  });

  test('3 Seedlings, 2 Saplings and 1 Dryad are the most', () => {
    duel(upkeep({ seedling: 3 }), until('income'), me.has({ tokens: { seedling: 2, sapling: 1 } }));
    duel(
      upkeep({ seedling: 3, sapling: 2 }),
      until('income'),
      me.has({ tokens: { seedling: 3, sapling: 1, dryad: 1 } }),
    );
    duel(
      upkeep({ seedling: 3, sapling: 2, dryad: 1 }),
      until('income'),
      me.has({ tokens: { seedling: 3, sapling: 2, dryad: 1 } }),
    );
    duel(upkeep({ seedling: 2, sapling: 2, dryad: 1 }), until('income'), me.has({ tokens: { seedling: 3 } }));
  });
});

describe('Splinter', () => {
  test.each<[number, ...DieValue[]]>([
    [5, 1, 2, 3, 4, 6],
    [6, 1, 2, 3, 3, 6],
    [7, 1, 2, 3, 3, 1],
  ])('%i damage; without a Spirit nothing more is asked', (damage, ...dice) => {
    duel(
      treant(),
      me.rolls(...dice),
      me.activates('splinter'),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 50 - damage, tokens: { 'barbed-vine': 0 } }),
    );
  });

  test('a Spirit may be discarded for Barbed Vine', () => {
    const spirits = withTokens({ seedling: 1, dryad: 1 });
    duel(
      spirits,
      me.rolls(...THREE_BRANCHES),
      me.activates('splinter'),
      me.chooses('yes'),
      me.cannot(me.chooses('sapling')),
      me.chooses('dryad'),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { seedling: 1, dryad: 0 } }),
      foe.has({ health: 45, tokens: { 'barbed-vine': 1 } }),
    );
    duel(
      spirits,
      me.rolls(...THREE_BRANCHES),
      me.activates('splinter'),
      me.chooses('no'),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { seedling: 1, dryad: 1 } }),
      foe.has({ tokens: { 'barbed-vine': 0 } }),
    );
    duel(treant(), me.rolls(1, 2, 4, 4, 6), me.cannot(me.activates('splinter')), me.activatesNothing());
  });

  test("discarding is not spending: the turn's Seedling may still be spent", () => {
    duel(
      withTokens({ seedling: 2 }),
      me.rolls(1, 2, 4, 4, 6),
      me.spends('seedling'),
      me.rerolls([3], 3),
      me.activates('splinter'),
      me.chooses('yes'),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { seedling: 0 } }),
    );
  });

  test.each<[string, number, number, ...DieValue[]]>([
    ['splinter-ii', 5, 0, 1, 1, 1, 4, 6],
    ['splinter-ii', 6, 0, 1, 1, 1, 2, 6],
    ['splinter-ii', 7, 0, 1, 1, 1, 2, 3],
    ['splinter-iii', 5, 0, 1, 1, 2, 4, 6],
    ['splinter-iii', 5, 1, 1, 1, 1, 4, 6],
    ['splinter-iii', 6, 1, 1, 1, 1, 2, 6],
    ['splinter-iii', 7, 0, 1, 1, 2, 2, 3],
    ['splinter-iii', 7, 1, 1, 1, 1, 2, 3],
  ])('%s: %i damage, grow %i, Barbed Vine', (ability, damage, seedling, ...dice) => {
    duel(
      board(ability),
      me.rolls(...dice),
      me.activates(ability),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { seedling } }),
      foe.has({ health: 50 - damage, tokens: { 'barbed-vine': 1 } }),
    );
  });
});

describe('Tend', () => {
  test.each([
    ['tend', 3, { seedling: 3, sapling: 0 }],
    ['tend-ii', 4, { seedling: 2, sapling: 1 }],
  ])('%s: a card, %i Spirits, Wellspring for somebody, Barbed Vine, no Attack', (ability, grown, tokens) => {
    const seedlings = Array.from({ length: Math.min(grown, 3) - 1 }, () => me.chooses('seedling'));
    duel(
      board(ability),
      me.rolls(4, 5, 6, 6, 1),
      me.activates(ability),
      ...seedlings,
      me.targets(0),
      until('main-2'),
      me.has({ hand: 1, tokens: { ...tokens, wellspring: 1 } }),
      foe.has({ health: 50, tokens: { 'barbed-vine': 1, wellspring: 0 } }),
    );
  });

  test('the Wellspring may go to anybody', () => {
    duel(
      withTokens({ seedling: 3, sapling: 2, dryad: 1 }),
      me.rolls(4, 5, 6, 6, 1),
      me.activates('tend'),
      // The Attack's target first, as there is but one; then the player who gains.
      me.targets(1),
      me.targets(1),
      until('main-2'),
      me.has({ tokens: { wellspring: 0 } }),
      foe.has({ tokens: { wellspring: 1 } }),
    );
    duel(treant(), me.rolls(4, 1, 6, 6, 1), me.cannot(me.activates('tend')), me.activatesNothing());
  });

  test('Cultivate: 6 Spirits', () => {
    duel(
      treant('tend-ii'),
      me.rolls(1, 2, 6, 6, 4),
      me.activatesLine('tend-ii', 'cultivate'),
      me.chooses('sapling'),
      me.chooses('dryad'),
      me.chooses('seedling'),
      me.chooses('seedling'),
      until('main-2'),
      me.has({ tokens: { seedling: 3, sapling: 0, dryad: 1 } }),
    );
  });
});

describe('Overgrowth', () => {
  const DICE: DieValue[] = [1, 2, 4, 4, 5];

  test.each([
    ['overgrowth', 2],
    ['overgrowth-ii', 4],
  ])('%s: %i damage, 4 more for each Spirit removed, 2 at most', (ability, base) => {
    const upgrades = base === 2 ? [] : [ability];
    duel(
      board(ability),
      me.rolls(...DICE),
      me.activates(ability),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 50 - base }),
    );
    duel(
      withTokens({ sapling: 1, seedling: 2 }, ...upgrades),
      me.rolls(...DICE),
      me.activates(ability),
      me.cannot(me.chooses(3)),
      me.chooses(2),
      me.chooses('sapling'),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { seedling: 1, sapling: 0 } }),
      foe.has({ health: 42 - base }),
    );
    duel(
      withTokens({ seedling: 1 }, ...upgrades),
      me.rolls(...DICE),
      me.activates(ability),
      me.cannot(me.chooses(2)),
      me.chooses(0),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 50 - base }),
    );
  });

  test('Wellspring may be discarded: then there is no defense', () => {
    duel(
      withTokens({ wellspring: 1 }),
      me.rolls(...DICE),
      me.activates('overgrowth'),
      me.chooses('yes'),
      until('main-2'),
      me.has({ tokens: { wellspring: 0 } }),
      foe.has({ health: 48 }),
    );
    duel(
      withTokens({ wellspring: 1 }),
      me.rolls(...DICE),
      me.activates('overgrowth'),
      me.chooses('no'),
      foe.isAsked('must defend'),
    );
  });

  test('Plant: 3 Spirits', () => {
    duel(
      treant('overgrowth-ii'),
      me.rolls(1, 4, 4, 6, 6),
      me.activatesLine('overgrowth-ii', 'plant'),
      me.chooses('seedling'),
      me.chooses('seedling'),
      until('main-2'),
      me.has({ tokens: { seedling: 3 } }),
    );
    duel(
      treant('overgrowth-ii'),
      me.rolls(1, 4, 6, 6, 6),
      me.cannot(me.activatesLine('overgrowth-ii', 'plant')),
      me.activatesNothing(),
    );
  });
});
