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
  if (!seat) throw new Error('nobody sits there');
  return seat;
}

test('nothing is broken at the start', () => {
  expect(brokenInvariant(newDuel())).toBeNull();
});

test('a card that is nowhere is noticed', () => {
  const state = newDuel();
  const seat = seatOf(state);
  seat.deck = seat.deck.slice(1);
  expect(brokenInvariant(state)).toContain('seat 0: cards');
});

test('a card that is there twice in place of another is noticed', () => {
  const state = newDuel();
  const seat = seatOf(state);
  seat.deck = seat.deck.with(0, seat.hand[0] ?? '');
  expect(brokenInvariant(state)).toContain('seat 0: cards');
});

test('more combat points than there are is noticed', () => {
  const state = newDuel();
  seatOf(state).cp = 16;
  expect(brokenInvariant(state)).toBe('seat 0: 16 CP');
});

test('health below nothing is noticed', () => {
  const state = newDuel();
  const [pool] = state.pools;
  if (pool) pool.health = -1;
  expect(brokenInvariant(state)).toContain('health -1');
});
