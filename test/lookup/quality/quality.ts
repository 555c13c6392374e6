/** How often the search answers the question sets right: `npm run lookup -- quality`. */
import { cpuUsage } from 'node:process';
import { searchRules } from '../../../src/lookup/index.ts';
import { OWN_SETS, olderSets, ownSets, type QuestionSet } from './question-sets.ts';
import { templateSets } from './templates.ts';

export interface Measured {
  readonly name: string;
  readonly questions: number;
  /** The share answered right first, and among the first three, 0..1. */
  readonly first: number;
  readonly three: number;
  /** The share answered by the first answer, which shows two titles where two are near, 0..1. */
  readonly answered: number;
  /** Verdicts given to questions answered by yes or no, and those that are wrong. */
  readonly verdicts: number;
  readonly wrong: readonly string[];
  readonly missed: readonly string[];
  /** The processor's time of each search in milliseconds, which other programs of the machine do not lengthen. */
  readonly times: readonly number[];
}

/** Of the searches each so-manieth is timed: asking for the processor's time takes a sixth of a search. */
const TIMED = 5;

function timed<T>(times: number[] | undefined, search: () => T): T {
  if (times === undefined) return search();
  const begun = cpuUsage();
  const found = search();
  const { user, system } = cpuUsage(begun);
  times.push((user + system) / 1000);
  return found;
}

/** Asks the questions of a set. */
function measure({ name, questions }: QuestionSet): Measured {
  let first = 0;
  let three = 0;
  let answered = 0;
  let verdicts = 0;
  const wrong: string[] = [];
  const missed: string[] = [];
  const times: number[] = [];
  for (const [asked, { ask, ids, says }] of questions.entries()) {
    const { hits, near, verdict } = timed(asked % TIMED === 0 ? times : undefined, () =>
      searchRules(ask, { limit: 3 }),
    );
    const found = hits.map(({ id }) => id);
    if (ids.includes(found[0] ?? '')) first += 1;
    if (ids.includes(found[0] ?? '') || ids.includes(near?.id ?? '')) answered += 1;
    else missed.push(`${ask} | ${found.join(' ')} | ${ids.join(' ')}`);
    if (found.some((id) => ids.includes(id))) three += 1;
    if (verdict === undefined || says === undefined) continue;
    verdicts += 1;
    if ((verdict.isTrue ? 'yes' : 'no') !== says) wrong.push(ask);
  }
  const share = (count: number) => (questions.length === 0 ? 0 : count / questions.length);
  return {
    name,
    questions: questions.length,
    first: share(first),
    answered: share(answered),
    three: share(three),
    verdicts,
    wrong,
    missed,
    times,
  };
}

/** The figures of several sets under one name. */
function together(name: string, parts: readonly Measured[]): Measured {
  const sum = (count: (part: Measured) => number) => parts.reduce((total, part) => total + count(part), 0);
  const questions = sum((part) => part.questions);
  const share = (of: (part: Measured) => number) =>
    questions === 0 ? 0 : sum((part) => of(part) * part.questions) / questions;
  return {
    name,
    questions,
    first: share((part) => part.first),
    answered: share((part) => part.answered),
    three: share((part) => part.three),
    verdicts: sum((part) => part.verdicts),
    wrong: parts.flatMap((part) => part.wrong),
    missed: parts.flatMap((part) => part.missed),
    times: parts.flatMap((part) => part.times),
  };
}

/** The time that 99 of 100 searches stay under; 0 without searches. */
export function slowest(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
}

type OwnSet = (typeof OWN_SETS)[number];
/** The sets written before looking. */
const BLIND: ReadonlySet<OwnSet> = new Set<OwnSet>([
  'blind',
  'fresh',
  'closed',
  'fourth',
  'fourth-closed',
  'fifth-closed',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
]);

/** The sets that the thresholds are about. */
export function measureAll(): {
  readonly parts: Measured[];
  readonly templates: Measured;
  readonly people: Measured;
  readonly own: Measured;
  /** The newest sets, written before looking: what a question that nobody has asked yet meets. */
  readonly blind: Measured;
} {
  const templates = templateSets().map(measure);
  const older = olderSets().map(measure);
  const own = OWN_SETS.map((half) => ({ half, parts: ownSets(half).map(measure) }));
  const partsOf = (isWanted: (half: OwnSet) => boolean) =>
    own.filter(({ half }) => isWanted(half)).flatMap(({ parts }) => parts);
  const people = [...older, ...partsOf(() => true)];
  return {
    parts: [...templates, ...people],
    templates: together('all templates', templates),
    people: together('all questions of people', people),
    own: together(
      'those not made from entries',
      partsOf((half) => !BLIND.has(half)),
    ),
    blind: together(
      'those written before looking',
      partsOf((half) => BLIND.has(half)),
    ),
  };
}
