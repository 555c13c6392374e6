import { describe, test } from 'vitest';
import type { DieValue } from '../../../src/engine/rules.ts';
import { duel, foe, me, until } from '../kit.ts';

/** Katana on 1 to 3, kabuto 4 and 5, rising sun 6. */
const samurai = (...upgrades: string[]) => ({ me: { hero: 'samurai', upgrades, cp: 0 } });
const boardWith = (ability: string) => (/-i+$/.test(ability) ? samurai(ability) : samurai());
const SMALL: DieValue[] = [1, 2, 3, 4, 6];
const LARGE: DieValue[] = [1, 2, 3, 4, 5];

describe('Katana Slice', () => {
  test.each<[string, number, number, ...DieValue[]]>([
    ['katana-slice', 5, 0, 1, 2, 3, 4, 6],
    ['katana-slice', 6, 0, 1, 2, 3, 3, 6],
    ['katana-slice', 7, 0, 1, 1, 1, 1, 1],
    ['katana-slice-ii', 6, 0, 1, 1, 1, 4, 6],
    ['katana-slice-ii', 7, 0, 1, 1, 1, 2, 6],
    ['katana-slice-ii', 7, 1, 1, 1, 1, 1, 6],
    ['katana-slice-ii', 8, 1, 2, 2, 2, 2, 3],
    ['katana-slice-iii', 6, 0, 1, 1, 2, 4, 6],
    ['katana-slice-iii', 6, 1, 1, 1, 1, 4, 6],
    ['katana-slice-iii', 7, 1, 1, 1, 1, 2, 6],
    ['katana-slice-iii', 8, 0, 1, 1, 2, 2, 3],
  ])('%s: %i damage, Shame %i', (ability, damage, shame, ...dice) => {
    duel(
      boardWith(ability),
      me.rolls(...dice),
      me.activates(ability),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 50 - damage, tokens: { shame } }),
    );
  });

  test('2 katanas are too few; against 3 the opponent may defend', () => {
    duel(samurai(), me.rolls(1, 2, 4, 4, 6), me.cannot(me.activates('katana-slice')), me.activatesNothing());
    duel(samurai(), me.rolls(1, 2, 3, 4, 4), me.activates('katana-slice'), foe.isAsked('must defend'));
  });
});

describe('Wakizashi and Hagakure', () => {
  test.each<[string, number, number, number, DieValue[]]>([
    ['wakizashi', 3, 0, 0, [1, 2, 6, 6, 4]],
    ['wakizashi-ii', 4, 0, 0, [1, 2, 6, 6, 4]],
    ['wakizashi-iii', 4, 1, 0, [1, 2, 6, 6, 4]],
    ['hagakure', 5, 2, 1, [6, 6, 6, 6, 1]],
    ['hagakure-ii', 7, 2, 1, [6, 6, 6, 6, 1]],
  ])('%s: Back Strike, %i undefendable, Shame %i, Honor %i', (ability, damage, shame, honor, dice) => {
    duel(
      boardWith(ability),
      me.rolls(...dice),
      me.activates(ability),
      foe.cannot(foe.defends('thick-skin')),
      until('main-2'),
      me.has({ tokens: { 'back-strike': 1, honor } }),
      foe.has({ health: 50 - damage, tokens: { shame } }),
    );
  });

  test('Haga for 3 rising suns on level II alone', () => {
    duel(samurai(), me.rolls(6, 6, 6, 4, 1), me.cannot(me.activates('hagakure')), me.activatesNothing());
    duel(
      samurai('hagakure-ii'),
      me.rolls(6, 6, 6, 4, 1),
      me.activatesLine('hagakure-ii', 'haga'),
      foe.cannot(foe.defends('thick-skin')),
      until('main-2'),
      me.has({ tokens: { 'back-strike': 0, honor: 1 } }),
      foe.has({ health: 48, tokens: { shame: 2 } }),
    );
  });

  test('Honor of Hagakure may be spent from its Then on', () => {
    duel(
      samurai(),
      me.rolls(6, 6, 6, 6, 1),
      me.activates('hagakure'),
      me.spends('honor', { count: 1 }),
      until('main-2'),
      me.has({ tokens: { honor: 0 } }),
      foe.has({ health: 44 }),
    );
  });
});

