/** Bonus Damage at its limit: a stronger token may replace a weaker one (001, Bonus Damage). */
import { afterAll, beforeAll, describe, test } from 'vitest';
import '../../../src/content/index.ts';
import { choosePlayer, gain } from '../../../src/engine/vocabulary/builders.ts';
import { playCard, registerMadeUpHero } from '../../engine/effects/made-up-hero.ts';
import { player, resolved } from '../kit.ts';

const ONE = 'bonus-damage-1';
const TWO = 'bonus-damage-2';
const THREE = 'bonus-damage-3';

let takeOut = () => {};
beforeAll(() => {
  takeOut = registerMadeUpHero({
    Whetstone: [gain(THREE)],
    Grindstone: [gain(THREE, 2)],
    Pebble: [gain(TWO)],
    Gift: [choosePlayer, gain(THREE, 1, 'chosen')],
  });
});
afterAll(() => takeOut());

const duel = (tokens: Readonly<Record<string, number>>) =>
  ({ mode: 'duel', players: 2, me: { tokens } }) as const;

describe('a token of 3 that comes to a full stack', () => {
  test('replaces the weaker one that the holder chooses', () => {
    playCard(
      'whetstone',
      { ...duel({ [ONE]: 1, [TWO]: 1 }), me: { hand: ['whetstone'], tokens: { [ONE]: 1, [TWO]: 1 } } },
      player(0).cannot(player(0).chooses(THREE)),
      player(0).chooses(TWO),
      resolved,
      player(0).has({ tokens: { [ONE]: 1, [TWO]: 0, [THREE]: 1 } }),
    );
  });

  test('is discarded if the holder wants that', () => {
    playCard(
      'whetstone',
      { ...duel({}), me: { hand: ['whetstone'], tokens: { [ONE]: 2 } } },
      player(0).chooses('discard'),
      resolved,
      player(0).has({ tokens: { [ONE]: 2, [THREE]: 0 } }),
    );
  });

  test('asks once for each that has no room, while a weaker one is held', () => {
    playCard(
      'grindstone',
      { ...duel({}), me: { hand: ['grindstone'], tokens: { [ONE]: 1, [THREE]: 1 } } },
      player(0).chooses(ONE),
      resolved,
      player(0).has({ tokens: { [ONE]: 0, [THREE]: 2 } }),
    );
    playCard(
      'grindstone',
      { ...duel({}), me: { hand: ['grindstone'], tokens: { [ONE]: 1, [TWO]: 1 } } },
      player(0).chooses(ONE),
      player(0).chooses(TWO),
      resolved,
      player(0).has({ tokens: { [ONE]: 0, [TWO]: 0, [THREE]: 2 } }),
    );
  });

  test('asks nobody when all that is held is as strong, or stronger', () => {
    playCard(
      'whetstone',
      { ...duel({}), me: { hand: ['whetstone'], tokens: { [THREE]: 2 } } },
      player(0).has({ tokens: { [THREE]: 2 } }),
    );
    playCard(
      'pebble',
      { ...duel({}), me: { hand: ['pebble'], tokens: { [THREE]: 1, [TWO]: 1 } } },
      player(0).has({ tokens: { [TWO]: 1, [THREE]: 1 } }),
    );
  });

  test.each(['2v2', 'koth'] as const)('asks the holder and not the giver in %s', (mode) => {
    playCard(
      'gift',
      { mode, players: 4, me: { hand: ['gift'] }, others: [{}, { tokens: { [ONE]: 2 } }] },
      player(0).targets(2),
      player(0).cannot(player(0).chooses(ONE)),
      player(2).chooses(ONE),
      resolved,
      player(2).has({ tokens: { [ONE]: 1, [THREE]: 1 } }),
    );
  });
});
