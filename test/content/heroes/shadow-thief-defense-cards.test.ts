import { describe, test } from 'vitest';
import type { DieValue } from '../../../src/engine/rules.ts';
import { duel, foe, me, until } from '../kit.ts';

/** Dagger on 1 and 2, bag 3 and 4, card 5, shadow 6. */
const attacked = (...upgrades: string[]) => ({
  me: { hero: 'barbarian' },
  foe: { hero: 'shadow-thief', hand: [], upgrades },
});
const smack = [me.rolls(1, 1, 2, 4, 4), me.activates('smack')];

describe('defenses', () => {
  test.each<[string, number, number, number, number, ...DieValue[]]>([
    ['shadow-defense', 0, 0, 0, 46, 1, 3, 3, 5],
    ['shadow-defense', 1, 0, 0, 46, 1, 2, 3, 5],
    ['shadow-defense', 1, 0, 0, 46, 1, 2, 1, 2],
    ['shadow-defense', 1, 1, 0, 46, 1, 2, 3, 6],
    ['shadow-defense', 0, 1, 1, 50, 1, 3, 6, 6],
    ['shadow-defense', 1, 1, 1, 50, 1, 1, 6, 6],
    ['shadow-defense-ii', 0, 1, 0, 46, 1, 3, 3, 5, 6],
    ['shadow-defense-ii', 1, 1, 1, 50, 1, 1, 6, 6, 6],
  ])(
    '%s: Poison %i, Sneak Attack %i, Shadows %i, health %i',
    (ability, poison, sneak, shadows, health, ...dice) => {
      duel(
        attacked(...(ability.endsWith('-ii') ? [ability] : [])),
        ...smack,
        foe.defends(ability, ...dice),
        until('main-2'),
        me.has({ health: 50, tokens: { poison } }),
        foe.has({ health, tokens: { 'sneak-attack': sneak, shadows } }),
      );
    },
  );

  test.each<[string, number, number, ...DieValue[]]>([
    ['counter-strike', 0, 0, 3, 4, 5, 6, 6],
    ['counter-strike', 1, 0, 1, 4, 5, 3, 3],
    ['counter-strike', 5, 0, 1, 2, 1, 2, 1],
    ['counter-strike', 1, 1, 1, 6, 3, 3, 3],
    ['counter-strike', 2, 1, 1, 1, 6, 6, 3],
    ['counter-strike-ii', 2, 0, 1, 4, 5, 3, 3],
    ['counter-strike-ii', 4, 1, 1, 1, 6, 6, 3],
  ])('%s: %i back, Poison %i', (ability, back, poison, ...dice) => {
    duel(
      attacked(...(ability.endsWith('-ii') ? [ability] : [])),
      ...smack,
      foe.defends(ability, ...dice),
      until('main-2'),
      me.has({ health: 50 - back, tokens: { poison } }),
      foe.has({ health: 46 }),
    );
  });

  test('one of the two, picked before the roll', () => {
    duel(
      attacked('counter-strike-ii'),
      ...smack,
      foe.cannot(foe.defends('counter-strike')),
      foe.defends('shadow-defense', 3, 3, 5, 5),
      foe.cannot(foe.defends('counter-strike-ii')),
      until('main-2'),
    );
  });
});

