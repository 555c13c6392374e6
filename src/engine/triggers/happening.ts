/** Something that has happened and may set something off. */
import type { DieFace } from '../dice/requirement.ts';
import type { Game } from '../game.ts';
import type { TriggerEvent } from '../vocabulary/trigger.ts';
import { isHeard } from './listening.ts';

export interface Happening {
  readonly event: TriggerEvent;
  /** The seat whose event it is. */
  readonly of: number;
  /** The seat on the other side; left out where there is none. */
  readonly target?: number | null;
  /** The token that came. */
  readonly token?: string;
  /** How much or how many, noted as `amount`. */
  readonly amount?: number;
  /** The final dice of an activation. */
  readonly shown?: readonly DieFace[];
}

/**
 * Says that something has happened in the middle of something else. What it sets off comes next, together with
 * whatever else has happened in the same step.
 */
export function raise(game: Game, happening: Happening): void {
  if (isHeard(happening.event)) game.raised.push(happening);
}
