/** Pooled damage landing: the last chance, all health dials at once, then what is left to say. */
import { loseHealth } from '../damage/health.ts';
import type { LedgerEntry } from '../damage/ledger.ts';
import { type LandedDamage, totalsOf } from '../damage/totals.ts';
import { type Game, seatsFrom } from '../game.ts';
import type { LandingFrame } from './frame.ts';
import { openWindow } from './window.ts';

export function runLandingFrame(game: Game, frame: LandingFrame): void {
  const { pool } = game.lane;
  if (!pool || pool.length === 0) {
    game.lane.pool = null;
    game.lane.stack.pop();
    return;
  }
  switch (frame.step) {
    case 'before':
      frame.step = 'land';
      openWindow(game, 'before-damage', seatsFrom(game, game.state.turn.active));
      return;
    case 'land':
      frame.step = 'after';
      landLedger(game, pool);
      return;
    case 'after':
      game.lane.pool = null;
      game.lane.stack.pop();
      if (!game.state.outcome) openWindow(game, 'after-damage', seatsFrom(game, game.state.turn.active));
  }
}

/** Applies a ledger to all dials at once (rule: simultaneous-damage); returns what landed. */
export function landLedger(game: Game, ledger: readonly LedgerEntry[]): LandedDamage[] {
  const totals = totalsOf(game, ledger);
  if (totals.length > 0) game.events.push({ e: 'landed', totals });
  const losses = new Map<number, number>();
  for (const entry of totals) losses.set(entry.seat, entry.total);
  loseHealth(game, losses);
  return totals;
}
