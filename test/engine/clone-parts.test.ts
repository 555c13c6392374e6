/** A copy of a state has every field of the state, and shares no part of it that anything changes. */
import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import '../../src/content/index.ts';
import { MISSIONS } from '../../src/content/missions/index.ts';
import { cloneState } from '../../src/engine/core/clone.ts';
import { listHeroes } from '../../src/engine/definitions.ts';
import { applyLegal, openQuestions } from '../../src/engine/hosting.ts';
import { createGame, type GameSetup, type GameState, legalActions } from '../../src/engine/index.ts';
import { IS_LONG_RUN } from '../sampling.ts';

/** Parts that are replaced and never changed: `test/engine/clone.test.ts` freezes them. */
const SHARED = new Set(['orders', 'rules', 'source', 'requires', 'pending', 'upgrades']);
/** Lists of a hero's seat that are replaced as well: their types are readonly. */
const SHARED_OF_SEAT = new Set([
  ...['hand', 'deck', 'discard', 'resolving', 'inPlay', 'limits'],
  ...['spentThisTurn', 'usedThisPhase', 'lostThisTurn', 'passedThisTurn'],
]);
/** Lists of effects are copied; the effects in them are content. */
const OF_CONTENT = new Set(['list', 'effects']);

function sharedIn(copy: unknown, original: unknown, path: string): string[] {
  if (typeof copy !== 'object' || copy === null || typeof original !== 'object' || original === null)
    return [];
  if (copy === original) return [path];
  const parts = new Map(Object.entries(original));
  return Object.entries(copy).flatMap(([key, part]) => {
    const isOfSeat = /^state\.seats\.\d+$/.test(path) && SHARED_OF_SEAT.has(key);
    if (SHARED.has(key) || isOfSeat) return [];
    if (OF_CONTENT.has(key)) return part === parts.get(key) && part.length > 0 ? [`${path}.${key}`] : [];
    return sharedIn(part, parts.get(key), `${path}.${key}`);
  });
}

/** Every so many states of a game are copied; a copy is looked at whole, which takes longer than the play. */
const COPIED_EACH = IS_LONG_RUN ? 1 : 4;

/** Looks at the copies of some states of a game at random. */
function checkAlong(setup: GameSetup, seed: string, most: number): number {
  const random = seedrandom.alea(seed);
  const state: GameState = createGame(setup);
  let looked = 0;
  for (let actions = 0; !state.outcome && actions < most; actions += 1) {
    const asked = openQuestions(state);
    const seat = asked[Math.floor(random() * asked.length)]?.seat ?? 0;
    const legal = legalActions(state, seat);
    const action = legal[Math.floor(random() * legal.length)];
    if (!action) throw new Error('nothing to do');
    applyLegal(state, seat, action);
    looked += 1;
    if (looked % COPIED_EACH > 0) continue;
    const copy = cloneState(state);
    expect(copy).toEqual(state);
    expect(sharedIn(copy, state, 'state')).toEqual([]);
  }
  return looked;
}

describe('A copy of a state', () => {
  const heroes = listHeroes().map(({ id }) => id);
  const seatsFrom = (at: number, count: number) =>
    Array.from({ length: count }, (_, i) => ({ hero: heroes[(at + i) % heroes.length] ?? 'monk' }));

  it.each(heroes)('is whole and its own in duels of %s', (hero) => {
    const at = heroes.indexOf(hero);
    const seed = `copies ${hero}`;
    expect(
      checkAlong({ mode: 'duel', seats: seatsFrom(at, 2), seed, first: 'roll' }, seed, 400),
    ).toBeGreaterThan(40);
  });

  it.each([
    ['koth', 4],
    ['2v2', 4],
    ['3v3', 6],
    ['2v2v2', 6],
  ])('is whole and its own in %s', (mode, count) => {
    const seed = `copies ${mode}`;
    const setup = { mode, seats: seatsFrom(3, count), seed, first: 'roll' } as const;
    expect(checkAlong(setup, seed, 400)).toBeGreaterThan(100);
  });

  it.each(MISSIONS.map(({ id }) => id))('is whole and its own in the Mission %s', (id) => {
    const seed = `copies ${id}`;
    const setup = { mode: 'mission', seats: seatsFrom(5, 3), seed, first: 0, mission: { id } } as const;
    expect(checkAlong(setup, seed, 400)).toBeGreaterThan(30);
  });

  it('is whole and its own where draws are counted by turn', () => {
    const seed = 'copies by turn';
    const setup = { mode: 'duel', seats: seatsFrom(1, 2), seed, first: 'roll', drawsByTurn: true } as const;
    expect(checkAlong(setup, seed, 400)).toBeGreaterThan(40);
  });

  it('has the parts that games of older versions lack', () => {
    const state = createGame({ mode: 'duel', seats: seatsFrom(0, 2), seed: 'older', first: 0 });
    const [seat] = state.seats;
    if (!seat) throw new Error('no seat');
    const { kind, usedThisPhase, lostThisTurn, passedThisTurn, upgradedThisTurn, plan, ...older } = seat;
    expect(cloneState({ ...state, seats: [older] }).seats[0]).toEqual(seat);
  });
});
