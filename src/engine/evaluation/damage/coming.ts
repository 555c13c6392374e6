/** The damage that would land now. */

import { isAvoided } from '../../core/damage/ledger.ts';
import { openLedger } from '../../core/damage/open-ledger.ts';
import { type Game, seatOf } from '../../core/game.ts';
import { areOpponents } from '../../core/seat/relations.ts';
import type { Seat } from '../../model/ids.ts';
import type { LandedDamage } from '../../model/landed-damage.ts';
import { blockingSource } from './standing.ts';
import { totalsOf } from './totals.ts';

/** The damage that would land on each seat now. */
function totalsComing(game: Game): readonly LandedDamage[] {
  if (game.cache?.coming) return game.cache.coming;
  const totals = totalsOf(game, openLedger(game) ?? []);
  if (game.cache) game.cache.coming = totals;
  return totals;
}

/** The damage that would land on a seat now; 0 or more. */
export function damageComing(game: Game, seat: Seat): number {
  return totalsComing(game).find((landed) => landed.seat === seat)?.total ?? 0;
}

/** Whether damage would land on the dial of the seat, which team-mates may share. */
export function isDialThreatened(game: Game, seat: Seat): boolean {
  const { pool } = seatOf(game, seat);
  return totalsComing(game).some((landed) => landed.total > 0 && seatOf(game, landed.seat).pool === pool);
}

/** Whether damage would land on the seat or a team-mate. */
export function isThreatened(game: Game, seat: Seat): boolean {
  return totalsComing(game).some((landed) => landed.total > 0 && !areOpponents(game, seat, landed.seat));
}

/**
 * Whether the Attack could still land on any target. Modifiers are useless against one that has avoided it or has
 * fallen, and when a hero of a Mission reaches nobody.
 */
export function canLand(game: Game): boolean {
  const phase = game.lane.rollPhase;
  if (!phase) return true;
  if (phase.attack.targets.length === 0) return !phase.aimed;
  return phase.attack.targets.some(
    ({ seat }) =>
      !seatOf(game, seat).defeated && !isAvoided(phase.ledger, seat) && blockingSource(game, seat) === null,
  );
}
