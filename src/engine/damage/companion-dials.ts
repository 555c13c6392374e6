/** The dials of companions that have health of their own (rule: companion). */
import { type Game, seatOf } from '../game.ts';
import type { Seat, TokenId } from '../ids.ts';
import { tokenById } from '../registry.ts';
import type { HealthPool } from '../seat/combatant.ts';
import { turnTo } from '../seat/sides.ts';

/** The dial of a companion of a seat; null where the seat has no such companion, or it has no health. */
export function dialOf(game: Game, seat: Seat, token: TokenId): HealthPool | null {
  const index = seatOf(game, seat).dials?.[token];
  return index === undefined ? null : (game.state.pools[index] ?? null);
}

/** Sets up the dial of a companion that has come to a seat for the first time. */
export function openDial(game: Game, seat: Seat, token: TokenId): void {
  const { health } = tokenById(token);
  const own = seatOf(game, seat);
  if (!health || own.dials?.[token] !== undefined) return;
  own.dials = { ...own.dials, [token]: game.state.pools.length };
  game.state.pools.push({ health: health.start, start: health.start, most: health.most });
}

/**
 * Heals and harms a companion at once, both together (R45): what is healed counts against what is taken.
 * @param healed 0 or more
 * @param taken 0 or more; what exceeds its health is lost
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
  if (dial.health === 0 && empty !== undefined) turnTo(game, seat, token, empty);
}
