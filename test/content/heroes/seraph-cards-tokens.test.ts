import { describe, test } from 'vitest';
import type { DieValue } from '../../../src/engine/rules.ts';
import { duel, foe, me, player, resolved, spec, until } from '../kit.ts';

const hand = (...cards: string[]) => ({ hero: 'seraph', cp: 5, hand: cards });
const BLADES: DieValue[] = [1, 2, 3, 5, 5];

describe('cards', () => {
  test('To the Skies!: a player gains Flight, up to 3', () => {
    duel(
      { me: { ...hand('to-the-skies'), tokens: { flight: 3 } }, phase: 'main-1' },
      me.plays('to-the-skies'),
      me.targets(0),
      me.has({ cp: 4, tokens: { flight: 3 } }),
    );
  });

  test('Divine Intervention! names a player for each of its gifts', () => {
    duel(
      { me: hand('divine-intervention'), phase: 'main-1' },
      me.plays('divine-intervention'),
      me.targets(1),
      me.targets(0),
      me.targets(1),
      resolved,
      me.has({ cp: 1, tokens: { 'holy-presence': 1, flight: 2 } }),
      foe.has({ tokens: { 'blinding-light': 1, cleanse: 1 } }),
    );
  });

  test.each<[DieValue, number, Record<string, number>]>([
    [2, 42, {}],
    [4, 45, { flight: 1 }],
    [5, 45, { cleanse: 1 }],
    [6, 45, { 'holy-presence': 1 }],
  ])('Angelic Combat! on %i', (die, health, tokens) => {
    duel(
      { me: hand('angelic-combat') },
      me.rolls(...BLADES),
      me.activates('holy-blade'),
      me.plays('angelic-combat', die),
      foe.takesIt(),
      until('main-2'),
      me.has({ cp: 4, tokens }),
      foe.has({ health }),
    );
  });

  test.each<[DieValue[], number, number]>([
    [[1, 2, 3, 4, 6], 42, 1],
    [[1, 1, 1, 1, 1], 40, 0],
    [[4, 4, 5, 6, 6], 45, 1],
  ])('Smote! on %j', (dice, health, light) => {
    duel(
      { me: hand('smote') },
      me.rolls(...BLADES),
      me.activates('holy-blade'),
      me.plays('smote', ...dice),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health, tokens: { 'blinding-light': light } }),
    );
  });

  test('Holier Than Thou!: a pendant, or a card', () => {
    duel(
      { me: hand('holier-than-thou'), phase: 'main-1' },
      me.plays('holier-than-thou', 6),
      resolved,
      me.has({ cp: 5, hand: 0, tokens: { flight: 2, cleanse: 2 } }),
    );
    duel(
      { me: hand('holier-than-thou'), phase: 'main-1' },
      me.plays('holier-than-thou', 5),
      resolved,
      me.has({ hand: 1, tokens: { flight: 0 } }),
    );
  });
});

