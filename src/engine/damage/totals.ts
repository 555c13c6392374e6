/**
 * The three steps of the final damage total (rule: final-damage-total): what comes in; what is
 * added and subtracted; what is multiplied and divided, each factor on the same subtotal.
 */
import { type Game, seatOf } from '../game.ts';
import { tokenById } from '../registry.ts';
import { attackAllows, attackParts } from './attack.ts';
import { isOpen, type LedgerEntry } from './ledger.ts';
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
  readonly lines: readonly LedgerLine[];
}

/** What comes to one seat, and what changes it. */
interface Sums {
  /** Damage that can be prevented and avoided. */
  open: number;
  /** Damage that nothing lowers: of an Ultimate, or said to be so by what deals it. */
  fixed: number;
  added: number;
  prevented: number;
  halves: number;
  avoided: boolean;
  lines: LedgerLine[];
}

function collect(ledger: readonly LedgerEntry[], seat: number): Sums {
  const sums: Sums = { open: 0, fixed: 0, added: 0, prevented: 0, halves: 0, avoided: false, lines: [] };
  const isAttacked = ledger.some((entry) => entry.entry === 'damage' && entry.attack && entry.to === seat);
  for (const entry of ledger) {
    if (entry.to !== seat) continue;
    const source = entry.source.id;
    const sourceKind = entry.source.kind;
    switch (entry.entry) {
      case 'damage':
        sums[isOpen(entry) ? 'open' : 'fixed'] += entry.amount;
        sums.lines.push({ step: 1, amount: entry.amount, source, sourceKind });
        break;
      case 'add':
        // What was added to an Attack that then dealt nothing is lost with it.
        if (!isAttacked) break;
        sums.added += entry.amount;
        sums.lines.push({ step: 2, amount: entry.amount, source, sourceKind });
        break;
      case 'prevent':
        sums.prevented += entry.amount;
        sums.lines.push({ step: 2, amount: -entry.amount, source, sourceKind });
        break;
      case 'halve':
        sums.halves += 1;
        break;
      case 'avoid':
        sums.avoided = true;
        break;
      case 'reflect':
        break;
    }
  }
  return sums;
}

/** Tokens that raise or lower an Attack while they lie there (rule: targeted, wither). */
function addTokenModifiers(game: Game, parts: readonly AttackPart[], seat: number, sums: Sums): void {
  const modifiable = parts.filter((part) => part.to === seat && DAMAGE_TYPES[part.type].modifiable);
  const [attack] = modifiable;
  if (!attack) return;
  const types = modifiable.map((part) => part.type);
  for (const [id, stack] of Object.entries(seatOf(game, seat).tokens)) {
    const bonus = tokenById(id).attackedBonus;
    if (!bonus || !types.some((type) => bonus.types.includes(type))) continue;
    const amount = bonus.amount * stack.count;
    sums.added += amount;
    sums.lines.push({ step: 2, amount, source: id, sourceKind: 'token' });
  }
  // An Ultimate is modified upward only (rule: ultimate-boost).
  const lowerable = types.filter((type) => DAMAGE_TYPES[type].avoidable);
  for (const [id, stack] of Object.entries(seatOf(game, attack.from).tokens)) {
    const penalty = tokenById(id).attackingPenalty;
    if (!penalty || !lowerable.some((type) => penalty.types.includes(type))) continue;
    const amount = -penalty.amount * stack.count;
    sums.added += amount;
    sums.lines.push({ step: 2, amount, source: id, sourceKind: 'token' });
  }
}

type AttackPart = ReturnType<typeof attackParts>[number];

/** A token that keeps all damage of an opponent's Offensive Roll Phase off its holder (rule: shadows). */
export function untouchableToken(game: Game, seat: number): string | null {
  const phase = game.lane.rollPhase;
  if (!phase || phase.activated?.ultimate || seatOf(game, phase.attacker).team === seatOf(game, seat).team)
    return null;
  for (const id in seatOf(game, seat).tokens) if (tokenById(id).untouchable) return id;
  return null;
}

/** The token that keeps this ledger's damage off a seat; null for none. */
function avoidingToken(game: Game, ledger: readonly LedgerEntry[], seat: number): string | null {
  return ledger === game.lane.rollPhase?.ledger ? untouchableToken(game, seat) : null;
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

/** Steps 1 and 2: what is left of the open damage. What is added to an Ultimate is as fixed as that itself. */
function subtotalOf(sums: Sums): number {
  return Math.max(0, sums.open + sums.added - sums.prevented);
}

/**
 * What each seat named in the ledger would take now.
 * @returns one entry for each seat with anything coming, in seat order
 */
export function totalsOf(game: Game, ledger: readonly LedgerEntry[]): LandedDamage[] {
  const parts = attackParts(ledger);
  const isFixedAttack = parts.length > 0 && !attackAllows(ledger, 'avoidable');
  const sums = new Map<number, Sums>();
  for (const seat of recipientsOf(ledger)) {
    const collected = collect(ledger, seat);
    addTokenModifiers(game, parts, seat, collected);
    if (isFixedAttack && parts.some((part) => part.to === seat)) {
      collected.fixed += collected.added;
      collected.added = 0;
    }
    if (avoidingToken(game, ledger, seat) !== null) collected.avoided = true;
    sums.set(seat, collected);
  }
  addReflections(ledger, sums);
  const landed: LandedDamage[] = [];
  for (const [seat, collected] of [...sums].sort((a, b) => a[0] - b[0])) {
    const subtotal = subtotalOf(collected);
    pushStepThree(ledger, seat, subtotal, collected);
    const token = avoidingToken(game, ledger, seat);
    // It stands in the sum like anything else that avoids damage.
    if (token !== null) collected.lines.push({ step: 3, amount: null, source: token, sourceKind: 'token' });
    const halved = collected.halves * Math.ceil(subtotal / 2);
    const open = collected.avoided ? 0 : Math.max(0, subtotal - halved);
    landed.push({
      seat,
      incoming: collected.open + collected.fixed,
      subtotal: subtotal + collected.fixed,
      total: open + collected.fixed,
      lines: collected.lines,
    });
  }
  return landed;
}

/**
 * What is thrown back is a share of the other's subtotal, whatever part of it that one prevents
 * (rule: retribution). Of what was avoided or prevented altogether nothing is left to return (R183).
 */
function addReflections(ledger: readonly LedgerEntry[], sums: ReadonlyMap<number, Sums>): void {
  for (const entry of ledger) {
    if (entry.entry !== 'reflect') continue;
    const thrown = sums.get(entry.of);
    const back = sums.get(entry.to);
    if (!back) continue;
    const amount = !thrown || thrown.avoided ? 0 : Math.ceil(subtotalOf(thrown) / 2);
    back.lines.push({ step: 1, amount, source: entry.source.id, sourceKind: entry.source.kind });
    back.open += amount;
  }
}
