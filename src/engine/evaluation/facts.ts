/**
 * The one evaluator of amounts and conditions. It does the arithmetic and the logic; what is counted comes from a table
 * of facts: those of the state, the least ones of a prediction, those that a bot or a message knows. The compiler
 * demands an answer of every table for every kind of amount and condition.
 */
import type { Amount, Condition } from '../vocabulary/amount.ts';

type Counted = Extract<Amount, { readonly count: string }>;

/** The amounts that are counted, by kind. */
export type CountedAmounts = { readonly [Kind in Counted['count']]: Extract<Counted, { count: Kind }> };

type Compound = 'at-least' | 'at-most' | 'less' | 'not' | 'all' | 'any';

/** The conditions that ask for a fact, by kind; the others combine amounts or conditions. */
export type TestedConditions = {
  readonly [Kind in Exclude<Condition['test'], Compound>]: Extract<Condition, { test: Kind }>;
};

/**
 * Facts to evaluate with.
 * @typeParam Place what the facts are read from
 * @typeParam Unknown null for facts that may be unknown, never if all are known
 */
export interface Facts<Place, Unknown extends null = never> {
  readonly amounts: AmountFacts<Place, Unknown>;
  readonly conditions: ConditionFacts<Place, Unknown>;
}

/** What each kind of amount comes to. */
export type AmountFacts<Place, Unknown extends null = never> = {
  readonly [Kind in keyof CountedAmounts]: (place: Place, amount: CountedAmounts[Kind]) => number | Unknown;
};

/** Whether each kind of condition holds. */
export type ConditionFacts<Place, Unknown extends null = never> = {
  readonly [Kind in keyof TestedConditions]: (
    place: Place,
    condition: TestedConditions[Kind],
  ) => boolean | Unknown;
};

/** Bounds amounts, because amounts in a pack can be multiplied with one another. Real values are far smaller. */
const AMOUNT_BOUND = 999;

/** Returns half of an amount, rounded up (rule: rounding). */
export function halfOf(amount: number): number {
  return Math.ceil(amount / 2);
}

/**
 * The value of an amount, from -999 to 999. Halves are rounded up.
 * @returns unknown if any part of it is unknown
 */
export function evaluateAmount<Place, Unknown extends null>(
  facts: AmountFacts<Place, Unknown>,
  place: Place,
  amount: Amount,
): number | Unknown {
  const value = unbounded(facts, place, amount);
  return value === null ? value : Math.max(-AMOUNT_BOUND, Math.min(AMOUNT_BOUND, value));
}

function unbounded<Place, Unknown extends null>(
  facts: AmountFacts<Place, Unknown>,
  place: Place,
  amount: Amount,
): number | Unknown {
  if (typeof amount === 'number') return amount;
  if ('count' in amount) return counted(facts, amount.count, place, amount);
  if ('sum' in amount) {
    let sum = 0;
    for (const part of amount.sum) {
      const value = evaluateAmount(facts, place, part);
      if (value === null) return value;
      sum += value;
    }
    return sum;
  }
  if ('half' in amount) {
    const whole = evaluateAmount(facts, place, amount.half);
    return whole === null ? whole : halfOf(whole);
  }
  if ('sets' in amount) {
    const whole = evaluateAmount(facts, place, amount.sets);
    return whole === null ? whole : Math.floor(whole / amount.size);
  }
  const [one, other] = 'times' in amount ? amount.times : amount.least;
  const left = evaluateAmount(facts, place, one);
  if (left === null) return left;
  const right = evaluateAmount(facts, place, other);
  if (right === null) return right;
  return 'times' in amount ? left * right : Math.min(left, right);
}

function counted<Kind extends keyof CountedAmounts, Place, Unknown extends null>(
  facts: AmountFacts<Place, Unknown>,
  kind: Kind,
  place: Place,
  amount: CountedAmounts[Kind],
): number | Unknown {
  return facts[kind](place, amount);
}

/**
 * Whether a condition holds.
 * @returns unknown if that depends on unknown facts
 */
export function evaluateCondition<Place, Unknown extends null>(
  facts: Facts<Place, Unknown>,
  place: Place,
  condition: Condition,
): boolean | Unknown {
  switch (condition.test) {
    case 'at-least': {
      const amount = evaluateAmount(facts.amounts, place, condition.amount);
      return amount === null ? amount : amount >= condition.bound;
    }
    case 'at-most': {
      const amount = evaluateAmount(facts.amounts, place, condition.amount);
      return amount === null ? amount : amount <= condition.bound;
    }
    case 'less': {
      const left = evaluateAmount(facts.amounts, place, condition.left);
      if (left === null) return left;
      const right = evaluateAmount(facts.amounts, place, condition.right);
      return right === null ? right : left < right;
    }
    case 'not': {
      const holds = evaluateCondition(facts, place, condition.not);
      return holds === null ? holds : !holds;
    }
    case 'all':
      return combined(facts, place, condition.all, false);
    case 'any':
      return combined(facts, place, condition.any, true);
    default:
      return tested(facts.conditions, condition.test, place, condition);
  }
}

/** Looks for a part that decides the whole: one that holds for `any`, one that does not for `all`. */
function combined<Place, Unknown extends null>(
  facts: Facts<Place, Unknown>,
  place: Place,
  parts: readonly Condition[],
  deciding: boolean,
): boolean | Unknown {
  let result: boolean | Unknown = !deciding;
  for (const part of parts) {
    const holds = evaluateCondition(facts, place, part);
    if (holds === deciding) return deciding;
    if (holds === null) result = holds;
  }
  return result;
}

function tested<Kind extends keyof TestedConditions, Place, Unknown extends null>(
  facts: ConditionFacts<Place, Unknown>,
  kind: Kind,
  place: Place,
  condition: TestedConditions[Kind],
): boolean | Unknown {
  return facts[kind](place, condition);
}
