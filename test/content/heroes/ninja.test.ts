import { describe, test } from 'vitest';
import type { DieValue } from '../../../src/engine/rules.ts';
import { duel, foe, me, until } from '../kit.ts';

/** Ninjato on 1 to 3, shuriken 4 and 5, mask 6. */
const ninja = (...upgrades: string[]) => ({ me: { hero: 'ninja', upgrades } });
const board = (ability: string) => ninja(...(ability.endsWith('-ii') ? [ability] : []));
const FOUR_SHURIKEN: DieValue[] = [4, 4, 5, 5, 1];
const BLOSSOM: DieValue[] = [1, 2, 3, 4, 5];

describe('Slash', () => {
  test.each<[string, number, number, ...DieValue[]]>([
    ['slash', 5, 0, 1, 1, 1, 4, 6],
    ['slash', 6, 0, 1, 1, 1, 2, 6],
    ['slash', 7, 0, 1, 1, 1, 2, 2],
    ['slash-ii', 4, 0, 1, 1, 2, 4, 6],
    ['slash-ii', 4, 1, 1, 1, 1, 4, 6],
    ['slash-ii', 6, 1, 1, 1, 1, 2, 6],
    ['slash-ii', 8, 0, 1, 1, 2, 2, 3],
    ['slash-ii', 8, 1, 1, 1, 2, 2, 2],
  ])('%s: %i damage, Ninjutsu %i', (ability, damage, ninjutsu, ...dice) => {
    duel(
      board(ability),
      me.rolls(...dice),
      me.activates(ability),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { ninjutsu } }),
      foe.has({ health: 50 - damage }),
    );
  });

  test('2 ninjatos are too few; against 3 the opponent may defend', () => {
    duel(ninja(), me.rolls(1, 2, 4, 4, 6), me.cannot(me.activates('slash')), me.activatesNothing());
    duel(ninja(), me.rolls(1, 2, 3, 4, 6), me.activates('slash'), foe.isAsked('must defend'));
  });
});

describe('Walk the Line', () => {
  test('a total of 6 is undefendable, a total of 7 is not', () => {
    duel(
      ninja(),
      me.rolls(...FOUR_SHURIKEN),
      me.activates('walk-the-line', 2, 4),
      until('main-2'),
      foe.has({ health: 44 }),
    );
    duel(
      ninja(),
      me.rolls(...FOUR_SHURIKEN),
      me.activates('walk-the-line', 3, 4),
      foe.isAsked('must defend'),
    );
    duel(ninja(), me.rolls(4, 4, 5, 1, 1), me.cannot(me.activates('walk-the-line')), me.activatesNothing());
  });

  test('II lets one die be re-rolled', () => {
    const second = ninja('walk-the-line-ii');
    duel(
      second,
      me.rolls(...FOUR_SHURIKEN),
      me.activates('walk-the-line-ii', 3, 4),
      me.rerolls([1], 1),
      until('main-2'),
      foe.has({ health: 45 }),
    );
    duel(
      second,
      me.rolls(...FOUR_SHURIKEN),
      me.activates('walk-the-line-ii', 3, 4),
      me.cannot(me.rerolls([1, 2])),
      me.chooses('skip'),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 43 }),
    );
    duel(
      ninja(),
      me.rolls(...FOUR_SHURIKEN),
      me.activates('walk-the-line', 3, 4),
      me.cannot(me.rerolls([1])),
      foe.takesIt(),
    );
  });

  test('Tip of the Blade: pure damage as high as the die', () => {
    duel(
      ninja('walk-the-line-ii'),
      me.rolls(4, 4, 5, 1, 1),
      me.activatesLine('walk-the-line-ii', 'tip-of-the-blade', 5),
      until('main-2'),
      foe.has({ health: 45 }),
    );
  });
});

describe('Death Blossom', () => {
  test('1 for each ninjato, 2 for each shuriken; defendable without a mask', () => {
    duel(
      ninja(),
      me.rolls(...BLOSSOM),
      me.activates('death-blossom', 1, 2, 3, 4, 5),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 43 }),
    );
    duel(ninja(), me.rolls(1, 2, 4, 4, 5), me.cannot(me.activates('death-blossom')), me.activatesNothing());
  });

  test('a mask makes it undefendable', () => {
    duel(
      ninja(),
      me.rolls(...BLOSSOM),
      me.activates('death-blossom', 1, 2, 3, 4, 6),
      until('main-2'),
      foe.has({ health: 45, tokens: { 'delayed-poison': 0 } }),
    );
    duel(
      ninja(),
      me.rolls(...BLOSSOM),
      me.activates('death-blossom', 6, 6, 6, 6, 6),
      until('main-2'),
      foe.has({ health: 50 }),
    );
  });

  test('II: up to 2 dice again, and 2 masks inflict Delayed Poison', () => {
    const second = ninja('death-blossom-ii');
    duel(
      second,
      me.rolls(...BLOSSOM),
      me.activates('death-blossom-ii', 1, 2, 3, 4, 5),
      me.cannot(me.rerolls([1, 2, 3])),
      me.rerolls([1, 2], 6, 6),
      until('main-2'),
      foe.has({ health: 45, tokens: { 'delayed-poison': 1 } }),
    );
    duel(
      second,
      me.rolls(...BLOSSOM),
      me.activates('death-blossom-ii', 1, 2, 3, 4, 6),
      me.chooses('skip'),
      until('main-2'),
      foe.has({ tokens: { 'delayed-poison': 0 } }),
    );
  });
});

