import { describe, test } from 'vitest';
import type { DieValue } from '../../../src/engine/rules.ts';
import { duel, foe, me, until } from '../kit.ts';

/** Dagger on 1 and 2, bag 3 and 4, card 5, shadow 6. */
const thief = (cp: number, ...upgrades: string[]) => ({ me: { hero: 'shadow-thief', cp, upgrades } });
const boardWith = (ability: string, cp = 0) => (ability.endsWith('-ii') ? thief(cp, ability) : thief(cp));
const SMALL: DieValue[] = [1, 2, 3, 4, 4];
const LARGE: DieValue[] = [1, 2, 3, 4, 5];

describe('Dagger Strike', () => {
  test.each<[string, number, number, number, number, ...DieValue[]]>([
    ['dagger-strike', 4, 0, 0, 0, 1, 1, 2, 5, 5],
    ['dagger-strike', 4, 1, 0, 0, 1, 1, 2, 3, 4],
    ['dagger-strike', 4, 1, 0, 1, 1, 1, 2, 3, 6],
    ['dagger-strike', 4, 0, 0, 1, 1, 1, 2, 6, 6],
    ['dagger-strike', 6, 1, 0, 0, 1, 1, 2, 2, 3],
    ['dagger-strike', 6, 0, 0, 1, 1, 1, 2, 2, 6],
    ['dagger-strike', 8, 0, 0, 0, 1, 1, 2, 2, 2],
    ['dagger-strike-ii', 4, 1, 1, 0, 1, 1, 2, 5, 5],
    ['dagger-strike-ii', 4, 1, 0, 0, 1, 1, 2, 3, 4],
    ['dagger-strike-ii', 4, 1, 1, 1, 1, 1, 2, 5, 6],
    ['dagger-strike-ii', 6, 1, 1, 0, 1, 1, 2, 2, 5],
    ['dagger-strike-ii', 8, 1, 0, 0, 1, 1, 2, 2, 2],
  ])('%s: %i damage, %i CP, %i cards, Poison %i', (ability, damage, cp, cards, poison, ...dice) => {
    duel(
      boardWith(ability),
      me.rolls(...dice),
      me.activates(ability),
      foe.takesIt(),
      until('main-2'),
      me.has({ cp, hand: cards }),
      foe.has({ health: 50 - damage, tokens: { poison } }),
    );
  });

  test('2 daggers are too few; Poison lies there before the defense', () => {
    duel(thief(0), me.rolls(1, 2, 3, 3, 6), me.cannot(me.activates('dagger-strike')), me.activatesNothing());
    duel(
      thief(0),
      me.rolls(1, 1, 2, 3, 6),
      me.activates('dagger-strike'),
      foe.defends('thick-skin', 1, 1, 1),
      foe.has({ tokens: { poison: 1 } }),
    );
  });
});

describe('Pickpocket', () => {
  test.each<[string, number, ...DieValue[]]>([
    ['pickpocket', 2, 3, 4, 1, 1, 5],
    ['pickpocket', 3, 3, 4, 3, 1, 5],
    ['pickpocket', 4, 3, 4, 3, 4, 5],
    ['pickpocket', 4, 3, 4, 3, 4, 3],
    ['pickpocket-ii', 3, 3, 4, 1, 1, 5],
    ['pickpocket-ii', 4, 3, 4, 3, 1, 5],
    ['pickpocket-ii', 5, 3, 4, 3, 4, 5],
    ['pickpocket-ii', 6, 3, 4, 3, 4, 3],
  ])('%s: %i CP from the supply', (ability, cp, ...dice) => {
    duel(
      boardWith(ability),
      me.rolls(...dice),
      me.activates(ability),
      until('main-2'),
      me.has({ cp }),
      foe.has({ health: 50, cp: 2 }),
    );
  });

  const rich = (cp: number) => ({ hero: 'barbarian', hand: [], cp });
  test.each<[string, number, number, number, DieValue]>([
    ['pickpocket', 2, 1, 2, 5],
    ['pickpocket', 0, 0, 2, 5],
    ['pickpocket', 4, 1, 4, 4],
    ['pickpocket-ii', 2, 2, 3, 5],
    ['pickpocket-ii', 1, 1, 3, 5],
    ['pickpocket-ii', 5, 2, 5, 4],
  ])('%s with a shadow: of %i CP there %i are lost, %i gained', (ability, there, lost, cp, die) => {
    const dice: DieValue[] = die === 4 ? [3, 3, 4, 4, 6] : [3, 4, 1, 5, 6];
    duel(
      { ...boardWith(ability), foe: rich(there) },
      me.rolls(...dice),
      me.activates(ability),
      until('main-2'),
      me.has({ cp }),
      foe.has({ cp: there - lost }),
    );
  });

  test('one bag is too few', () => {
    duel(thief(0), me.rolls(3, 1, 1, 5, 6), me.cannot(me.activates('pickpocket')), me.activatesNothing());
  });
});

