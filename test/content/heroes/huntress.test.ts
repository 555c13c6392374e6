import { describe, test } from 'vitest';
import type { DieValue } from '../../../src/engine/rules.ts';
import { duel, foe, me, player, spec, until } from '../kit.ts';

/** Spear on 1 and 2, claw 3 and 4, bonded soul 5, sabertooth 6. Nyra lies Downed, so that she adds nothing. */
const huntress = (...upgrades: string[]) => ({
  me: { hero: 'huntress', upgrades, cp: 0, setup: { nyra: [3, 'downed'] as [number, string] } },
});
const boardWith = (ability: string) => (/-i+$/.test(ability) ? huntress(ability) : huntress());
const SMALL: DieValue[] = [1, 2, 3, 4, 6];
const LARGE: DieValue[] = [2, 3, 4, 5, 6];

describe('abilities that need no die of their own', () => {
  test.each<[string, number, number, ...DieValue[]]>([
    ['animalistic', 3, 0, 1, 1, 2, 4, 6],
    ['animalistic', 4, 0, 1, 1, 1, 1, 6],
    ['animalistic', 5, 0, 1, 1, 2, 2, 2],
    ['animalistic-ii', 4, 0, 1, 1, 2, 4, 6],
    ['animalistic-ii', 5, 1, 1, 1, 1, 1, 6],
    ['animalistic-ii', 6, 0, 1, 1, 2, 2, 2],
    ['animalistic-ii', 6, 1, 2, 2, 2, 2, 1],
    ['onslaught', 4, 1, ...SMALL],
    ['onslaught', 7, 2, ...LARGE],
    ['onslaught-ii', 5, 1, ...SMALL],
    ['onslaught-ii', 8, 2, ...LARGE],
    ['predatory-advance', 5, 0, 1, 2, 3, 4, 5],
    ['predatory-advance-ii', 6, 0, 1, 1, 4, 4, 5],
  ])('%s: %i damage, %i Bleed', (ability, damage, bleed, ...dice) => {
    duel(
      boardWith(ability),
      me.rolls(...dice),
      me.activates(ability),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 50 - damage, tokens: { bleed } }),
    );
  });

  test.each<[string, number, ...DieValue[]]>([
    ['feral-instincts', 2, 1, 1, 2, 5, 4],
    ['feral-instincts-ii', 3, 1, 1, 2, 5, 4],
    ['feral', 5, 6, 6, 6, 6, 1],
    ['feral-ii', 6, 6, 6, 6, 6, 1],
  ])('%s: %i undefendable', (ability, damage, ...dice) => {
    duel(
      boardWith(ability),
      me.rolls(...dice),
      me.activates(ability),
      foe.cannot(foe.defends('thick-skin')),
      until('main-2'),
      foe.has({ health: 50 - damage }),
    );
  });
});

describe('what heals Nyra', () => {
  test.each<[string, number, number, ...DieValue[]]>([
    ['resuscitate', 6, 1, 5, 5, 1, 3, 6],
    ['resuscitate-ii', 7, 1, 5, 5, 1, 3, 6],
    ['resuscitate-ii', 7, 1, 5, 5, 5, 3, 6],
    ['feral', 4, 0, 6, 6, 6, 6, 1],
    ['predatory-advance', 4, 0, 1, 2, 3, 4, 5],
    ['feral-instincts', 3, 1, 1, 1, 2, 5, 4],
  ])("%s: Nyra at %i, Nyra's Bond %i", (ability, health, bond, ...dice) => {
    duel(
      boardWith(ability),
      me.rolls(...dice),
      me.activates(ability),
      ...(ability === 'predatory-advance' ? [foe.takesIt()] : []),
      until('main-2'),
      me.has({ tokens: { 'nyras-bond': bond }, companions: { nyra: [health, 'downed'] } }),
    );
  });

  test.each([
    [6, 7],
    [5, 7],
  ])("Nyra's Bond raises %i to %i, and is not spent where she is at 7", (before, after) => {
    duel(
      { me: { hero: 'huntress', cp: 0, setup: { nyra: [before, 'active'] }, tokens: { 'nyras-bond': 1 } } },
      me.spends('nyras-bond', { use: 'heal' }),
      me.has({ tokens: { 'nyras-bond': 0 }, companions: { nyra: [after, 'active'] } }),
    );
    duel(
      { me: { hero: 'huntress', cp: 0, setup: { nyra: [7, 'active'] }, tokens: { 'nyras-bond': 1 } } },
      me.cannot(me.spends('nyras-bond', { use: 'heal' })),
    );
  });

  test('Resuscitate is no Attack', () => {
    duel(
      huntress(),
      me.rolls(5, 5, 1, 3, 6),
      me.activates('resuscitate'),
      foe.cannot(foe.defends('thick-skin')),
      until('main-2'),
      foe.has({ health: 50 }),
    );
  });
});

