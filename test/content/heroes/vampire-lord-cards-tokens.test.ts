import { describe, test } from 'vitest';
import type { DieValue } from '../../../src/engine/rules.ts';
import { duel, foe, me, player, resolved, spec, until } from '../kit.ts';

const CLAWS: DieValue[] = [1, 2, 3, 5, 6];
const gouge = [me.rolls(...CLAWS), me.activates('gouge')];
const holding = (tokens: Record<string, number>, more = {}) => ({
  hero: 'vampire-lord',
  cp: 0,
  tokens,
  ...more,
});

describe('cards', () => {
  const hand = (card: string, tokens = {}) => ({ hero: 'vampire-lord', cp: 5, hand: [card], tokens });

  test('Blood Letting!, Dark Omen!', () => {
    duel(
      { me: hand('blood-letting'), phase: 'main-1' },
      me.plays('blood-letting'),
      resolved,
      me.has({ cp: 6, tokens: { 'blood-power': 1 } }),
    );
    duel(
      { me: hand('dark-omen', { 'blood-power': 4 }), phase: 'main-1' },
      me.plays('dark-omen'),
      resolved,
      me.has({ cp: 1, tokens: { mesmerize: 1, 'blood-power': 5 } }),
      foe.has({ tokens: { bleed: 1 } }),
    );
  });

  test.each([
    [0, 5, 3],
    [1, 7, 2],
    [2, 9, 1],
  ])('Consume Blood! spends %i', (spent, cp, left) => {
    duel(
      { me: hand('consume-blood', { 'blood-power': 3 }), phase: 'main-1' },
      me.plays('consume-blood'),
      me.chooses(spent),
      resolved,
      me.has({ cp, tokens: { 'blood-power': left } }),
    );
  });

  test('Consume Blood! needs Blood Power', () => {
    duel(
      { me: hand('consume-blood'), phase: 'main-1' },
      me.cannot(me.plays('consume-blood')),
      until('offensive-roll'),
    );
  });

  test.each<[DieValue[], number, number]>([
    [[1, 2, 4, 5, 6], 45, 0],
    [[1, 2, 3, 5, 6], 44, 1],
  ])('Limb from Limb! on %j', (dice, health, bleed) => {
    duel(
      { me: hand('limb-from-limb') },
      ...gouge,
      me.plays('limb-from-limb', ...dice),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health, tokens: { bleed } }),
    );
  });

  test('Blood Boil!: 1 more, and 1 for each Bleed there', () => {
    duel(
      { me: hand('blood-boil'), foe: { hero: 'barbarian', tokens: { bleed: 2 } } },
      ...gouge,
      me.plays('blood-boil'),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 44 }),
    );
  });

  test.each<[DieValue, number]>([
    [1, 1],
    [2, 1],
    [5, 3],
    [6, 3],
  ])('Blood Flow! on %i: %i', (die, blood) => {
    duel(
      { me: hand('blood-flow'), phase: 'main-1' },
      me.plays('blood-flow', die),
      resolved,
      me.has({ cp: 4, tokens: { 'blood-power': blood } }),
    );
  });
});

