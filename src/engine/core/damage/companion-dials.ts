/** Health dials of companions (rule: companion). */

import type { HealthPool } from '../../model/combatant.ts';
import type { Seat, TokenId } from '../../model/ids.ts';
import { type Game, seatOf } from '../game.ts';
import { tokenById } from '../registry.ts';
import { turnOverTo } from '../seat/sides.ts';

/** The dial of a seat's companion; null if the seat has had no such companion, or the companion has no health. */
export function dialOf(game: Game, seat: Seat, token: TokenId): HealthPool | null {
  const index = seatOf(game, seat).dials?.[token];
  return index === undefined ? null : (game.state.pools[index] ?? null);
}

/** Adds a dial for a companion that comes to a seat for the first time; does nothing for other tokens. */
export function openDial(game: Game, seat: Seat, token: TokenId): void {
  const { health } = tokenById(token);
  const own = seatOf(game, seat);
  if (!health || own.dials?.[token] !== undefined) return;
  own.dials = { ...own.dials, [token]: game.state.pools.length };
  game.state.pools.push({ health: health.start, start: health.start, most: health.most });
}

/**
 * Heals and damages a companion at the same time, so that the two are offset against each other (R45).
 * @param healed health, 0 or more; the dial does not go above its maximum
 * @param taken damage, 0 or more; the dial does not go below 0
 */
export function changeDial(game: Game, seat: Seat, token: TokenId, healed: number, taken: number): void {
  const dial = dialOf(game, seat, token);
  if (!dial) return;
  const before = dial.health;
  const most = Math.max(before, dial.most ?? before);
  dial.health = Math.max(0, Math.min(most, before + healed - taken));
  const change = dial.health - before;
  if (change !== 0) game.events.push({ e: 'companion', seat, token, change, now: dial.health });
  const { empty } = tokenById(token).health ?? {};
  if (dial.health === 0 && empty !== undefined) turnOverTo(game, seat, token, empty);
}
