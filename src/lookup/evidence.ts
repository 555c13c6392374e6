/** What speaks for an entry as the answer to a question, as numbers with fitted weights. */
import type { RuleEntry, RuleMode } from '../content/rules/schema.ts';
import type { NamedThing } from './named-things.ts';
import { letterPairs, similarity } from './nearest.ts';
import type { RuleIndex } from './rule-index.ts';
import type { Question } from './rule-question.ts';
import { isOf, type Scored } from './rule-score.ts';
import type { Likeness } from './wordings.ts';

/** The names of the numbers. */
export const EVIDENCE = [
  'text',
  'close',
  'asked',
  'letters',
  'runs',
  'faq',
  'named',
  'linked',
  'reason',
  'thing',
  'stranger',
  'versus',
  'mode',
  'apart',
  'meaning',
  'learned',
] as const;

export type Evidence = Readonly<Record<(typeof EVIDENCE)[number], number>>;

/**
 * The weights of the numbers. `npm run lookup -- fit` computes them from the tuned question sets and from the templates,
 * never from a held-out set.
 */
const WEIGHTS: Evidence = {
  text: 1.12,
  close: 1.53,
  asked: 0.31,
  letters: 2.57,
  runs: 2.63,
  faq: 0.11,
  named: 3.04,
  linked: 0.59,
  reason: 0.26,
  thing: 5.87,
  stranger: -2.18,
  versus: 0.6,
  mode: 0.73,
  apart: -0.15,
  meaning: 2.27,
  learned: 0.8,
};

/** A question with all that was found out about it. */
export interface Asked {
  readonly index: RuleIndex;
  readonly question: Question;
  /** The thing that the question is about, if it surely names one. */
  readonly thing: NamedThing | undefined;
  /** The entries that explain the verdict, the best first. */
  readonly reasons: readonly RuleEntry[];
  /** The kind of game that the words of the question belong to. */
  readonly mode: RuleMode | undefined;
  /** By the id of the entry. */
  readonly likeness: ReadonlyMap<string, Likeness>;
  /** The likeness in meaning by the id of the entry, 0..1. */
  readonly meaning: (id: string) => number;
  /** The likeness in runs of letters by the id of the entry, 0..1. */
  readonly runs: (id: string) => number;
  /** The logarithm of the probability by the learned model, by the id of the entry, -8..0. */
  readonly learned: (id: string) => number;
}

/** "does X work against ...": the first thing is the subject, whatever it is used against. */
const VERSUS =
  /^(?:do|does|can|could|may|will|is) .+ (?:works?|helps?|be used|be spent|apply|applies) (?:against|on|with|versus|vs) /;

/** The lowest `text`: an entry without common words. */
const NO_TEXT = -3;

/**
 * The evidence for an entry. All numbers are 0..1, except `text`, which is -3..0, and `learned`, which is -8..0.
 * @param best the highest score by words, above 0
 */
export function evidenceOf(asked: Asked, { entry, score, found }: Scored, best: number): Evidence {
  const { index, question, thing, reasons, likeness } = asked;
  const { cosine, asked: share } = likeness.get(entry.id) ?? { cosine: 0, asked: 0 };
  const typed = letterPairs(question.text);
  const names = index.names.get(entry) ?? [];
  const isThing = thing?.entry.id === entry.id;
  const isFaq = entry.subject === 'faq';
  const isLinked = isFaq && thing !== undefined && entry.see.includes(thing.entry.id);
  const mentions = thing !== undefined && namesOfThing(asked, thing).every((term) => found.includes(term));
  return {
    text: score > 0 ? Math.max(NO_TEXT, Math.log(score / best)) : NO_TEXT,
    // High only for a wording that is nearly the question.
    close: cosine ** 3,
    asked: share,
    // The full texts, with the order and the small words that the terms lack.
    letters: Math.max(0, ...names.map((name) => similarity(typed, name))),
    runs: asked.runs(entry.id),
    meaning: asked.meaning(entry.id) ** 3,
    learned: asked.learned(entry.id),
    faq: isFaq ? cosine : 0,
    named: Number(isThing),
    linked: Number(isLinked),
    stranger: Number(
      (thing !== undefined && !isThing && !isLinked && !mentions) || isOfOtherTeams(entry, question.text),
    ),
    versus: Number(isThing && VERSUS.test(question.text)),
    reason: Number(reasons[0] === entry),
    // A named thing is the subject in every kind of game.
    mode: Number(
      (thing === undefined && asked.mode !== undefined && isOf(entry, asked.mode)) ||
        (asked.mode !== undefined && isOf(entry, asked.mode)),
    ),
    // A rule that the kind of game asked about does not have.
    apart: Number(thing === undefined && asked.mode !== undefined && !entry.modes.includes(asked.mode)),
    // Things without a rule text are not in the index, so they have no common words.
    thing: Number(!index.byId.has(entry.id)),
  };
}

/** "3v3" names one of the team games: the rules of another are about something else. */
const TEAMS = /\b(2v2v2|3v3|2v2)\b/;

function isOfOtherTeams({ title }: RuleEntry, text: string): boolean {
  const [asked, own] = [TEAMS.exec(text)?.[1], TEAMS.exec(title)?.[1]];
  return asked !== undefined && own !== undefined && asked !== own;
}

function namesOfThing({ index, question }: Asked, { at, length }: NamedThing): string[] {
  const name = question.text.split(' ').slice(at, at + length);
  return index.read(name.join(' ')).map(({ term }) => term);
}

/** The sum of the weighted evidence. The difference of two sums is the logarithm of their odds. */
export function weigh(evidence: Evidence): number {
  return EVIDENCE.reduce((sum, name) => sum + WEIGHTS[name] * evidence[name], 0);
}
