/** Nobody pays with a token to lose its like, and what one likes to hold is named before it goes. */
import { expect, test } from 'vitest';
import '../../../src/content/index.ts';
import { type Action, apply, createGame, type GameState, legalActions } from '../../../src/engine/index.ts';

function holding(hero: string, tokens: Readonly<Record<string, number>>): GameState {
  const seats = [{ hero }, { hero: 'barbarian' }];
  const state = createGame({ mode: 'duel', seats, seed: 'in-vain', first: 0 });
  const [own] = state.seats;
  if (!own) throw new Error('nobody sits there');
  for (const [token, count] of Object.entries(tokens)) own.tokens[token] = [{ by: 0, fresh: false, count }];
  return state;
}

const usesIn = (state: GameState) =>
  legalActions(state, 0).flatMap((action) => (action.type === 'spend' ? [action.use] : []));

test('Cleanse is offered where there is something to cleanse', () => {
  expect(usesIn(holding('seraph', { cleanse: 2 }))).toEqual([]);
  expect(usesIn(holding('seraph', { cleanse: 1, poison: 1 }))).toEqual(['remove']);
});

test('Tactical Advantage moves something else than itself', () => {
  expect(usesIn(holding('tactician', { 'tactical-advantage': 5 }))).not.toContain('transfer');
  expect(usesIn(holding('tactician', { 'tactical-advantage': 4, protect: 1 }))).toContain('transfer');
});

test('a good token of one’s own that alone could be moved is named before it goes', () => {
  const spend: Action = { type: 'spend', token: 'tactical-advantage', use: 'transfer', count: 4 };

  let state = holding('tactician', { 'tactical-advantage': 4, protect: 1 });
  state = apply(state, 0, spend).state;
  expect(state.lanes[0]?.pending).toMatchObject({ seat: 0, prompt: { ask: 'status-to-move' } });
  expect(Object.keys(state.seats[1]?.tokens ?? {})).toEqual([]);
  state = apply(state, 0, { type: 'choose', option: 'protect' }).state;
  expect(Object.keys(state.seats[1]?.tokens ?? {})).toEqual(['protect']);
});
