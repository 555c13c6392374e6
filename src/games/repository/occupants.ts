/** Who sits at a game: people, and the seats that they play for. */
import type { SeatOccupant, TableSnapshot } from '../game-service.ts';
import type { GameRecord } from './game-record.ts';

/** Stands for somebody who asked to be forgotten: no id of Discord's. */
export const NOBODY = '0';

/** The Discord ids of the people at a table, each once; whoever was forgotten has none. */
export function peopleAt(occupants: readonly SeatOccupant[]): readonly string[] {
  const ids = occupants.flatMap((occupant) => (occupant.kind === 'person' ? [occupant.userId] : []));
  return [...new Set(ids)].filter((id) => id !== NOBODY);
}

/** The seat that a person plays for now: the one that is asked when they sit at several; null for onlookers. */
export function seatFor(
  occupants: TableSnapshot['occupants'],
  askedSeat: number | null,
  userId: string,
): number | null {
  const seats = occupants.flatMap((occupant, seat) =>
    occupant.kind === 'person' && occupant.userId === userId ? [seat] : [],
  );
  return seats.find((seat) => seat === askedSeat) ?? seats[0] ?? null;
}

/** Whether two seats are one person's. */
export function isSamePerson({ occupants }: GameRecord, a: number, b: number): boolean {
  const [one, other] = [occupants[a], occupants[b]];
  return one?.kind === 'person' && other?.kind === 'person' && one.userId === other.userId;
}
