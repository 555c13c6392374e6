/** The question sets in people's own words, with the entries of which one answers each. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { loadRules } from '../../../src/content/rules/load.ts';

export interface AskedQuestion {
  readonly ask: string;
  /** The entries of which one should come first. */
  readonly ids: readonly string[];
  /** The answer of a question that is answered by yes or no. */
  readonly says?: 'yes' | 'no' | undefined;
}

export interface QuestionSet {
  readonly name: string;
  /** Nothing is tuned to a held-out set. */
  readonly isHeldOut: boolean;
  /** Whether it was made from the entries of the FAQ, which alone are right. */
  readonly isOfFaq: boolean;
  readonly questions: readonly AskedQuestion[];
}

const FOLDER = join(import.meta.dirname, '..');
const texts = z.array(z.string()).min(1);
const own = z.record(
  z.string(),
  z.array(z.strictObject({ ask: z.string(), ids: texts, says: z.enum(['yes', 'no']).optional() })),
);

/** The files of `questions`. */
export const OWN_SETS = [
  'tuned',
  'held-out',
  'later',
  'unseen',
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
] as const;

/** The model of questions is not learned from these, so they tell how a question is answered that nobody has asked. */
export const UNTAUGHT: ReadonlySet<string> = new Set<string>(['nineteenth', 'twentieth']);

/** The sets of one file of `questions`, by who asks. */
export function ownSets(half: (typeof OWN_SETS)[number]): QuestionSet[] {
  return Object.entries(read(`questions/${half}.yaml`, own)).map(([name, questions]) => ({
    name: `${name} (${half})`,
    isHeldOut: half === 'held-out' || half === 'unseen',
    isOfFaq: false,
    questions,
  }));
}

/** The project's older sets: newcomers' questions for the FAQ and for other rules. */
export function olderSets(): QuestionSet[] {
  const single = z.record(z.string(), z.string());
  const one = (file: string): QuestionSet => ({
    name: file,
    isHeldOut: file.endsWith('held-out'),
    isOfFaq: file.startsWith('faq'),
    questions: Object.entries(read(`${file}.yaml`, single)).map(([id, ask]) => ({ ask, ids: withRule(id) })),
  });
  const faq = read('newcomer-faq-queries.yaml', z.record(z.string(), texts));
  const rules = read('newcomer-rule-queries.yaml', z.array(z.strictObject({ ids: texts, ask: texts })));
  return [
    ...['faq-queries', 'faq-queries-second', 'faq-queries-later', 'faq-queries-held-out', 'rule-queries'].map(
      one,
    ),
    {
      name: 'newcomer-faq-queries',
      isHeldOut: false,
      isOfFaq: true,
      questions: Object.entries(faq).flatMap(([id, asked]) =>
        asked.map((ask) => ({ ask, ids: withRule(id) })),
      ),
    },
    {
      name: 'newcomer-rule-queries',
      isHeldOut: false,
      isOfFaq: false,
      questions: rules.flatMap(({ ids, ask }) => ask.map((question) => ({ ask: question, ids }))),
    },
  ];
}

/** An entry of the FAQ, and the rule that it is about, which answers the same: the first that it links to. */
function withRule(id: string): string[] {
  const entry = loadRules().byId.get(id);
  return entry?.subject === 'faq' ? [id, ...entry.see.slice(0, 1)] : [id];
}

function read<T>(file: string, schema: z.ZodType<T>): T {
  return schema.parse(parse(readFileSync(join(FOLDER, file), 'utf8')));
}
