import { describe, test } from 'vitest';
import type { DieValue } from '../../../src/engine/rules.ts';
import { duel, foe, me, until } from '../kit.ts';

/** Flame on 1 to 3, blaze 4, fiery soul 5, meteor 6. */
const withMastery = (mastery: number, ...upgrades: string[]) => ({
  me: { hero: 'pyromancer', tokens: { 'fire-mastery': mastery }, upgrades, cp: 5 },
});
const pyromancer = (...upgrades: string[]) => withMastery(0, ...upgrades);
const mastery = (count: number) => me.has({ tokens: { 'fire-mastery': count } });
const MEANING: DieValue[] = [1, 4, 5, 6, 2];

describe('Fireball', () => {
  test.each<[string, number, number, ...DieValue[]]>([
    ['fireball', 4, 1, 1, 2, 3, 5, 6],
    ['fireball', 6, 1, 1, 2, 3, 3, 6],
    ['fireball', 8, 1, 1, 2, 3, 3, 1],
    ['fireball-ii', 4, 2, 1, 2, 3, 5, 6],
    ['fireball-ii', 6, 2, 1, 2, 3, 3, 6],
    ['fireball-ii', 8, 2, 1, 2, 3, 3, 1],
  ])('%s: %i damage, gain %i', (ability, damage, gained, ...dice) => {
    const upgrades = ability === 'fireball' ? [] : [ability];
    duel(
      pyromancer(...upgrades),
      me.rolls(...dice),
      me.activates(ability),
      foe.takesIt(),
      mastery(gained),
      until('main-2'),
      foe.has({ health: 50 - damage }),
    );
  });

  test('2 flames are too few; against 3 the opponent may defend', () => {
    duel(pyromancer(), me.rolls(1, 2, 4, 4, 6), me.cannot(me.activates('fireball')), me.activatesNothing());
    duel(pyromancer(), me.rolls(1, 2, 3, 5, 6), me.activates('fireball'), foe.isAsked('must defend'));
  });
});

describe('Burning Soul', () => {
  test.each<[string, number, number, number, ...DieValue[]]>([
    ['burning-soul', 4, 2, 0, 5, 5, 1, 1, 4],
    ['burning-soul', 5, 3, 0, 5, 5, 5, 1, 4],
    ['burning-soul-ii', 4, 2, 0, 5, 5, 1, 1, 4],
    ['burning-soul-ii', 5, 3, 1, 5, 5, 5, 1, 4],
    ['burning-soul-ii', 6, 4, 1, 5, 5, 5, 5, 4],
    ['burning-soul-ii', 6, 5, 1, 5, 5, 5, 5, 5],
  ])(
    '%s: gain up to %i, %i collateral damage without a defense, Burn %i',
    (ability, gained, damage, burn, ...dice) => {
      const upgrades = ability === 'burning-soul' ? [] : [ability];
      duel(
        pyromancer(...upgrades),
        me.rolls(...dice),
        me.activates(ability),
        until('main-2'),
        mastery(gained),
        foe.has({ health: 50 - damage, tokens: { burn } }),
      );
    },
  );

  test('1 fiery soul is too few', () => {
    duel(
      pyromancer(),
      me.rolls(5, 1, 1, 4, 4),
      me.cannot(me.activates('burning-soul')),
      me.activatesNothing(),
    );
  });
});

describe('Pyroblast', () => {
  test.each<[DieValue, number, number, number, number]>([
    [1, 9, 0, 0, 0],
    [4, 6, 1, 0, 0],
    [5, 6, 0, 2, 0],
    [6, 6, 0, 0, 1],
  ])('a %i: %i damage, Burn %i, Fire Mastery %i, Knockdown %i', (die, damage, burn, gained, knockdown) => {
    duel(
      pyromancer(),
      me.rolls(1, 1, 1, 6, 4),
      me.activates('pyroblast', die),
      foe.takesIt(),
      until('main-2'),
      mastery(gained),
      foe.has({ health: 50 - damage, tokens: { burn, knockdown } }),
    );
  });

  test('II counts both flames and fiery souls, but Burn and Knockdown once', () => {
    const second = pyromancer('pyroblast-ii');
    duel(
      second,
      me.rolls(1, 1, 1, 6, 4),
      me.activates('pyroblast-ii', 1, 2),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 38 }),
    );
    duel(second, me.rolls(1, 1, 1, 6, 4), me.activates('pyroblast-ii', 5, 5), foe.takesIt(), mastery(4));
    duel(
      second,
      me.rolls(1, 1, 1, 6, 4),
      me.activates('pyroblast-ii', 4, 4),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 44, tokens: { burn: 1 } }),
    );
  });

  test('III lets one of the two dice be re-rolled, once', () => {
    const third = pyromancer('pyroblast-iii');
    duel(third, me.rolls(1, 1, 1, 6, 4), me.activates('pyroblast-iii', 4, 6), me.isAsked('must re-roll'));
    duel(
      third,
      me.rolls(1, 1, 1, 6, 4),
      me.activates('pyroblast-iii', 4, 6),
      me.rerolls([1], 2),
      me.cannot(me.rerolls([2])),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 41, tokens: { burn: 0, knockdown: 1 } }),
    );
    duel(
      third,
      me.rolls(1, 1, 1, 6, 4),
      me.activates('pyroblast-iii', 4, 6),
      me.cannot(me.rerolls([1, 2])),
      me.chooses('skip'),
      foe.takesIt(),
    );
  });

  test('without a meteor there is none', () => {
    duel(pyromancer(), me.rolls(1, 1, 1, 5, 4), me.cannot(me.activates('pyroblast')), me.activatesNothing());
  });
});

