import { describe, test } from 'vitest';
import type { DieValue } from '../../../src/engine/rules.ts';
import { duel, foe, me, until } from '../kit.ts';

/** Ninjato on 1 to 3, shuriken 4 and 5, mask 6. */

describe('cards', () => {
  test('Poison Dart! and Fan of Knives! in the Main Phase', () => {
    duel(
      { me: { hero: 'ninja', hand: ['poison-dart'], cp: 2 }, phase: 'main-1' },
      me.plays('poison-dart'),
      until('offensive-roll'),
      foe.has({ tokens: { 'delayed-poison': 1 } }),
    );
    duel(
      { me: { hero: 'ninja', hand: ['fan-of-knives'], cp: 2 }, phase: 'main-1' },
      me.plays('fan-of-knives'),
      until('offensive-roll'),
      foe.has({ health: 47 }),
    );
  });

  test('the knives can be avoided', () => {
    duel(
      {
        me: { hero: 'ninja', hand: ['fan-of-knives'], cp: 2 },
        foe: { hero: 'moon-elf', tokens: { evasive: 1 } },
        phase: 'main-1',
      },
      me.plays('fan-of-knives'),
      foe.spends('evasive', { dice: [2] }),
      until('offensive-roll'),
      foe.has({ health: 50 }),
    );
  });

  test('Throwing Stars!: all five dice may be re-rolled once', () => {
    const stars = { me: { hero: 'ninja', hand: ['throwing-stars'], cp: 1 } };
    duel(
      stars,
      me.rolls(1, 1, 1, 4, 6),
      me.activates('slash'),
      me.plays('throwing-stars', 1, 1, 1, 1, 4),
      me.rerolls([1, 2, 3, 4, 5], 4, 5, 5, 1, 6),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 42 }),
    );
    duel(
      stars,
      me.rolls(1, 1, 1, 4, 6),
      me.activates('slash'),
      me.plays('throwing-stars', 1, 1, 1, 4, 4),
      me.isAsked('must re-roll'),
    );
  });

  test('Smoke Offering!: only who discards a card gives a Smoke Bomb', () => {
    const offering = (...others: string[]) => ({
      me: { hero: 'ninja', hand: ['smoke-offering', ...others] },
      phase: 'main-1' as const,
    });
    duel(
      offering('train'),
      me.plays('smoke-offering'),
      me.chooses('yes'),
      me.targets(0),
      me.has({ hand: 0, discard: ['smoke-offering', 'train'], tokens: { 'smoke-bomb': 1 } }),
    );
    duel(
      offering('train', 'dojo'),
      me.plays('smoke-offering'),
      me.chooses('yes'),
      me.chooses('dojo'),
      me.targets(1),
      me.has({ hand: ['train'] }),
      foe.has({ tokens: { 'smoke-bomb': 1 } }),
    );
    duel(
      offering('train'),
      me.plays('smoke-offering'),
      me.chooses('no'),
      me.has({ hand: ['train'], tokens: { 'smoke-bomb': 0 } }),
    );
    duel(
      offering(),
      me.plays('smoke-offering'),
      me.cannot(me.chooses('yes')),
      until('offensive-roll'),
      me.has({ tokens: { 'smoke-bomb': 0 } }),
    );
  });

  test('Train! brings Ninjutsu up to the limit of 3', () => {
    duel(
      { me: { hero: 'ninja', hand: ['train'], tokens: { ninjutsu: 2 } }, phase: 'main-1' },
      me.plays('train'),
      me.has({ tokens: { ninjutsu: 3 } }),
    );
    duel(
      { me: { hero: 'ninja', hand: ['train'], tokens: { ninjutsu: 3 } }, phase: 'main-1' },
      me.plays('train'),
      me.has({ tokens: { ninjutsu: 3 } }),
    );
  });

  test.each<[DieValue, number, number]>([
    [1, 1, 0],
    [4, 2, 0],
    [6, 0, 1],
  ])('Escape! with a %i prevents %i, Smoke Bomb %i', (die, prevented, bomb) => {
    duel(
      { me: { hero: 'barbarian' }, foe: { hero: 'ninja', hand: ['escape'] } },
      me.rolls(1, 1, 2, 4, 4),
      foe.cannot(foe.plays('escape', die)),
      me.activates('smack'),
      foe.plays('escape', die),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 46 + prevented, tokens: { 'smoke-bomb': bomb } }),
    );
  });

  test('Dojo!: a mask brings Smoke Bomb and 2 Ninjutsu, anything else a card', () => {
    const dojo = { me: { hero: 'ninja', hand: ['dojo'] }, phase: 'main-1' as const };
    duel(
      dojo,
      me.plays('dojo', 6),
      until('offensive-roll'),
      me.has({ hand: 0, tokens: { 'smoke-bomb': 1, ninjutsu: 2 } }),
    );
    duel(
      dojo,
      me.plays('dojo', 5),
      until('offensive-roll'),
      me.has({ hand: 1, tokens: { 'smoke-bomb': 0, ninjutsu: 0 } }),
    );
  });
});

