/** Checkpoints: the current moment of a game. */
import type { Checkpoint } from './schema.ts';
import { pendingOf, type Table } from './table.ts';

/** A game at one moment. */
type Moment = Pick<Table, 'state' | 'arrival'>;

/** Whether the game is at a checkpoint now. */
export function isAtCheckpoint(table: Moment, checkpoint: Checkpoint): boolean {
  const pending = pendingOf(table);
  if (!pending) return false;
  // A Main Phase has no separate window at its start: the phase itself is the window.
  if (checkpoint === 'phase-start' && pending.moment === 'main') return table.arrival?.fresh ?? false;
  if (checkpoint === 'in-reply') return pending.moment === 'interruption' && !isOwnDoing(table, pending.seat);
  if (pending.moment !== checkpoint) return false;
  return checkpoint !== 'after-roll' || table.state.lanes[0]?.rollPhase?.roll !== null;
}

/** Whether the seat itself began what the interruption would interrupt. */
function isOwnDoing(table: Moment, seat: number): boolean {
  const doing = table.state.lanes[0]?.stack.findLast((frame) => frame.k === 'effects');
  return doing?.k === 'effects' && doing.context.owner === seat;
}

/** A key that differs between two visits to a checkpoint. */
export function visitKey(table: Table): string {
  const phase = table.state.lanes[0]?.rollPhase;
  return `${table.arrivals}/${pendingOf(table)?.moment}/${phase?.attemptsUsed}/${phase?.announced !== null}`;
}
