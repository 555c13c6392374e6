/** Goals that people type: those of the rules, and what people ask of dice besides: groups, counts, sums, "not". */
import {
  DICE,
  type DiceKey,
  type DieFace,
  type DieValue,
  meets,
  type Requirement,
} from '../../engine/rules.ts';
import { DIE_VALUES } from './dice-space.ts';

/** Limits, both included. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** Groups of equal values: `[3, 2]` is a full house. */
export interface GroupsGoal {
  readonly kind: 'groups';
  /** Sizes, the largest first. */
  readonly sizes: readonly number[];
}

/** The number of dice that show one of the values, or one of the symbols: "no sixes", "at most 2 swords". */
export type CountGoal = Range &
  (
    | { readonly kind: 'count-values'; readonly values: readonly DieValue[] }
    | { readonly kind: 'count-symbols'; readonly symbols: readonly string[] }
  );

/** The sum of all dice; a blank die counts 0. */
export interface SumGoal extends Range {
  readonly kind: 'sum';
}

/** The number of different values; blank dice show none. */
export interface DifferentGoal extends Range {
  readonly kind: 'different';
}

/** Goals in one: all of them, any of them, or the contrary of one. */
export type JoinedGoal =
  | { readonly kind: 'all' | 'any'; readonly goals: readonly TypedGoal[] }
  | { readonly kind: 'not'; readonly goal: TypedGoal };

export type TypedGoal = Requirement | GroupsGoal | CountGoal | SumGoal | DifferentGoal | JoinedGoal;

/** Whether dice meet a typed goal. */
export function meetsGoal(faces: readonly DieFace[], key: DiceKey, goal: TypedGoal): boolean {
  const shown = faces.filter((face) => face !== null);
  switch (goal.kind) {
    case 'groups': {
      const counts = DIE_VALUES.map((value) => shown.filter((face) => face === value).length);
      counts.sort((a, b) => b - a);
      return goal.sizes.every((size, at) => (counts[at] ?? 0) >= size);
    }
    case 'count-values':
      return isIn(goal, shown.filter((face) => goal.values.includes(face)).length);
    case 'count-symbols':
      return isIn(goal, shown.filter((face) => goal.symbols.includes(key[face])).length);
    case 'sum':
      return isIn(
        goal,
        shown.reduce((sum: number, face) => sum + face, 0),
      );
    case 'different':
      return isIn(goal, new Set(shown).size);
    case 'all':
      return goal.goals.every((one) => meetsGoal(faces, key, one));
    case 'any':
      return goal.goals.some((one) => meetsGoal(faces, key, one));
    case 'not':
      return !meetsGoal(faces, key, goal.goal);
    default:
      return meets(faces, key, goal);
  }
}

function isIn({ least, most }: Range, number: number): boolean {
  return least <= number && number <= most;
}

/** The symbols that a goal names; null for a goal of values, straights and sums alone. */
export function symbolsOfGoal(goal: TypedGoal): readonly string[] | null {
  switch (goal.kind) {
    case 'symbols':
      return Object.keys(goal.need);
    case 'count-symbols':
      return goal.symbols;
    case 'not':
      return symbolsOfGoal(goal.goal);
    case 'all':
    case 'any': {
      const named = goal.goals.flatMap((one) => symbolsOfGoal(one) ?? []);
      return named.length === 0 ? null : [...new Set(named)];
    }
    default:
      return null;
  }
}

/** The range of "all five dice". */
export const ALL_DICE: Range = { least: DICE, most: DICE };
