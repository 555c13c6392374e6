/** A file from which a game can be played again, for bug reports and for checking the dice. */
import type { Action, SeatSetup } from '../../engine/index.ts';
import { stepsThatCount } from '../actions/take-back.ts';
import type { LoadedGame } from '../repository/game-update.ts';
import type { LogEntry } from '../repository/log-entry.ts';

/**
 * While the game is live, the seed is left out, and so is what others chose in private. That others changed their
 * standing orders is not told at all, and neither are the numbers of the states, whose gaps would tell it; a
 * finished game is told whole.
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
    // A file plays again what counted; what was taken back is in the log.
    actions: stepsThatCount(log).flatMap(({ seat, rev, by, action }) => {
      if (over) return [{ seat, rev, by, action }];
      if (ownSeats.includes(seat)) return [{ seat, by, action }];
      return action.type === 'set-orders' ? [] : [{ seat, by, action: withoutPrivate(action) }];
    }),
    log: log.flatMap((entry) => entry.lines),
  };
  return { name: `throneroom-${stored.id}.json`, text: `${JSON.stringify(report, null, 2)}\n` };
}

/** When others want to be asked is their own affair. */
function ownSetup({ stops, ...seat }: SeatSetup, isOwn: boolean): SeatSetup {
  return isOwn && stops !== undefined ? { ...seat, stops } : seat;
}

function withoutPrivate(action: Action): Action | { readonly type: Action['type']; readonly hidden: true } {
  // How long somebody passes for is their own affair.
  if (action.type === 'pass') return { type: 'pass' };
  return action.type === 'choose' ? { type: action.type, hidden: true } : action;
}
