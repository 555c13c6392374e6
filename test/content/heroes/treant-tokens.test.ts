import { describe, test } from 'vitest';
import { duel, foe, me, until } from '../kit.ts';

describe('Spirits', () => {
  const spirits = { me: { hero: 'treant', cp: 1, tokens: { seedling: 2, sapling: 2, dryad: 1 } } };

  test('Seedling: one die again, one Seedling a turn', () => {
    duel(
      spirits,
      me.rolls(1, 2, 4, 4, 6),
      me.spends('seedling'),
      me.cannot(me.rerolls([3, 4])),
      me.rerolls([3], 1),
      me.cannot(me.spends('seedling')),
      me.activatesNothing(),
      me.has({ tokens: { seedling: 1 } }),
    );
    duel({ ...spirits, phase: 'main-1' }, me.cannot(me.spends('seedling')));
  });

  test('Sapling: heal 1 and 1 CP, or with 1 CP a card; one Sapling a turn, whatever for', () => {
    duel(
      { ...spirits, phase: 'main-1' },
      me.spends('sapling', { use: 'heal' }),
      me.has({ health: 51, cp: 2, tokens: { sapling: 1 } }),
      me.cannot(me.spends('sapling', { use: 'draw' })),
    );
    duel(
      { ...spirits, phase: 'main-1' },
      me.spends('sapling', { use: 'draw' }),
      me.has({ cp: 0, hand: 1, tokens: { sapling: 1 } }),
      me.cannot(me.spends('sapling', { use: 'heal' })),
    );
    duel(
      { me: { hero: 'treant', cp: 0, tokens: { sapling: 1 } }, phase: 'main-1' },
      me.cannot(me.spends('sapling', { use: 'draw' })),
    );
  });

  test("one of each kind in one turn, and again in the next player's", () => {
    duel(
      spirits,
      me.rolls(1, 2, 3, 4, 6),
      me.spends('seedling'),
      me.rerolls([4], 3),
      me.spends('sapling', { use: 'heal' }),
      me.activates('splinter'),
      me.chooses('no'),
      me.spends('dryad', { use: 'damage' }),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 41 }),
      me.cannot(me.spends('sapling', { use: 'heal' })),
      until('upkeep'),
      me.spends('sapling', { use: 'heal' }),
      me.has({ tokens: { seedling: 1, sapling: 0, dryad: 0 } }),
    );
  });

  test('they are no status effects: nothing removes or moves them', () => {
    duel(
      {
        me: { hero: 'barbarian', hand: ['what-status-effects'], cp: 2 },
        foe: { hero: 'treant', hand: [], tokens: { seedling: 3, dryad: 1 } },
        phase: 'main-1',
      },
      me.cannot(me.plays('what-status-effects')),
    );
  });
});

describe('Dryad', () => {
  const guarded = { me: { hero: 'barbarian' }, foe: { hero: 'treant', hand: [], tokens: { dryad: 1 } } };
  const bash = [me.rolls(6, 6, 6, 6, 1), me.activates('crit-bash')];

  test('3 more damage for an Attack of the own', () => {
    duel(
      { me: { hero: 'treant', tokens: { dryad: 1 } } },
      me.rolls(1, 2, 3, 4, 6),
      me.activates('splinter'),
      me.chooses('no'),
      me.spends('dryad', { use: 'damage' }),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { dryad: 0 } }),
      foe.has({ health: 42 }),
    );
  });

  test('stops a Stun before it lands: no extra phase', () => {
    duel(
      guarded,
      ...bash,
      foe.spends('dryad', { use: 'prevent' }),
      foe.chooses('yes'),
      until('main-2'),
      foe.has({ health: 45, tokens: { dryad: 0, stun: 0 } }),
    );
    duel(
      guarded,
      ...bash,
      me.rolls(1, 1, 2, 4, 5),
      foe.has({ health: 45, tokens: { dryad: 1 } }),
      me.activatesNothing(),
    );
  });

  test('stops what a chosen opponent is given as well', () => {
    duel(
      { me: { hero: 'treant' }, foe: { hero: 'treant', hand: [], tokens: { dryad: 1 } } },
      me.rolls(4, 5, 6, 6, 1),
      me.activates('tend'),
      me.chooses('seedling'),
      me.chooses('seedling'),
      me.targets(0),
      foe.spends('dryad', { use: 'prevent' }),
      foe.chooses('yes'),
      until('main-2'),
      foe.has({ tokens: { 'barbed-vine': 0, dryad: 0 } }),
    );
  });

  test('nothing is coming: it cannot be spent for that', () => {
    duel(
      guarded,
      me.rolls(1, 1, 1, 4, 5),
      me.activates('smack'),
      foe.cannot(foe.spends('dryad', { use: 'prevent' })),
      foe.takesIt(),
      until('main-2'),
    );
  });
});

