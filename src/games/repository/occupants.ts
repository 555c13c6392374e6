/** The people of a game and the seats that they play. */

import { modeOf, openQuestions } from '../../engine/hosting.ts';
import type { Seat } from '../../engine/index.ts';
import { type OwnTimes, type Rest, restsOf } from '../clock/own-times.ts';
import type { SeatOccupant } from '../game-service.ts';
import type { TableSnapshot } from '../table-snapshot.ts';
import type { GameRecord } from './game-record.ts';

/** The user id of a person who asked to be forgotten; Discord uses no such id. */
export const NOBODY = '0';

/** Returns the Discord ids of the people at a table, each once, without forgotten people. */
export function peopleAt(occupants: readonly SeatOccupant[]): readonly string[] {
  const ids = occupants.flatMap((occupant) => (occupant.kind === 'person' ? [occupant.userId] : []));
  return [...new Set(ids)].filter((id) => id !== NOBODY);
}

/** Returns the Discord ids of the people at a table, and of those who left their hero to a bot; each once. */
export function peopleWhoPlayed(occupants: readonly SeatOccupant[]): readonly string[] {
  const left = occupants.flatMap((occupant) => (occupant.kind === 'bot' ? (occupant.for ?? []) : []));
  return [...new Set([...peopleAt(occupants), ...left])].filter((id) => id !== NOBODY);
}

/** Whether a seat began with a bot: no bot that plays on for somebody. */
export function isBotFromStart(occupant: SeatOccupant): boolean {
  return occupant.kind === 'bot' && occupant.for === undefined;
}

/** Returns the seats of a person; empty for spectators. */
export function seatsOf(occupants: TableSnapshot['occupants'], userId: string): readonly number[] {
  return occupants.flatMap((occupant, seat) =>
    occupant.kind === 'person' && occupant.userId === userId ? [seat] : [],
  );
}

/**
 * Returns the seat that a person plays for now: the seat of their button, otherwise their first seat that is asked;
 * null for spectators.
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

/** Returns the ids of all present and earlier players, and of people to whom a hero is offered; each once. */
export function allUserIds({
  occupants,
  former,
  offers,
}: Pick<GameRecord, 'occupants' | 'former' | 'offers'>): readonly string[] {
  const gone = former.map(({ userId }) => userId);
  const asked = offers.map(({ userId }) => userId);
  return [...new Set([...peopleWhoPlayed(occupants), ...gone, ...asked])].filter((id) => id !== NOBODY);
}

/** True when one person plays both seats. */
export function isSamePerson({ occupants }: GameRecord, a: number, b: number): boolean {
  const [one, other] = [occupants[a], occupants[b]];
  return one?.kind === 'person' && other?.kind === 'person' && one.userId === other.userId;
}

/** True when heroes may change hands: only in cooperative modes, since the new player sees the hero's hand. */
export function handsMayChange({ mode }: Pick<TableSnapshot['state'], 'mode'>): boolean {
  return modeOf(mode).isCooperative === true;
}

/** Returns until when the person at a seat is away, in ms since 1970; 0 when they never were. */
export function awayUntil({ away = [] }: Pick<GameRecord, 'away'>, seat: Seat): number {
  return away[seat]?.until ?? 0;
}

type TimedGame = Pick<GameRecord, 'occupants' | 'ownTimes'>;

/** Returns the quiet hours and the stand-in of the person at a seat; null when they have set none. */
export function ownTimesAt({ occupants, ownTimes = [] }: TimedGame, seat: Seat): OwnTimes | null {
  const occupant = occupants[seat];
  if (occupant?.kind !== 'person') return null;
  return ownTimes.find(({ userId }) => userId === occupant.userId)?.times ?? null;
}

/** Returns the stretches in which the clock of a game stands still for the person at a seat. */
export function restsAt(game: TimedGame & Pick<GameRecord, 'pace'>, seat: Seat): readonly Rest[] {
  return restsOf(game.pace, ownTimesAt(game, seat));
}
