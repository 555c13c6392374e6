/** What is an Attack in a ledger, and what the damage types of its parts allow (rule: attack, damage-chart). */
import type { DamageType } from '../vocabulary/effect.ts';
import type { LedgerEntry } from './ledger.ts';
import { DAMAGE_TYPES, type DamageRules } from './types.ts';

type DamageEntry = Extract<LedgerEntry, { entry: 'damage' }>;

/** The parts of the Attack. All of them pool into one total, also where their types differ (R114). */
export function attackParts(ledger: readonly LedgerEntry[]): DamageEntry[] {
  return ledger.filter((entry): entry is DamageEntry => entry.entry === 'damage' && entry.attack);
}

/** The base damage of the Attack before modifiers, 0 when there is no Attack. */
export function attackBase(ledger: readonly LedgerEntry[]): number {
  return attackParts(ledger).reduce((base, part) => base + part.amount, 0);
}

/** Whether any part of the Attack is of a type that allows it: of a mixed Attack one part is enough. */
export function attackAllows(ledger: readonly LedgerEntry[], what: keyof DamageRules): boolean {
  return attackParts(ledger).some((part) => DAMAGE_TYPES[part.type][what]);
}

/** The type that modifiers take on (rule: attack-modifier-type): that of the first part that can be modified. */
export function attackType(ledger: readonly LedgerEntry[]): DamageType | null {
  const parts = attackParts(ledger);
  return (parts.find((part) => DAMAGE_TYPES[part.type].modifiable) ?? parts[0])?.type ?? null;
}
