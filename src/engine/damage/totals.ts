/**
 * The three steps of the final damage total (rule: final-damage-total): what comes in; what is
 * added and subtracted; what is multiplied and divided, each factor on the same subtotal.
 */
import { type Game, takesDamage } from '../game.ts';
import { attackAllows, attackParts } from './attack.ts';
import { isOpen, type LedgerEntry } from './ledger.ts';
import { keptOffBy, standingAdditions, standingFactors } from './standing.ts';
import { DAMAGE_TYPES } from './types.ts';

/** One row of the sum as people see it. */
export interface LedgerLine {
  readonly step: 1 | 2 | 3;
  /** Signed amount; `null` for what avoids everything. */
  readonly amount: number | null;
  readonly source: string;
  readonly sourceKind: 'ability' | 'card' | 'token';
}

/** What comes to the dial of one companion. */
export interface CompanionShare {
  readonly token: string;
  readonly taken: number;
  readonly healed: number;
}

export interface LandedDamage {
  readonly seat: number;
  readonly incoming: number;
  readonly subtotal: number;
  /** What the dial of the seat takes, 0 or more. */
  readonly total: number;
  /** What its companions take instead, and are healed at the same time; absent where there is nothing of it. */
  readonly companions?: readonly CompanionShare[];
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
  /** Damage that a token of the seat keeps off it altogether. */
  stopped: number;
  lines: LedgerLine[];
}

/** @param isStopped which damage never reaches the seat */
function collect(
  ledger: readonly LedgerEntry[],
  seat: number,
  isStopped: (damage: DamageEntry) => boolean,
): Sums {
  const sums: Sums = {
    open: 0,
    fixed: 0,
    added: 0,
    prevented: 0,
    halves: 0,
    avoided: false,
    stopped: 0,
    lines: [],
  };
  const isAttacked = ledger.some((entry) => entry.entry === 'damage' && entry.attack && entry.to === seat);
  for (const entry of ledger) {
    if (entry.to !== seat) continue;
    const source = entry.source.id;
    const sourceKind = entry.source.kind;
    switch (entry.entry) {
      case 'damage':
        if (isStopped(entry)) sums.stopped += entry.amount;
        else sums[isOpen(entry) ? 'open' : 'fixed'] += entry.amount;
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
      case 'redirect':
      case 'split':
      case 'heal':
      case 'reflect':
      case 'outlive':
        break;
    }
  }
  return sums;
}

/** What tokens and passive abilities add while they are there (rule: targeted, wither). */
function addStanding(game: Game, parts: readonly AttackPart[], seat: number, sums: Sums): void {
  const modifiable = parts.filter((part) => part.to === seat && DAMAGE_TYPES[part.type].modifiable);
  const [attack] = modifiable;
  if (!attack) return;
  const types = modifiable.map((part) => part.type);
  for (const { amount, source } of standingAdditions(game, attack.from, seat, types)) {
    sums.added += amount;
    sums.lines.push({ step: 2, amount, source: source.id, sourceKind: source.kind });
  }
}

type DamageEntry = Extract<LedgerEntry, { entry: 'damage' }>;
type AttackPart = ReturnType<typeof attackParts>[number];

/**
 * Whether a token keeps this damage off the seat: all that the attacker deals in the Roll Phase, of any type and
 * also isolated, except what other tokens and companions deal (R176, R177). What a Defensive Ability deals
 * comes to the attacker and is not stopped (R178).
 */
