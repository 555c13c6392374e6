/** Abilities that belong to no board: powers of allies, and mythic abilities of Missions. */
import type { AbilityId } from '../model/ids.ts';
import type { MythicDefinition } from '../vocabulary/ally.ts';
import type { AbilityLevel } from '../vocabulary/hero.ts';
import { ContentError } from './content-error.ts';

/** Abilities that belong to no board; any hero may get them in a Mission. */
const sharedAbilities = new Map<string, AbilityLevel>();

/**
 * Adds an ability that belongs to no board.
 * @throws ContentError if the id is taken
 */
export function registerSharedAbility(level: AbilityLevel): void {
  if (sharedAbilities.has(level.id)) throw new ContentError(`ability ${level.id} is registered already`);
  sharedAbilities.set(level.id, level);
}

/** Returns the ability level that a mythic ability adds to a hero's board. */
export function levelOfMythic({ id, name, requires, effects, text }: MythicDefinition): AbilityLevel {
  return {
    id,
    name,
    slot: id,
    level: 1,
    kind: 'offensive',
    text,
    variants: [{ id, name, requires, effects }],
  };
}

/** Removes a shared ability. */
export function unregisterSharedAbility(id: AbilityId): void {
  sharedAbilities.delete(id);
}

/** A shared ability, or undefined. */
export function sharedAbility(abilityId: AbilityId): AbilityLevel | undefined {
  return sharedAbilities.get(abilityId);
}
