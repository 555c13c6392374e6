/** Reads the Attack from a ledger, and what the damage types of its parts allow (rule: attack, damage-chart). */

import type { Seat } from '../../model/ids.ts';
import type { LedgerEntry } from '../../model/ledger.ts';
import type { RollPhase } from '../../model/state.ts';
import type { DamageType } from '../../vocabulary/effect.ts';
import { targetAt } from '../attack.ts';
import { DAMAGE_TYPES, type DamageRules } from './types.ts';

type DamageEntry = Extract<LedgerEntry, { entry: 'damage' }>;

/**
 * The parts of the Attack on a seat. They pool into one total even if their types differ (R114).
 * @param on the attacked seat; `null` for parts without a recipient yet; absent for all parts
 */
export function attackParts(ledger: readonly LedgerEntry[], on?: number | null): DamageEntry[] {
  return ledger.filter(
    (entry): entry is DamageEntry =>
      entry.entry === 'damage' && entry.attack && (on === undefined || entry.to === on),
  );
}

/** Whether there is an Attack on any target: at least 1 damage (rule: attack). */
export function isAttack(ledger: readonly LedgerEntry[]): boolean {
  return attackParts(ledger).some(({ amount }) => amount > 0);
}

/** The base damage of the Attack on a seat, before modifiers; 0 if it is not attacked. */
export function attackBase(ledger: readonly LedgerEntry[], on: number | null): number {
  return attackParts(ledger, on).reduce((base, part) => base + part.amount, 0);
}

/**
 * Whether the Attack has a part of a type that allows something. One part of a mixed Attack is enough.
 * @param what the property of the damage type
 * @param on the attacked seat; absent for any
 */
export function attackAllows(
  ledger: readonly LedgerEntry[],
  what: keyof DamageRules,
  on?: number | null,
): boolean {
  return attackParts(ledger, on).some((part) => DAMAGE_TYPES[part.type][what]);
}

/**
 * The damage type of Attack modifiers: that of the first part that can be modified (rule: attack-modifier-type).
 * @returns null if there is no Attack on the seat
 */
export function attackType(ledger: readonly LedgerEntry[], on: number | null): DamageType | null {
  const parts = attackParts(ledger, on);
  return (parts.find((part) => DAMAGE_TYPES[part.type].modifiable) ?? parts[0])?.type ?? null;
}

/**
 * The damage type of a part of the Attack now. An effect that makes an Attack undefendable changes the type of its
 * defendable parts for every rule that asks (rule: undefendable-damage, R238).
 * @param part its printed type, and its recipient; null while the target is not known
 */
export function typeNow(
  phase: RollPhase | null,
  { type, to }: { readonly type: DamageType; readonly to: Seat | null },
): DamageType {
  if (!phase || !DAMAGE_TYPES[type].defendable) return type;
  const isMarked = to === null ? phase.attack.undefendable : (targetAt(phase, to)?.undefendable ?? false);
  return isMarked ? 'undefendable' : type;
}
