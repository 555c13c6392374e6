/** A duel at the beginning of an Upkeep Phase, for what happens at one moment there. */

import { layOut, turnOf } from '../../../src/engine/hosting.ts';
import type { GameState } from '../../../src/engine/index.ts';
import type { Frame } from '../../../src/engine/model/frame.ts';
import type { LedgerEntry } from '../../../src/engine/model/ledger.ts';

export interface OwnSeatSetup {
  readonly hero?: string;
  readonly health?: number;
  readonly cp?: number;
  readonly hand?: readonly string[];
  readonly tokens?: Readonly<Record<string, number>>;
}

/** Seat 0 at the beginning of its Upkeep Phase; nobody holds a card that could be played meanwhile. */
export function beforeUpkeep({
  hero = 'barbarian',
  health = 50,
  cp = 0,
  hand = [],
  tokens = {},
}: OwnSeatSetup): GameState {
  const state = layOut({ mode: 'duel', seats: [{ hero }, { hero: 'moon-elf' }], seed: 'upkeep', first: 0 });
  for (const seat of state.seats) {
    seat.deck = [...seat.deck, ...seat.hand];
    seat.hand = [];
    seat.cp = 0;
  }
  const [mine] = state.seats;
  const [dial] = state.pools;
  if (!mine || !dial) throw new Error('There is no seat.');
  mine.hand = [...hand];
  mine.cp = cp;
  dial.health = health;
  for (const [id, count] of Object.entries(tokens)) {
    if (count > 0) mine.tokens[id] = [{ by: 1, fresh: false, count }];
  }
  Object.assign(turnOf(state), { number: 3, phase: 'discard' });
  setStack(state, [{ k: 'turn', next: 'upkeep' }]);
  return state;
}

/** Replaces the lane's stack, without an open question. */
export function setStack(state: GameState, stack: Frame[], pool: LedgerEntry[] | null = null): void {
  const [lane] = state.lanes;
  if (!lane) throw new Error('There is no lane.');
  Object.assign(lane, { stack, pending: null, rollPhase: null, pool });
}

/** The part of a state that players can distinguish, independent of the order of lists. */
export function visibleOutcome(state: GameState) {
  const { seats, pools, chance, outcome } = state;
  return {
    seats: seats.map(({ hand, ...seat }) => ({ ...seat, hand: [...hand].sort() })),
    pools,
    chance,
    outcome,
    turn: turnOf(state),
  };
}