describe('cards', () => {
  const inMain = (card: string, cp: number, tokens: Record<string, number> = {}) => ({
    me: { hero: 'shadow-thief', hand: [card], cp, tokens },
    phase: 'main-1' as const,
  });

  test('Sneaky! up to the limit of one', () => {
    duel(
      inMain('sneaky', 1),
      me.plays('sneaky'),
      until('offensive-roll'),
      me.has({ tokens: { 'sneak-attack': 1 } }),
    );
    duel(
      inMain('sneaky', 1, { 'sneak-attack': 1 }),
      me.plays('sneaky'),
      until('offensive-roll'),
      me.has({ tokens: { 'sneak-attack': 1 } }),
    );
  });

  test('Poison Wound! at any time, up to three', () => {
    duel(
      inMain('poison-wound', 2),
      me.plays('poison-wound'),
      me.has({ cp: 0 }),
      foe.has({ tokens: { poison: 1 } }),
    );
    duel(
      {
        me: { hero: 'barbarian', tokens: { poison: 3 } },
        foe: { hero: 'shadow-thief', hand: ['poison-wound'], cp: 2 },
      },
      foe.cannot(foe.plays('poison-wound')),
    );
    duel(inMain('poison-wound', 1), me.cannot(me.plays('poison-wound')), until('offensive-roll'));
  });

  test('Wild Shadow!: any die of anybody, with Shadows two', () => {
    const wild = (tokens: Record<string, number>) => ({
      me: { hero: 'shadow-thief', hand: ['wild-shadow'], cp: 4, tokens },
    });
    duel(
      wild({}),
      me.rolls(1, 1, 3, 5, 6),
      me.plays('wild-shadow'),
      me.alters(3, 2),
      me.cannot(me.alters(4, 2)),
      me.activates('dagger-strike'),
    );
    duel(
      wild({ shadows: 1 }),
      me.rolls(1, 1, 3, 5, 6),
      me.plays('wild-shadow'),
      me.alters(3, 2),
      me.alters(4, 2),
      me.activates('dagger-strike'),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 44, tokens: { poison: 1 } }),
    );
    duel(
      { me: { hero: 'barbarian' }, foe: { hero: 'shadow-thief', hand: ['wild-shadow'], cp: 4 } },
      ...smack,
      foe.plays('wild-shadow'),
      foe.alters(1, 4),
      me.cannot(me.activates('smack')),
      me.activatesNothing(),
    );
  });

  test.each([
    [0, 2],
    [1, 3],
  ])('Shadow Coin! with Shadows %i: %i CP', (shadows, cp) => {
    duel(inMain('shadow-coin', 0, { shadows }), me.plays('shadow-coin'), me.has({ cp }));
  });

  test('Enter the Shadows! answers an Attack: no damage, no defense', () => {
    duel(
      { me: { hero: 'barbarian' }, foe: { hero: 'shadow-thief', hand: ['enter-the-shadows'], cp: 4 } },
      ...smack,
      foe.plays('enter-the-shadows'),
      foe.cannot(foe.defends('counter-strike')),
      until('main-2'),
      foe.has({ health: 50, cp: 0, tokens: { shadows: 1 } }),
    );
  });

  test.each([
    [0, 1],
    [1, 2],
  ])('Card Trick! with Shadows %i: the opponent loses one, %i drawn', (shadows, drawn) => {
    duel(
      {
        ...inMain('card-trick', 2, { shadows }),
        foe: { hero: 'barbarian', hand: ['get-some', 'double-up'] },
      },
      me.plays('card-trick'),
      until('offensive-roll'),
      me.has({ cp: 0, hand: drawn }),
      foe.has({ hand: 1, cp: 2 }),
    );
  });

  test('Card Trick! also against an empty hand', () => {
    duel(inMain('card-trick', 2), me.plays('card-trick'), until('offensive-roll'), me.has({ hand: 1 }));
  });

  test.each<[DieValue, number, number, number]>([
    [6, 0, 2, 1],
    [5, 1, 0, 0],
    [1, 1, 0, 0],
  ])('Shadow Meld! with a %i: %i cards, %i CP, Sneak Attack %i', (die, cards, cp, sneak) => {
    duel(
      inMain('shadow-meld', 0),
      me.plays('shadow-meld', die),
      until('offensive-roll'),
      me.has({ hand: cards, cp, tokens: { 'sneak-attack': sneak } }),
    );
  });
});

describe('tokens', () => {
  test.each([1, 2, 3])('%i Poison hurt as much in upkeep, and stay', (poison) => {
    duel(
      { me: { hero: 'barbarian', tokens: { poison } }, phase: 'upkeep' },
      until('main-1'),
      me.has({ health: 50 - poison, tokens: { poison } }),
    );
  });

  test.each<[DieValue]>([[1], [6]])('Sneak Attack with a %i adds as much', (die) => {
    const armed = { me: { hero: 'shadow-thief', tokens: { 'sneak-attack': 1 } } };
    duel(
      armed,
      me.cannot(me.spends('sneak-attack')),
      me.rolls(1, 1, 2, 5, 5),
      me.activates('dagger-strike'),
      me.spends('sneak-attack', { dice: [die] }),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { 'sneak-attack': 0 } }),
      foe.has({ health: 46 - die }),
    );
    duel(
      armed,
      me.rolls(5, 5, 1, 3, 3),
      me.activates('carducopia'),
      me.cannot(me.spends('sneak-attack')),
      until('main-2'),
    );
  });

  const hidden = {
    me: { hero: 'barbarian' },
    foe: { hero: 'shadow-thief', hand: [], tokens: { shadows: 1 } },
  };

  test('Shadows: neither damage nor defense, what else comes does; they stay', () => {
    duel(
      hidden,
      me.rolls(6, 6, 6, 6, 1),
      me.activates('crit-bash'),
      me.rolls(1, 1, 2, 4, 4),
      me.activates('smack'),
      foe.cannot(foe.defends('counter-strike')),
      until('main-2'),
      foe.has({ health: 50, tokens: { shadows: 1 } }),
    );
  });

  test('Shadows do not stop an Ultimate', () => {
    duel(
      { ...hidden, me: { hero: 'paladin' } },
      me.rolls(6, 6, 6, 6, 6),
      me.activates('resolute-faith'),
      until('main-2'),
      foe.has({ health: 40, tokens: { shadows: 1 } }),
    );
  });

  test('Shadows do not keep Poison off', () => {
    duel(
      { me: { hero: 'shadow-thief', tokens: { shadows: 1, poison: 2 } }, phase: 'upkeep' },
      until('main-1'),
      me.has({ health: 48 }),
    );
  });

  test('they leave at the end of a turn that began with them, not of the turn that brought them', () => {
    duel(
      { me: { hero: 'shadow-thief', tokens: { shadows: 1 } }, phase: 'upkeep' },
      me.rolls(1, 3, 3, 5, 6),
      me.activatesNothing(),
      until('discard'),
      me.has({ tokens: { shadows: 1 } }),
      until('upkeep'),
      me.has({ tokens: { shadows: 0 } }),
    );
    duel(
      { me: { hero: 'shadow-thief', hand: ['enter-the-shadows'], cp: 4 }, phase: 'main-2' },
      me.plays('enter-the-shadows'),
      until('upkeep'),
      me.has({ tokens: { shadows: 1 } }),
      until('offensive-roll'),
      foe.rolls(1, 1, 4, 4, 6),
      foe.activatesNothing(),
      until('upkeep'),
      me.has({ tokens: { shadows: 1 } }),
    );
  });
});
