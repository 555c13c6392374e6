import { describe, test } from 'vitest';
import type { DieValue } from '../../../src/engine/rules.ts';
import { duel, foe, me, until } from '../kit.ts';

/** Sword on 1 and 2, helmet 3 and 4, life 5, prayer 6. */
const inMain = (card: string, cp: number) => ({
  me: { hero: 'paladin', hand: [card], cp, health: 40 },
  phase: 'main-1' as const,
});

describe('cards', () => {
  test.each([0, 1])('Mighty! gives player %i a Crit', (player) => {
    duel(
      inMain('mighty', 1),
      me.plays('mighty'),
      me.targets(player),
      until('offensive-roll'),
      me.has({ cp: 0, tokens: { crit: 1 - player } }),
      foe.has({ tokens: { crit: player } }),
    );
  });

  test('Consecration! gives a player all four', () => {
    const four = { protect: 1, retribution: 1, crit: 1, accuracy: 1 };
    duel(
      inMain('consecration', 4),
      me.plays('consecration'),
      me.targets(0),
      until('offensive-roll'),
      me.has({ cp: 0, tokens: four }),
    );
    duel(
      inMain('consecration', 4),
      me.plays('consecration'),
      me.targets(1),
      until('offensive-roll'),
      foe.has({ tokens: four }),
    );
    duel(inMain('consecration', 3), me.cannot(me.plays('consecration')), until('offensive-roll'));
  });

  test.each<[DieValue, number, number, number]>([
    [1, 2, 0, 0],
    [2, 2, 0, 0],
    [3, 0, 3, 0],
    [4, 0, 3, 0],
    [5, 0, 4, 0],
    [6, 0, 0, 3],
  ])('Blessed! with a %i: %i cards, heal %i, %i CP', (die, cards, healed, cp) => {
    duel(
      inMain('blessed', 1),
      me.plays('blessed', die),
      until('offensive-roll'),
      me.has({ hand: cards, health: 40 + healed, cp }),
    );
  });

  test.each<[DieValue, number, number]>([
    [5, 1, 0],
    [6, 0, 4],
  ])('Divine Favor! with a %i: %i cards, %i CP', (die, cards, cp) => {
    duel(
      inMain('divine-favor', 0),
      me.plays('divine-favor', die),
      until('offensive-roll'),
      me.has({ hand: cards, cp }),
    );
  });

  const guarded = {
    me: { hero: 'barbarian' },
    foe: { hero: 'paladin', hand: ['absolution'], cp: 1 },
  };

  test.each<[DieValue, number, number, number]>([
    [1, 3, 0, 0],
    [3, 0, 3, 0],
    [5, 0, 5, 0],
    [6, 0, 2, 2],
  ])('Absolution! with a %i: %i back, prevent %i, %i CP', (die, back, prevented, cp) => {
    duel(
      guarded,
      me.rolls(1, 1, 2, 3, 4),
      me.activates('smack'),
      foe.takesIt(),
      foe.plays('absolution', die),
      until('main-2'),
      me.has({ health: 50 - back }),
      foe.has({ health: 44 + prevented, cp }),
    );
  });

  test('Absolution! needs an Attack, and not an Ultimate', () => {
    duel(
      { ...guarded, phase: 'main-1' },
      foe.cannot(foe.plays('absolution', 1)),
      me.rolls(1, 1, 4, 4, 6),
      foe.cannot(foe.plays('absolution', 1)),
      me.activatesNothing(),
    );
    duel(
      { ...guarded, me: { hero: 'paladin' } },
      me.rolls(6, 6, 6, 6, 6),
      me.activates('resolute-faith'),
      foe.cannot(foe.plays('absolution', 1)),
      until('main-2'),
      foe.has({ hand: ['absolution'] }),
    );
  });
});

