import { describe, test } from 'vitest';
import type { DieValue } from '../../../src/engine/rules.ts';
import { duel, foe, me, until } from '../kit.ts';

/** Fist on 1 and 2, palm 3, zen 4 and 5, lotus 6. */
const monk = (...upgrades: string[]) => ({ me: { hero: 'monk', upgrades } });
const board = (ability: string) => monk(...(ability.endsWith('i') ? [ability] : []));
const withChi = (chi: number, ...upgrades: string[]) => ({ me: { hero: 'monk', tokens: { chi }, upgrades } });

describe('Fist Strike', () => {
  test.each<[string, number, number, ...DieValue[]]>([
    ['fist-strike', 6, 0, 1, 1, 1, 4, 6],
    ['fist-strike', 7, 0, 1, 1, 1, 1, 6],
    ['fist-strike', 8, 0, 1, 1, 1, 1, 1],
    ['fist-strike-ii', 7, 0, 1, 1, 1, 4, 6],
    ['fist-strike-ii', 8, 0, 1, 1, 1, 1, 6],
    ['fist-strike-ii', 9, 0, 1, 1, 1, 1, 1],
    ['fist-strike-iii', 7, 0, 1, 1, 1, 4, 6],
    ['fist-strike-iii', 8, 0, 1, 1, 1, 2, 6],
    ['fist-strike-iii', 8, 1, 1, 1, 1, 1, 6],
    ['fist-strike-iii', 9, 0, 1, 1, 1, 2, 2],
    ['fist-strike-iii', 9, 1, 1, 2, 2, 2, 2],
  ])('%s: %i damage, Knockdown %i', (ability, damage, knockdown, ...dice) => {
    duel(
      board(ability),
      me.rolls(...dice),
      me.activates(ability),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 50 - damage, tokens: { knockdown } }),
    );
  });

  test('2 fists are too few; against 3 the opponent may defend', () => {
    duel(monk(), me.rolls(1, 2, 3, 4, 6), me.cannot(me.activates('fist-strike')), me.activatesNothing());
    duel(monk(), me.rolls(1, 2, 1, 4, 6), me.activates('fist-strike'), foe.isAsked('must defend'));
  });
});

describe('Meditate', () => {
  test('5 Chi, and Evasive or Cleanse; no Attack', () => {
    duel(monk(), me.rolls(4, 4, 5, 1, 3), me.activates('meditate'), me.isAsked('must choose'));
    duel(
      monk(),
      me.rolls(4, 4, 5, 1, 3),
      me.activates('meditate'),
      me.chooses('evasive'),
      until('main-2'),
      me.has({ tokens: { chi: 5, evasive: 1, cleanse: 0 } }),
      foe.has({ health: 50 }),
    );
    duel(
      monk(),
      me.rolls(4, 4, 5, 1, 3),
      me.activates('meditate'),
      me.chooses('cleanse'),
      until('main-2'),
      me.has({ tokens: { chi: 5, evasive: 0, cleanse: 1 } }),
    );
    duel(monk(), me.rolls(4, 4, 1, 1, 3), me.cannot(me.activates('meditate')), me.activatesNothing());
  });

  test('II brings both, and 6 Chi only where the limit was raised', () => {
    duel(
      monk('meditate-ii'),
      me.rolls(4, 4, 5, 1, 3),
      me.activates('meditate-ii'),
      until('main-2'),
      me.has({ tokens: { chi: 5, evasive: 1, cleanse: 1 } }),
    );
  });

  test('Zen Strike: 6 damage, then 2 Chi', () => {
    duel(
      monk('meditate-ii'),
      me.rolls(1, 2, 4, 5, 6),
      me.activatesLine('meditate-ii', 'zen-strike'),
      foe.takesIt(),
      me.has({ tokens: { chi: 0 } }),
      until('main-2'),
      me.has({ tokens: { chi: 2 } }),
      foe.has({ health: 44 }),
    );
    duel(
      monk('meditate-ii'),
      me.rolls(1, 2, 4, 6, 6),
      me.cannot(me.activatesLine('meditate-ii', 'zen-strike')),
      me.activatesNothing(),
    );
  });
});

