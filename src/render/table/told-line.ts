/** Distinguishes log events that are somebody's action from those that follow by rule. */
import type { GameEvent } from '../../engine/index.ts';

/** A line of the public log. */
export interface ToldLine {
  readonly text: string;
  /** The seat whose action the line reports; null for a consequence. */
  readonly doer: number | null;
}

/** The seat whose action an event is; null for a consequence by rule. */
export function doerOf(event: GameEvent): number | null {
  switch (event.e) {
    case 'moved':
    case 'exited':
    case 'played':
    case 'upgraded':
    case 'sold':
    case 'announced':
    case 'activated':
    case 'defended':
    case 'power':
      return event.seat;
    // Dice without an attempt are rolled for a card, a token or a defense.
    case 'rolled':
      return event.attempt === null ? null : event.seat;
    default:
      return null;
  }
}
