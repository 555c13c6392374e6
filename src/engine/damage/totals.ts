/**
 * The three steps of the final damage total (rule: final-damage-total): what comes in; what is
 * added and subtracted; what is multiplied and divided, each factor on the same subtotal.
 */
import { type Game, seatOf } from '../game.ts';
import { tokenById } from '../registry.ts';
import type { DamageType } from '../vocabulary/effect.ts';
import type { LedgerEntry } from './ledger.ts';
import { DAMAGE_TYPES } from './types.ts';

/** One row of the sum as people see it. */
export interface LedgerLine {
  readonly step: 1 | 2 | 3;
  /** Signed amount; `null` for what avoids everything. */
  readonly amount: number | null;
  readonly source: string;
  readonly sourceKind: 'ability' | 'card' | 'token';
}

export interface LandedDamage {
  readonly seat: number;
  readonly incoming: number;
  readonly subtotal: number;
  /** What is taken, 0 or more. */
  readonly total: number;
  /** Healing counted together with it (older ruling only). */
  readonly healed: number;
  readonly lines: readonly LedgerLine[];
}

/** The base damage of the Attack before modifiers, 0 when there is no Attack. */
export function attackBase(ledger: readonly LedgerEntry[]): number {
  let base = 0;
  for (const entry of ledger) if (entry.entry === 'damage' && entry.attack) base += entry.amount;
  return base;
}

/** The type of the Attack: modifiers take it on (rule: attack-modifier-type). */
export function attackType(ledger: readonly LedgerEntry[]): DamageType | null {
  for (const entry of ledger) if (entry.entry === 'damage' && entry.attack) return entry.type;
  return null;
}

interface Sums {
  incoming: number;
  locked: number;
  change: number;
  halves: number;
  avoided: boolean;
  healed: number;
  lines: LedgerLine[];
}

function collect(ledger: readonly LedgerEntry[], seat: number): Sums {
  const sums: Sums = { incoming: 0, locked: 0, change: 0, halves: 0, avoided: false, healed: 0, lines: [] };
  for (const entry of ledger) {
    if (entry.to !== seat) continue;
    const source = entry.source.id;
    const sourceKind = entry.source.kind;
    switch (entry.entry) {
      case 'damage':
        if (entry.locked) sums.locked += entry.amount;
        else sums.incoming += entry.amount;
        sums.lines.push({ step: 1, amount: entry.amount, source, sourceKind });
        break;
      case 'add':
        sums.change += entry.amount;
        sums.lines.push({ step: 2, amount: entry.amount, source, sourceKind });
        break;
      case 'prevent':
        sums.change -= entry.amount;
        sums.lines.push({ step: 2, amount: -entry.amount, source, sourceKind });
        break;
      case 'halve':
        sums.halves += 1;
        break;
      case 'avoid':
        sums.avoided = true;
        break;
      case 'heal':
        sums.healed += entry.amount;
        break;
      case 'reflect':
        break;
    }
  }
  return sums;
}

/** Tokens that raise or lower an Attack while they lie there (rule: targeted, wither). */
function addTokenModifiers(game: Game, ledger: readonly LedgerEntry[], seat: number, sums: Sums): void {
  const attack = ledger.find((entry) => entry.entry === 'damage' && entry.attack && entry.to === seat);
  if (attack?.entry !== 'damage' || !DAMAGE_TYPES[attack.type].modifiable) return;
  for (const [id, stack] of Object.entries(seatOf(game, seat).tokens)) {
    const bonus = tokenById(id).attackedBonus;
    if (!bonus?.types.includes(attack.type) || stack.count === 0) continue;
    const amount = bonus.amount * stack.count;
    sums.change += amount;
    sums.lines.push({ step: 2, amount, source: id, sourceKind: 'token' });
  }
  for (const [id, stack] of Object.entries(seatOf(game, attack.from).tokens)) {
    const penalty = tokenById(id).attackingPenalty;
    if (!penalty?.types.includes(attack.type) || stack.count === 0) continue;
    const amount = -penalty.amount * stack.count;
    sums.change += amount;
    sums.lines.push({ step: 2, amount, source: id, sourceKind: 'token' });
  }
}

/** A token that keeps all damage of an opponent's Offensive Roll Phase off its holder (rule: shadows). */
export function untouchableToken(game: Game, seat: number): string | null {
  const phase = game.lane.rollPhase;
  if (!phase || phase.activated?.ultimate || seatOf(game, phase.attacker).team === seatOf(game, seat).team)
    return null;
  for (const id in seatOf(game, seat).tokens) if (tokenById(id).untouchable) return id;
  return null;
}

function isUntouched(game: Game, ledger: readonly LedgerEntry[], seat: number): boolean {
  return ledger === game.lane.rollPhase?.ledger && untouchableToken(game, seat) !== null;
}

function pushStepThree(ledger: readonly LedgerEntry[], seat: number, subtotal: number, sums: Sums): void {
  for (const entry of ledger) {
    if (entry.to !== seat) continue;
    const source = entry.source.id;
    const sourceKind = entry.source.kind;
    if (entry.entry === 'halve') {
      sums.lines.push({ step: 3, amount: -Math.ceil(subtotal / 2), source, sourceKind });
    } else if (entry.entry === 'avoid') {
      sums.lines.push({ step: 3, amount: null, source, sourceKind });
    }
  }
}

/** Seats with anything in the ledger; an Attack before its targeting has no recipient. */
function recipientsOf(ledger: readonly LedgerEntry[]): Set<number> {
  const seats = new Set<number>();
  for (const { to } of ledger) if (to !== null) seats.add(to);
  return seats;
}

/**
 * What each seat named in the ledger would take now.
 * @returns one entry for each seat with anything coming, in seat order
 */
export function totalsOf(game: Game, ledger: readonly LedgerEntry[]): LandedDamage[] {
  const sums = new Map<number, Sums>();
  const subtotals = new Map<number, number>();
  for (const seat of recipientsOf(ledger)) {
    const collected = collect(ledger, seat);
    addTokenModifiers(game, ledger, seat, collected);
    sums.set(seat, collected);
    subtotals.set(seat, Math.max(0, collected.incoming + collected.change));
  }
  // What is thrown back is a share of the other's subtotal, whatever that one prevents (rule: retribution).
  for (const entry of ledger) {
    if (entry.entry !== 'reflect') continue;
    const amount = Math.ceil((subtotals.get(entry.of) ?? 0) / 2);
    const back = sums.get(entry.to);
    if (!back) continue;
    back.lines.push({ step: 1, amount, source: entry.source.id, sourceKind: entry.source.kind });
    back.incoming += amount;
    subtotals.set(entry.to, Math.max(0, back.incoming + back.change));
  }
  const landed: LandedDamage[] = [];
  for (const [seat, collected] of [...sums].sort((a, b) => a[0] - b[0])) {
    const subtotal = subtotals.get(seat) ?? 0;
    if (isUntouched(game, ledger, seat)) collected.avoided = true;
    pushStepThree(ledger, seat, subtotal, collected);
    const halved = collected.halves * Math.ceil(subtotal / 2);
    const open = collected.avoided ? 0 : Math.max(0, subtotal - halved);
    landed.push({
      seat,
      incoming: collected.incoming + collected.locked,
      subtotal: subtotal + collected.locked,
      total: open + collected.locked,
      healed: collected.healed,
      lines: collected.lines,
    });
  }
  return landed;
}
