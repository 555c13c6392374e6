import { describe, test } from 'vitest';
import type { DieValue } from '../../../src/engine/rules.ts';
import { duel, foe, me, until } from '../kit.ts';

/** Branch on 1 to 3, leaf 4 and 5, spirit 6. */
const treant = (...upgrades: string[]) => ({ me: { hero: 'treant', upgrades } });
const board = (ability: string) => treant(...(ability.endsWith('i') ? [ability] : []));
const withTokens = (tokens: Record<string, number>, ...upgrades: string[]) => ({
  me: { hero: 'treant', tokens, upgrades },
});

describe('Vengeful Vines', () => {
  test.each([
    ['vengeful-vines', 7],
    ['vengeful-vines-ii', 8],
  ])('%s: Barbed Vine and %i damage', (ability, damage) => {
    duel(
      board(ability),
      me.rolls(1, 2, 3, 4, 4),
      me.activates(ability),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 50 - damage, tokens: { 'barbed-vine': 1 } }),
    );
  });

  test('Bitterroot: 1 pure damage for each Spirit; none is no Attack', () => {
    const second = (tokens: Record<string, number>) => withTokens(tokens, 'vengeful-vines-ii');
    duel(
      second({ seedling: 2, sapling: 1, dryad: 1 }),
      me.rolls(4, 4, 5, 6, 6),
      me.activatesLine('vengeful-vines-ii', 'bitterroot'),
      until('main-2'),
      foe.has({ health: 46 }),
    );
    duel(
      second({}),
      me.rolls(4, 4, 5, 6, 6),
      me.activatesLine('vengeful-vines-ii', 'bitterroot'),
      until('main-2'),
      foe.has({ health: 50 }),
    );
    duel(
      second({}),
      me.rolls(4, 4, 1, 6, 6),
      me.cannot(me.activatesLine('vengeful-vines-ii', 'bitterroot')),
      me.activates('tend'),
      me.chooses('seedling'),
      me.chooses('seedling'),
      me.targets(0),
    );
  });
});

describe('Call of the Wild', () => {
  test.each<[string, number, number, number, ...DieValue[]]>([
    ['call-of-the-wild', 12, 0, 0, 1, 2, 3, 3],
    ['call-of-the-wild', 9, 1, 1, 1, 4, 5, 6],
    ['call-of-the-wild-ii', 13, 0, 0, 1, 2, 3, 3, 1],
    ['call-of-the-wild-ii', 10, 1, 1, 1, 2, 4, 5, 6],
  ])('%s: %i damage, Wellspring %i, grow %i', (ability, damage, wellspring, seedling, ...dice) => {
    duel(
      board(ability),
      me.rolls(1, 2, 3, 4, 5),
      me.activates(ability, ...dice),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { wellspring, seedling } }),
      foe.has({ health: 50 - damage }),
    );
  });

  test('Enrapture: Barbed Vine and 4 undefendable damage', () => {
    duel(
      treant('call-of-the-wild-ii'),
      me.rolls(1, 2, 6, 6, 4),
      me.activatesLine('call-of-the-wild-ii', 'enrapture'),
      until('main-2'),
      foe.has({ health: 46, tokens: { 'barbed-vine': 1 } }),
    );
    duel(
      treant(),
      me.rolls(1, 2, 3, 4, 6),
      me.cannot(me.activates('call-of-the-wild')),
      me.activatesNothing(),
    );
  });
});

