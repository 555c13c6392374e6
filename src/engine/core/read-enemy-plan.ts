/** Validates plans for the enemies of a Mission that come from outside. */
import type { EnemyPlan, KnownAttack, PlannedPlay, PlannedUse } from '../model/orders.ts';

/** The highest damage at which a plan can be told to ask or to use something. */
export const MOST_PLANNED_DAMAGE = 99;
/** More uses than this are no plan of a person. */
const MOST_USES = 10;

/** The fields of an unknown value; none if it is no object. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/**
 * Validates an unknown value as a plan for the enemies. Unknown fields are dropped. Whether the hero has what the plan
 * names is not checked.
 * @returns the plan, or null if the value is not valid
 */
export function readEnemyPlan(value: unknown): EnemyPlan | null {
  if (typeof value !== 'object' || value === null) return null;
  const { defends, far, from, uses, discards, everyRound, against } = fieldsOf(value);
  if (defends !== undefined && typeof defends !== 'string') return null;
  if (from !== undefined && !isDamage(from)) return null;
  const readUses = readList(uses, readUse);
  const readAgainst = readList(against, readAttack);
  const readDiscards = readList(discards, (card) => (typeof card === 'string' ? card : null));
  if (
    readUses === null ||
    readAgainst === null ||
    readDiscards === null ||
    (readUses?.length ?? 0) > MOST_USES
  )
    return null;
  return {
    ...(defends === undefined ? {} : { defends }),
    ...(far === true ? { far } : {}),
    ...(from === undefined ? {} : { from }),
    ...(readUses === undefined ? {} : { uses: readUses }),
    ...(readDiscards === undefined ? {} : { discards: readDiscards.slice(0, MOST_USES) }),
    ...(everyRound === true ? { everyRound } : {}),
    ...(readAgainst === undefined ? {} : { against: readAgainst }),
  };
}

/** The list with each item read; undefined if there is none, null if it is not valid. */
function readList<T>(value: unknown, read: (item: unknown) => T | null): T[] | null | undefined {
  if (value === undefined) return undefined;
  if (!Array.isArray(value)) return null;
  const items = value.map(read);
  const valid = items.filter((item) => item !== null);
  return valid.length === items.length ? valid : null;
}

function readUse(value: unknown): PlannedUse | null {
  const { play, from } = fieldsOf(value);
  const known = readPlay(play);
  return known !== null && isDamage(from) ? { play: known, from } : null;
}

function readPlay(value: unknown): PlannedPlay | null {
  const { type, card, token, use, count } = fieldsOf(value);
  if (type === 'play') return typeof card === 'string' ? { type, card } : null;
  if (type !== 'spend' || typeof token !== 'string' || typeof use !== 'string') return null;
  return isDamage(count) ? { type, token, use, count } : null;
}

function readAttack(value: unknown): KnownAttack | null {
  const { seat, attack } = fieldsOf(value);
  if (typeof seat !== 'number' || !Number.isSafeInteger(seat) || typeof attack !== 'string') return null;
  return { seat, attack };
}

/** Whether a value is a whole number from 1 to the highest planned damage. */
function isDamage(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MOST_PLANNED_DAMAGE;
}
