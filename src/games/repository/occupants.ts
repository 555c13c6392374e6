/** Who sits at a game: people, and the seats that they play for. */
import { modeOf, openQuestions } from '../../engine/hosting.ts';
import type { SeatOccupant, TableSnapshot } from '../game-service.ts';
import type { GameRecord } from './game-record.ts';

/** Stands for somebody who asked to be forgotten: no id of Discord's. */
export const NOBODY = '0';

/** The Discord ids of the people at a table, each once; whoever was forgotten has none. */
export function peopleAt(occupants: readonly SeatOccupant[]): readonly string[] {
  const ids = occupants.flatMap((occupant) => (occupant.kind === 'person' ? [occupant.userId] : []));
  return [...new Set(ids)].filter((id) => id !== NOBODY);
}

/** The seats of a person; none of who only looks on. */
export function seatsOf(occupants: TableSnapshot['occupants'], userId: string): readonly number[] {
  return occupants.flatMap((occupant, seat) =>
    occupant.kind === 'person' && occupant.userId === userId ? [seat] : [],
  );
}

/**
 * The seat that a person plays for now, where they sit at several: the one that they mean, otherwise the first that is
 * asked; null for onlookers.
 * @param meant the seat that a button was made for
 */
export function seatFor(
  { occupants, state }: Pick<TableSnapshot, 'occupants' | 'state'>,
  userId: string,
  meant?: number,
): number | null {
  const seats = seatsOf(occupants, userId);
  if (meant !== undefined && seats.includes(meant)) return meant;
  const asked = openQuestions(state).find(({ seat }) => seats.includes(seat));
  return asked?.seat ?? seats[0] ?? null;
}

/** Everybody who plays or has played, and those whom a hero is offered to; each once. */
export function everybodyAt({
  occupants,
  former,
  offers,
}: Pick<GameRecord, 'occupants' | 'former' | 'offers'>): readonly string[] {
  const left = occupants.flatMap((occupant) => (occupant.kind === 'bot' ? (occupant.for ?? []) : []));
  const gone = former.map(({ userId }) => userId);
  const asked = offers.map(({ userId }) => userId);
  return [...new Set([...peopleAt(occupants), ...left, ...gone, ...asked])];
}

/** Whether two seats are one person's. */
export function isSamePerson({ occupants }: GameRecord, a: number, b: number): boolean {
  const [one, other] = [occupants[a], occupants[b]];
  return one?.kind === 'person' && other?.kind === 'person' && one.userId === other.userId;
}

/** Whether heroes may change hands: only where all help each other, since whoever takes one sees its hand. */
export function handsMayChange({ mode }: Pick<TableSnapshot['state'], 'mode'>): boolean {
  return modeOf(mode).isCooperative === true;
}