describe("Nature's Grasp", () => {
  test.each([
    ['natures-grasp', 5],
    ['natures-grasp-ii', 6],
  ])('%s: grow 2, then %i undefendable damage and 1 for each Spirit', (ability, base) => {
    duel(
      board(ability),
      me.rolls(6, 6, 6, 6, 1),
      me.activates(ability),
      me.chooses('seedling'),
      until('main-2'),
      foe.has({ health: 48 - base }),
    );
    duel(
      board(ability),
      me.rolls(6, 6, 6, 6, 1),
      me.activates(ability),
      me.chooses('sapling'),
      until('main-2'),
      me.has({ tokens: { seedling: 0, sapling: 1 } }),
      foe.has({ health: 49 - base }),
    );
  });

  test('a Spirit spent at the Then is counted all the same (R12, R132)', () => {
    duel(
      withTokens({ sapling: 1, seedling: 2 }),
      me.rolls(6, 6, 6, 6, 1),
      me.activates('natures-grasp'),
      me.chooses('seedling'),
      me.chooses('sapling'),
      me.spends('sapling', { use: 'heal', at: 'at-then' }),
      until('main-2'),
      me.has({ health: 51 }),
      foe.has({ health: 41 }),
    );
  });

  test("Nature's Blessing: heal 1, 1 CP, a card, a Spirit", () => {
    duel(
      treant('natures-grasp-ii'),
      me.rolls(6, 6, 6, 1, 1),
      me.activatesLine('natures-grasp-ii', 'natures-blessing'),
      until('main-2'),
      me.has({ health: 51, cp: 3, hand: 1, tokens: { seedling: 1 } }),
      foe.has({ health: 50 }),
    );
    duel(treant(), me.rolls(6, 6, 6, 1, 1), me.cannot(me.activates('natures-grasp')), me.activatesNothing());
  });
});

test('Wake the Forest!: Wellspring, 5 Spirits, Barbed Vine, then 10 that nobody answers', () => {
  duel(
    { ...treant(), foe: { hero: 'treant', tokens: { dryad: 1 } } },
    me.rolls(6, 6, 6, 6, 6),
    me.activates('wake-the-forest'),
    me.chooses('seedling'),
    me.chooses('seedling'),

    me.chooses('dryad'),
    foe.cannot(foe.spends('dryad', { use: 'prevent' })),
    until('main-2'),
    me.has({ tokens: { wellspring: 1, seedling: 2, sapling: 0, dryad: 1 } }),
    foe.has({ health: 40, tokens: { 'barbed-vine': 1, wellspring: 0, dryad: 1 } }),
  );
});

describe('Rooted', () => {
  const defender = (ability: string, tokens: Record<string, number> = {}) => ({
    me: { hero: 'barbarian' },
    foe: { hero: 'treant', hand: [], tokens, upgrades: ability === 'rooted' ? [] : [ability] },
  });
  const attack = [me.rolls(1, 1, 2, 2, 4), me.activates('smack')];

  test.each<[string, number, number, ...DieValue[]]>([
    ['rooted', 3, 0, 1, 2, 6],
    ['rooted', 2, 0, 1, 4, 6],
    ['rooted', 1, 1, 1, 4, 5],
    ['rooted', 0, 1, 4, 4, 5],
    ['rooted-ii', 4, 0, 1, 2, 3, 6],
    ['rooted-ii', 2, 1, 1, 6, 5, 4],
  ])('%s: prevents %i, grows %i', (ability, prevented, seedling, ...dice) => {
    duel(
      defender(ability),
      ...attack,
      foe.defends(ability, ...dice),
      until('main-2'),
      me.has({ health: 50 }),
      foe.has({ health: 44 + prevented, tokens: { seedling, wellspring: 0 } }),
    );
  });

  test('II: 2 spirits give a player Wellspring, and still prevent', () => {
    duel(
      defender('rooted-ii'),
      ...attack,
      foe.defends('rooted-ii', 6, 6, 1, 4),
      foe.targets(1),
      until('main-2'),
      foe.has({ health: 47, tokens: { wellspring: 1 } }),
    );
  });

  test('a Seedling re-rolls a die of the defense; one grown by it comes too late', () => {
    duel(
      defender('rooted', { seedling: 1 }),
      ...attack,
      foe.defends('rooted', 4, 1, 1),
      foe.spends('seedling'),
      foe.rerolls([1], 2),
      until('main-2'),
      foe.has({ health: 47, tokens: { seedling: 0 } }),
    );
    duel(
      defender('rooted'),
      ...attack,
      foe.defends('rooted', 4, 4, 1),
      foe.cannot(foe.spends('seedling')),
      until('main-2'),
      foe.has({ tokens: { seedling: 1 } }),
    );
  });
});
