import { expect, test } from 'vitest';
import '../../src/content/index.ts';
import { createGame, type GameState } from '../../src/engine/index.ts';
import { brokenInvariant } from './invariants.ts';

function newDuel(): GameState {
  const seats = [{ hero: 'barbarian' }, { hero: 'moon-elf' }];
  return createGame({ mode: 'duel', seats, seed: 'invariants', first: 0 });
}

function seatOf(state: GameState): GameState['seats'][number] {
  const [seat] = state.seats;
  if (!seat) throw new Error('The seat does not exist.');
  return seat;
}

test('the initial state breaks no invariant', () => {
  expect(brokenInvariant(newDuel())).toBeNull();
});

test('a missing card is reported', () => {
  const state = newDuel();
  const seat = seatOf(state);
  seat.deck = seat.deck.slice(1);
  expect(brokenInvariant(state)).toContain('seat 0: cards');
});

test('a duplicated card in place of another is reported', () => {
  const state = newDuel();
  const seat = seatOf(state);
  seat.deck = seat.deck.with(0, seat.hand[0] ?? '');
  expect(brokenInvariant(state)).toContain('seat 0: cards');
});

test('combat points above the limit are reported', () => {
  const state = newDuel();
  seatOf(state).cp = 16;
  expect(brokenInvariant(state)).toBe('seat 0: 16 CP');
});

test('negative health is reported', () => {
  const state = newDuel();
  const [pool] = state.pools;
  if (pool) pool.health = -1;
  expect(brokenInvariant(state)).toContain('health -1');
});
