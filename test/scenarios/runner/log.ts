/** The bot's log lines, with lines for the phases as well. */
import type { GameEvent, GameState } from '../../../src/engine/index.ts';
import { describeEvent } from '../../../src/render/table/log-line.ts';
import { seatName } from './build.ts';

/** The line for an event, without markdown; null for an event without a line. */
export function logLine(state: GameState, event: GameEvent): string | null {
  if (event.e === 'phase' && event.skipped === undefined) {
    return `${seatName(state, event.seat)}: ${event.phase}`;
  }
  const names = state.seats.map((_, seat) => seatName(state, seat));
  return describeEvent(event, names)?.replaceAll('\\', '') ?? null;
}