describe('Savage', () => {
  test.each<[string, number, DieValue, number, number, number]>([
    ['savage', 4, 1, 1, 0, 0],
    ['savage', 4, 3, 2, 0, 0],
    ['savage', 4, 5, 0, 1, 0],
    ['savage', 4, 6, 0, 0, 1],
    ['savage-ii', 5, 4, 2, 0, 0],
    ['savage-ii', 5, 6, 0, 0, 1],
  ])('%s: %i damage and the die %i', (ability, damage, die, more, bond, bleed) => {
    duel(
      boardWith(ability),
      me.rolls(3, 3, 4, 6, 1),
      me.activates(ability, die),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { 'nyras-bond': bond } }),
      foe.has({ health: 50 - damage - more, tokens: { bleed } }),
    );
  });

  test('Hunt: Bleed and 3', () => {
    duel(
      huntress('savage-ii'),
      me.rolls(3, 4, 6, 1, 1),
      me.activatesLine('savage-ii', 'hunt'),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 47, tokens: { bleed: 1 } }),
    );
  });
});

describe('secondary abilities without damage', () => {
  test.each<[string, string, number, ...DieValue[]]>([
    ['feral-ii', 'ferocious', 2, 6, 6, 6, 1, 3],
    ['predatory-advance-ii', 'jugular', 2, 1, 3, 6, 5, 5],
    ['feral-instincts-ii', 'swipe', 1, 1, 2, 6, 5, 5],
  ])('%s, %s: %i Bleed', (ability, variant, bleed, ...dice) => {
    duel(
      huntress(ability),
      me.rolls(...dice),
      me.activatesLine(ability, variant),
      until('main-2'),
      foe.has({ health: 50, tokens: { bleed } }),
    );
  });

  test('Swipe with four at the table: on up to three of them', () => {
    const others = ['barbarian', 'moon-elf', 'monk'].map((hero) => ({ hero, hand: [] }));
    spec(
      {
        mode: 'koth',
        phase: 'offensive-roll',
        seats: [{ ...huntress('feral-instincts-ii').me, hand: [] }, ...others],
      },
      me.rolls(1, 2, 6, 5, 5),
      me.activatesLine('feral-instincts-ii', 'swipe'),
      me.targets(1),
      me.targets(3),
      me.chooses('skip'),
      until('main-2'),
      player(1).has({ tokens: { bleed: 1 } }),
      player(2).has({ tokens: { bleed: 0 } }),
      player(3).has({ tokens: { bleed: 1 } }),
    );
  });
});

describe('Maternal Bond', () => {
  const attacked = (level: string, nyra: [number, string]) => ({
    me: { hero: 'barbarian', hand: [] },
    foe: {
      hero: 'huntress',
      cp: 0,
      setup: { nyra },
      upgrades: level === 'maternal-bond' ? [] : [level],
    },
  });

  test.each<[string, [number, string], number, number, ...DieValue[]]>([
    ['maternal-bond', [3, 'downed'], 1, 4, 1, 1, 5],
    ['maternal-bond', [3, 'downed'], 0, 3, 3, 3, 4],
    ['maternal-bond', [3, 'active'], 2, 3, 3, 3, 4],
    ['maternal-bond-ii', [3, 'active'], 3, 4, 1, 2, 3, 5],
    ['maternal-bond-iii', [3, 'downed'], 3, 4, 1, 2, 6, 5],
    ['maternal-bond-iii', [3, 'active'], 4, 4, 1, 6, 3, 5],
  ])('%s with Nyra at %j: %i back, Nyra at %i', (ability, nyra, back, health, ...dice) => {
    duel(
      attacked(ability, nyra),
      me.rolls(1, 1, 1, 4, 4),
      me.activates('smack'),
      foe.defends(ability, ...dice),
      ...(nyra[1] === 'active' ? [foe.chooses('no')] : []),
      until('main-2'),
      me.has({ health: 50 - back }),
      foe.has({ health: 46, companions: { nyra: health } }),
    );
  });
});

describe('Jungle Fury! and Nyra at her side', () => {
  test('Nyra adds 2 also to an Ultimate', () => {
    duel(
      { me: { hero: 'huntress', cp: 0 } },
      me.rolls(6, 6, 6, 6, 6),
      me.activates('jungle-fury'),
      until('main-2'),
      me.has({ tokens: { 'nyras-bond': 1 } }),
      foe.has({ health: 36, tokens: { bleed: 2 } }),
    );
  });

  test('she adds nothing where there is no Attack', () => {
    duel(
      { me: { hero: 'huntress', cp: 0, upgrades: ['predatory-advance-ii'] } },
      me.rolls(1, 3, 6, 5, 5),
      me.activatesLine('predatory-advance-ii', 'jugular'),
      until('main-2'),
      foe.has({ health: 50, tokens: { bleed: 2 } }),
    );
  });

  test('brought to 0 by the price of a re-roll she lies Downed, and adds nothing to this Attack', () => {
    duel(
      { me: { hero: 'huntress', cp: 0, setup: { nyra: 1 } } },
      me.rolls(1, 1, 4, 4, 4),
      me.spends('nyra', { use: 'reroll' }),
      me.rerolls([3], 2),
      me.activates('animalistic'),
      foe.takesIt(),
      until('main-2'),
      me.has({ companions: { nyra: [0, 'downed'] } }),
      foe.has({ health: 47 }),
    );
  });
});
