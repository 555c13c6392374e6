/** Missions by players of chance, for properties that hold in every state of every game. */
import '../../../src/content/index.ts';
import { listHeroes } from '../../../src/engine/definitions.ts';
import { openQuestions } from '../../../src/engine/hosting.ts';
import { type Action, apply, createGame, type GameState, legalActions } from '../../../src/engine/index.ts';
import { registerMadeUpMissions } from '../../scenarios/missions/made-up.ts';

export type Random = (below: number) => number;

const HEROES = listHeroes().map(({ id }) => id);

/** A small generator of its own: the engine's chance is not to be touched. */
export function randomFrom(seed: number): Random {
  let state = seed * 2654435761;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A Mission with heroes drawn by chance. */
export function newMission(mission: string, party: number, seed: number, random: Random): GameState {
  registerMadeUpMissions();
  return createGame({
    mode: 'mission',
    seats: Array.from({ length: party }, () => ({ hero: HEROES[random(HEROES.length)] ?? 'barbarian' })),
    seed: `${mission}-${seed}`,
    first: 'roll',
    mission: { id: mission, raised: seed % 3 },
  });
}

export interface Press {
  readonly seat: number;
  readonly action: Action;
}

/** Something that one of those who are asked may answer. */
export function anyPress(state: GameState, random: Random): Press {
  const questions = openQuestions(state);
  const asked = questions[random(questions.length)];
  if (!asked) throw new Error('nobody is asked anything');
  const legal = legalActions(state, asked.seat);
  const action = legal[random(legal.length)];
  if (!action) throw new Error(`seat ${asked.seat} is asked ${asked.kind} and can answer nothing`);
  return { seat: asked.seat, action };
}

/** Every state of a game from its beginning on, `most` presses long at the most. */
export function* statesOf(start: GameState, random: Random, most: number): Generator<GameState> {
  let state = start;
  for (let presses = 0; presses < most && !state.outcome; presses += 1) {
    yield state;
    const { seat, action } = anyPress(state, random);
    state = apply(state, seat, action).state;
  }
}

export function asJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

/** The same things, elsewhere. */
export function mixed<T>(list: readonly T[], random: Random): T[] {
  const rest = [...list];
  return list
    .map(() => rest.splice(random(rest.length), 1)[0])
    .flatMap((one) => (one === undefined ? [] : [one]));
}
