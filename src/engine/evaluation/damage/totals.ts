/**
 * Calculates the final damage total in three steps (rule: final-damage-total): 1. incoming damage; 2. additions and
 * subtractions; 3. factors, each on the same subtotal.
 */

import { activatedVariant } from '../../core/attack.ts';
import { attackAllows, attackParts, typeNow } from '../../core/damage/attack.ts';
import { companionShares } from '../../core/damage/companion-shares.ts';
import { isAvoidable } from '../../core/damage/ledger.ts';
import { DAMAGE_TYPES } from '../../core/damage/types.ts';
import { type Game, takesDamage } from '../../core/game.ts';
import type { Seat } from '../../model/ids.ts';
import type { LandedDamage, LedgerLine } from '../../model/landed-damage.ts';
import type { LedgerEntry } from '../../model/ledger.ts';
import { halfOf } from '../facts.ts';
import { blockingSource, standingAdditions, standingFactors } from './standing.ts';

/** The ledger entries of one seat, summed up by kind. */
interface Sums {
  /** Damage that can be prevented and avoided. */
  avoidable: number;
  /** Damage that nothing lowers: of an Ultimate, or locked. */
  fixed: number;
  added: number;
  prevented: number;
  avoided: boolean;
  /** Damage that a token of the seat blocks. */
  blocked: number;
  lines: LedgerLine[];
}

/** How a line names its source: an ability of the attacker also by the line that was activated. */
function lineSource(
  { lane }: Game,
  source: LedgerEntry['source'],
): Pick<LedgerLine, 'source' | 'sourceKind' | 'variant'> {
  const variant = activatedVariant(lane.rollPhase, source, source.seat);
  return { source: source.id, sourceKind: source.kind, ...(variant === null ? {} : { variant }) };
}

/**
 * Sums up the ledger entries of a seat.
 * @param isBlocked whether a token of the seat blocks a damage entry
 */
