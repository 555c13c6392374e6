/** Health of the dials and CP of the heroes at the end of each turn. */
import type { GameState } from '../../engine/index.ts';
import type { Statistic } from './statistic.ts';

export interface TurnEnd {
  readonly turn: number;
  /** By dial: health, 0 or more. */
  readonly health: readonly number[];
  /** By hero seat. */
  readonly cp: readonly number[];
}

/** One entry for each turn, oldest first; the first, of turn 0, is the start of the game. */
export type HealthByTurn = readonly TurnEnd[];

export const health: Statistic<HealthByTurn> = {
  start: (_setup, state) => [measured(0, state)],
  see: (ends) => ends,
  /** An action that ends a turn counts for that turn and for the next one, which begins with it. */
  settle(ends, { turn, state }) {
    const now = measured(turn, state);
    const last = ends.at(-1);
    if (last?.turn === turn) return sameFigures(last, now) ? ends : [...ends.slice(0, -1), now];
    const closed = last && last.turn > 0 ? [...ends.slice(0, -1), { ...now, turn: last.turn }] : ends;
    return [...closed, now];
  },
};

function measured(turn: number, { pools, seats }: GameState): TurnEnd {
  return {
    turn,
    health: pools.map((pool) => Math.max(0, pool.health)),
    cp: seats.map(({ cp }) => cp),
  };
}

function sameFigures(one: TurnEnd, other: TurnEnd): boolean {
  return (
    one.health.every((figure, at) => figure === other.health[at]) &&
    one.cp.every((figure, at) => figure === other.cp[at])
  );
}
