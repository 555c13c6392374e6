import { describe, test } from 'vitest';
import type { DieValue } from '../../../src/engine/rules.ts';
import { duel, foe, me, player, spec, until } from '../kit.ts';

/** Wrench on 1 to 3, gear 4 and 5, bolt 6. */
const artificer = (...upgrades: string[]) => ({
  me: { hero: 'artificer', upgrades, cp: 0, hand: [], health: 40, tokens: { synth: 0 } },
});
const boardWith = (ability: string) => (/-i+$/.test(ability) ? artificer(ability) : artificer());
const SMALL: DieValue[] = [1, 2, 3, 4, 6];
const LARGE: DieValue[] = [1, 2, 3, 4, 5];

describe('Spanner Strike', () => {
  test.each<[string, DieValue[], DieValue, number, number]>([
    ['spanner-strike', [1, 2, 3, 4, 6], 1, 4, 0],
    ['spanner-strike', [1, 2, 3, 3, 6], 4, 6, 0],
    ['spanner-strike', [1, 1, 1, 1, 1], 6, 5, 1],
    ['spanner-strike-ii', [1, 2, 3, 4, 6], 2, 5, 0],
    ['spanner-strike-ii', [1, 2, 3, 3, 6], 5, 7, 0],
    ['spanner-strike-ii', [1, 1, 1, 1, 1], 6, 6, 1],
  ])('%s with %j and a %i: %i damage, %i Synth', (ability, dice, die, damage, synth) => {
    duel(
      boardWith(ability),
      me.rolls(...dice),
      me.activates(ability, die),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { synth } }),
      foe.has({ health: 50 - damage }),
    );
  });

  test('for a Synth 3 dice: wrench and gear once each, a Synth for each bolt', () => {
    const withSynth = { me: { hero: 'artificer', tokens: { synth: 1 } } };
    duel(
      withSynth,
      me.rolls(...SMALL),
      me.activates('spanner-strike'),
      me.chooses('yes', 1, 2, 4),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { synth: 0 } }),
      foe.has({ health: 44 }),
    );
    duel(
      withSynth,
      me.rolls(...SMALL),
      me.activates('spanner-strike'),
      me.chooses('yes', 6, 6, 1),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { synth: 2 } }),
      foe.has({ health: 46 }),
    );
    duel(withSynth, me.rolls(...SMALL), me.activates('spanner-strike'), me.isAsked('must choose'));
  });
});

describe('Schematics, Eureka and Jolt', () => {
  test.each([
    ['schematics', 0],
    ['schematics-ii', 2],
  ])('%s: %i CP, 2 cards, heal 2, 4 Synth', (ability, cp) => {
    duel(
      boardWith(ability),
      me.rolls(4, 4, 5, 6, 1),
      me.activates(ability),
      until('main-2'),
      me.has({ cp, hand: 2, health: 42, tokens: { synth: 4 } }),
    );
  });

  test.each<[string, DieValue[], number, number, number]>([
    ['eureka', [1, 2, 4, 4, 5], 3, 0, 7],
    ['eureka-ii', [1, 2, 4, 4, 5], 3, 0, 8],
    ['jolt', SMALL, 1, 1, 7],
    ['jolt-ii', SMALL, 1, 2, 7],
  ])('%s with %j: %i Synth, Nanite %i, %i damage', (ability, dice, synth, nanite, damage) => {
    duel(
      boardWith(ability),
      me.rolls(...dice),
      me.activates(ability),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { synth } }),
      foe.has({ health: 50 - damage, tokens: { nanite } }),
    );
  });

  test("Nuts N' Bolts: 5 Synth; Power Up: 3 Nanites", () => {
    duel(
      artificer('jolt-ii'),
      me.rolls(1, 2, 3, 6, 6),
      me.activatesLine('jolt-ii', 'nuts-n-bolts'),
      until('main-2'),
      me.has({ tokens: { synth: 5 } }),
      foe.has({ health: 50 }),
    );
    duel(
      artificer('overclock-ii'),
      me.rolls(6, 6, 6, 1, 1),
      me.activatesLine('overclock-ii', 'power-up'),
      until('main-2'),
      foe.has({ health: 50, tokens: { nanite: 3 } }),
    );
  });

  test('Scratch Built makes a Bot Advanced, built or Basic before', () => {
    duel(
      { me: { hero: 'artificer', upgrades: ['eureka-ii'], hand: [], tokens: { synth: 1, 'heal-bot': 1 } } },
      me.rolls(1, 2, 4, 4, 6),
      me.activatesLine('eureka-ii', 'scratch-built'),
      me.chooses('shock-bot'),
      until('offensive-roll'),
      foe.activatesNothing(),
      until('offensive-roll'),
      me.has({ tokens: { synth: 2, 'shock-bot': 1 } }),
      me.rolls(1, 2, 4, 4, 5),
      me.activates('eureka-ii'),
      me.spends('shock-bot', { use: 'activate-advanced' }),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { synth: 4 } }),
      foe.has({ health: 39 }),
    );
  });
});

