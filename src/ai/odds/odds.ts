/** The odds of reaching the goals of a roll, and the dice to keep for each goal, by exact best play. */
import { type DiceKey, type DieFace, type DieValue, meets, type Requirement } from '../../engine/rules.ts';
import { DIE_VALUES } from './dice-space.ts';
import type { PlacedDie, ResolvedRoll, RollSituation } from './roll-situation.ts';
import { resolveRoll } from './roll-situation.ts';
import type { Solution } from './solve.ts';
import { solve } from './solve.ts';
import { meetsGoal, type TypedGoal } from './typed-goal.ts';

/** The odds of one goal. */
export interface Odds {
  /** The chance to reach the goal with best play, or with the chosen keep and best play after it; 0..1. */
  readonly probability: number;
  /**
   * Positions to keep, rising, including locked dice. All positions when nothing can be rolled; `null` before the first
   * roll.
   */
  readonly keep: readonly number[] | null;
}

/** A goal of a roll: an ability's tier, or any other requirement. */
export interface Goal {
  /** Any name; the result for this goal carries the same id. */
  readonly id: string;
  readonly requirement: Requirement;
  /**
   * The worth of reaching the goal, such as its damage. Goals without a worth do not count for the best overall keep.
   */
  readonly worth?: number;
}

export interface GoalOdds extends Odds {
  readonly id: string;
}

/** The keep with the highest expected worth, when the player takes the best goal that the final dice meet. */
export interface WorthOdds {
  /** The expected worth with that keep. Dice that meet no goal are worth 0. */
  readonly expected: number;
  /** Positions to keep, as in `Odds`. */
  readonly keep: readonly number[] | null;
}

export interface OddsTable {
  /** In the order of the requested goals. */
  readonly goals: readonly GoalOdds[];
  /** `null` when no goal has a worth. */
  readonly worth: WorthOdds | null;
}

type FacePayoff = (faces: readonly DieFace[]) => number;

interface Aim {
  /** Aims with equal names have equal payoffs for all dice; the solution cache uses the name as a key. */
  readonly name: string;
  readonly payoff: FacePayoff;
}

/**
 * Returns the chance that the dice meet `requirement` when the roll ends, with the dice to keep for it. The chance is 0
 * without dice and without attempts, as nothing is rolled.
 * @throws RangeError when the situation is invalid (see `resolveRoll`)
 */
export function oddsOf(requirement: TypedGoal, key: DiceKey, situation: RollSituation): Odds {
  const { value, keep } = evaluate(reaching(requirement, key), resolveRoll(situation));
  return { probability: value, keep };
}

/**
 * Returns the odds of several goals, and the best keep for all of them together when goals have worths.
 * @throws RangeError when the situation is invalid, or a worth is negative or not finite
 */
export function oddsTable(goals: readonly Goal[], key: DiceKey, situation: RollSituation): OddsTable {
  const roll = resolveRoll(situation);
  const odds = goals.map(({ id, requirement }) => {
    const { value, keep } = evaluate(reaching(requirement, key), roll);
    return { id, probability: value, keep };
  });
  const valued = goals.flatMap((goal) => (goal.worth === undefined ? [] : [{ ...goal, worth: goal.worth }]));
  if (valued.length === 0) return { goals: odds, worth: null };
  const { value, keep } = evaluate(bestWorth(valued, key), roll);
  return { goals: odds, worth: { expected: value, keep } };
}

function reaching(requirement: TypedGoal, key: DiceKey): Aim {
  return {
    name: `${nameOf(requirement)} ${keyName(key)}`,
    payoff: (faces) => (meetsGoal(faces, key, requirement) ? 1 : 0),
  };
}

function bestWorth(goals: readonly (Goal & { worth: number })[], key: DiceKey): Aim {
  for (const { id, worth } of goals) {
    if (!Number.isFinite(worth) || worth < 0) {
      throw new RangeError(`The worth of ${id} must be 0 or more, not ${worth}.`);
    }
  }
  const richestFirst = [...goals].sort((a, b) => b.worth - a.worth);
  return {
    name: `${goals.map((goal) => `${goal.worth} for ${nameOf(goal.requirement)}`).join(', ')} ${keyName(key)}`,
    payoff: (faces) => richestFirst.find((goal) => meets(faces, key, goal.requirement))?.worth ?? 0,
  };
}

function nameOf(requirement: TypedGoal): string {
  return JSON.stringify(requirement);
}

function keyName(key: DiceKey): string {
  return JSON.stringify(DIE_VALUES.map((value) => key[value]));
}

function evaluate(aim: Aim, roll: ResolvedRoll): { value: number; keep: readonly number[] | null } {
  const { attempts, faces, free, chosen, lockedPositions } = roll;
  if (faces && attempts === 0) return { value: aim.payoff(faces), keep: faces.map((_, at) => at) };
  const solution = cachedSolution(aim, roll);
  if (!faces) return { value: solution.fromScratch(attempts), keep: null };
  const all = (kept: readonly PlacedDie[]) =>
    [...lockedPositions, ...kept.map((die) => die.position)].sort((a, b) => a - b);
  if (chosen) return { value: solution.valueOfKeep(chosen.map(shown), attempts), keep: all(chosen) };
  const values = free.map(shown);
  const value = solution.valueAt(values, attempts);
  // The solver cannot hold a die that is blank only for now. If the dice already reach the goal without that die, no
  // roll is needed.
  const now = aim.payoff(faces);
  if (now >= value) return { value: now, keep: faces.map((_, at) => at) };
  const kept = solution.bestKeep(values, attempts).flatMap((at) => free[at] ?? []);
  return { value, keep: all(kept) };
}

function shown(die: PlacedDie): DieValue {
  return die.value;
}

// One hero board needs about 25 solutions; this limit holds many heroes in about 10 MB.
const MOST_SOLUTIONS = 512;
const solutions = new Map<string, Solution>();

/** Returns the solution for an aim from a least-recently-used cache, keyed by everything the solution depends on. */
function cachedSolution(aim: Aim, roll: ResolvedRoll): Solution {
  const { lockedFaces, blankValues, freeCount } = roll;
  const name = `${aim.name} ${freeCount} ${JSON.stringify([lockedFaces, blankValues])}`;
  const known = solutions.get(name);
  const solution =
    known ??
    solve((dice) => {
      const rolled = dice.map((value) => (blankValues.includes(value) ? null : value));
      return aim.payoff([...lockedFaces, ...rolled]);
    }, freeCount);
  solutions.delete(name);
  solutions.set(name, solution);
  const oldest = solutions.keys().next().value;
  if (solutions.size > MOST_SOLUTIONS && oldest !== undefined) solutions.delete(oldest);
  return solution;
}
