/** What is an Attack in a ledger, and what the damage types of its parts allow (rule: attack, damage-chart). */
import type { DamageType } from '../vocabulary/effect.ts';
import type { LedgerEntry } from './ledger.ts';
import { DAMAGE_TYPES, type DamageRules } from './types.ts';

type DamageEntry = Extract<LedgerEntry, { entry: 'damage' }>;

/**
 * The parts of the Attack on a player. All of them pool into one total, also where their types differ (R114).
 * @param on whom it attacks, by seat; `null` for parts that come to nobody yet, absent for all parts
 */
export function attackParts(ledger: readonly LedgerEntry[], on?: number | null): DamageEntry[] {
  return ledger.filter(
    (entry): entry is DamageEntry =>
      entry.entry === 'damage' && entry.attack && (on === undefined || entry.to === on),
  );
}

/** Whether there is an Attack, on whomever: at least 1 damage to a target (rule: attack). */
export function isAttack(ledger: readonly LedgerEntry[]): boolean {
  return attackParts(ledger).some(({ amount }) => amount > 0);
}

/** The base damage of the Attack on a player before modifiers, 0 when that one is not attacked. */
export function attackBase(ledger: readonly LedgerEntry[], on: number | null): number {
  return attackParts(ledger, on).reduce((base, part) => base + part.amount, 0);
}

/**
 * Whether any part of the Attack is of a type that allows it: of a mixed Attack one part is enough.
 * @param on the target that is looked at; absent: any
 */
export function attackAllows(
  ledger: readonly LedgerEntry[],
  what: keyof DamageRules,
  on?: number | null,
): boolean {
  return attackParts(ledger, on).some((part) => DAMAGE_TYPES[part.type][what]);
}

/** The type that modifiers take on (rule: attack-modifier-type): that of the first part that can be modified. */
export function attackType(ledger: readonly LedgerEntry[], on: number | null): DamageType | null {
  const parts = attackParts(ledger, on);
  return (parts.find((part) => DAMAGE_TYPES[part.type].modifiable) ?? parts[0])?.type ?? null;
}
