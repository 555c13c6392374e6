/** Which facts of the log are what somebody did, not what came of it by rule. */
import type { GameEvent } from '../../engine/index.ts';

/** A line of the public log. */
export interface ToldLine {
  readonly text: string;
  /** The seat whose own action the line tells; null where it tells what came of one. */
  readonly doer: number | null;
}

/** Whose action a fact is; null for what happens by rule. */
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
    // Dice that no attempt belongs to are rolled for a card, a token or a defense.
    case 'rolled':
      return event.attempt === null ? null : event.seat;
    default:
      return null;
  }
}
