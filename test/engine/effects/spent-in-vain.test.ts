/** Nobody is offered to pay with a token to remove a token of the same kind. */
import { expect, test } from 'vitest';
import '../../../src/content/index.ts';
import { createGame, type GameState, legalActions } from '../../../src/engine/index.ts';

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
