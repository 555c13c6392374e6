import { expect, test } from 'vitest';
import { worthOfList } from '../../../src/ai/players/effect-worth.ts';
import { evalContextOf } from '../../../src/ai/players/eval-context.ts';
import { PRICES } from '../../../src/ai/players/prices.ts';
import { plainTable } from '../../../src/ai/players/table-facts.ts';
import { listHeroes, listTokens } from '../../../src/engine/definitions.ts';
import {
  allowSplit,
  harmCompanion,
  healCompanion,
  redirect,
} from '../../../src/engine/vocabulary/builders.ts';
import { act, botAction, duel, lastRoll, openQuestion } from './duel-table.ts';

test('every token has a price, whoever brings it', () => {
  for (const token of listTokens()) {
    for (const { id } of listHeroes())
      expect(PRICES.token(token, id), `${token.id} of ${id}`).toBeTypeOf('number');
    const prices = listHeroes().map(({ id }) => PRICES.token(token, id));
    expect(prices.every(Number.isFinite), token.id).toBe(true);
  }
});

/** The Huntress under an Attack with given damage and health of Nyra, and the value of effects for her. */
function worth(coming: number, nyra: number) {
  const table = plainTable('huntress', 'barbarian');
  const seats = table.seats.map((seat) => ({
    ...seat,
    dials: seat.seat === 0 ? { nyra: { health: nyra, most: 7 } } : {},
    sides: seat.seat === 0 ? { nyra: 'active' } : {},
  }));
  const under = { ...table, seats, coming: [coming, 0], attackBase: coming, attacked: 0 };
  return (...effects: Parameters<typeof worthOfList>[1]) =>
    worthOfList(evalContextOf(under, PRICES, 0, 0), effects);
}

test('a companion is healed up to its most, and missed most where it falls', () => {
  expect(worth(0, 3)(healCompanion('nyra', 2))).toBeGreaterThan(0);
  expect(worth(0, 7)(healCompanion('nyra', 2))).toBe(0);
  const [hurt, felled] = [worth(0, 5)(harmCompanion('nyra', 1)), worth(0, 1)(harmCompanion('nyra', 1))];
  expect(hurt).toBeLessThan(0);
  expect(felled).toBeLessThan(4 * hurt);
});

test('it takes what it survives, and much of what it does not; little is not worth its fall', () => {
  expect(worth(3, 5)(redirect('nyra', 3))).toBeGreaterThan(0);
  expect(worth(20, 3)(redirect('nyra', 20))).toBeGreaterThan(0);
  expect(worth(3, 2)(redirect('nyra', 3))).toBeLessThan(0);
  expect(worth(0, 5)(redirect('nyra', 0))).toBe(0);
});

test('to split much damage is worth something, little not', () => {
  expect(worth(8, 5)(allowSplit('nyra'))).toBeGreaterThan(0);
  expect(worth(2, 5)(allowSplit('nyra'))).toBe(0);
});

test('the bot re-rolls a die for a point of her health when a good ability is one die away', () => {
  const state = lastRoll(duel({ hero: 'huntress' }, { hero: 'barbarian' }), [1, 5, 6, 2, 4]);
  expect(openQuestion(state).kind).toBe('roll');
  const choice = botAction(state);
  expect(choice).toMatchObject({ type: 'spend', token: 'nyra', use: 'reroll' });
  act(state, choice);
  expect(botAction(state)).toMatchObject({ type: 'reroll' });
});
