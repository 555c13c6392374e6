/** Seating in a lobby: the effect of each press. Pure; a refusal is a key of the lobby's words. */
import { isBoss } from '../../engine/definitions.ts';
import { isBossSeat } from '../../engine/hosting.ts';
import type { Seat } from '../../engine/index.ts';
import {
  freeBossSeats,
  isSecond,
  type Lobby,
  type LobbySeat,
  type Person,
  peopleIn,
  seatOfPerson,
  seatsForOne,
  seatsOfPerson,
  takenSeats,
  teamsOf,
} from './lobby.ts';

/** Keys of sentences in the lobby's words. */
export type SeatingRefusal =
  | 'alreadyThere'
  | 'noSeat'
  | 'noSeatInTeam'
  | 'noSeatMore'
  | 'notSeated'
  | 'noBots'
  | 'seatFree';

export type Seating = { readonly lobby: Lobby } | { readonly refused: SeatingRefusal };

/** A request for a seat; a field that is left out keeps the present choice. */
export interface SeatRequest {
  /** Index in `teamsOf`. */
  readonly team?: number;
  /** Hero id; null for a random one. */
  readonly hero?: string | null;
}

const FREE: LobbySeat = { occupant: null, hero: null };

/**
 * Seats a person, or changes their team or hero. When no seat is free a bot gives up its seat, unless it plays again as
 * in an earlier game on the same dice. Who chooses a boss gets the seat of one, who chooses a hero leaves it.
 */
export function sitDown(lobby: Lobby, person: Person, { team, hero }: SeatRequest): Seating {
  const own = seatOfPerson(lobby, person.id);
  const inTeam = team === undefined ? [...lobby.seats.keys()] : (teamsOf(lobby)[team] ?? []);
  const wanted = inTeam.filter((at) => fits(lobby, at, hero));
  if (own !== null && wanted.includes(own)) {
    if (hero === undefined) return { refused: 'alreadyThere' };
    return changed(lobby, seatToChange(lobby, person.id) ?? own, { occupant: occupantOf(person), hero });
  }
  const free = wanted.find((at) => isFree(lobby, at));
  const seat = free ?? (isSecond(lobby) ? undefined : wanted.findLast((at) => isBot(lobby, at)));
  if (seat === undefined)
    return { refused: wanted.length === lobby.seats.length ? 'noSeat' : 'noSeatInTeam' };
  const old = own === null ? null : (lobby.seats[own]?.hero ?? null);
  const left = own === null ? lobby.seats : lobby.seats.with(own, FREE);
  return changed({ ...lobby, seats: left }, seat, {
    occupant: occupantOf(person),
    hero: hero === undefined ? (fits(lobby, seat, old) ? old : null) : hero,
  });
}

/** Returns the person's first seat without a hero, otherwise their last seat. */
function seatToChange(lobby: Lobby, personId: string): number | undefined {
  const own = seatsOfPerson(lobby, personId);
  return own.find((seat) => lobby.seats[seat]?.hero === null) ?? own.at(-1);
}

/** Gives a seated person one more seat where the mode allows it. When no seat is free a bot gives up its seat. */
export function takeExtraSeat(lobby: Lobby, person: Person): Seating {
  const own = seatsOfPerson(lobby, person.id);
  if (own.length === 0) return sitDown(lobby, person, {});
  if (own.length >= seatsForOne(lobby)) return { refused: 'noSeatMore' };
  const seats = [...lobby.seats.keys()];
  const seat = seats.find((at) => isFree(lobby, at)) ?? seats.findLast((at) => isBot(lobby, at));
  return seat === undefined
    ? { refused: 'noSeat' }
    : changed(lobby, seat, { occupant: occupantOf(person), hero: null });
}

/**
 * Removes a person from their last seat. A leaving host hands the lobby to the next seated person, and stays the host
 * when there is none.
 */