describe('Shifty and Insidious Strike', () => {
  test.each<[string, number, number, DieValue[]]>([
    ['shifty-strike', 0, 2, SMALL],
    ['shifty-strike', 1, 2, SMALL],
    ['shifty-strike', 2, 3, SMALL],
    ['shifty-strike', 15, 8, SMALL],
    ['shifty-strike-ii', 0, 2, SMALL],
    ['shifty-strike-ii', 1, 3, SMALL],
    ['insidious-strike', 0, 3, LARGE],
    ['insidious-strike', 1, 4, LARGE],
    ['insidious-strike', 14, 15, LARGE],
    ['insidious-strike-ii', 1, 5, LARGE],
  ])('%s with %i CP: %i damage, the CP stay', (ability, cp, damage, dice) => {
    const gained = ability.endsWith('-ii') ? 4 : 3;
    duel(
      boardWith(ability, cp),
      me.rolls(...dice),
      me.activates(ability),
      foe.takesIt(),
      until('main-2'),
      me.has({ cp: Math.min(15, cp + gained) }),
      foe.has({ health: 50 - damage }),
    );
  });

  test('at the Then more CP may come', () => {
    duel(
      { me: { hero: 'shadow-thief', cp: 0, hand: ['shadow-coin'] } },
      me.rolls(...LARGE),
      me.activates('insidious-strike'),
      me.playsAt('at-then', 'shadow-coin'),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 45 }),
    );
  });

  test('three in a row are none, four no large one', () => {
    duel(thief(0), me.rolls(1, 2, 3, 5, 5), me.cannot(me.activates('shifty-strike')), me.activatesNothing());
    duel(thief(0), me.rolls(...SMALL), me.cannot(me.activates('insidious-strike')), me.activatesNothing());
  });

  test('Shadow Strike: half of the CP that are there, Poison', () => {
    const second = thief(5, 'shifty-strike-ii');
    duel(
      second,
      me.rolls(1, 2, 6, 6, 5),
      me.activatesLine('shifty-strike-ii', 'shadow-strike'),
      foe.takesIt(),
      until('main-2'),
      me.has({ cp: 5 }),
      foe.has({ health: 47, tokens: { poison: 1 } }),
    );
    duel(
      second,
      me.rolls(1, 3, 6, 6, 5),
      me.cannot(me.activatesLine('shifty-strike-ii', 'shadow-strike')),
      me.activatesNothing(),
    );
  });

  test('Shadow Strike without CP is no Attack, but poisons', () => {
    duel(
      thief(0, 'shifty-strike-ii'),
      me.rolls(1, 2, 6, 6, 5),
      me.activatesLine('shifty-strike-ii', 'shadow-strike'),
      foe.cannot(foe.defends('thick-skin')),
      until('main-2'),
      foe.has({ health: 50, tokens: { poison: 1 } }),
    );
  });

  test('Shank Attack: 1 CP, Sneak Attack, a card, Poison, no damage', () => {
    const second = thief(0, 'insidious-strike-ii');
    duel(
      second,
      me.rolls(1, 3, 5, 6, 6),
      me.activatesLine('insidious-strike-ii', 'shank-attack'),
      until('main-2'),
      me.has({ cp: 1, hand: 1, tokens: { 'sneak-attack': 1 } }),
      foe.has({ health: 50, tokens: { poison: 1 } }),
    );
    duel(
      second,
      me.rolls(1, 3, 4, 6, 6),
      me.cannot(me.activatesLine('insidious-strike-ii', 'shank-attack')),
      me.activatesNothing(),
    );
  });
});

