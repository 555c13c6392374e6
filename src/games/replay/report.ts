/** Writes a file from which a game can be replayed, for bug reports and for checking the dice. */
import type { Action, SeatSetup } from '../../engine/index.ts';
import { stepsThatCount } from '../actions/take-back.ts';
import type { LoadedGame } from '../repository/game-update.ts';
import type { LogEntry } from '../repository/log-entry.ts';

/**
 * Returns the report of a game. For a live game the report omits the seed, private choices of others, changes of their
 * standing orders, and `rev` numbers, whose gaps would reveal such changes. The report of a finished game is complete.
 * @param ownSeats the seats of the person who gets the file
 */
export function reportOf(
  { stored, record }: LoadedGame,
  log: readonly LogEntry[],
  ownSeats: readonly number[],
): { readonly name: string; readonly text: string } {
  const over = stored.status === 'finished';
  const { seed, ...setup } = record.setup;
  const report = {
    throneroom: 1,
    game: stored.id,
    setup: over
      ? { ...setup, seed }
      : { ...setup, seats: setup.seats.map((seat, at) => ownSetup(seat, ownSeats.includes(at))) },
    seedHash: record.seedHash,
    seats: record.occupants.map((occupant, seat) => ({
      seat,
      hero: record.setup.seats[seat]?.hero ?? null,
      played: occupant.kind,
    })),
    pace: record.pace,
    ended: record.ended,
    // The actions are those in effect; actions that were taken back appear in the log only.
    actions: stepsThatCount(log).flatMap(({ seat, rev, by, action }) => {
      if (over) return [{ seat, rev, by, action }];
      if (ownSeats.includes(seat)) return [{ seat, by, action }];
      return action.type === 'set-orders' ? [] : [{ seat, by, action: withoutPrivate(action) }];
    }),
    log: log.flatMap((entry) => entry.lines),
  };
  return { name: `throneroom-${stored.id}.json`, text: `${JSON.stringify(report, null, 2)}\n` };
}

/** Removes the stops of other players from a setup, which are private. */
function ownSetup({ stops, ...seat }: SeatSetup, isOwn: boolean): SeatSetup {
  return isOwn && stops !== undefined ? { ...seat, stops } : seat;
}

function withoutPrivate(action: Action): Action | { readonly type: Action['type']; readonly hidden: true } {
  // The duration of another player's pass is private.
  if (action.type === 'pass') return { type: 'pass' };
  return action.type === 'choose' ? { type: action.type, hidden: true } : action;
}
