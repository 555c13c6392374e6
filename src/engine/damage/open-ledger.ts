import type { Game } from '../game.ts';
import { hasIncoming, type LedgerEntry } from './ledger.ts';

/** The ledger of isolated damage that is about to land, or null. */
export function isolatedLedger(game: Game): LedgerEntry[] | null {
  const landing = game.lane.stack.findLast((frame) => frame.k === 'landing' && frame.isolated !== undefined);
  return landing?.k === 'landing' ? (landing.isolated ?? null) : null;
}

/** The ledger that damage is pooled in at this moment, or null when none is open. */
export function pooledLedger(game: Game): LedgerEntry[] | null {
  const { rollPhase, pool } = game.lane;
  if (pool) return pool;
  return rollPhase && rollPhase.landed === null ? rollPhase.ledger : null;
}

/**
 * The ledger that is prevented and avoided at this moment, or null when none is open: isolated damage by
 * itself, apart from what is pooled (rule: isolated-damage).
 */
export function openLedger(game: Game): LedgerEntry[] | null {
  return isolatedLedger(game) ?? pooledLedger(game);
}

/**
 * Whether a seat has damage coming now that it could still prevent or avoid. In a roll phase that is so only
 * once targets are settled, with the first step of the Defensive Roll Phase (R53, R99).
 */
export function hasIncomingNow(game: Game, seat: number): boolean {
  const { rollPhase, pool } = game.lane;
  if (!isolatedLedger(game) && !pool && rollPhase && game.lane.turn.phase !== 'defensive-roll') return false;
  return hasIncoming(openLedger(game) ?? [], seat);
}