describe('Barbed Vine', () => {
  const vined = {
    me: { hero: 'barbarian', tokens: { 'barbed-vine': 1 } },
    foe: { hero: 'treant', hand: [] },
  };

  test('1 Roll Attempt hurts nothing, 2 hurt 1, 3 hurt 2; it goes in any case', () => {
    duel(
      vined,
      me.rolls(1, 1, 4, 4, 6),
      me.activatesNothing(),
      until('main-2'),
      me.has({ health: 50, tokens: { 'barbed-vine': 0 } }),
    );
    duel(
      vined,
      me.rolls(1, 1, 4, 4, 6),
      me.rerolls([5], 6),
      me.activatesNothing(),
      until('main-2'),
      me.has({ health: 49, tokens: { 'barbed-vine': 0 } }),
    );
    duel(
      vined,
      me.rolls(1, 1, 4, 4, 6),
      me.rerolls([5], 6),
      me.rerolls([5], 6),
      me.activatesNothing(),
      until('main-2'),
      me.has({ health: 48 }),
    );
  });

  test('2 is the most, also with a fourth attempt', () => {
    duel(
      { me: { hero: 'barbarian', cp: 1, hand: ['one-more-time'], tokens: { 'barbed-vine': 1 } } },
      me.rolls(1, 1, 4, 4, 6),
      me.plays('one-more-time'),
      me.rerolls([5], 6),
      me.rerolls([5], 6),
      me.rerolls([5], 6),
      me.activatesNothing(),
      until('main-2'),
      me.has({ health: 48 }),
    );
  });

  test('its damage lands together with that of the Attack', () => {
    duel(
      vined,
      me.rolls(1, 1, 4, 4, 6),
      me.rerolls([5], 2),
      me.activates('smack'),
      foe.defends('rooted', 4, 6, 1),
      me.has({ health: 50 }),
      until('main-2'),
      me.has({ health: 49, tokens: { 'barbed-vine': 0 } }),
      foe.has({ health: 48 }),
    );
  });

  test('gone before the end of the phase, it does nothing', () => {
    duel(
      {
        me: { hero: 'barbarian', cp: 2, hand: ['buh-bye'], tokens: { 'barbed-vine': 1 } },
        foe: { hero: 'treant', hand: [] },
      },
      me.rolls(1, 1, 4, 4, 6),
      me.rerolls([5], 6),
      me.plays('buh-bye'),
      me.targets(0),
      me.activatesNothing(),
      until('main-2'),
      me.has({ health: 50 }),
    );
  });

  test("its holder's last health may go with it", () => {
    duel(
      { ...vined, me: { ...vined.me, health: 1 } },
      me.rolls(1, 1, 4, 4, 6),
      me.rerolls([5], 6),
      me.activatesNothing(),
      until('main-2'),
      me.has({ health: 0 }),
    );
  });

  test("inflicted by a defense or a card it waits for its holder's own phase", () => {
    duel(
      { me: { hero: 'treant' }, foe: { hero: 'barbarian', tokens: { 'barbed-vine': 1 } } },
      me.rolls(1, 2, 4, 4, 6),
      me.rerolls([1], 2),
      me.activatesNothing(),
      until('main-2'),
      foe.has({ health: 50, tokens: { 'barbed-vine': 1 } }),
    );
  });

  test('a skipped Offensive Roll Phase leaves it for the next', () => {
    duel(
      { ...vined, me: { hero: 'barbarian', cp: 0, tokens: { 'barbed-vine': 1, knockdown: 1 } } },
      until('main-2'),
      me.has({ health: 50, tokens: { 'barbed-vine': 1, knockdown: 0 } }),
    );
  });
});

describe('Wellspring', () => {
  test.each([
    [1, 1],
    [4, 2],
    [5, 3],
  ] as const)('a %i heals %i', (die, healed) => {
    duel(
      { me: { hero: 'barbarian', health: 40, tokens: { wellspring: 1 } }, phase: 'main-1' },
      me.spends('wellspring', { dice: [die] }),
      until('offensive-roll'),
      me.has({ health: 40 + healed, tokens: { wellspring: 0 } }),
    );
  });

  test('only in the own Main Phase', () => {
    duel(
      {
        me: { hero: 'barbarian' },
        foe: { hero: 'treant', hand: [], tokens: { wellspring: 1 } },
        phase: 'main-1',
      },
      foe.cannot(foe.spends('wellspring')),
      until('offensive-roll'),
    );
    duel(
      { me: { hero: 'treant', tokens: { wellspring: 1 } } },
      me.cannot(me.spends('wellspring')),
      me.rolls(1, 2, 4, 4, 6),
      me.activatesNothing(),
    );
  });
});
