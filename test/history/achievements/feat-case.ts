/** The shape of a case of an achievement, and the shapes that several of them share. */
import type { GameEvent, GameState } from '../../../src/engine/index.ts';
import {
  act,
  altered,
  defend,
  fell,
  gained,
  type Hit,
  landed,
  outlives,
  played,
  roll,
  turn,
  WON,
} from './events.ts';

export type Patch = (state: GameState) => void;

export interface FeatCase {
  readonly mode?: 'duel' | 'koth' | '2v2' | 'mission';
  /** Hero of every other seat; a Monk when left out. */
  readonly others?: string;
  readonly earns: readonly GameEvent[];
  readonly misses: readonly GameEvent[];
  /** What the state after the action differs in; the second for the game that misses. */
  readonly state?: Patch;
  readonly missState?: Patch;
}

export const tokens =
  (seat: number, held: Readonly<Record<string, number>>): Patch =>
  ({ seats }) => {
    const one = seats[seat];
    if (!one) return;
    for (const [token, count] of Object.entries(held)) {
      one.tokens[token] = [{ by: 0, fresh: false, count }];
    }
  };
export const health =
  (seat: number, amount: number): Patch =>
  ({ seats, pools }) => {
    const pool = pools[seats[seat]?.pool ?? 0];
    if (pool) pool.health = amount;
  };
export const turns =
  (count: number): Patch =>
  ({ seats }) => {
    if (seats[0]) seats[0].turnsTaken = count;
  };
export const side =
  (thing: string, name: string): Patch =>
  ({ seats }) => {
    if (seats[0]) seats[0].sides = { [thing]: name };
  };
export const all =
  (...patches: readonly Patch[]): Patch =>
  (state) => {
    for (const patch of patches) patch(state);
  };

/** Two ways for one hit: with `total` or with less. */
export const atMe = (hit: Omit<Hit, 'by' | 'to'>) => landed({ by: 1, to: 0, ...hit });
export const byMe = (hit: Omit<Hit, 'by' | 'to'>, to = 1) => landed({ by: 0, to, ...hit });
export const attacked = act(1, 'fist-strike');

export const defence = (ability: string, mine: number, needed: number): FeatCase => ({
  earns: [attacked, defend(0, ability), byMe({ incoming: needed, source: ability })],
  misses: [
    attacked,
    defend(0, ability),
    byMe({ incoming: needed - 1, source: ability }),
    act(0, 'x'),
    byMe({ incoming: mine }),
  ],
});

export const lethalBy = (token: string): FeatCase => ({
  earns: [attacked, atMe({ incoming: 9, total: 0, before: 9, less: [[token, null]] })],
  misses: [attacked, atMe({ incoming: 9, total: 0, before: 10, less: [[token, null]] })],
});

export const killBy = (source: string): FeatCase => ({
  earns: [byMe({ incoming: 3, source }), fell(1)],
  misses: [byMe({ incoming: 3, source }), byMe({ incoming: 1, source: 'smack' }), fell(1)],
});

export const blessed: FeatCase = {
  earns: [turn(0, 1), turn(1, 2), outlives, turn(0, 3), WON],
  misses: [turn(0, 1), turn(1, 2), outlives, turn(0, 3), turn(1, 4), turn(0, 5), WON],
};

export const sixes = (ability: string): FeatCase => ({
  earns: [act(0, ability), roll(0, ability, [6, 6, 6]), byMe({ incoming: 18 })],
  misses: [
    act(0, ability),
    roll(0, ability, [2, 6, 6]),
    played(0, 'tip-it'),
    altered(0, 0, 2, 6),
    byMe({ incoming: 18 }),
  ],
});

export const spread = (token: string, count: number, misses: Patch): FeatCase => ({
  mode: 'koth',
  earns: [gained(1, token)],
  misses: [gained(1, token)],
  state: all(tokens(1, { [token]: count }), tokens(2, { [token]: count })),
  missState: misses,
});

export const inOneTurn = (earns: readonly GameEvent[], lacking: readonly GameEvent[]): FeatCase => ({
  earns: [turn(0, 1), ...earns],
  misses: [turn(0, 1), ...lacking, turn(1, 2), ...earns.slice(lacking.length)],
});