describe('tokens', () => {
  const attack = (tokens: Record<string, number>) => ({ me: { hero: 'paladin', tokens } });
  const attacked = (tokens: Record<string, number>, health = 50) => ({
    me: { hero: 'barbarian' },
    foe: { hero: 'paladin', hand: [], health, tokens },
  });
  const smack = [me.rolls(1, 1, 2, 3, 4), me.activates('smack')];
  const strongSmack = [me.rolls(1, 1, 2, 3, 3), me.activates('smack')];

  test('Crit: 4 more from 5 damage on, before or after the defense', () => {
    duel(
      attack({ crit: 1 }),
      me.rolls(1, 1, 2, 3, 4),
      me.activates('righteous-combat', 5, 5),
      me.spends('crit'),
      me.cannot(me.spends('crit')),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 41 }),
    );
    duel(
      attack({ crit: 1 }),
      me.rolls(1, 1, 2, 3, 4),
      me.activates('righteous-combat', 5, 5),
      foe.takesIt(),
      me.spends('crit', { at: 'before-damage' }),
      until('main-2'),
      foe.has({ health: 41 }),
    );
    duel(
      { me: { hero: 'paladin', tokens: { crit: 1 }, upgrades: ['mighty-prayer-ii'] } },
      me.rolls(1, 1, 2, 6, 5),
      me.activates('mighty-prayer-ii'),
      me.cannot(me.spends('crit')),
      until('main-2'),
      foe.has({ health: 46 }),
    );
  });

  test('Accuracy: no defense any more; too late once it is rolled', () => {
    duel(
      attack({ accuracy: 1 }),
      me.rolls(1, 2, 3, 4, 4),
      me.activates('holy-attack'),
      me.spends('accuracy'),
      foe.cannot(foe.defends('thick-skin')),
      until('main-2'),
      foe.has({ health: 44 }),
    );
    duel(
      attack({ accuracy: 1 }),
      me.rolls(1, 2, 3, 4, 4),
      me.activates('holy-attack'),
      foe.defends('thick-skin', 1, 1, 1),
      me.cannot(me.spends('accuracy')),
      until('main-2'),
    );
  });

  test.each([
    ['8 damage: 4', strongSmack, 46],
    ['6 damage: 3', smack, 47],
  ] as const)('Protect halves %s', (_, attacking, health) => {
    duel(
      attacked({ protect: 1 }),
      ...attacking,
      foe.spends('protect'),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health, tokens: { protect: 0 } }),
    );
  });

  test('Protect rounds up, works in upkeep, and needs damage', () => {
    duel(
      { me: { hero: 'paladin', tokens: { protect: 1, poison: 3 } }, phase: 'upkeep' },
      me.spends('protect'),
      until('main-1'),
      me.has({ health: 49 }),
    );
    duel(
      { me: { hero: 'paladin', tokens: { protect: 1 } }, phase: 'main-1' },
      me.cannot(me.spends('protect')),
      until('offensive-roll'),
    );
  });

  test('Retribution: half of what comes, whatever is prevented', () => {
    duel(
      attacked({ retribution: 1, protect: 1 }),
      ...smack,
      foe.spends('retribution'),
      foe.spends('protect'),
      foe.takesIt(),
      until('main-2'),
      me.has({ health: 47 }),
      foe.has({ health: 47, tokens: { retribution: 0 } }),
    );
    duel(
      { me: { hero: 'paladin', tokens: { retribution: 1, poison: 3 } }, phase: 'upkeep' },
      me.cannot(me.spends('retribution')),
      until('main-1'),
      me.has({ health: 47 }),
    );
  });

  test('Blessing of Divinity: 1 health instead of none, once, also from an Ultimate', () => {
    duel(
      attacked({ 'blessing-of-divinity': 1 }, 6),
      ...smack,
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 1, tokens: { 'blessing-of-divinity': 0 } }),
    );
    duel(
      attacked({ 'blessing-of-divinity': 1 }, 7),
      ...smack,
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 1, tokens: { 'blessing-of-divinity': 1 } }),
    );
    duel(
      { ...attacked({ 'blessing-of-divinity': 1 }, 10), me: { hero: 'paladin' } },
      me.rolls(6, 6, 6, 6, 6),
      me.activates('resolute-faith'),
      until('main-2'),
      foe.has({ health: 1, tokens: { 'blessing-of-divinity': 0 } }),
    );
  });

  test('nothing removes or moves the Blessing', () => {
    duel(
      {
        me: { hero: 'barbarian', hand: ['buh-bye', 'transference'], cp: 5 },
        foe: { hero: 'paladin', hand: [], tokens: { 'blessing-of-divinity': 1 } },
        phase: 'main-1',
      },
      me.cannot(me.plays('buh-bye')),
      me.cannot(me.plays('transference')),
      until('offensive-roll'),
    );
  });
});