describe('Solemnity', () => {
  test.each([
    ['solemnity', 7, 1],
    ['solemnity-ii', 8, 2],
  ])('%s: %i damage, Shame %i', (ability, damage, shame) => {
    duel(
      boardWith(ability),
      me.rolls(1, 2, 4, 4, 5),
      me.activates(ability),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 50 - damage, tokens: { shame } }),
    );
  });

  test('Solemn: 2 Shame without an Attack', () => {
    duel(
      samurai('solemnity-ii'),
      me.rolls(1, 6, 4, 4, 5),
      me.activatesLine('solemnity-ii', 'solemn'),
      foe.cannot(foe.defends('thick-skin')),
      until('main-2'),
      foe.has({ health: 50, tokens: { shame: 2 } }),
    );
  });
});

describe('the straights', () => {
  test.each([
    ['budo', 6],
    ['budo-ii', 8],
  ])('%s: Honor, then %i damage, to which that Honor can be added', (ability, damage) => {
    duel(
      boardWith(ability),
      me.rolls(...SMALL),
      me.activates(ability),
      me.spends('honor', { count: 1, at: 'at-then' }),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { honor: 0 } }),
      foe.has({ health: 50 - damage - 1 }),
    );
  });

  test.each<[string, DieValue[], number, number, number]>([
    ['masamune', [1, 2, 4, 6], 9, 1, 1],
    ['masamune', [4, 4, 5, 1], 8, 2, 0],
    ['masamune-ii', [1, 2, 4, 6, 6], 9, 1, 1],
    ['masamune-ii', [3, 3, 3, 1, 2], 12, 0, 0],
  ])('%s with %j: %i damage, Shame %i, Back Strike %i', (ability, dice, damage, shame, strike) => {
    duel(
      boardWith(ability),
      me.rolls(...LARGE),
      me.activates(ability, ...dice),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { 'back-strike': strike } }),
      foe.has({ health: 50 - damage, tokens: { shame } }),
    );
  });

  test('Empower: Back Strike alone', () => {
    duel(
      samurai('masamune-ii'),
      me.rolls(1, 4, 6, 5, 6),
      me.activatesLine('masamune-ii', 'empower'),
      until('main-2'),
      me.has({ tokens: { 'back-strike': 1 } }),
      foe.has({ health: 50 }),
    );
  });
});

test('Shogun!: Honor, 2 Shame, 13 damage that no Back Strike answers; Honor still adds to it', () => {
  duel(
    { ...samurai(), foe: { hero: 'samurai', hand: [], tokens: { 'back-strike': 1 } } },
    me.rolls(6, 6, 6, 6, 6),
    me.activates('shogun'),
    me.spends('honor', { count: 1 }),
    foe.cannot(foe.spends('back-strike')),
    until('main-2'),
    me.has({ health: 50, tokens: { honor: 0 } }),
    foe.has({ health: 36, tokens: { shame: 2, 'back-strike': 1 } }),
  );
});

describe('Bushido', () => {
  const held = { me: { hero: 'samurai', tokens: { honor: 0 } } };

  test.each([0, 1, 2])('%i Roll Attempts after the first', (rerolls) => {
    const again = Array.from({ length: rerolls }, () => me.rerolls([1], 4));
    duel(
      held,
      me.rolls(1, 4, 4, 4, 6),
      ...again,
      me.activatesNothing(),
      until('main-2'),
      me.has({ tokens: { honor: 0 } }),
      until('upkeep'),
      me.has({ tokens: { honor: rerolls < 2 ? 1 : 0 } }),
    );
  });

  test('counts its own turn only, anew in each', () => {
    duel(
      held,
      me.rolls(1, 4, 4, 4, 6),
      me.rerolls([1], 4),
      me.rerolls([1], 4),
      me.activatesNothing(),
      until('offensive-roll'),
      foe.rolls(1, 1, 4, 5, 6),
      foe.activatesNothing(),
      until('offensive-roll'),
      me.has({ tokens: { honor: 0 } }),
      me.activatesNothing(),
      until('upkeep'),
      me.has({ tokens: { honor: 1 } }),
    );
  });

  test('a phase that Knockdown skips has fewer than 3 attempts', () => {
    duel(
      { me: { hero: 'samurai', cp: 0, tokens: { knockdown: 1 } } },
      until('upkeep'),
      me.has({ tokens: { honor: 1 } }),
    );
  });
});
