import { describe, test } from 'vitest';
import type { DieValue } from '../../../src/engine/rules.ts';
import { duel, foe, me, player, spec, until } from '../kit.ts';

/** Katana on 1 to 3, kabuto 4 and 5, rising sun 6. */
const attacked = (more: object = {}) => ({
  me: { hero: 'barbarian' },
  foe: { hero: 'samurai', hand: [], ...more },
});
const smack = [me.rolls(1, 1, 2, 3, 3), me.activates('smack')];

describe('Stand Tall', () => {
  test.each<[string, DieValue[], number, number, number]>([
    ['stand-tall', [1, 4, 6], 1, 3, 0],
    ['stand-tall', [4, 5, 4], 0, 3, 0],
    ['stand-tall', [6, 6, 1], 1, 2, 0],
    ['stand-tall', [1, 2, 3], 3, 0, 1],
    ['stand-tall-ii', [1, 2, 3, 1], 4, 0, 0],
    ['stand-tall-ii', [1, 4, 5, 6], 1, 4, 0],
  ])('%s with %j: %i back, %i prevented, Shame %i', (ability, dice, back, prevented, shame) => {
    duel(
      attacked(ability === 'stand-tall' ? {} : { upgrades: [ability] }),
      ...smack,
      foe.defends(ability, ...dice),
      until('main-2'),
      me.has({ health: 50 - back }),
      foe.has({ health: 42 + prevented, tokens: { shame } }),
    );
  });
});

describe('cards', () => {
  const inMain = (card: string, cp: number, more: object = {}) => ({
    me: { hero: 'samurai', hand: [card], cp, ...more },
    phase: 'main-1' as const,
  });

  test("Honorable!, Shame on You! and Don't Back Down!", () => {
    duel(
      inMain('honorable', 1),
      me.plays('honorable'),
      until('offensive-roll'),
      me.has({ cp: 0, tokens: { honor: 2 } }),
    );
    duel(
      inMain('shame-on-you', 1),
      me.plays('shame-on-you'),
      until('offensive-roll'),
      foe.has({ tokens: { shame: 2 } }),
    );
    duel(
      inMain('dont-back-down', 1),
      me.plays('dont-back-down'),
      until('offensive-roll'),
      me.has({ tokens: { 'back-strike': 1 } }),
    );
  });

  test.each<[DieValue, number, number, number]>([
    [1, 2, 0, 0],
    [5, 0, 2, 0],
    [6, 0, 0, 1],
  ])('Gishi! with a %i: +%i, Shame %i, Back Strike %i', (die, more, shame, strike) => {
    duel(
      { me: { hero: 'samurai', hand: ['gishi'], cp: 1 } },
      me.rolls(1, 2, 3, 4, 6),
      me.activates('katana-slice'),
      me.plays('gishi', die),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { 'back-strike': strike } }),
      foe.has({ health: 45 - more, tokens: { shame } }),
    );
  });

  test('Follow Through!: +1 for each katana, and Shame; not without an Attack', () => {
    duel(
      { me: { hero: 'samurai', hand: ['follow-through'], cp: 1 } },
      me.rolls(1, 2, 3, 4, 6),
      me.activates('katana-slice'),
      me.plays('follow-through', 1, 2, 3, 4, 6),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 42, tokens: { shame: 1 } }),
    );
    duel(
      { me: { hero: 'samurai', hand: ['follow-through'], cp: 1 } },
      me.rolls(1, 2, 4, 4, 6),
      me.activatesNothing(),
      me.cannot(me.plays('follow-through')),
      until('main-2'),
      me.has({ hand: 1 }),
    );
  });

  test('Kensei!: on a rising sun Back Strike and 2 Honor, otherwise a card', () => {
    duel(
      inMain('kensei', 0),
      me.plays('kensei', 6),
      until('offensive-roll'),
      me.has({ hand: 0, tokens: { honor: 2, 'back-strike': 1 } }),
    );
    duel(
      inMain('kensei', 0),
      me.plays('kensei', 5),
      until('offensive-roll'),
      me.has({ hand: 1, tokens: { honor: 0, 'back-strike': 0 } }),
    );
  });
});

describe('Honor', () => {
  test.each([
    [[1], 6],
    [[1, 1], 7],
    [[2], 8],
  ])('spent %j: %i damage', (counts, damage) => {
    duel(
      { me: { hero: 'samurai', tokens: { honor: 2 } } },
      me.rolls(1, 2, 3, 4, 6),
      me.activates('katana-slice'),
      ...counts.map((count) => me.spends('honor', { count })),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 50 - damage }),
    );
  });

  test('makes room for the one that Budo brings (R52)', () => {
    duel(
      { me: { hero: 'samurai', tokens: { honor: 2 } } },
      me.rolls(1, 2, 3, 4, 6),
      me.activates('budo'),
      me.spends('honor', { count: 2, at: 'after-activation' }),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { honor: 1 } }),
      foe.has({ health: 41 }),
    );
  });
});