function isKeptOff(game: Game, seat: number, { from, source, type }: DamageEntry): boolean {
  if (from !== game.lane.rollPhase?.attack.attacker || source.kind === 'token') return false;
  return keptOffBy(game, seat, type) !== null;
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

/** Names the token that keeps damage off; what was added to an Attack that does not reach the seat goes with it. */
function stopWhatIsKeptOff(game: Game, seat: number, parts: readonly AttackPart[], sums: Sums): void {
  const source = sums.stopped === 0 ? null : keptOffBy(game, seat);
  if (source === null) return;
  let stopped = sums.stopped;
  if (parts.some((part) => part.to === seat && isKeptOff(game, seat, part))) {
    stopped += sums.added;
    sums.added = 0;
  }
  const amount = sums.open === 0 && sums.fixed === 0 ? null : -stopped;
  sums.lines.push({ step: 3, amount, source: source.id, sourceKind: source.kind });
}

/** What halves the Attack while it is there. */
function pushStandingHalves(
  game: Game,
  parts: readonly AttackPart[],
  seat: number,
  subtotal: number,
  sums: Sums,
): void {
  const open = parts.filter((part) => part.to === seat && isOpen(part));
  const [attack] = open;
  if (!attack) return;
  const types = open.map(({ type }) => type);
  for (const source of standingFactors(game, attack.from, seat, types, 'half')) {
    sums.halves += 1;
    const amount = -Math.ceil(subtotal / 2);
    sums.lines.push({ step: 3, amount, source: source.id, sourceKind: source.kind });
  }
}

/**
 * Half of what a player deals does not arrive: of their share of the subtotal, which other factors work on as well.
 * @returns what is kept off
 */
function pushHalvesOfDealers(
  { lane }: Game,
  ledger: readonly LedgerEntry[],
  seat: number,
  subtotal: number,
  sums: Sums,
): number {
  let kept = 0;
  for (const { seat: dealer, source } of lane.rollPhase?.halved ?? []) {
    const dealt = openDamageOf(ledger, dealer, seat);
    const amount = Math.ceil(Math.min(subtotal, dealt > 0 ? dealt + sums.added : 0) / 2);
    if (amount <= 0) continue;
    sums.lines.push({ step: 3, amount: -amount, source: source.id, sourceKind: source.kind });
    kept += amount;
  }
  return kept;
}

/** What one player deals to another in a ledger, as far as it can be prevented and avoided. */
function openDamageOf(ledger: readonly LedgerEntry[], from: number, to: number): number {
  return ledger.reduce(
    (sum, entry) =>
      entry.entry === 'damage' && entry.to === to && entry.from === from && isOpen(entry)
        ? sum + entry.amount
        : sum,
    0,
  );
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
  if (ledger.length === 0) return [];
  const parts = attackParts(ledger);
  const sums = new Map<number, Sums>();
  for (const seat of recipientsOf(ledger)) {
    if (!takesDamage(game, seat)) continue;
    const collected = collect(ledger, seat, (damage) => isKeptOff(game, seat, damage));
    addStanding(game, parts, seat, collected);
    if (parts.some((part) => part.to === seat) && !attackAllows(ledger, 'avoidable', seat)) {
      collected.fixed += collected.added;
      collected.added = 0;
    }
    stopWhatIsKeptOff(game, seat, parts, collected);
    sums.set(seat, collected);
  }
  addReflections(ledger, sums);
  const landed: LandedDamage[] = [];
  for (const [seat, collected] of [...sums].sort((a, b) => a[0] - b[0])) {
    const subtotal = subtotalOf(collected);
    pushStepThree(ledger, seat, subtotal, collected);
    pushStandingHalves(game, parts, seat, subtotal, collected);
    const kept = pushHalvesOfDealers(game, ledger, seat, subtotal, collected);
    const halved = collected.halves * Math.ceil(subtotal / 2) + kept;
    const open = collected.avoided ? 0 : Math.max(0, subtotal - halved);
    landed.push({
      seat,
      incoming: collected.open + collected.fixed + collected.stopped,
      subtotal: subtotal + collected.fixed,
      ...shared(ledger, seat, open + collected.fixed),
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

/**
 * Who takes what is left for a seat: its companions as far as they were chosen for it, the seat the rest
 * (rule: hero-huntress). Nothing comes back of what is more than a companion's health.
 */
function shared(
  ledger: readonly LedgerEntry[],
  seat: number,
  due: number,
): Pick<LandedDamage, 'total' | 'companions'> {
  const shares = new Map<string, { taken: number; healed: number }>();
  let left = due;
  for (const entry of ledger) {
    if (entry.to !== seat || (entry.entry !== 'redirect' && entry.entry !== 'heal')) continue;
    const share = shares.get(entry.dial) ?? { taken: 0, healed: 0 };
    shares.set(entry.dial, share);
    if (entry.entry === 'heal') share.healed += entry.amount;
    else {
      const taken = Math.min(left, entry.amount);
      share.taken += taken;
      left -= taken;
    }
  }
  if (shares.size === 0) return { total: due };
  return { total: left, companions: [...shares].map(([token, share]) => ({ token, ...share })) };
}