describe('Shadow Dance', () => {
  test.each<[string, DieValue, number, number]>([
    ['shadow-dance', 1, 1, 0],
    ['shadow-dance', 4, 2, 0],
    ['shadow-dance', 5, 3, 0],
    ['shadow-dance-ii', 6, 3, 1],
  ])('%s with a %i: %i pure damage, both tokens, %i cards', (ability, die, damage, cards) => {
    duel(
      boardWith(ability),
      me.rolls(6, 6, 6, 1, 3),
      me.activates(ability, die),
      foe.cannot(foe.defends('thick-skin')),
      until('main-2'),
      me.has({ hand: cards, tokens: { shadows: 1, 'sneak-attack': 1 } }),
      foe.has({ health: 50 - damage }),
    );
  });

  test('its damage is pure, so that no Sneak Attack adds to it; 2 shadows are too few', () => {
    duel(
      { me: { hero: 'shadow-thief', tokens: { 'sneak-attack': 1 } } },
      me.rolls(6, 6, 6, 1, 3),
      me.activates('shadow-dance', 1),
      me.cannot(me.spends('sneak-attack')),
      until('main-2'),
      me.has({ tokens: { 'sneak-attack': 1 } }),
      foe.has({ health: 49 }),
    );
    duel(thief(0), me.rolls(6, 6, 1, 1, 3), me.cannot(me.activates('shadow-dance')), me.activatesNothing());
  });
});

describe('Carducopia', () => {
  test.each<[string, number, number, number, ...DieValue[]]>([
    ['carducopia', 2, 0, 2, 5, 5, 1, 3, 6],
    ['carducopia', 3, 0, 2, 5, 5, 5, 3, 6],
    ['carducopia-ii', 2, 0, 2, 5, 5, 1, 1, 2],
    ['carducopia-ii', 2, 1, 2, 5, 5, 1, 3, 4],
    ['carducopia-ii', 2, 0, 1, 5, 5, 1, 6, 6],
    ['carducopia-ii', 3, 1, 1, 5, 5, 5, 3, 6],
    ['carducopia-ii', 5, 0, 2, 5, 5, 5, 5, 5],
  ])('%s: %i cards, %i CP, the opponent keeps %i', (ability, cards, cp, kept, ...dice) => {
    duel(
      { ...boardWith(ability), foe: { hero: 'barbarian', hand: ['get-some', 'double-up'] } },
      me.rolls(...dice),
      me.activates(ability),
      until('main-2'),
      me.has({ hand: cards, cp }),
      foe.has({ health: 50, hand: kept, cp: 2 }),
    );
  });

  test('one card is too few', () => {
    duel(thief(0), me.rolls(5, 1, 1, 3, 6), me.cannot(me.activates('carducopia')), me.activatesNothing());
  });
});

describe('Shadow Shank!', () => {
  test.each([
    [0, 8],
    [2, 10],
    [15, 20],
  ])('with %i CP: 3 more and Shadows, then %i damage', (cp, damage) => {
    duel(
      { ...thief(cp), foe: { hero: 'barbarian', hand: ['not-this-time'], cp: 5 } },
      me.rolls(6, 6, 6, 6, 6),
      me.activates('shadow-shank'),
      foe.cannot(foe.plays('not-this-time')),
      until('main-2'),
      me.has({ cp: Math.min(15, cp + 3), tokens: { shadows: 1 } }),
      foe.has({ health: 50 - damage }),
    );
  });

  test('4 shadows are too few', () => {
    duel(thief(0), me.rolls(6, 6, 6, 6, 5), me.cannot(me.activates('shadow-shank')), me.activatesNothing());
  });
});
