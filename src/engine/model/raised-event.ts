/** Events that run the triggers of tokens and abilities. */

import type { DieFace } from '../vocabulary/dice.ts';
import type { TriggerEvent } from '../vocabulary/trigger.ts';
import type { Seat } from './ids.ts';

/** An event that may run triggers, with its details. */
export interface RaisedEvent {
  readonly event: TriggerEvent;
  /** The seat whose event it is. */
  readonly of: Seat;
  /** The other seat involved; absent if there is none. */
  readonly target?: Seat | null;
  /** The token that was gained. */
  readonly token?: string;
  /** How much or how many; available to the effects as the note `amount`. */
  readonly amount?: number;
  /** The final dice of an activation. */
  readonly shown?: readonly DieFace[];
}
