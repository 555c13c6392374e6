/** Finds the ledger that counts at this point of the game. */

import type { Seat } from '../../model/ids.ts';
import type { LedgerEntry } from '../../model/ledger.ts';
import type { Game } from '../game.ts';
import { hasIncoming } from './ledger.ts';

/** The ledger of isolated damage that is about to land, or null. */
export function isolatedLedger(game: Game): LedgerEntry[] | null {
  const landing = game.lane.stack.findLast((frame) => frame.k === 'landing' && frame.isolated !== undefined);
  return landing?.k === 'landing' ? (landing.isolated ?? null) : null;
}

/** The ledger to which new pooled damage is added now: that of the lane's pool or of the Roll Phase; null if none. */
export function pooledLedger(game: Game): LedgerEntry[] | null {
  const { rollPhase, pool } = game.lane;
  if (pool) return pool;
  return rollPhase && rollPhase.landed === null ? rollPhase.ledger : null;
}

/**
 * The ledger on which preventions work now: that of isolated damage which is about to land, otherwise the pooled one
 * (rule: isolated-damage); null if none is open.
 */
export function openLedger(game: Game): LedgerEntry[] | null {
  return isolatedLedger(game) ?? pooledLedger(game);
}

/**
 * Whether a seat has damage coming now that it could still prevent or avoid. In a Roll Phase this is false before the
 * Defensive Roll Phase, when targets are settled (R53, R99).
 */
export function hasIncomingNow(game: Game, seat: Seat): boolean {
  const { rollPhase, pool } = game.lane;
  if (!isolatedLedger(game) && !pool && rollPhase && game.lane.turn.phase !== 'defensive-roll') return false;
  return hasIncoming(openLedger(game) ?? [], seat);
}
