/** Distinguishes events that are a player's action from those that follow from the rules. */
import type { GameEvent } from '../../engine/index.ts';

/** A line of the public log with the acting seat. */
export interface AttributedLine {
  readonly text: string;
  /** The seat whose action the line reports; null for an event that follows from the rules. */
  readonly doer: number | null;
}

/** The seat whose action an event is; null for an event that follows from the rules. */
export function actorOf(event: GameEvent): number | null {
  switch (event.e) {
    case 'moved':
    case 'space-taken':
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
