/** The odds of reaching goals of a roll, and the dice to keep for each, by exact best play. */
import { type DiceKey, type DieFace, type DieValue, meets, type Requirement } from '../../engine/rules.ts';
import { DIE_VALUES } from './dice-space.ts';
import type { PlacedDie, ResolvedRoll, RollSituation } from './roll-situation.ts';
import { resolveRoll } from './roll-situation.ts';
import type { Solution } from './solve.ts';
import { solve } from './solve.ts';

/** The odds of one goal. */
export interface Odds {
  /** The chance to reach the goal with best play (or with the chosen keep and best play after it), 0..1. */
  readonly probability: number;
  /** Positions to keep, rising, locked dice among them; all when nothing can be rolled; `null` before the first roll. */
  readonly keep: readonly number[] | null;
}

/** Something to roll for: an ability's tier, or anything else with a requirement. */
export interface Goal {
  /** Any name; it comes back with the odds. */
  readonly id: string;
  readonly requirement: Requirement;
  /** What reaching the goal is worth, such as its damage; goals without a worth don't count for the best keep of all. */
  readonly worth?: number;
}

export interface GoalOdds extends Odds {
  readonly id: string;
}

/** The keep with the highest expected worth, when the best goal that the final dice meet is taken. */
export interface WorthOdds {
  /** The expected worth with that keep; dice that meet no goal are worth 0. */
  readonly expected: number;
  /** As in `Odds`. */
  readonly keep: readonly number[] | null;
}

export interface OddsTable {
  /** In the order of the goals asked for. */
  readonly goals: readonly GoalOdds[];
  /** `null` when no goal has a worth. */
  readonly worth: WorthOdds | null;
}

type FacePayoff = (faces: readonly DieFace[]) => number;

interface Aim {
  /** Equal names mean equal payoffs for all dice. */
  readonly name: string;
  readonly payoff: FacePayoff;
}

/**
 * The chance that the dice meet `requirement` when the roll ends, with the dice to keep for it.
 * Without dice and without attempts nothing is rolled, so the chance is 0.
 * @throws RangeError when the situation makes no sense (see RollSituation)
 */
export function oddsOf(requirement: Requirement, key: DiceKey, situation: RollSituation): Odds {
  const { value, keep } = evaluate(reaching(requirement, key), resolveRoll(situation));
  return { probability: value, keep };
}

/**
 * The odds of many goals at once, and the keep that is best for them all together when goals have worths.
 * @throws RangeError when the situation makes no sense, or a worth is negative or not finite
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

function reaching(requirement: Requirement, key: DiceKey): Aim {
  return {
    name: `${nameOf(requirement)} ${keyName(key)}`,
    payoff: (faces) => (meets(faces, key, requirement) ? 1 : 0),
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

function nameOf(requirement: Requirement): string {
  return JSON.stringify(requirement);
}

function keyName(key: DiceKey): string {
  return JSON.stringify(DIE_VALUES.map((value) => key[value]));
}

function evaluate(aim: Aim, roll: ResolvedRoll): { value: number; keep: readonly number[] | null } {
  const { attempts, faces, free, chosen, lockedPositions } = roll;
  if (faces && attempts === 0) return { value: aim.payoff(faces), keep: faces.map((_, at) => at) };
  const solution = solved(aim, roll);
  if (!faces) return { value: solution.fromScratch(attempts), keep: null };
  const all = (kept: readonly PlacedDie[]) =>
    [...lockedPositions, ...kept.map((die) => die.position)].sort((a, b) => a - b);
  if (chosen) return { value: solution.valueOfKeep(chosen.map(shown), attempts), keep: all(chosen) };
  const values = free.map(shown);
  const value = solution.valueAt(values, attempts);
  // A blank die that rolls can't be held by the solver: a goal that stands without it needs no roll.
  const now = aim.payoff(faces);
  if (now >= value) return { value: now, keep: faces.map((_, at) => at) };
  const kept = solution.bestKeep(values, attempts).flatMap((at) => free[at] ?? []);
  return { value, keep: all(kept) };
}

function shown(die: PlacedDie): DieValue {
  return die.value;
}

// A hero's whole board takes some 25 solutions; the bound keeps many heroes in about 10 MB.
const MOST_SOLUTIONS = 512;
const solutions = new Map<string, Solution>();

/** The solution for an aim, remembered by what it depends on; the least recently used one is forgotten. */
function solved(aim: Aim, roll: ResolvedRoll): Solution {
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
