/**
 * A draft of heroes: once the host starts, a pool of heroes and an order are drawn, and everybody picks in turn,
 * no hero twice. Bots pick at random as soon as it is their turn. Pure; a refusal names a sentence of the
 * lobby's words.
 */
import { listHeroes } from '../../engine/definitions.ts';
import { type Lobby, seatsOfPerson, takenSeats } from './lobby.ts';

/** Draws a whole number from 0 up to, but not including, `below`. */
type Draw = (below: number) => number;

export type PickRefusal = 'pickOther' | 'pickGone';

/** One menu shows as many heroes at most. */
const LARGEST_POOL = 25;

/** Everybody chooses among several, also whoever picks last. */
const HEROES_PER_PLAYER = 2;

/** Begins a draft for those who sit: chosen heroes are forgotten, bots whose turn it is have picked. */
export function beginDraft(lobby: Lobby, draw: Draw): Lobby {
  const order = shuffled(takenSeats(lobby), draw);
  const ids = listHeroes().map(({ id }) => id);
  const size = Math.min(LARGEST_POOL, ids.length, order.length * HEROES_PER_PLAYER + 1);
  const pool = shuffled(ids, draw).slice(0, size);
  return botsPick({ ...withoutHeroes(lobby), draft: { pool, order } }, draw);
}

/** The seat whose pick it is; null without a draft, and once everybody has picked. */
export function pickingSeat({ draft }: Pick<Lobby, 'draft'>): number | null {
  return draft?.order[0] ?? null;
}

/** Whether the game can begin with the heroes that were picked. */
export function isDrafted({ draft }: Pick<Lobby, 'draft'>): boolean {
  return draft?.order.length === 0;
}

/**
 * A person picks a hero of the pool; bots that come next have picked too.
 * @param hero hero id, or null for any that is left
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

/** A lobby whose draft is called off: seats stay, everybody is without a hero again. */
export function withoutDraft(lobby: Lobby): Lobby {
  const { draft, ...rest } = lobby;
  return draft ? withoutHeroes(rest) : lobby;
}

/** The same people and bots, none with a hero. */
export function withoutHeroes(lobby: Lobby): Lobby {
  return { ...lobby, seats: lobby.seats.map(({ occupant }) => ({ occupant, hero: null })) };
}

function botsPick(lobby: Lobby, draw: Draw): Lobby {
  const seat = pickingSeat(lobby);
  if (!lobby.draft || seat === null || lobby.seats[seat]?.occupant?.kind !== 'bot') return lobby;
  const { pool } = lobby.draft;
  const picked = pool[draw(pool.length)];
  return picked === undefined ? lobby : botsPick(withPick(lobby, seat, picked), draw);
}

function withPick(lobby: Lobby, seat: number, hero: string): Lobby {
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