describe('Smoke Screen', () => {
  test.each([
    ['smoke-screen', 2],
    ['smoke-screen-ii', 3],
  ])('%s: a player gains Smoke Bomb and %i Ninjutsu, an opponent Delayed Poison', (ability, ninjutsu) => {
    duel(
      board(ability),
      me.rolls(1, 4, 5, 6, 6),
      me.activates(ability),
      me.targets(0),
      until('main-2'),
      me.has({ tokens: { 'smoke-bomb': 1, ninjutsu } }),
      foe.has({ health: 50, tokens: { 'delayed-poison': 1 } }),
    );
    duel(board(ability), me.rolls(1, 4, 5, 6, 6), me.activates(ability), me.isAsked('must name a player'));
  });

  test('Kuji-Kiri: 4 collateral damage twice, no Attack (R11)', () => {
    duel(
      ninja('smoke-screen-ii'),
      me.rolls(4, 5, 5, 6, 6),
      me.activatesLine('smoke-screen-ii', 'kuji-kiri'),
      until('main-2'),
      foe.has({ health: 42 }),
    );
    duel(
      ninja('smoke-screen-ii'),
      me.rolls(4, 5, 1, 6, 6),
      me.cannot(me.activatesLine('smoke-screen-ii', 'kuji-kiri')),
      me.activatesNothing(),
    );
  });
});

describe('Poison Blade', () => {
  test('Delayed Poison and 5 damage', () => {
    duel(
      ninja(),
      me.rolls(1, 2, 3, 4, 4),
      me.activates('poison-blade'),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 45, tokens: { 'delayed-poison': 1 } }),
    );
  });

  test.each<[DieValue, number]>([
    [3, 1],
    [4, 2],
    [6, 2],
  ])('II with a %i: %i Delayed Poison', (die, poison) => {
    duel(
      ninja('poison-blade-ii'),
      me.rolls(1, 2, 3, 4, 4),
      me.activates('poison-blade-ii', die),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 45, tokens: { 'delayed-poison': poison } }),
    );
  });
});

describe('Shadewalk', () => {
  test.each([
    ['shadewalk', 1, 6],
    ['shadewalk-ii', 2, 5],
  ])('%s: Smoke Bomb, %i Delayed Poison, %i undefendable damage', (ability, poison, damage) => {
    duel(
      board(ability),
      me.rolls(6, 6, 6, 6, 1),
      me.activates(ability),
      until('main-2'),
      me.has({ tokens: { 'smoke-bomb': 1 } }),
      foe.has({ health: 50 - damage, tokens: { 'delayed-poison': poison } }),
    );
  });

  test('Jugulate: 3 Ninjutsu and Delayed Poison, no Attack', () => {
    duel(
      ninja('shadewalk-ii'),
      me.rolls(6, 6, 6, 1, 1),
      me.activatesLine('shadewalk-ii', 'jugulate'),
      until('main-2'),
      me.has({ tokens: { ninjutsu: 3 } }),
      foe.has({ health: 50, tokens: { 'delayed-poison': 1 } }),
    );
    duel(ninja(), me.rolls(6, 6, 6, 1, 1), me.cannot(me.activates('shadewalk')), me.activatesNothing());
  });
});

describe('Shadow Fang', () => {
  test('Ninjutsu gained before the Then serves this Attack', () => {
    duel(
      ninja(),
      me.rolls(1, 2, 3, 4, 5),
      me.activates('shadow-fang'),
      me.spends('ninjutsu', { dice: [4] }),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { ninjutsu: 1, 'smoke-bomb': 0 } }),
      foe.has({ health: 40 }),
    );
  });

  test('II brings Smoke Bomb besides; Misdirect another', () => {
    duel(
      ninja('shadow-fang-ii'),
      me.rolls(1, 2, 3, 4, 5),
      me.activates('shadow-fang-ii'),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { ninjutsu: 2, 'smoke-bomb': 1 } }),
      foe.has({ health: 42 }),
    );
    duel(
      ninja('shadow-fang-ii'),
      me.rolls(1, 2, 6, 6, 5),
      me.activatesLine('shadow-fang-ii', 'misdirect'),
      until('main-2'),
      me.has({ tokens: { 'smoke-bomb': 1 } }),
      foe.has({ health: 48 }),
    );
    duel(ninja(), me.rolls(1, 2, 3, 4, 6), me.cannot(me.activates('shadow-fang')), me.activatesNothing());
  });
});