describe('tokens', () => {
  test.each([
    [1, 3],
    [2, 6],
  ])('%i Delayed Poison: all go at the end of the own turn, for %i damage', (poison, damage) => {
    duel(
      { me: { hero: 'barbarian', tokens: { 'delayed-poison': poison } }, phase: 'main-2' },
      until('discard'),
      me.has({ health: 50 }),
      until('upkeep'),
      me.has({ health: 50 - damage, tokens: { 'delayed-poison': 0 } }),
    );
  });

  test("it waits for its holder's turn, and Smoke Bomb can meet it", () => {
    duel(
      { me: { hero: 'ninja' }, foe: { hero: 'barbarian', tokens: { 'delayed-poison': 1 } }, phase: 'main-2' },
      until('upkeep'),
      foe.has({ health: 50, tokens: { 'delayed-poison': 1 } }),
    );
    duel(
      { me: { hero: 'ninja', tokens: { 'delayed-poison': 2, 'smoke-bomb': 1 } }, phase: 'discard' },
      me.spends('smoke-bomb', { dice: [3] }),
      until('upkeep'),
      me.has({ health: 50, tokens: { 'smoke-bomb': 0 } }),
    );
  });

  test('Smoke Bomb: 3 avoids everything, 4 nothing; a defense is still possible', () => {
    const bombed = {
      me: { hero: 'barbarian' },
      foe: { hero: 'ninja', hand: [], tokens: { 'smoke-bomb': 1 } },
    };
    duel(
      bombed,
      me.rolls(1, 1, 2, 4, 4),
      me.activates('smack'),
      foe.spends('smoke-bomb', { dice: [3] }),
      foe.isAsked('must defend'),
    );
    duel(
      bombed,
      me.rolls(1, 1, 2, 4, 4),
      me.activates('smack'),
      foe.takesIt(),
      foe.spends('smoke-bomb', { dice: [3] }),
      until('main-2'),
      foe.has({ health: 50 }),
    );
    duel(
      bombed,
      me.rolls(1, 1, 2, 4, 4),
      me.activates('smack'),
      foe.takesIt(),
      foe.spends('smoke-bomb', { dice: [4] }),
      until('main-2'),
      foe.has({ health: 46, tokens: { 'smoke-bomb': 0 } }),
    );
    duel(bombed, me.rolls(1, 1, 2, 4, 4), foe.cannot(foe.spends('smoke-bomb')), me.activatesNothing());
  });

  const armed = { me: { hero: 'ninja', tokens: { ninjutsu: 2 } } };
  const slash = [me.rolls(1, 1, 1, 4, 6), me.activates('slash')];

  test.each<[DieValue, number]>([
    [1, 1],
    [3, 1],
    [4, 2],
    [5, 2],
  ])('Ninjutsu with a %i: +%i damage', (die, more) => {
    duel(
      armed,
      ...slash,
      me.spends('ninjutsu', { dice: [die] }),
      foe.takesIt(),
      until('main-2'),
      me.has({ tokens: { ninjutsu: 1 } }),
      foe.has({ health: 45 - more }),
    );
  });

  test('Ninjutsu with a 6: one of three', () => {
    duel(
      armed,
      ...slash,
      me.spends('ninjutsu', { dice: [6] }),
      me.chooses('damage'),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 43 }),
    );
    duel(
      armed,
      ...slash,
      me.spends('ninjutsu', { dice: [6] }),
      me.chooses('delayed-poison'),
      foe.takesIt(),
      until('main-2'),
      foe.has({ health: 45, tokens: { 'delayed-poison': 1 } }),
    );
    duel(
      armed,
      ...slash,
      me.spends('ninjutsu', { dice: [6] }),
      me.chooses('undefendable'),
      foe.cannot(foe.defends('thick-skin')),
      until('main-2'),
      foe.has({ health: 45 }),
    );
  });

  test('after the defense roll the Attack cannot become undefendable', () => {
    duel(
      armed,
      ...slash,
      foe.defends('thick-skin', 1, 1, 1),
      me.spends('ninjutsu', { at: 'before-damage', dice: [6] }),
      me.cannot(me.chooses('undefendable')),
      me.chooses('damage'),
      until('main-2'),
      foe.has({ health: 43 }),
    );
  });

  test('without an Attack there is nothing to spend Ninjutsu on', () => {
    duel(
      armed,
      me.rolls(4, 4, 1, 6, 6),
      me.cannot(me.spends('ninjutsu')),
      me.activatesNothing(),
      until('main-2'),
    );
  });
});