describe('Flight', () => {
  test('on offense a 6 makes the Attack undefendable; without one another may be tried', () => {
    duel(
      { me: { hero: 'seraph', cp: 0, tokens: { flight: 2 } } },
      me.rolls(...BLADES),
      me.activates('holy-blade'),
      me.spends('flight', { use: 'undefendable', dice: [5, 5] }),
      me.spends('flight', { use: 'undefendable', dice: [1, 6] }),
      foe.cannot(foe.defends('thick-skin')),
      until('main-2'),
      me.has({ tokens: { flight: 0 } }),
      foe.has({ health: 45 }),
    );
  });

  test('on offense it is too late once the Defensive Roll Phase has begun', () => {
    duel(
      { me: { hero: 'seraph', cp: 0, tokens: { flight: 1 } } },
      me.rolls(...BLADES),
      me.activates('holy-blade'),
      until('defensive-roll'),
      me.cannot(me.spends('flight', { use: 'undefendable' })),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { flight: 1 } }),
    );
  });

  test('on defense a 6 keeps off all, and the holder may still defend', () => {
    duel(
      { me: { hero: 'barbarian', cp: 0 }, foe: { hero: 'seraph', tokens: { flight: 2 } } },
      me.rolls(1, 1, 1, 4, 6),
      me.activates('smack'),
      foe.spends('flight', { use: 'prevent', dice: [5, 3] }),
      foe.spends('flight', { use: 'prevent', dice: [6, 3] }),
      foe.defends('angelic-mantle', 1),
      until('main-2'),
      me.has({ health: 48 }),
      foe.has({ health: 50, tokens: { flight: 0 } }),
    );
  });

  test('its dice are dice like others: a 6 that is turned away fails', () => {
    duel(
      {
        me: { hero: 'barbarian', cp: 2, hand: ['so-wild'] },
        foe: { hero: 'seraph', tokens: { flight: 1 } },
      },
      me.rolls(1, 1, 1, 4, 6),
      me.activates('smack'),
      foe.spends('flight', { use: 'prevent', dice: [6, 3] }),
      me.playsAt('dice', 'so-wild'),
      me.alters(1, 5),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 46 }),
    );
  });

  test('not against an Ultimate, and not for damage of an upkeep', () => {
    duel(
      { me: { hero: 'barbarian', cp: 0 }, foe: { hero: 'seraph', tokens: { flight: 1 } } },
      me.rolls(6, 6, 6, 6, 6),
      me.activates('rage'),
      foe.cannot(foe.spends('flight', { use: 'prevent' })),
      until('offensive-roll'),
      foe.has({ health: 35 }),
    );
    duel(
      { me: { hero: 'seraph', cp: 0, tokens: { flight: 1, burn: 1 } }, phase: 'upkeep' },
      me.cannot(me.spends('flight', { use: 'prevent' })),
      until('main-1'),
      me.has({ health: 48, tokens: { flight: 1 } }),
    );
  });
});

describe('Holy Presence', () => {
  test('1 damage for each to every opponent, whatever they would do', () => {
    spec(
      {
        mode: 'koth',
        seats: [
          { hero: 'seraph', hand: [], tokens: { 'holy-presence': 2 } },
          { hero: 'barbarian', hand: [] },
          { hero: 'monk', hand: [] },
        ],
        phase: 'upkeep',
      },
      until('main-1'),
      player(1).has({ health: 33 }),
      player(2).has({ health: 33 }),
    );
  });

  test('it can be removed, and not be moved', () => {
    duel(
      {
        me: { hero: 'barbarian', cp: 4, hand: ['buh-bye', 'transference'] },
        foe: { hero: 'seraph', tokens: { 'holy-presence': 1 } },
        phase: 'main-1',
      },
      me.cannot(me.plays('transference')),
      me.plays('buh-bye'),
      resolved,
      foe.has({ tokens: { 'holy-presence': 0 } }),
    );
  });
});

describe('Blinding Light', () => {
  const blinded = { me: { hero: 'barbarian', cp: 0, tokens: { 'blinding-light': 1 } } };
  const against = { ...blinded, foe: { hero: 'moon-elf' } };

  test.each<[DieValue, number]>([
    [2, 48],
    [3, 48],
    [4, 46],
    [6, 46],
  ])('on %i', (die, health) => {
    duel(
      against,
      me.rolls(1, 1, 1, 4, 6),
      me.activates('smack', die),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { 'blinding-light': 0 } }),
      foe.has({ health }),
    );
  });

  test('half is lost of what modifiers add as well', () => {
    duel(
      { me: { hero: 'barbarian', cp: 4, hand: ['get-some'], tokens: { 'blinding-light': 1 } } },
      me.rolls(1, 1, 1, 4, 6),
      me.activates('smack', 3),
      me.plays('get-some', 1, 1, 1, 4, 6),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 47 }),
    );
  });

  test('what the defender deals back stays whole', () => {
    duel(
      { me: { hero: 'barbarian', cp: 0, tokens: { 'blinding-light': 1 } }, foe: { hero: 'seraph' } },
      me.rolls(1, 1, 1, 4, 6),
      me.activates('smack', 3),
      foe.defends('angelic-mantle', 1),
      until('main-2'),
      me.has({ health: 48 }),
      foe.has({ health: 48 }),
    );
  });
});
