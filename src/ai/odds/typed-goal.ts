/** Goals that people type: those of the rules, and groups of equal dice as in other dice games. */
import { type DiceKey, type DieFace, meets, type Requirement } from '../../engine/rules.ts';
import { DIE_VALUES } from './dice-space.ts';

/** Groups of equal values: `[3, 2]` is a full house. */
export interface GroupsGoal {
  readonly kind: 'groups';
  /** Sizes, the largest first. */
  readonly sizes: readonly number[];
}

export type TypedGoal = Requirement | GroupsGoal;

/** Whether dice meet a typed goal. */
export function meetsGoal(faces: readonly DieFace[], key: DiceKey, goal: TypedGoal): boolean {
  if (goal.kind !== 'groups') return meets(faces, key, goal);
  const counts = DIE_VALUES.map((value) => faces.filter((face) => face === value).length).sort(
    (a, b) => b - a,
  );
  return goal.sizes.every((size, at) => (counts[at] ?? 0) >= size);
}
