/**
 * Damage that lands outside of the Defensive Roll Phase: a window before the damage, the change of all health dials
 * at once, and a window after it.
 */

import { changeDial } from '../../core/damage/companion-dials.ts';
import { checkDefeat, loseHealth, lowerHealth } from '../../core/damage/health.ts';
import { type Game, poolOf, seatOf, seatsFrom } from '../../core/game.ts';
import { tokenById } from '../../core/registry.ts';
import { openWindow } from '../../core/stack/open-window.ts';
import { raiseEvent } from '../../core/triggers/raised-event.ts';
import { totalsOf } from '../../evaluation/damage/totals.ts';
import type { LandingFrame } from '../../model/frame.ts';
import type { Seat } from '../../model/ids.ts';
import type { LandedDamage } from '../../model/landed-damage.ts';
import type { LedgerEntry } from '../../model/ledger.ts';
import { spendAgainstDamage } from '../mission/enemy-spends.ts';

/** Runs one step of a landing; a landing without any damage ends at once and opens no window. */
export function runLandingFrame(game: Game, frame: LandingFrame): void {
  const ledger = frame.isolated ?? game.lane.pool;
  if (!ledger || ledger.length === 0) {
    endLanding(game, frame);
    return;
  }
  switch (frame.step) {
    case 'before':
      frame.step = 'land';
      openWindow(game, 'before-damage', seatsFrom(game, game.lane.turn.active));
      return;
    case 'land':
      // Enemies decide after the window, so that they know all damage that is coming.
      if (spendAgainstDamage(game, ledger)) return;
      frame.step = 'after';
      if (frame.isolated) landIsolated(game, ledger);
      else landLedger(game, ledger);
      return;
    case 'after':
      endLanding(game, frame);
      if (!game.state.outcome) openWindow(game, 'after-damage', seatsFrom(game, game.lane.turn.active));
  }
}

function endLanding(game: Game, frame: LandingFrame): void {
  game.lane.stack.pop();
  if (!frame.isolated) game.lane.pool = null;
}

/** Applies isolated damage separately from the pool. A seat that it brings to 0 falls at once (R112). */
function landIsolated(game: Game, ledger: readonly LedgerEntry[]): void {
  for (const { seat, total, lines } of totalsOf(game, ledger)) {
    lowerHealth(game, seat, total);
    const source = ledger.find((entry) => entry.to === seat && entry.entry === 'damage')?.source.id ?? '';
    const now = poolOf(game, seat).health;
    const by = dealerTo(ledger, seat);
    const dealer = by === null ? {} : { by };
    if (total > 0) game.events.push({ e: 'isolated', seat, amount: total, now, source, lines, ...dealer });
    raiseTaken(game, seat, total);
  }
  checkDefeat(game);
}

/**
 * Applies a ledger to all dials at once (rule: simultaneous-damage) and marks the seats that fall.
 * @returns one entry for each seat with anything coming, in seat order
 */
export function landLedger(game: Game, ledger: readonly LedgerEntry[]): LandedDamage[] {
  const totals = totalsOf(game, ledger);
  if (totals.length === 0) {
    checkDefeat(game);
    return totals;
  }
  const dealers = totals.map(({ seat }) => dealerTo(ledger, seat));
  const before = totals.map(({ seat }) => poolOf(game, seat).health);
  const dials: { before: number; now: number }[] = [];
  game.events.push({ e: 'landed', totals, dealers, dials });
  for (const { seat, companions = [] } of totals) {
    for (const { token, healed, taken } of companions) changeDial(game, seat, token, healed, taken);
  }
  const left = new Map(
    ledger.flatMap((entry) =>
      entry.entry === 'outlive' ? [[seatOf(game, entry.to).pool, entry.health] as const] : [],
    ),
  );
  loseHealth(game, new Map(totals.map((entry) => [entry.seat, entry.total])), left);
  // The event stands before those of the seats that fall, so its figures are added when the dials have them.
  for (const [at, { seat }] of totals.entries()) {
    const now = poolOf(game, seat).health;
    dials.push({ before: before[at] ?? now, now });
  }
  for (const { seat, total } of totals) raiseTaken(game, seat, total);
  for (const seat of helpedByTokens(ledger)) raiseEvent(game, { event: 'token-prevented', of: seat });
  return totals;
}

/** The seats of which a positive token of their own has prevented or avoided damage of the ledger. */
function helpedByTokens(ledger: readonly LedgerEntry[]): Set<number> {
  return new Set(
    ledger.flatMap((entry) => {
      const helps = entry.entry === 'prevent' || entry.entry === 'halve' || entry.entry === 'avoid';
      if (!helps || entry.source.kind !== 'token' || entry.source.seat !== entry.to) return [];
      return tokenById(entry.source.id).kind === 'positive' ? [entry.to] : [];
    }),
  );
}

/** The seat that dealt the largest part of the damage to a seat; null if there is none. */
function dealerTo(ledger: readonly LedgerEntry[], seat: Seat): Seat | null {
  const parts = ledger.flatMap((entry) => (entry.entry === 'damage' && entry.to === seat ? [entry] : []));
  const dealt = (by: Seat) => parts.reduce((sum, { from, amount }) => sum + (from === by ? amount : 0), 0);
  const [most = null] = parts.map(({ from }) => from).sort((a, b) => dealt(b) - dealt(a));
  return most;
}

/** Raises `damage-taken` for damage above 0, even if the seat falls by it. */
function raiseTaken(game: Game, seat: Seat, amount: number): void {
  if (amount <= 0) return;
  const attacker = game.lane.rollPhase?.attack.attacker;
  const dealer = attacker === undefined || attacker === seat ? {} : { target: attacker };
  raiseEvent(game, { event: 'damage-taken', of: seat, amount, ...dealer });
}
