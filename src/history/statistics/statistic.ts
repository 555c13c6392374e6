/** A statistic: a value of a game that is folded over its events. One file each, listed in `../chronicle.ts`. */
import type { GameEvent, GameSetup, GameState } from '../../engine/index.ts';
import type { Attack } from './attack-track.ts';

/** Where the game is when an event happens. */
export interface Moment {
  /** Number of the action among the actions in effect, from 1; 0 while the game begins. */
  readonly step: number;
  /** Number of the turn in which the event happens; in a Mission, of the hero's turn. */
  readonly turn: number;
  /** Number of the round of a Mission; 0 in other modes. */
  readonly round: number;
  /** The Attack that is made in the turn, with the dice that made it; null outside of one. */
  readonly attack: Attack | null;
  /** The state after the whole action, of which the event may be one of many. */
  readonly state: GameState;
}

/** A pure fold over events. Its value is plain JSON and never changed in place. */
export interface Statistic<Value> {
  /** Returns the value before the first event. */
  start(setup: GameSetup, state: GameState): Value;
  /** Returns the value after an event; the same value where the event does not concern the statistic. */
  see(value: Value, event: GameEvent, moment: Moment): Value;
  /** Returns the value after an action whose events were all seen; left out where events say enough. */
  settle?(value: Value, moment: Moment): Value;
}