describe('Combustion', () => {
  test.each([
    ['combustion', 3],
    ['combustion-ii', 4],
  ])('%s: %i undefendable damage for each that is removed', (ability, each) => {
    const board = withMastery(2, ...(each === 3 ? [] : [ability]));
    duel(
      board,
      me.rolls(...MEANING),
      me.activates(ability),
      me.chooses(2),
      mastery(1),
      until('main-2'),
      foe.has({ health: 50 - 2 * each }),
    );
  });

  test('at most 4 go, none is enough', () => {
    duel(
      withMastery(5),
      me.rolls(...MEANING),
      me.activates('combustion'),
      me.cannot(me.chooses(5)),
      me.chooses(4),
      until('main-2'),
      mastery(1),
      foe.has({ health: 38 }),
    );
    duel(
      withMastery(1),
      me.rolls(...MEANING),
      me.activates('combustion'),
      me.cannot(me.chooses(3)),
      me.chooses(0),
      until('main-2'),
      mastery(2),
      foe.has({ health: 50 }),
    );
  });

  test('there is a moment to act before the removal', () => {
    const armed = { me: { hero: 'pyromancer', tokens: { 'fire-mastery': 1 }, hand: ['getting-paid'] } };
    duel(
      armed,
      me.rolls(...MEANING),
      me.activates('combustion'),
      me.playsAt('at-then', 'getting-paid'),
      me.chooses(2),
      until('main-2'),
      foe.has({ health: 44 }),
    );
  });
});

describe('Hot Streak and Ignite', () => {
  test.each<[string, string, number, number]>([
    ['hot-streak', '', 0, 7],
    ['hot-streak', '', 1, 8],
    ['hot-streak', '', 5, 10],
    ['hot-streak-ii', 'hot-streak-ii', 1, 9],
  ])('%s %s with %i Fire Mastery: %i damage', (ability, upgrade, before, damage) => {
    duel(
      withMastery(before, ...(upgrade ? [upgrade] : [])),
      me.rolls(2, 3, 4, 5, 5),
      me.activates(ability),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 50 - damage }),
      mastery(Math.min(5, before + 2)),
    );
  });

  test.each<[string, string, number, number, number]>([
    ['ignite', '', 0, 8, 0],
    ['ignite', '', 1, 10, 0],
    ['ignite-ii', 'ignite-ii', 1, 11, 1],
  ])('%s %s with %i Fire Mastery: %i damage, Burn %i', (ability, upgrade, before, damage, burn) => {
    duel(
      withMastery(before, ...(upgrade ? [upgrade] : [])),
      me.rolls(2, 3, 4, 5, 6),
      me.activates(ability),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 50 - damage, tokens: { burn } }),
    );
  });

  test('a small straight is no large one', () => {
    duel(pyromancer(), me.rolls(2, 3, 4, 5, 5), me.cannot(me.activates('ignite')), me.activatesNothing());
    duel(pyromancer(), me.rolls(2, 3, 4, 6, 6), me.cannot(me.activates('hot-streak')), me.activatesNothing());
  });

  test('Scorch: gain 2, Burn, 6 damage', () => {
    duel(
      pyromancer('hot-streak-ii'),
      me.rolls(1, 1, 4, 4, 6),
      me.activatesLine('hot-streak-ii', 'scorch'),
      foe.takesIt(),
      until('main-2'),
      mastery(2),
      foe.has({ health: 44, tokens: { burn: 1 } }),
    );
    duel(
      pyromancer('hot-streak-ii'),
      me.rolls(1, 1, 4, 5, 6),
      me.cannot(me.activatesLine('hot-streak-ii', 'scorch')),
      me.activatesNothing(),
    );
  });

  test('Blazing Soul: the limit rises first, then 5 and Knockdown, without an Attack', () => {
    duel(
      withMastery(3, 'ignite-ii'),
      me.rolls(4, 4, 5, 5, 1),
      me.activatesLine('ignite-ii', 'blazing-soul'),
      until('main-2'),
      mastery(6),
      foe.has({ health: 50, tokens: { knockdown: 1 } }),
    );
  });
});

describe('Meteorite', () => {
  test.each([
    ['meteorite', 2],
    ['meteorite-ii', 3],
  ])(
    '%s: Stun, undefendable damage for each Fire Mastery, %i collateral, and another Offensive Roll Phase',
    (ability, collateral) => {
      duel(
        withMastery(1, ...(collateral === 2 ? [] : [ability])),
        me.rolls(6, 6, 6, 6, 1),
        me.activates(ability),
        me.rolls(1, 1, 1, 4, 4),
        foe.has({ health: 50 - 3 - collateral, tokens: { stun: 0 } }),
        me.activates('fireball'),
        foe.takesIt(),
        until('main-2'),
        foe.has({ health: 50 - 3 - collateral - 4 }),
      );
    },
  );

  test('Meteoroid: three burdens and the extra phase, no damage', () => {
    duel(
      pyromancer('meteorite-ii'),
      me.rolls(6, 6, 6, 1, 1),
      me.activatesLine('meteorite-ii', 'meteoroid'),
      me.rolls(1, 4, 4, 5, 1),
      foe.has({ health: 50, tokens: { knockdown: 1, burn: 1, stun: 0 } }),
      me.activatesNothing(),
    );
    duel(pyromancer(), me.rolls(6, 6, 6, 1, 1), me.cannot(me.activates('meteorite')), me.activatesNothing());
  });
});