describe('free Bots', () => {
  const withBots = (more: object = {}, ...upgrades: string[]) => ({
    me: {
      hero: 'artificer',
      upgrades,
      hand: [],
      health: 40,
      tokens: { synth: 0, 'heal-bot': 1, 'shock-bot': 1, nanobot: 1 },
      ...more,
    },
  });

  test('Zapppp!: the Heal Bot heals at once, whatever it asks for otherwise (R42)', () => {
    duel(
      withBots(),
      me.rolls(...LARGE),
      me.activates('zapppp'),
      me.chooses('heal-bot', 5),
      foe.takesIt(),
      until('main-2'),
      me.has({ health: 42, tokens: { synth: 0 } }),
      foe.has({ health: 41, tokens: { nanite: 1 } }),
    );
  });

  test('Zapppp! II: the Nanobot finds the Nanite of the ability itself', () => {
    duel(
      withBots({}, 'zapppp-ii'),
      me.rolls(...LARGE),
      me.activates('zapppp-ii'),
      me.chooses('nanobot'),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { synth: 2 } }),
      foe.has({ health: 40, tokens: { nanite: 0 } }),
    );
  });

  test.each([
    ['overclock', 0],
    ['overclock-ii', 1],
  ])('%s: two different ones, or fewer', (ability, nanite) => {
    const board = ability === 'overclock' ? withBots() : withBots({}, ability);
    duel(
      board,
      me.rolls(6, 6, 6, 6, 1),
      me.activates(ability),
      me.chooses('shock-bot'),
      me.cannot(me.chooses('shock-bot')),
      me.chooses('heal-bot', 1),
      until('main-2'),
      me.has({ health: 41 }),
      foe.has({ health: 41, tokens: { nanite } }),
    );
    duel(
      board,
      me.rolls(6, 6, 6, 6, 1),
      me.activates(ability),
      me.chooses('none'),
      until('main-2'),
      foe.has({ health: 44, tokens: { nanite } }),
    );
  });

  test('Maximum Power!: 10 and 3 of the Shock Bot, which is used up for the turn', () => {
    duel(
      withBots({ tokens: { synth: 4, 'shock-bot': 1 } }),
      me.rolls(6, 6, 6, 6, 6),
      me.activates('maximum-power'),
      me.chooses('shock-bot'),
      until('main-2'),
      me.has({ tokens: { synth: 6 } }),
      foe.has({ health: 37, tokens: { nanite: 1 } }),
    );
  });

  test('Swarming Bots: 5, and 1 for each Bot', () => {
    duel(
      withBots({}, 'zapppp-ii'),
      me.rolls(1, 4, 5, 6, 6),
      me.activatesLine('zapppp-ii', 'swarming-bots'),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 42 }),
    );
  });
});

describe('Scrap Collector', () => {
  test('a Synth each upkeep; 4 of them are a Nanite, at any time', () => {
    duel(
      { me: { hero: 'artificer', hand: [], tokens: { synth: 3 } }, phase: 'upkeep' },
      until('main-1'),
      me.has({ tokens: { synth: 4 } }),
      me.spends('scrap-collector', { use: 'nanite' }),
      me.cannot(me.spends('scrap-collector', { use: 'nanite' })),
      until('offensive-roll'),
      me.has({ tokens: { synth: 0 } }),
      foe.has({ tokens: { nanite: 1 } }),
    );
  });

  test.each<[DieValue, number]>([
    [2, 1],
    [4, 2],
    [6, 2],
  ])('level II with a %i: %i Synth', (die, synth) => {
    duel(
      { ...artificer('scrap-collector-ii'), phase: 'upkeep' },
      { ...until('main-1'), dice: [die] },
      me.has({ tokens: { synth } }),
    );
  });

  test('a Nanite for Synth in the middle of an own Attack waits for the Nanobot in a King of the Hill', () => {
    const third = player(2);
    spec(
      {
        mode: 'koth',
        phase: 'offensive-roll',
        seats: [
          { hero: 'artificer', hand: [], tokens: { synth: 4, nanobot: 1 } },
          { hero: 'barbarian', hand: [] },
          { hero: 'barbarian', hand: [] },
        ],
      },
      me.rolls(...LARGE),
      me.spends('scrap-collector', { use: 'nanite' }),
      me.targets(2),
      me.activates('zapppp'),
      me.targets(1),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 25, tokens: { nanite: 0 } }),
      third.has({ health: 34, tokens: { nanite: 0 } }),
    );
  });
});
