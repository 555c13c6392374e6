/** The players of a game and their names. */

import { heroById, isBoard } from '../../engine/definitions.ts';
import type { Seat } from '../../engine/index.ts';
import type { Words } from '../../words/index.ts';
import { NAME_LENGTH } from '../discord-limits.ts';
import { clipped, escaped, titleOfId } from './phrasing.ts';

export interface TablePlayer {
  /** The display name of a person or bot, not shortened or escaped. */
  readonly name: string;
  readonly heroId: string;
  /** The person's Discord id; null for a bot seat. */
  readonly userId: string | null;
}

/**
 * The players of a game in seat order.
 * @param seats the seats of any view of the game
 * @param occupants the players, in seat order
 * @throws RangeError when there are fewer occupants than seats
 */
export function playersAt(
  seats: readonly { readonly hero: string }[],
  occupants: readonly { readonly name: string; readonly userId?: string }[],
): TablePlayer[] {
  return seats.map(({ hero }, seat) => {
    const occupant = occupants[seat];
    if (!occupant) throw new RangeError(`nobody sits at seat ${seat}`);
    return { name: occupant.name, heroId: hero, userId: occupant.userId ?? null };
  });
}

/** A display name on one line, never empty. */
export function shownName(name: string | undefined, seat: Seat, { table }: Words): string {
  const shown = name?.replaceAll(/\s+/g, ' ').trim() ?? '';
  return shown === '' ? table.seat(seat + 1) : clipped(shown, NAME_LENGTH);
}

/** A seat's name in plain text, for button labels, alt texts and the picture. */
export function plainNameOf(players: readonly TablePlayer[], seat: Seat, words: Words): string {
  return shownName(players[seat]?.name, seat, words);
}

/** A seat's name for markdown text. */
export function nameOf(players: readonly TablePlayer[], seat: Seat, words: Words): string {
  return escaped(plainNameOf(players, seat, words));
}

/** The name of a seat's hero. */
export function heroNameOf(players: readonly TablePlayer[], seat: Seat): string {
  const id = players[seat]?.heroId ?? '';
  return isBoard(id) ? heroById(id).name : titleOfId(id);
}