describe('Shame', () => {
  const shamed = (hero: string, shame: number, more: object = {}) => ({
    me: { hero, tokens: { shame: [{ by: 1, count: shame, fresh: false }] }, ...more },
    foe: { hero: 'samurai', hand: [] },
  });

  test('stays where nothing is activated, or what is activated deals no damage', () => {
    duel(
      shamed('barbarian', 2),
      me.rolls(1, 1, 4, 4, 6),
      me.activatesNothing(),
      until('upkeep'),
      me.has({ tokens: { shame: 2 } }),
    );
    duel(
      shamed('treant', 2, { upgrades: ['overgrowth-ii'] }),
      me.rolls(1, 4, 4, 5, 6),
      me.activatesLine('overgrowth-ii', 'plant'),
      me.chooses('seedling'),
      me.chooses('seedling'),
      me.chooses('seedling'),
      until('upkeep'),
      me.has({ tokens: { shame: 2 } }),
    );
  });

  test('goes with the activation, before the first effect, and can be removed before that', () => {
    duel(
      shamed('barbarian', 2, { hand: ['buh-bye'], cp: 2 }),
      me.rolls(1, 1, 2, 4, 6),
      me.activates('smack'),
      me.cannot(me.playsAt('after-activation', 'buh-bye')),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { shame: 0 } }),
      foe.has({ health: 48 }),
    );
    duel(
      shamed('barbarian', 1, { hand: ['buh-bye'], cp: 2 }),
      me.rolls(1, 1, 2, 4, 6),
      me.playsAt('after-roll', 'buh-bye'),
      me.activates('smack'),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 46 }),
    );
  });

  test("one's own from Stand Tall lowers the next Attack too", () => {
    duel(
      { me: { hero: 'samurai', tokens: { shame: [{ by: 0, count: 1, fresh: false }] } } },
      me.rolls(1, 2, 3, 4, 6),
      me.activates('katana-slice'),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { shame: 0 } }),
      foe.has({ health: 46 }),
    );
  });
});

describe('Back Strike', () => {
  test.each<[DieValue, number]>([
    [1, 1],
    [2, 1],
    [5, 3],
    [6, 3],
  ])('with a %i: %i back, with the damage of the Attack', (die, back) => {
    duel(
      attacked({ tokens: { 'back-strike': 1 } }),
      ...smack,
      foe.takesIt(),
      foe.spends('back-strike', { dice: [die] }),
      me.has({ health: 50 }),
      until('main-2'),
      me.has({ health: 50 - back }),
      foe.has({ health: 42, tokens: { 'back-strike': 0 } }),
    );
  });

  test('not against damage that a defence deals, nor in one’s own Upkeep Phase', () => {
    duel(
      { me: { hero: 'samurai', tokens: { 'back-strike': 1 } }, foe: { hero: 'samurai', hand: [] } },
      me.rolls(1, 2, 3, 4, 6),
      me.activates('katana-slice'),
      foe.defends('stand-tall', 1, 2, 3),
      me.cannot(me.spends('back-strike')),
      until('main-2'),
      me.has({ health: 47 }),
    );
    duel(
      { me: { hero: 'samurai', tokens: { 'back-strike': 1, burn: 1 } }, phase: 'upkeep' },
      me.cannot(me.spends('back-strike')),
      until('main-1'),
      me.has({ health: 48, tokens: { 'back-strike': 1 } }),
    );
  });
});

test('King of the Hill: Shame lowers the Attack on whoever is named, who strikes back', () => {
  const third = player(2);
  spec(
    {
      mode: 'koth',
      phase: 'offensive-roll',
      seats: [
        { hero: 'barbarian', hand: [], tokens: { shame: [{ by: 2, count: 2, fresh: false }] } },
        { hero: 'monk', hand: [] },
        { hero: 'samurai', hand: [], tokens: { 'back-strike': 1 } },
      ],
    },
    me.rolls(1, 1, 2, 4, 6),
    me.activates('smack'),
    me.targets(2),
    third.takesIt(),
    third.spends('back-strike', { dice: [3] }),
    until('main-2'),
    me.has({ health: 33, tokens: { shame: 0 } }),
    third.has({ health: 33 }),
  );
});