describe('Blood Power', () => {
  test('1 adds 3 to an Attack, once a turn; other ways are still open', () => {
    duel(
      { me: holding({ 'blood-power': 5 }) },
      ...gouge,
      me.spends('blood-power', { use: 'damage', count: 1 }),
      me.cannot(me.spends('blood-power', { use: 'damage', count: 1 })),
      me.spends('blood-power', { use: 'heal', count: 4 }),
      foe.takesIt(),
      until('main-2'),
      me.has({ health: 50 + 6, tokens: { 'blood-power': 0 } }),
      foe.has({ health: 44 }),
    );
  });

  test('2 take a status effect off a player, in the own Main Phase only', () => {
    duel(
      {
        me: holding({ 'blood-power': 2, burn: 1 }),
        foe: { hero: 'barbarian', tokens: { evasive: 1, protect: 1 } },
        phase: 'main-1',
      },
      me.spends('blood-power', { use: 'remove', count: 2 }),
      me.targets(1),
      me.chooses('protect'),
      me.has({ tokens: { 'blood-power': 0 } }),
      foe.has({ tokens: { evasive: 1, protect: 0 } }),
    );
    duel(
      { me: holding({ 'blood-power': 2, burn: 1 }) },
      me.cannot(me.spends('blood-power', { use: 'remove', count: 2 })),
      me.rolls(...CLAWS),
      me.activatesNothing(),
      until('main-2'),
    );
  });

  test('3 draw 2 cards, once in each turn of anybody', () => {
    duel(
      { me: { hero: 'barbarian', cp: 0 }, foe: holding({ 'blood-power': 5 }) },
      foe.spends('blood-power', { use: 'draw', count: 3 }),
      me.rolls(1, 1, 4, 4, 6),
      me.activatesNothing(),
      until('main-2'),
      foe.has({ hand: 2, tokens: { 'blood-power': 2 } }),
    );
  });

  test('4 heal what really landed: prevention counts, a heal of the other does not, nor its last health (R47, R230)', () => {
    duel(
      {
        me: holding({ 'blood-power': 4 }, { health: 20 }),
        foe: { hero: 'paladin', health: 30, tokens: { protect: 1 } },
      },
      me.rolls(1, 1, 1, 2, 2),
      me.activates('gouge'),
      me.spends('blood-power', { use: 'heal', count: 4 }),
      foe.spends('protect'),
      foe.takesIt(),
      until('main-2'),
      me.has({ health: 23 }),
      foe.has({ health: 27 }),
    );
    spec(
      {
        mode: 'koth',
        seats: [
          { ...holding({ 'blood-power': 4 }), hand: [], health: 20 },
          { hero: 'barbarian', hand: [], health: 2 },
          { hero: 'monk', hand: [], health: 30 },
        ],
        phase: 'offensive-roll',
      },
      me.rolls(1, 1, 1, 2, 2),
      me.activates('gouge'),
      me.spends('blood-power', { use: 'heal', count: 4 }),
      me.targets(1),
      player(1).takesIt(),
      until('main-2'),
      me.has({ health: 27 }),
    );
  });

  test('an Attack on somebody with 2 Bleed brings one at the end of the turn, also where none is held', () => {
    duel(
      { me: holding({}), foe: { hero: 'barbarian', tokens: { bleed: 2 } } },
      ...gouge,
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { 'blood-power': 0 } }),
      until('upkeep'),
      me.has({ tokens: { 'blood-power': 1 } }),
    );
  });

  test('of several opponents the one with 2 Bleed must be the one that was hit', () => {
    const seats = [
      { ...holding({}), hand: [], health: 30 },
      { hero: 'barbarian', hand: [], health: 30, tokens: { bleed: 2 } },
      { hero: 'monk', hand: [], health: 30 },
    ];
    for (const [target, blood] of [
      [1, 1],
      [2, 0],
    ] as const) {
      spec(
        { mode: 'koth', seats, phase: 'offensive-roll' },
        ...gouge,
        me.targets(target),
        player(target).takesIt(),
        until('upkeep'),
        me.has({ tokens: { 'blood-power': blood } }),
      );
    }
  });
});

describe('Mesmerize', () => {
  const attacked = { me: { hero: 'barbarian', cp: 0 }, foe: holding({ mesmerize: 1 }) };

  test.each<[DieValue, number]>([
    [5, 50],
    [4, 46],
  ])('on %i', (die, health) => {
    duel(
      attacked,
      me.rolls(1, 1, 1, 4, 6),
      me.activates('smack'),
      foe.spends('mesmerize', { dice: [die], at: 'before-activation' }),
      ...(die >= 5
        ? [
            { step: { kind: 'act', act: { seat: 1, do: 'alter', die: 1 } }, dice: [5] } as const,
            me.activatesNothing(),
          ]
        : [foe.takesIt()]),
      until('main-2'),
      foe.has({ health, tokens: { mesmerize: 0 } }),
    );
  });

  test('nobody need be forced', () => {
    duel(
      attacked,
      me.rolls(1, 1, 1, 4, 6),
      me.activates('smack'),
      foe.spends('mesmerize', { dice: [6], at: 'before-activation' }),
      foe.chooses('skip'),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 46 }),
    );
  });
});

describe('Bleed', () => {
  test.each<[DieValue[], number, number]>([
    [[3, 6], 49, 1],
    [[1, 4], 48, 2],
    [[5, 6], 50, 0],
  ])('two of them on %j', (dice, health, left) => {
    duel(
      { me: { hero: 'barbarian', tokens: { bleed: 2 } }, phase: 'upkeep' },
      { ...until('main-1'), dice },
      me.has({ health, tokens: { bleed: left } }),
    );
  });
});
