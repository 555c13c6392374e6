/** Invalid states, from a modified file or another version. */
import { expect, test } from 'vitest';
import '../../src/content/index.ts';
import { ContentError } from '../../src/engine/definitions.ts';
import { BrokenState } from '../../src/engine/hosting.ts';
import {
  apply,
  createGame,
  type GameState,
  IllegalAction,
  legalActions,
  viewOf,
} from '../../src/engine/index.ts';
import { oneIn } from '../sampling.ts';

const INSTEAD = [undefined, null, 99, -1, 'x', '__proto__', [], {}];
const EXPECTED = [BrokenState, ContentError, IllegalAction];

/** In the middle of an attack, where a state has most parts. */
function attacked(): GameState {
  const seats = [{ hero: 'barbarian' }, { hero: 'moon-elf' }];
  let state = createGame({ mode: 'duel', seats, seed: 'unsound', first: 0 });
  for (let actions = 0; actions < 60; actions += 1) {
    const seat = state.lanes[0]?.pending?.seat ?? 0;
    if (seat === 1 && state.lanes[0]?.rollPhase?.ledger.length) return state;
    const legal = legalActions(state, seat);
    const wanted = ['activate', 'roll', 'pass'].flatMap(
      (type) => legal.find((one) => one.type === type) ?? [],
    );
    state = apply(state, seat, wanted[0] ?? legal[0] ?? { type: 'pass' }).state;
  }
  throw new Error('Nobody was attacked.');
}

type Place = readonly string[];

/** The path of each part of a value; for a list only the first element. */
function placesIn(value: unknown, at: Place = []): readonly Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Array.isArray(value) ? value.slice(0, 1) : value;
  return Object.entries(inside).flatMap(([key, part]) => [[...at, key], ...placesIn(part, [...at, key])]);
}

/** A copy in which one part is another, or missing. */
function withPart(state: GameState, place: Place, part: unknown): GameState {
  const copy = structuredClone(state);
  const owner = place.slice(0, -1).reduce<object>((inside, key) => Reflect.get(inside, key), copy);
  const name = place.at(-1) ?? '';
  if (part === undefined) Reflect.deleteProperty(owner, name);
  else Reflect.set(owner, name, part);
  return copy;
}

function play(state: GameState): void {
  viewOf(state, 'public');
  for (const seat of [0, 1]) {
    viewOf(state, seat);
    for (const action of legalActions(state, seat).slice(0, 2)) apply(state, seat, action);
  }
}

test('a state with any part missing or of another kind is played on or told to be broken', () => {
  const state = attacked();
  const others = new Set<string>();
  let broken = 0;
  for (const place of oneIn(3, placesIn(state))) {
    for (const part of INSTEAD) {
      try {
        play(withPart(state, place, part));
      } catch (error) {
        broken += 1;
        if (!EXPECTED.some((kind) => error instanceof kind)) others.add(`${place.join('.')}: ${error}`);
      }
    }
  }
  expect([...others]).toEqual([]);
  expect(broken).toBeGreaterThan(30);
});
