import { describe, test } from 'vitest';
import type { DieValue } from '../../../src/engine/rules.ts';
import { duel, foe, me, until } from '../kit.ts';

/** Flame on 1 to 3, blaze 4, fiery soul 5, meteor 6. */
const withMastery = (mastery: number, ...upgrades: string[]) => ({
  me: { hero: 'pyromancer', tokens: { 'fire-mastery': mastery }, upgrades, cp: 5 },
});
const mastery = (count: number) => me.has({ tokens: { 'fire-mastery': count } });

describe('cards', () => {
  const holding = (card: string, cp: number, count: number) => ({
    me: { hero: 'pyromancer', hand: [card], cp, tokens: { 'fire-mastery': count } },
    phase: 'main-1' as const,
  });

  test('Warm Up!: 1, then as many as CP are paid and the limit allows', () => {
    duel(
      holding('warm-up', 5, 1),
      me.plays('warm-up'),
      me.cannot(me.chooses(4)),
      me.chooses(3),
      me.has({ cp: 2, tokens: { 'fire-mastery': 5 } }),
    );
    duel(
      holding('warm-up', 1, 1),
      me.plays('warm-up'),
      me.cannot(me.chooses(2)),
      me.chooses(0),
      me.has({ cp: 1, tokens: { 'fire-mastery': 2 } }),
    );
  });

  test('Fire Up!: the limit rises by 1 before 2 are gained', () => {
    duel(
      holding('fire-up', 3, 5),
      me.plays('fire-up'),
      until('offensive-roll'),
      me.has({ cp: 0, tokens: { 'fire-mastery': 6 } }),
    );
    duel(holding('fire-up', 2, 5), me.cannot(me.plays('fire-up')));
  });

  test('Infernal Infusion!: a meteor fills up to the limit, anything else draws', () => {
    duel(
      holding('infernal-infusion', 0, 1),
      me.plays('infernal-infusion', 6),
      until('offensive-roll'),
      me.has({ hand: 0, tokens: { 'fire-mastery': 5 } }),
    );
    duel(
      holding('infernal-infusion', 0, 1),
      me.plays('infernal-infusion', 5),
      until('offensive-roll'),
      me.has({ hand: 1, tokens: { 'fire-mastery': 1 } }),
    );
  });

  test('Red Hot!: +1 for each Fire Mastery, only on an Attack of the own', () => {
    const hot = { me: { hero: 'pyromancer', hand: ['red-hot'], cp: 1, tokens: { 'fire-mastery': 2 } } };
    duel(
      hot,
      me.rolls(1, 2, 3, 5, 6),
      me.activates('fireball'),
      foe.takesIt(),
      me.playsAt('before-damage', 'red-hot'),
      until('main-2'),
      foe.has({ health: 43 }),
    );
    duel(
      hot,
      me.rolls(1, 2, 3, 5, 6),
      me.activates('fireball'),
      me.playsAt('after-activation', 'red-hot'),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 44 }),
    );
    duel(
      hot,
      me.rolls(1, 2, 3, 5, 6),
      me.cannot(me.plays('red-hot')),
      me.activatesNothing(),
      until('main-2'),
    );
  });

  test.each<[DieValue, number, number, number, number]>([
    [3, 7, 0, 1, 0],
    [4, 4, 1, 1, 0],
    [5, 4, 0, 3, 0],
    [6, 4, 0, 1, 1],
  ])(
    'Huzzah! with a %i: %i damage, Burn %i, Fire Mastery %i, Knockdown %i',
    (die, damage, burn, gained, knockdown) => {
      duel(
        { me: { hero: 'pyromancer', hand: ['huzzah'], cp: 1 } },
        me.rolls(1, 2, 3, 5, 6),
        me.activates('fireball'),
        me.plays('huzzah', die),
        foe.takesIt(),
        until('main-2'),
        mastery(gained),
        foe.has({ health: 50 - damage, tokens: { burn, knockdown } }),
      );
    },
  );

  test('upgrades cost what is printed, and a level above another only the difference', () => {
    const hand = ['pyroblast-ii', 'pyroblast-iii'];
    duel(
      { me: { hero: 'pyromancer', hand, cp: 3 }, phase: 'main-1' },
      me.plays('pyroblast-ii'),
      me.has({ cp: 1 }),
      me.plays('pyroblast-iii'),
      me.has({ cp: 0, upgrades: ['pyroblast-iii'] }),
    );
  });
});

describe('tokens', () => {
  test('Fire Mastery goes down by 1 in each own Upkeep', () => {
    duel({ ...withMastery(4), phase: 'upkeep' }, until('income'), mastery(3));
    duel({ ...withMastery(1), phase: 'upkeep' }, until('income'), mastery(0));
  });

  test("Burn deals 2 in its holder's Upkeep and stays", () => {
    duel(
      { me: { hero: 'barbarian', tokens: { burn: 1 } }, phase: 'upkeep' },
      until('main-1'),
      me.has({ health: 48, tokens: { burn: 1 } }),
    );
  });

  test('Knockdown: pay 2, or the Offensive Roll Phase is skipped', () => {
    const down = (cp: number) => ({ me: { hero: 'barbarian', cp, tokens: { knockdown: 1 } } });
    duel(down(2), me.isAsked('must pay or skip'));
    duel(down(2), me.chooses('pay'), me.has({ cp: 0, tokens: { knockdown: 0 } }), me.isAsked('must roll'));
    duel(down(3), me.chooses('skip'), until('main-2'), me.has({ cp: 3, tokens: { knockdown: 0 } }));
    duel(down(1), until('main-2'), me.has({ cp: 1, tokens: { knockdown: 0 } }));
  });
});
