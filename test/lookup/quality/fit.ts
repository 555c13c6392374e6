/**
 * Fits the weights of the ranking (`src/lookup/evidence.ts`) to the tuned question sets and the templates:
 * `npm run lookup -- fit`. It maximises the probability of a right entry, where the weights' sums are logarithms of odds.
 */
import { EVIDENCE } from '../../../src/lookup/evidence.ts';
import { rankRules } from '../../../src/lookup/rule-search.ts';
import { olderSets, ownSets, type QuestionSet } from './question-sets.ts';
import { templateSets } from './templates.ts';

/** A question with its candidates: their evidence, and whether each is right. */
interface Example {
  readonly candidates: readonly { readonly numbers: readonly number[]; readonly isRight: boolean }[];
  readonly weight: number;
}

/** The sets made from the FAQ have only its entries as right answers, as few of people's questions do. */
const FAQ_WEIGHT = 0.2;
/** All templates together count as much as this many questions of people. */
const TEMPLATES_COUNT = 600;
/** Of the templates each so-manieth is used. */
const TEMPLATES_STEP = 4;
const STEPS = 400;
const STEP = 0.08;
/** Draws weights without effect to 0. */
const SHRINK = 0.002;

/** The fitted weights, and the share of the questions of people that they answer right first, 0..1. */
export function fitWeights(): { readonly weights: ReadonlyMap<string, number>; readonly first: number } {
  const people = [
    ...olderSets().filter(({ isHeldOut }) => !isHeldOut),
    ...ownSets('tuned'),
    ...ownSets('later'),
  ];
  const asked = [
    ...examplesOf(
      people.filter(({ isOfFaq }) => !isOfFaq),
      1,
    ),
    ...examplesOf(
      people.filter(({ isOfFaq }) => isOfFaq),
      FAQ_WEIGHT,
    ),
  ];
  const made = templateSets().flatMap(({ name, questions }) => ({
    name,
    isHeldOut: false,
    isOfFaq: false,
    questions: questions.filter((_, place) => place % TEMPLATES_STEP === 0),
  }));
  const count = made.reduce((sum, { questions }) => sum + questions.length, 0);
  const fitted = descend([...asked, ...examplesOf(made, TEMPLATES_COUNT / count)]);
  const right = asked.filter(({ candidates }) => {
    const sums = candidates.map(({ numbers }) => product(fitted, numbers));
    return candidates[sums.indexOf(Math.max(...sums))]?.isRight;
  });
  const weights = new Map(
    EVIDENCE.map((name, at): [string, number] => [name, Math.round((fitted[at] ?? 0) * 100) / 100]),
  );
  return { weights, first: right.length / asked.length };
}

/** Questions without a right candidate, and those answered by an exact name, teach nothing. */
function examplesOf(sets: readonly QuestionSet[], weight: number): Example[] {
  return sets
    .flatMap(({ questions }) => questions)
    .flatMap(({ ask, ids }) => {
      const { hits, weighed } = rankRules(ask);
      const candidates = weighed.map(({ entry, evidence }) => ({
        numbers: EVIDENCE.map((name) => evidence[name]),
        isRight: ids.includes(entry.id),
      }));
      const isCalled = hits[0] !== weighed[0]?.entry;
      return isCalled || !candidates.some(({ isRight }) => isRight) ? [] : [{ candidates, weight }];
    });
}

/** Gradient descent with step sizes by weight (Adam). */
function descend(examples: readonly Example[]): number[] {
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  const weights = EVIDENCE.map(() => 0);
  const mean = EVIDENCE.map(() => 0);
  const square = EVIDENCE.map(() => 0);
  for (let step = 1; step <= STEPS; step += 1) {
    const slope = weights.map((weight) => SHRINK * weight);
    for (const example of examples) addSlope(slope, example, weights, total);
    for (const [at, value] of slope.entries()) {
      const first = 0.9 * (mean[at] ?? 0) + 0.1 * value;
      const second = 0.99 * (square[at] ?? 0) + 0.01 * value ** 2;
      mean[at] = first;
      square[at] = second;
      const change = first / (1 - 0.9 ** step) / (Math.sqrt(second / (1 - 0.99 ** step)) + 1e-8);
      weights[at] = (weights[at] ?? 0) - STEP * change;
    }
  }
  return weights;
}

/** Adds the slope of the negative logarithm of the probability that a right candidate is first. */
function addSlope(
  slope: number[],
  { candidates, weight }: Example,
  weights: readonly number[],
  total: number,
): void {
  const sums = candidates.map(({ numbers }) => product(weights, numbers));
  const most = Math.max(...sums);
  const odds = sums.map((sum) => Math.exp(sum - most));
  const all = odds.reduce((sum, one) => sum + one, 0);
  const right = odds.reduce((sum, one, at) => sum + (candidates[at]?.isRight ? one : 0), 0);
  for (const [place, { numbers, isRight }] of candidates.entries()) {
    const share = (odds[place] ?? 0) / all - (isRight ? (odds[place] ?? 0) / right : 0);
    for (const [at, number] of numbers.entries())
      slope[at] = (slope[at] ?? 0) + (share * weight * number) / total;
  }
}

function product(weights: readonly number[], numbers: readonly number[]): number {
  return numbers.reduce((sum, number, at) => sum + number * (weights[at] ?? 0), 0);
}
