/**
 * The draft of heroes: at the host's start a pool of heroes and an order are drawn, and players pick in turn, no hero
 * twice. Bots pick at random when it is their turn. Bosses are chosen without a draft. Pure; a refusal is a key of the lobby's words.
 */

import { listHeroes } from '../../engine/definitions.ts';
import { isBossSeat } from '../../engine/hosting.ts';
import type { Seat } from '../../engine/index.ts';
import { type Lobby, seatsOfPerson, takenSeats } from './lobby.ts';

/** Draws a whole number from 0 up to, but not including, `below`. */
type Draw = (below: number) => number;

export type PickRefusal = 'pickOther' | 'pickGone';

/** The maximum number of heroes in a pool: one menu shows no more. */
const LARGEST_POOL = 25;

/** Pool size per player; the pool has one more hero, so that the last player has a choice too. */
const HEROES_PER_PLAYER = 2;

/** Begins a draft for the taken seats: removes chosen heroes, and lets bots pick until a person is to pick. */
export function beginDraft(lobby: Lobby, draw: Draw): Lobby {
  const order = shuffled(
    takenSeats(lobby).filter((seat) => !isBossSeat(lobby.mode, seat)),
    draw,
  );
  const ids = listHeroes().map(({ id }) => id);
  const size = Math.min(LARGEST_POOL, ids.length, order.length * HEROES_PER_PLAYER + 1);
  const pool = shuffled(ids, draw).slice(0, size);
  return botsPick({ ...withoutHeroes(lobby), draft: { pool, order } }, draw);
}

/** Returns the seat that picks next; null without a draft or after the last pick. */
export function pickingSeat({ draft }: Pick<Lobby, 'draft'>): number | null {
  return draft?.order[0] ?? null;
}

/** True when all picks are made, so that the game can begin. */
export function isDrafted({ draft }: Pick<Lobby, 'draft'>): boolean {
  return draft?.order.length === 0;
}

/**
 * Picks a hero of the pool for a person, then lets bots pick until the next person.
 * @param hero hero id, or null for a random one
 */
export function pickHero(
  lobby: Lobby,
  personId: string,
  hero: string | null,
  draw: Draw,
): { readonly lobby: Lobby } | { readonly refused: PickRefusal } {
  const seat = pickingSeat(lobby);
  if (!lobby.draft || seat === null || !seatsOfPerson(lobby, personId).includes(seat))
    return { refused: 'pickOther' };
  const { pool } = lobby.draft;
  const picked = hero ?? pool[draw(pool.length)];
  if (picked === undefined || !pool.includes(picked)) return { refused: 'pickGone' };
  return { lobby: botsPick(withPick(lobby, seat, picked), draw) };
}

/** Returns the lobby without its draft: seats stay, chosen heroes are removed. */
export function withoutDraft(lobby: Lobby): Lobby {
  const { draft, ...rest } = lobby;
  return draft ? withoutHeroes(rest) : lobby;
}

/** Returns the lobby with the same people and bots and no chosen heroes; bosses, who are not drafted, stay. */
export function withoutHeroes(lobby: Lobby): Lobby {
  return {
    ...lobby,
    seats: lobby.seats.map(({ occupant, hero }, seat) => ({
      occupant,
      hero: isBossSeat(lobby.mode, seat) ? hero : null,
    })),
  };
}

function botsPick(lobby: Lobby, draw: Draw): Lobby {
  const seat = pickingSeat(lobby);
  if (!lobby.draft || seat === null || lobby.seats[seat]?.occupant?.kind !== 'bot') return lobby;
  const { pool } = lobby.draft;
  const picked = pool[draw(pool.length)];
  return picked === undefined ? lobby : botsPick(withPick(lobby, seat, picked), draw);
}

function withPick(lobby: Lobby, seat: Seat, hero: string): Lobby {
  const { occupant = null } = lobby.seats[seat] ?? {};
  const { pool = [], order = [] } = lobby.draft ?? {};
  return {
    ...lobby,
    seats: lobby.seats.with(seat, { occupant, hero }),
    draft: { pool: pool.filter((id) => id !== hero), order: order.slice(1) },
  };
}

function shuffled<T>(items: readonly T[], draw: Draw): T[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(draw(rest.length), 1));
}
