/**
 * A made-up mode in which pairs play their duels side by side, each in a lane of its own, and wait for one another
 * at the end of every round: the lanes move in any order.
 */
import seedrandom from 'seedrandom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { FREE_FOR_ALL } from '../../../src/engine/core/modes/duel.ts';
import type { ModePolicy } from '../../../src/engine/core/modes/policy.ts';
import { askedAt, laneIndexOf, openQuestions, registerMode, turnOf } from '../../../src/engine/hosting.ts';
import {
  type Action,
  apply,
  createGame,
  type GameState,
  legalActions,
  viewOf,
} from '../../../src/engine/index.ts';
import { oneIn } from '../../sampling.ts';
import { brokenInvariant } from '../../soak/invariants.ts';

/** Two pairs: 0 against 1 in one lane, 2 against 3 in another. The first fall at either table decides for the team. */
const TWO_TABLES: ModePolicy = {
  ...FREE_FOR_ALL,
  id: 'two-tables',
  players: [4],
  healthFor: () => 25,
  teamOf: (seat) => seat % 2,
  targeting: () => ({ how: 'sole' }),
  sideBySide: () => [
    [0, 1],
    [2, 3],
  ],
  outcome: ({ seats }) => {
    const fallen = new Set(seats.flatMap(({ defeated, team }) => (defeated ? [team] : [])));
    if (fallen.size === 2) return { kind: 'draw' };
    return fallen.size === 0 ? null : { kind: 'won', team: fallen.has(0) ? 1 : 0, how: 'defeat' };
  },
};

let remove: () => void = () => undefined;
beforeAll(() => {
  remove = registerMode(TWO_TABLES);
});
afterAll(() => remove());

const HEROES = ['barbarian', 'moon-elf', 'pyromancer', 'treant'] as const;

function begun(seed: string): GameState {
  return createGame({ mode: 'two-tables', seats: HEROES.map((hero) => ({ hero })), seed, first: 0 });
}

/** Four games on a push. */
const SEEDS = oneIn(
  10,
  Array.from({ length: 40 }, (_, seed) => seed),
);

const reloaded = (state: GameState): GameState => JSON.parse(JSON.stringify(state));

/** An answer to one of the open questions, the lane drawn first. */
function drawn(state: GameState, random: () => number): { seat: number; action: Action } {
  const questions = openQuestions(state);
  const question = questions[Math.floor(random() * questions.length)];
  const actions = question ? legalActions(state, question.seat) : [];
  const action = actions[Math.floor(random() * actions.length)];
  if (!question || !action) throw new Error('Nobody is asked.');
  return { seat: question.seat, action };
}

describe('lanes side by side', () => {
  it('have a question each, and a move in one leaves that of the other as it is', () => {
    const state = begun('questions');
    expect(openQuestions(state).map(({ seat }) => seat)).toEqual([0, 2]);
    const asked = askedAt(state, 2);
    const next = apply(state, 0, { type: 'pass' }).state;
    expect(next.rev).toBe(state.rev + 1);
    expect(askedAt(next, 2)).toBe(asked);
    expect(askedAt(next, 0)).toBe(next.rev);
    expect(legalActions(next, 2)).toEqual(legalActions(state, 2));
    expect(viewOf(next, 2).pending).toEqual(viewOf(state, 2).pending);
    expect(viewOf(next, 0).turn.phase).toBe('offensive-roll');
    expect(viewOf(next, 3).turn.phase).toBe('main-1');
  });

  it('meet at the end of a round: who is early waits, and is asked nothing', () => {
    let state = begun('barrier');
    const random = seedrandom('early');
    for (let moves = 0; openQuestions(state).some(({ seat }) => seat < 2); moves += 1) {
      const seat = openQuestions(state).find((question) => question.seat < 2)?.seat ?? 0;
      const actions = legalActions(state, seat);
      const action = actions[Math.floor(random() * actions.length)];
      if (!action || moves > 500) throw new Error('The round does not end.');
      state = apply(state, seat, action).state;
    }
    expect(state.outcome).toBeNull();
    expect(state.lanes).toHaveLength(3);
    expect(laneIndexOf(state, 1)).toBe(1);
    expect(legalActions(state, 0)).toEqual([]);
    expect(legalActions(state, 1)).toEqual([]);
    expect(turnOf(state, 2).active).toBe(2);
  });

  it.each(SEEDS)(
    'play to the end in any order of moves, with the state through JSON after each (seed %i)',
    (seed) => {
      const random = seedrandom(`order ${seed}`);
      let state = begun(`lanes ${seed}`);
      let again = reloaded(state);
      const lanesMoved = new Set<number>();
      for (let moves = 0; !state.outcome; moves += 1) {
        expect(moves).toBeLessThan(20_000);
        const { seat, action } = drawn(state, random);
        lanesMoved.add(laneIndexOf(state, seat));
        state = apply(state, seat, action).state;
        again = reloaded(apply(again, seat, action).state);
        expect(brokenInvariant(state)).toBeNull();
      }
      expect(again).toEqual(reloaded(state));
      expect(lanesMoved).toEqual(new Set([1, 2]));
    },
  );
});
