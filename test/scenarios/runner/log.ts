/** The bot's log lines, with the names of the phases. */
import type { GameEvent, GameState } from '../../../src/engine/index.ts';
import { describeEvent } from '../../../src/render/table/log-line.ts';
import { seatName } from './build.ts';

/** The line for an event, without markdown; null for those that need none. */
export function logLine(state: GameState, event: GameEvent): string | null {
  if (event.e === 'phase' && event.skipped === undefined) {
    return `${seatName(state, event.seat)}: ${event.phase}`;
  }
  const names = state.seats.map((_, seat) => seatName(state, seat));
  return describeEvent(event, names)?.replaceAll('\\', '') ?? null;
}
