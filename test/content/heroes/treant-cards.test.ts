import { describe, test } from 'vitest';
import { duel, foe, me, until } from '../kit.ts';

const holding = (card: string, cp: number, tokens: Record<string, number> = {}) => ({
  me: { hero: 'treant', hand: [card], cp, tokens },
  phase: 'main-1' as const,
});

describe('cards', () => {
  test('Harvest!: 1 CP for each Spirit removed, 3 at most; from 2 on Wellspring for up to 2 players', () => {
    const rich = { seedling: 2, sapling: 2 };
    duel(
      holding('harvest', 0, rich),
      me.plays('harvest'),
      me.cannot(me.chooses(4)),
      me.chooses(3),
      me.chooses('seedling'),
      me.chooses('seedling'),
      me.chooses('yes'),
      me.targets(0),
      me.cannot(me.targets(0)),
      me.targets(1),
      until('offensive-roll'),
      me.has({ cp: 3, tokens: { seedling: 0, sapling: 1, wellspring: 1 } }),
      foe.has({ tokens: { wellspring: 1 } }),
    );
    duel(
      holding('harvest', 0, { seedling: 2 }),
      me.plays('harvest'),
      me.chooses(2),
      me.chooses('yes'),
      me.targets(0),
      me.chooses('skip'),
      until('offensive-roll'),
      me.has({ cp: 2, tokens: { wellspring: 1 } }),
      foe.has({ tokens: { wellspring: 0 } }),
    );
    duel(
      holding('harvest', 0, { seedling: 2 }),
      me.plays('harvest'),
      me.chooses(1),
      until('offensive-roll'),
      me.has({ cp: 1, tokens: { seedling: 1, wellspring: 0 } }),
    );
  });

  test('Cultivate! grows 3, Mother Tree! 4 on a spirit or draws', () => {
    duel(
      holding('cultivate', 3),
      me.plays('cultivate'),
      me.chooses('sapling'),
      me.chooses('dryad'),
      until('offensive-roll'),
      me.has({ cp: 0, tokens: { seedling: 0, sapling: 0, dryad: 1 } }),
    );
    duel(
      holding('mother-tree', 0),
      me.plays('mother-tree', 6),
      me.chooses('seedling'),
      me.chooses('seedling'),
      until('offensive-roll'),
      me.has({ hand: 0, tokens: { seedling: 2, sapling: 1 } }),
    );
    duel(
      holding('mother-tree', 0),
      me.plays('mother-tree', 5),
      until('offensive-roll'),
      me.has({ hand: 1, tokens: { seedling: 0 } }),
    );
  });

  test("Will o' Wisp!: each symbol once", () => {
    duel(
      holding('will-o-wisp', 1),
      me.plays('will-o-wisp', 1, 4, 6),
      until('offensive-roll'),
      me.has({ tokens: { wellspring: 1, seedling: 1 } }),
      foe.has({ health: 49 }),
    );
    duel(
      holding('will-o-wisp', 1),
      me.plays('will-o-wisp', 1, 2, 3),
      until('offensive-roll'),
      me.has({ tokens: { wellspring: 0, seedling: 0 } }),
      foe.has({ health: 49 }),
    );
    duel(
      holding('will-o-wisp', 1),
      me.plays('will-o-wisp', 6, 6, 4),
      until('offensive-roll'),
      me.has({ tokens: { wellspring: 1, seedling: 1 } }),
      foe.has({ health: 50 }),
    );
  });

  test('Down Pour!: every Spirit that was there may grow once', () => {
    duel(
      holding('down-pour', 2, { seedling: 3, sapling: 1 }),
      me.plays('down-pour'),
      me.chooses(1),
      me.chooses(2),
      until('offensive-roll'),
      me.has({ tokens: { seedling: 1, sapling: 2, dryad: 1 } }),
    );
    duel(
      holding('down-pour', 2, { seedling: 1 }),
      me.plays('down-pour'),
      me.chooses(1),
      me.cannot(me.chooses('dryad')),
      until('offensive-roll'),
      me.has({ tokens: { seedling: 0, sapling: 1, dryad: 0 } }),
    );
    duel(
      holding('down-pour', 2, { seedling: 1, sapling: 2, dryad: 1 }),
      me.plays('down-pour'),
      until('offensive-roll'),
      me.has({ tokens: { seedling: 1, sapling: 2, dryad: 1 } }),
    );
    duel(
      holding('down-pour', 2, { seedling: 2 }),
      me.plays('down-pour'),
      me.chooses(0),
      until('offensive-roll'),
      me.has({ tokens: { seedling: 2, sapling: 0 } }),
    );
  });

  test('Stomp!: +1 for each branch; 3 branches inflict Barbed Vine, 2 do not', () => {
    const stomp = { me: { hero: 'treant', hand: ['stomp'], cp: 1 } };
    duel(
      stomp,
      me.rolls(1, 2, 3, 4, 6),
      me.activates('splinter'),
      me.plays('stomp', 1, 2, 3, 4, 6),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 42, tokens: { 'barbed-vine': 1 } }),
    );
    duel(
      stomp,
      me.rolls(1, 2, 3, 4, 6),
      me.activates('splinter'),
      me.plays('stomp', 1, 2, 4, 4, 6),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 43, tokens: { 'barbed-vine': 0 } }),
    );
    duel(
      stomp,
      me.rolls(1, 2, 4, 4, 6),
      me.cannot(me.plays('stomp')),
      me.activatesNothing(),
      until('main-2'),
    );
  });

  test("Drink Deep! is an instant: also in the opponent's turn", () => {
    duel(
      { me: { hero: 'barbarian' }, foe: { hero: 'treant', hand: ['drink-deep'], cp: 1 }, phase: 'main-1' },
      foe.plays('drink-deep'),
      foe.targets(1),
      foe.has({ cp: 0, tokens: { wellspring: 1 } }),
    );
  });
});