describe('straights', () => {
  test.each([
    ['fist-of-harmony', 2],
    ['fist-of-harmony-ii', 3],
  ])('%s: 6 damage, then %i Chi', (ability, chi) => {
    duel(
      board(ability),
      me.rolls(1, 2, 3, 4, 4),
      me.activates(ability),
      foe.takesIt(),
      me.has({ tokens: { chi: 0 } }),
      until('main-2'),
      me.has({ tokens: { chi } }),
      foe.has({ health: 44 }),
    );
  });

  test.each([
    ['fist-of-tranquility', 0],
    ['fist-of-tranquility-ii', 1],
  ])('%s: 7 damage, then Evasive and 3 Chi, Knockdown %i', (ability, knockdown) => {
    duel(
      board(ability),
      me.rolls(1, 2, 3, 4, 5),
      me.activates(ability),
      foe.takesIt(),
      me.has({ tokens: { chi: 0, evasive: 0 } }),
      until('main-2'),
      me.has({ tokens: { chi: 3, evasive: 1 } }),
      foe.has({ health: 43, tokens: { knockdown } }),
    );
  });

  test('Way of the Monk: one of each symbol, 2 Evasive and 3 undefendable damage', () => {
    const second = monk('fist-of-tranquility-ii');
    duel(
      second,
      me.rolls(1, 1, 3, 4, 6),
      me.activatesLine('fist-of-tranquility-ii', 'way-of-the-monk'),
      until('main-2'),
      me.has({ tokens: { evasive: 2 } }),
      foe.has({ health: 47 }),
    );
    duel(
      second,
      me.rolls(1, 1, 3, 4, 5),
      me.cannot(me.activatesLine('fist-of-tranquility-ii', 'way-of-the-monk')),
      me.activatesNothing(),
    );
  });
});

describe('Lotus Strike', () => {
  test.each([
    ['lotus-strike', 5, 5],
    ['lotus-strike-ii', 6, 6],
  ])('%s: %i undefendable damage, then the limit rises and %i Chi come', (ability, damage, chi) => {
    duel(
      board(ability),
      me.rolls(6, 6, 6, 6, 1),
      me.activates(ability),
      until('main-2'),
      me.has({ tokens: { chi } }),
      foe.has({ health: 50 - damage }),
    );
    duel(
      withChi(3, ...(damage === 5 ? [] : [ability])),
      me.rolls(6, 6, 6, 6, 1),
      me.activates(ability),
      until('main-2'),
      me.has({ tokens: { chi: 6 } }),
    );
  });

  test('Way of the Lotus: 2 undefendable damage, then Evasive and 2 Chi', () => {
    duel(
      monk('lotus-strike-ii'),
      me.rolls(6, 6, 6, 1, 1),
      me.activatesLine('lotus-strike-ii', 'way-of-the-lotus'),
      until('main-2'),
      me.has({ tokens: { chi: 2, evasive: 1 } }),
      foe.has({ health: 48 }),
    );
    duel(monk(), me.rolls(6, 6, 6, 1, 1), me.cannot(me.activates('lotus-strike')), me.activatesNothing());
  });
});

describe('Combo Strike', () => {
  const dice: DieValue[] = [1, 1, 2, 3, 4];

  test.each<[DieValue, number, number]>([
    [2, 8, 0],
    [3, 9, 0],
    [4, 6, 2],
  ])('a %i: %i damage, %i Chi', (die, damage, chi) => {
    duel(
      monk(),
      me.rolls(...dice),
      me.activates('combo-strike', die),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { chi } }),
      foe.has({ health: 50 - damage }),
    );
  });

  test('a lotus brings Evasive or Cleanse', () => {
    duel(
      monk(),
      me.rolls(...dice),
      me.activates('combo-strike', 6),
      me.chooses('cleanse'),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { cleanse: 1 } }),
      foe.has({ health: 44 }),
    );
    duel(monk(), me.rolls(1, 1, 2, 4, 4), me.cannot(me.activates('combo-strike')), me.activatesNothing());
  });

  test('II: both dice count', () => {
    const second = monk('combo-strike-ii');
    duel(
      second,
      me.rolls(...dice),
      me.activates('combo-strike-ii', 1, 3),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 40 }),
    );
    duel(
      second,
      me.rolls(...dice),
      me.activates('combo-strike-ii', 4, 5),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { chi: 4 } }),
      foe.has({ health: 45 }),
    );
    duel(
      second,
      me.rolls(...dice),
      me.activates('combo-strike-ii', 6, 6),
      me.chooses('evasive'),
      me.chooses('cleanse'),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { evasive: 1, cleanse: 1 } }),
    );
  });
});