function collect(
  ledger: readonly LedgerEntry[],
  seat: Seat,
  isBlocked: (damage: DamageEntry) => boolean,
  game: Game,
): Sums {
  const sums: Sums = {
    avoidable: 0,
    fixed: 0,
    added: 0,
    prevented: 0,
    avoided: false,
    blocked: 0,
    lines: [],
  };
  const isAttacked = ledger.some((entry) => entry.entry === 'damage' && entry.attack && entry.to === seat);
  for (const entry of ledger) {
    if (entry.to !== seat) continue;
    const named = lineSource(game, entry.source);
    const why = 'why' in entry && entry.why !== undefined ? { why: entry.why } : {};
    switch (entry.entry) {
      case 'damage':
        if (isBlocked(entry)) sums.blocked += entry.amount;
        else sums[isAvoidable(entry) ? 'avoidable' : 'fixed'] += entry.amount;
        sums.lines.push({ step: 1, amount: entry.amount, ...named, ...why });
        break;
      case 'add':
        // Additions count only if there is an Attack on the seat.
        if (!isAttacked) break;
        sums.added += entry.amount;
        sums.lines.push({ step: 2, amount: entry.amount, ...named, ...why });
        break;
      case 'prevent':
        sums.prevented += entry.amount;
        sums.lines.push({ step: 2, amount: -entry.amount, ...named, ...why });
        break;
      case 'avoid':
        sums.avoided = true;
        break;
      case 'halve':
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

/** Adds the standing modifiers of step 2 (rule: targeted, wither). */
function addStanding(game: Game, parts: readonly AttackPart[], seat: Seat, sums: Sums): void {
  const modifiable = parts.filter((part) => part.to === seat && DAMAGE_TYPES[part.type].modifiable);
  const [attack] = modifiable;
  if (!attack) return;
  const types = modifiable.map((part) => typeNow(game.lane.rollPhase, part));
  for (const { amount, source } of standingAdditions(game, attack.from, seat, types)) {
    sums.added += amount;
    sums.lines.push({ step: 2, amount, source: source.id, sourceKind: source.kind });
  }
}

type DamageEntry = Extract<LedgerEntry, { entry: 'damage' }>;
type AttackPart = ReturnType<typeof attackParts>[number];

/**
 * Whether a token blocks this damage to the seat. It blocks what the attacker deals in the Roll Phase, isolated damage
 * included, except damage of tokens and companions (R176, R177). Damage that a Defensive Ability deals to the attacker
 * is not blocked (R178).
 */
function isBlockedByToken(game: Game, seat: Seat, { from, source, type }: DamageEntry): boolean {
  if (from !== game.lane.rollPhase?.attack.attacker || source.kind === 'token') return false;
  return blockingSource(game, seat, type) !== null;
}

/**
 * Adds the line of a half.
 * @returns the amount that it takes off
 */
function pushHalf(
  { lines }: Sums,
  whole: number,
  { id, kind }: Pick<LedgerEntry['source'], 'id' | 'kind'>,
): number {
  const amount = halfOf(whole);
  lines.push({ step: 3, amount: -amount, source: id, sourceKind: kind });
  return amount;
}

/**
 * Adds the lines of `halve` and `avoid` entries.
 * @returns the amount that the halves take off
 */
function pushStepThree(ledger: readonly LedgerEntry[], seat: Seat, subtotal: number, sums: Sums): number {
  let halved = 0;
  for (const entry of ledger) {
    if (entry.to !== seat) continue;
    if (entry.entry === 'halve') halved += pushHalf(sums, subtotal, entry.source);
    else if (entry.entry === 'avoid') {
      const { id: source, kind: sourceKind } = entry.source;
      // Damage that nothing lowers stays, so only the rest is avoided.
      sums.lines.push({ step: 3, amount: sums.fixed > 0 ? -subtotal : null, source, sourceKind });
    }
  }
  return halved;
}

/** Adds the line of the token that blocks damage. If it blocks the Attack, the additions to the Attack are lost. */
function blockDamage(game: Game, seat: Seat, parts: readonly AttackPart[], sums: Sums): void {
  const source = sums.blocked === 0 ? null : blockingSource(game, seat);
  if (source === null) return;
  let blocked = sums.blocked;
  if (parts.some((part) => part.to === seat && isBlockedByToken(game, seat, part))) {
    blocked += sums.added;
    sums.added = 0;
  }
  const amount = sums.avoidable === 0 && sums.fixed === 0 ? null : -blocked;
  sums.lines.push({ step: 3, amount, source: source.id, sourceKind: source.kind });
}

/**
 * Adds the standing modifiers that halve the Attack.
 * @returns the amount that they take off
 */
function pushStandingHalves(
  game: Game,
  parts: readonly AttackPart[],
  seat: Seat,
  subtotal: number,
  sums: Sums,
): number {
  const avoidable = parts.filter((part) => part.to === seat && isAvoidable(part));
  const [attack] = avoidable;
  if (!attack) return 0;
  const types = avoidable.map((part) => typeNow(game.lane.rollPhase, part));
  let halved = 0;
  for (const source of standingFactors(game, attack.from, seat, types, 'half')) {
    halved += pushHalf(sums, subtotal, source);
  }
  return halved;
}

/**
 * Adds the halvings that follow the dealer: half of the damage that this player deals is prevented. Like other factors
 * they work on the subtotal, here on the player's share of it.
 * @returns the amount that they take off
 */
function pushHalvesOfDealers(
  { lane }: Game,
  ledger: readonly LedgerEntry[],
  seat: Seat,
  subtotal: number,
  sums: Sums,
): number {
  let halved = 0;
  for (const { seat: dealer, source } of lane.rollPhase?.halved ?? []) {
    const dealt = avoidableDamageOf(ledger, dealer, seat);
    const share = Math.min(subtotal, dealt > 0 ? dealt + sums.added : 0);
    if (share > 0) halved += pushHalf(sums, share, source);
  }
  return halved;
}

/** The damage that one seat deals to another in a ledger and that can be prevented and avoided. */
function avoidableDamageOf(ledger: readonly LedgerEntry[], from: number, to: number): number {
  return ledger.reduce(
    (sum, entry) =>
      entry.entry === 'damage' && entry.to === to && entry.from === from && isAvoidable(entry)
        ? sum + entry.amount
        : sum,
    0,
  );
}

/** The seats that entries of the ledger name; parts of an Attack without a target yet have none. */
function recipientsOf(ledger: readonly LedgerEntry[]): Set<number> {
  const seats = new Set<number>();
  for (const { to } of ledger) if (to !== null) seats.add(to);
  return seats;
}

/** Avoidable damage after step 2. Additions to an Ultimate are not in it: they count as fixed. */
function subtotalOf(sums: Sums): number {
  return Math.max(0, sums.avoidable + sums.added - sums.prevented);
}

/**
 * The damage that each seat in the ledger would take now.
 * @returns one entry for each seat that an entry of the ledger names and that has health, in seat order
 */
export function totalsOf(game: Game, ledger: readonly LedgerEntry[]): LandedDamage[] {
  if (ledger.length === 0) return [];
  const parts = attackParts(ledger);
  const sums = new Map<number, Sums>();
  for (const seat of recipientsOf(ledger)) {
    if (!takesDamage(game, seat)) continue;
    const collected = collect(ledger, seat, (damage) => isBlockedByToken(game, seat, damage), game);
    addStanding(game, parts, seat, collected);
    if (parts.some((part) => part.to === seat) && !attackAllows(ledger, 'avoidable', seat)) {
      collected.fixed += collected.added;
      collected.added = 0;
    }
    blockDamage(game, seat, parts, collected);
    sums.set(seat, collected);
  }
  addReflections(ledger, sums);
  const landed: LandedDamage[] = [];
  for (const [seat, collected] of [...sums].sort((a, b) => a[0] - b[0])) {
    const subtotal = subtotalOf(collected);
    const halved =
      pushStepThree(ledger, seat, subtotal, collected) +
      pushStandingHalves(game, parts, seat, subtotal, collected) +
      pushHalvesOfDealers(game, ledger, seat, subtotal, collected);
    const landing = collected.avoided ? 0 : Math.max(0, subtotal - halved);
    landed.push({
      seat,
      incoming: collected.avoidable + collected.fixed + collected.blocked,
      subtotal: subtotal + collected.fixed,
      ...companionShares(ledger, seat, landing + collected.fixed),
      lines: collected.lines,
    });
  }
  return landed;
}

/**
 * Adds reflected damage: half of the other seat's subtotal, halvings of that seat not counted (rule: retribution). If
 * that seat avoids all damage, nothing is reflected (R183).
 */
function addReflections(ledger: readonly LedgerEntry[], sums: ReadonlyMap<number, Sums>): void {
  for (const entry of ledger) {
    if (entry.entry !== 'reflect') continue;
    const reflected = sums.get(entry.of);
    const recipient = sums.get(entry.to);
    if (!recipient) continue;
    const amount = !reflected || reflected.avoided ? 0 : halfOf(subtotalOf(reflected));
    recipient.lines.push({ step: 1, amount, source: entry.source.id, sourceKind: entry.source.kind });
    recipient.avoidable += amount;
  }
}
