import { describe, test } from 'vitest';
import type { DieValue } from '../../../src/engine/rules.ts';
import { duel, foe, me, player, spec, until } from '../kit.ts';

/** Hammer on 1 to 3, worthy 4 and 5, thunder 6. */
const smack = [me.rolls(1, 1, 2, 3, 3), me.activates('smack')];

const defending = (hand: string[], cp: number, more: object = {}) => ({
  me: { hero: 'barbarian' },
  foe: { hero: 'thor', hand, cp, ...more },
});
const inMain = (hand: string[], cp: number, more: object = {}) => ({
  me: { hero: 'thor', hand, cp, ...more },
  phase: 'main-1' as const,
});

describe('cards', () => {
  test('Power Trip! draws and charges', () => {
    duel(
      inMain(['power-trip'], 1, { deck: ['so-wild'] }),
      me.plays('power-trip'),
      until('offensive-roll'),
      me.has({ cp: 0, hand: ['so-wild'], tokens: { electrokinesis: 2 } }),
    );
  });

  test('Stormbreak! once Mjölnir was thrown twice in this turn, by whatever', () => {
    duel(
      inMain(['stormbreak', 'so-wild', 'six-it', 'time-to-hammer'], 0, { deck: ['tip-it'] }),
      me.cannot(me.plays('stormbreak')),
      me.spends('mjolnir', { use: 'throw' }),
      me.chooses('so-wild'),
      me.cannot(me.plays('stormbreak')),
      me.plays('time-to-hammer'),
      me.cannot(me.plays('stormbreak')),
      me.spends('mjolnir', { use: 'throw' }),
      me.chooses('six-it'),
      me.plays('stormbreak'),
      until('offensive-roll'),
      me.has({ cp: 2, hand: ['tip-it'], tokens: { 'guard-break': 1, electrokinesis: 3 } }),
      foe.has({ health: 48 }),
    );
  });

  test('He Is Worthy! sets an own die to 4 or 5', () => {
    duel(
      { me: { hero: 'thor', hand: ['he-is-worthy'], cp: 1 } },
      me.rolls(1, 4, 6, 6, 2),
      me.plays('he-is-worthy'),
      me.alters(5, 5),
      me.activates('mighty-summon'),
      until('main-2'),
      me.has({ cp: 0, tokens: { electrokinesis: 3 } }),
    );
  });

  test('Invulnerability! for 2 Electrokinesis', () => {
    duel(
      defending(['invulnerability'], 2, { tokens: { electrokinesis: 2 } }),
      ...smack,
      foe.takesIt(),
      foe.plays('invulnerability'),
      until('main-2'),
      foe.has({ health: 50, cp: 0, tokens: { electrokinesis: 0 } }),
    );
    duel(
      defending(['invulnerability'], 2, { tokens: { electrokinesis: 1 } }),
      ...smack,
      foe.takesIt(),
      foe.cannot(foe.plays('invulnerability')),
      until('main-2'),
      foe.has({ health: 42 }),
    );
  });

  test.each<[DieValue, number]>([
    [4, 1],
    [5, 1],
  ])('Indomitable Will! with a %i: left with 1', (die, health) => {
    duel(
      defending(['indomitable-will'], 2, { health: 8 }),
      ...smack,
      foe.takesIt(),
      foe.plays('indomitable-will', die),
      until('main-2'),
      foe.has({ health, cp: 0 }),
    );
  });

  test('Indomitable Will! only where the Attack would bring one down, and in vain without a worthy', () => {
    duel(
      defending(['indomitable-will'], 2, { health: 9 }),
      ...smack,
      foe.takesIt(),
      foe.cannot(foe.plays('indomitable-will')),
      until('main-2'),
      foe.has({ health: 1 }),
    );
    duel(
      defending(['indomitable-will'], 2, { health: 8 }),
      ...smack,
      foe.takesIt(),
      foe.plays('indomitable-will', 6),
      until('main-2'),
      { step: { kind: 'expect', expect: { winner: 0 } }, dice: [] },
    );
  });

  test('Indomitable Will! leaves what is prevented besides prevented', () => {
    duel(
      defending(['indomitable-will', 'not-this-time'], 3, { health: 8 }),
      ...smack,
      foe.takesIt(),
      foe.plays('indomitable-will', 4),
      foe.plays('not-this-time'),
      until('main-2'),
      foe.has({ health: 6 }),
    );
  });
});

describe('Mjölnir', () => {
  test('against another Thor: each has his own, and both may lie on one board', () => {
    duel(
      { me: { hero: 'thor', hand: ['so-wild', 'six-it'] }, foe: { hero: 'thor', hand: [] }, phase: 'main-1' },
      me.spends('mjolnir', { use: 'throw' }),
      me.chooses('so-wild'),
      foe.has({ health: 50, tokens: { mjolnir: 2 } }),
      me.spends('mjolnir', { use: 'retrieve' }),
      me.chooses('six-it'),
      until('offensive-roll'),
      me.has({ tokens: { mjolnir: 1, electrokinesis: 1 } }),
      foe.has({ health: 49, tokens: { mjolnir: 1, electrokinesis: 0 } }),
    );
  });

  test('is no status effect: nothing removes it', () => {
    duel(
      {
        me: { hero: 'barbarian', hand: ['get-that-outta-here'], cp: 3 },
        foe: { hero: 'thor', hand: [] },
        phase: 'main-1',
      },
      me.cannot(me.plays('get-that-outta-here')),
      until('offensive-roll'),
    );
  });
});

describe('with three at the table', () => {
  const third = player(2);

  test('Mjölnir comes back from who falls, and is thrown on a chosen opponent', () => {
    spec(
      {
        mode: 'koth',
        phase: 'offensive-roll',
        seats: [
          { hero: 'thor', hand: [], health: 20 },
          { hero: 'barbarian', hand: [], health: 1 },
          { hero: 'moon-elf', hand: [], health: 30 },
        ],
      },
      me.rolls(6, 6, 6, 6, 4),
      me.activates('bottled-lightning'),
      me.chooses(2),
      me.targets(1),
      // The Barbarian falls by it: the hammer is here again, and thrown once more.
      third.takesIt(),
      until('main-2'),
      me.has({ tokens: { mjolnir: 0, electrokinesis: 1 } }),
      foe.has({ health: 0 }),
      third.has({ health: 30 - 1 - 8, tokens: { mjolnir: 1 } }),
    );
  });

  test('Mighty Summon hurts only who had the hammer', () => {
    spec(
      {
        mode: 'koth',
        phase: 'offensive-roll',
        seats: [
          { hero: 'thor', hand: [], health: 20, tokens: { mjolnir: 0 } },
          { hero: 'barbarian', hand: [], health: 30 },
          {
            hero: 'moon-elf',
            hand: [],
            health: 30,
            tokens: { mjolnir: [{ by: 0, fresh: false, count: 1 }] },
          },
        ],
      },
      me.rolls(1, 4, 5, 6, 6),
      me.activates('mighty-summon'),
      until('main-2'),
      me.has({ health: 22, tokens: { mjolnir: 1, electrokinesis: 1 } }),
      foe.has({ health: 30 }),
      third.has({ health: 27 }),
    );
  });
});
