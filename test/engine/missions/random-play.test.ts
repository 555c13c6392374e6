/** Random Missions to the end, with lanes in random order: nobody is stuck, nothing is lost. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { listHeroes } from '../../../src/engine/definitions.ts';
import { applyLegal, openQuestions } from '../../../src/engine/hosting.ts';
import {
  type Action,
  apply,
  createGame,
  type GameState,
  legalActions,
  viewOf,
} from '../../../src/engine/index.ts';
import { oneIn } from '../../sampling.ts';
import { registerMadeUpMissions } from '../../scenarios/missions/made-up.ts';
import { checkPieces } from './pieces.ts';
import { randomFrom } from './random-mission.ts';

const HEROES = listHeroes().map(({ id }) => id);
const MOST_PRESSES = 6000;

function newMission(seed: number, random: (below: number) => number): GameState {
  registerMadeUpMissions();
  const count = 1 + (seed % 4);
  const heroes = Array.from({ length: count }, () => HEROES[random(HEROES.length)] ?? 'barbarian');
  return createGame({
    mode: 'mission',
    seats: heroes.map((hero) => ({ hero })),
    seed: `mission-${seed}`,
    first: 'roll',
    mission: { id: seed % 2 === 0 ? 'skirmish' : 'grove', raised: seed % 3 },
  });
}

/** Somebody who is asked presses something; now and then somebody who waits changes the plan. */
function press(state: GameState, random: (below: number) => number): [number, Action] {
  const questions = openQuestions(state);
  const asked = questions[random(questions.length)];
  if (!asked) throw new Error('nobody is asked anything');
  const waiting = state.seats.flatMap((_, seat) => {
    if (random(8) > 0 || questions.some((question) => question.seat === seat)) return [];
    return legalActions(state, seat).map((action): [number, Action] => [seat, action]);
  });
  const other = waiting[random(Math.max(1, waiting.length))];
  if (other && random(3) === 0) return other;
  const legal = legalActions(state, asked.seat);
  const action = legal[random(legal.length)];
  if (!action) throw new Error(`seat ${asked.seat} is asked ${asked.kind} and can answer nothing`);
  return [asked.seat, action];
}

/** Seeds decide party, difficulty and Mission by their remainders of 4, 3 and 2: one in five has all of each. */
const SEEDS = oneIn(
  5,
  Array.from({ length: 24 }, (_, seed) => seed),
);

describe('Missions by random players', () => {
  it.each(SEEDS)('ends with seed %i', (seed) => {
    const random = randomFrom(seed + 1);
    let state = newMission(seed, random);
    const log: [number, Action][] = [];
    for (let presses = 0; !state.outcome; presses += 1) {
      expect(presses).toBeLessThan(MOST_PRESSES);
      const [seat, action] = press(state, random);
      log.push([seat, action]);
      if (presses % 7 === 0) state = JSON.parse(JSON.stringify(apply(state, seat, action).state));
      else applyLegal(state, seat, action);
      if (presses % 25 === 0) {
        checkPieces(state);
        for (const eyes of [...state.seats.keys()]) viewOf(state, eyes);
        viewOf(state, 'public');
      }
    }
    checkPieces(state);
    // The log alone tells the whole game: played again in its order it comes out the same.
    const again = newMission(seed, randomFrom(seed + 1));
    for (const [seat, action] of log) applyLegal(again, seat, action);
    expect(JSON.parse(JSON.stringify(again))).toEqual(JSON.parse(JSON.stringify(state)));
  });
});
