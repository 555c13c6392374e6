/** Compares two games on the same dice: seat by seat, who did better with the same luck. */

import { turnOf } from '../../engine/hosting.ts';
import type { Seat } from '../../engine/index.ts';
import type { TableSnapshot } from '../table-snapshot.ts';

/** How one seat of a game ended. */
export interface SeatEnd {
  readonly name: string;
  readonly result: 'won' | 'lost' | 'drawn' | 'none';
  /** Health of the own dial less the highest of all rivals; null where giving up decided it, which says nothing of it. */
  readonly lead: number | null;
  readonly turns: number;
}

export interface ComparedSeat {
  readonly hero: string;
  readonly first: SeatEnd;
  readonly second: SeatEnd;
  /** Null where nobody did better, a game has no result, or somebody left their hero to a bot. */
  readonly better: 'first' | 'second' | null;
}

type Ended = Pick<TableSnapshot, 'state' | 'occupants'>;

/** Returns both games by seat: a win is better than a draw or a loss; among equal results the larger lead, if both are known. */
export function compared(first: Ended, second: Ended): readonly ComparedSeat[] {
  return first.occupants.map((_, seat) => {
    const [one, other] = [endOf(first, seat), endOf(second, seat)];
    const isLeft = [first, second].some(({ occupants }) => leftToBot(occupants[seat]));
    return {
      hero: first.state.seats[seat]?.hero ?? '',
      first: one,
      second: other,
      better: isLeft ? null : betterOf(one, other),
    };
  });
}

function leftToBot(occupant: TableSnapshot['occupants'][number] | undefined): boolean {
  return occupant?.kind === 'bot' && occupant.for !== undefined;
}

const RANK = { won: 2, drawn: 1, lost: 0 } as const;

function betterOf(first: SeatEnd, second: SeatEnd): ComparedSeat['better'] {
  if (first.result === 'none' || second.result === 'none') return null;
  const byResult = RANK[first.result] - RANK[second.result];
  const byLead = first.lead === null || second.lead === null ? 0 : first.lead - second.lead;
  const difference = byResult || byLead;
  return difference === 0 ? null : difference > 0 ? 'first' : 'second';
}

function endOf({ state, occupants }: Ended, seat: Seat): SeatEnd {
  const { outcome, seats, pools } = state;
  const own = seats[seat];
  const healthOf = (pool: number | undefined) => Math.max(0, pools[pool ?? -1]?.health ?? 0);
  const rivals = seats.filter(({ team }) => team !== own?.team).map(({ pool }) => healthOf(pool));
  const isWinner = outcome?.kind === 'won' && outcome.team === own?.team;
  const isGivenUp = isWinner ? outcome.how === 'concession' : own?.conceded === true;
  return {
    name: occupants[seat]?.name ?? '',
    result: !outcome ? 'none' : outcome.kind !== 'won' ? 'drawn' : isWinner ? 'won' : 'lost',
    lead: isGivenUp ? null : healthOf(own?.pool) - Math.max(0, ...rivals),
    turns: turnOf(state).number,
  };
}