export function leave(lobby: Lobby, personId: string): Seating {
  const own = seatsOfPerson(lobby, personId).at(-1);
  if (own === undefined) return { refused: 'notSeated' };
  const seats = lobby.seats.with(own, FREE);
  const [next] = peopleIn({ seats });
  const isGone = seatOfPerson({ seats }, personId) === null;
  const host = personId === lobby.host.id && isGone && next !== undefined ? next : lobby.host;
  return { lobby: { ...lobby, seats, host } };
}

/** Frees all seats of a person. */
export function leaveAll(lobby: Lobby, personId: string): Lobby {
  const left = leave(lobby, personId);
  return 'lobby' in left ? leaveAll(left.lobby, personId) : lobby;
}

/** Seats a bot in the seat of a boss, which no game goes without, else in the team with the most free seats. */
export function addBot(lobby: Lobby): Seating {
  const [boss] = freeBossSeats(lobby);
  const free = (team: readonly number[]) => team.filter((at) => isFree(lobby, at));
  const [roomiest] = teamsOf(lobby)
    .map(free)
    .sort((a, b) => b.length - a.length);
  const seat = boss ?? roomiest?.[0];
  return seat === undefined
    ? { refused: 'noSeat' }
    : changed(lobby, seat, { occupant: { kind: 'bot' }, hero: null });
}

/** Seats bots on all free seats. */
export function fillWithBots(lobby: Lobby): Seating {
  if (!lobby.seats.some((_, seat) => isFree(lobby, seat))) return { refused: 'noSeat' };
  const seats = lobby.seats.map(
    (seat): LobbySeat => (seat.occupant === null ? { occupant: { kind: 'bot' }, hero: null } : seat),
  );
  return { lobby: { ...lobby, seats } };
}

/** Removes the last bot. */
export function removeBot(lobby: Lobby): Seating {
  const seat = takenSeats(lobby).findLast((at) => isBot(lobby, at));
  return seat === undefined ? { refused: 'noBots' } : changed(lobby, seat, FREE);
}

/** Frees a seat at the host's request, so that somebody else can take it. */
export function freeSeat(lobby: Lobby, seat: Seat): Seating {
  const occupant = lobby.seats[seat]?.occupant ?? null;
  if (occupant === null) return { refused: 'seatFree' };
  if (occupant.kind === 'bot' || seatsOfPerson(lobby, occupant.id).length > 1) {
    return changed(lobby, seat, FREE);
  }
  return leave(lobby, occupant.id);
}

/**
 * Returns the lobby without a person: the same lobby when they are not in it, null when they host it or are challenged
 * in it.
 */
export function withoutPerson(lobby: Lobby, personId: string): Lobby | null {
  if (lobby.host.id === personId || lobby.opponent?.id === personId) return null;
  const isInvited = lobby.invited.some(({ id }) => id === personId);
  const isBarred = lobby.sameDice?.barred.includes(personId) ?? false;
  if (seatOfPerson(lobby, personId) === null && !isInvited && !isBarred) return lobby;
  const { sameDice, ...rest } = leaveAll(lobby, personId);
  return {
    ...rest,
    ...(sameDice
      ? { sameDice: { ...sameDice, barred: sameDice.barred.filter((id) => id !== personId) } }
      : {}),
    invited: rest.invited.filter(({ id }) => id !== personId),
  };
}

function occupantOf({ id, name }: Person): LobbySeat['occupant'] {
  return { kind: 'person', id, name };
}

/** Whether a hero or a boss may be played in a seat; a random one may anywhere. */
function fits({ mode }: Lobby, seat: Seat, hero: string | null | undefined): boolean {
  return hero === null || hero === undefined || isBoss(hero) === isBossSeat(mode, seat);
}

function isFree({ seats }: Lobby, seat: Seat): boolean {
  return seats[seat]?.occupant === null;
}

function isBot({ seats }: Lobby, seat: Seat): boolean {
  return seats[seat]?.occupant?.kind === 'bot';
}

function changed(lobby: Lobby, seat: Seat, now: LobbySeat): Seating {
  return { lobby: { ...lobby, seats: lobby.seats.with(seat, now) } };
}
