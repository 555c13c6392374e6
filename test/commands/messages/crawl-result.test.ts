/** What the last message of a scenario and its picture say about how it was decided. */
import { expect, test } from 'vitest';
import '../../../src/content/index.ts';
import { crawlDecision, crawlResult } from '../../../src/commands/messages/crawl-result.ts';
import { apply, createGame, type GameState } from '../../../src/engine/index.ts';
import type { TableSnapshot } from '../../../src/games/table-snapshot.ts';
import { ENGLISH } from '../../../src/words/index.ts';
import { QUIET_TABLE } from '../../games/sample-snapshot.ts';

const HEROES = ['barbarian', 'monk', 'ninja'];
const NAMES = ['A*da', 'Bo', 'Cy'];
const SCENARIOS = { crawl: 'crimson-sands-a', 'boss-battle': 'fallen-monk' } as const;
type Mode = keyof typeof SCENARIOS;

function started(mode: Mode, heroes: number): GameState {
  const seats = HEROES.slice(0, heroes).map((hero) => ({ hero }));
  return createGame({ mode, seats, seed: 'decided', first: 0, crawl: { id: SCENARIOS[mode] } });
}

function snapshotOf(state: GameState): TableSnapshot {
  const people = NAMES.slice(0, state.crawl?.heroes.length ?? 0);
  return {
    ...QUIET_TABLE,
    state,
    occupants: people.map((name, seat) => ({ kind: 'person', userId: String(seat), name })),
  };
}

const given = (mode: Mode, heroes: number): GameState =>
  HEROES.slice(0, heroes).reduce(
    (state, _, seat) => apply(state, seat, { type: 'concede' }).state,
    started(mode, heroes),
  );

/** The party as it is when these heroes have no health left and the session is lost. */
function lost(mode: Mode, heroes: number): GameState {
  const state = structuredClone(started(mode, heroes));
  for (const { pool } of state.seats.slice(0, heroes)) {
    const dial = state.pools[pool];
    if (dial) dial.health = 0;
  }
  state.outcome = { kind: 'won', team: 1, how: 'defeat' };
  return state;
}

test.each([1, 2, 3])('a scenario that all of %i people gave up says so', (heroes) => {
  for (const mode of ['crawl', 'boss-battle'] as const) {
    const snapshot = snapshotOf(given(mode, heroes));
    expect(crawlResult(snapshot, 'conceded', ENGLISH).split('\n')).toContain('Everybody has left.');
    expect(crawlDecision(snapshot, 'conceded', ENGLISH)?.reasons).toEqual(['Everybody has left.']);
    expect(crawlDecision(snapshot, 'agreed', ENGLISH)?.reasons).toEqual(['You ended it by a vote.']);
  }
});

test.each([
  [1, 'A*da fell.'],
  [2, 'A*da and Bo fell, and no team-mate spent a salve to revive them.'],
  [3, 'A*da, Bo and Cy fell, and no team-mate spent a salve to revive them.'],
])('a crawl that %i heroes lost names who fell', (heroes, reason) => {
  const snapshot = snapshotOf(lost('crawl', heroes));
  expect(crawlDecision(snapshot, 'played', ENGLISH)?.reasons).toEqual([reason]);
  expect(crawlResult(snapshot, 'played', ENGLISH)).toContain(reason.replace('*', '\\*'));
});

test('a lost Boss Battle says that the shared health is gone', () => {
  expect(crawlDecision(snapshotOf(lost('boss-battle', 3)), 'played', ENGLISH)?.reasons).toEqual([
    'The health that all heroes share is gone.',
  ]);
});
