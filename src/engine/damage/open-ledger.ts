import type { Game } from '../game.ts';
import type { LedgerEntry } from './ledger.ts';

/** The ledger that damage and prevention go to at this moment, or null when none is open. */
export function openLedger(game: Game): LedgerEntry[] | null {
  const { rollPhase, pool } = game.lane;
  if (pool) return pool;
  return rollPhase && rollPhase.landed === null ? rollPhase.ledger : null;
}
