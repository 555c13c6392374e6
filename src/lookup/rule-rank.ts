/** The order of the hits: what is called so, then by the evidence for each, then by words alone. */
import type { RuleEntry, RuleMode } from '../content/rules/schema.ts';
import { modeAskedAbout } from './asked-mode.ts';
import { type Asked, type Evidence, evidenceOf, weigh } from './evidence.ts';
import { LEAST_PROBABLE, learnedProbability } from './learned.ts';
import { likenessOfLetterRuns } from './letter-runs.ts';
import { likenessOfMeaning } from './meaning.ts';
import type { NamedThing } from './named-things.ts';
import type { RuleIndex } from './rule-index.ts';
import type { Question } from './rule-question.ts';
import { isOf, type Scored, scoreEntries } from './rule-score.ts';
import { thingEntry } from './thing-entries.ts';
import type { Verdict } from './verdicts/claim.ts';
import { likenessOfWordings } from './wordings.ts';

/** What is wanted besides the words. */
export interface Wanted {
  readonly mode: RuleMode | undefined;
  readonly fits: (entry: RuleEntry) => boolean;
  /** The things that the question names, its subject first. */
  readonly named: readonly NamedThing[];
  readonly verdict: Verdict | undefined;
}

export interface Weighed {
  readonly entry: RuleEntry;
  readonly evidence: Evidence;
  readonly weight: number;
}

export interface Ranked {
  /** Best first. */
  readonly hits: readonly RuleEntry[];
  /** The second hit, when it may well be meant too. */
  readonly near: RuleEntry | undefined;
  /** The entries whose evidence was weighed, best first. */
  readonly weighed: readonly Weighed[];
}

/** So many of the best entries by words are weighed. */
const WEIGHED = 24;
/** So many of the entries with the most similar names are weighed, by each likeness. */
const ALIKE = 8;
/** A question of common words alone is about the rules if an entry is at least so probable, as a logarithm. */
const SURE = Math.log(0.3);
/** So many words are no name, even if none of them is a word of the rules. */
const SENTENCE_WORDS = 6;
/** The second hit is near the first if its weight is at most this much lower. */
const NEAR = 1.5;

/** Ranks the entries that share words with a question, or that it names. */
export function rankEntries(index: RuleIndex, question: Question, wanted: Wanted): Ranked {
  const scored = scoreEntries(index, question, wanted);
  const weighed = weighEntries(index, question, wanted, scored);
  const called = namedExactly(index, question.about, wanted).slice(0, 1);
  // A verdict is a sentence about the thing, so its entry explains it.
  const decided = wanted.verdict === undefined ? [] : weighed.filter(({ evidence }) => evidence.named === 1);
  const [first, second, ...others] = [
    ...new Set([...called, ...decided.map(({ entry }) => entry), ...weighed.map(({ entry }) => entry)]),
  ];
  const byWords = scored.map(({ entry }) => entry);
  // The best by words alone is one of the first three.
  const ordered = [first, second, byWords[0], ...others, ...byWords].filter((entry) => entry !== undefined);
  const hits = [...new Set(ordered)];
  return { hits, near: question.isQuestion ? nearTo(hits, weighed) : undefined, weighed };
}

function weighEntries(
  index: RuleIndex,
  question: Question,
  { fits, named, verdict }: Wanted,
  scored: readonly Scored[],
): Weighed[] {
  const mode = modeAskedAbout(question.text);
  const subject = named.find(({ isSure, entry }) => isSure && fits(entry));
  const thing = isOnEnemy(subject, mode, question.text) ? undefined : explainedByRule(index, subject);
  const reasons = (verdict?.because ?? [])
    .flatMap((id) => index.byId.get(id) ?? thingEntry(id) ?? [])
    .filter(fits);
  const likeness = likenessOfWordings(index.wordings, question.words);
  const meaning = likenessOfMeaning(index.meaning, question.terms);
  const runs = likenessOfLetterRuns(index.letterRuns, question.text);
  // What is called by its name needs no guess.
  const isOpen =
    thing === undefined && (question.isQuestion || question.text.split(' ').length >= SENTENCE_WORDS);
  const learned = isOpen ? learnedProbability(index.model, question.text) : () => LEAST_PROBABLE;
  const asked: Asked = { index, question, thing, reasons, mode, likeness, meaning, runs, learned };
  const meant = new Set([...(thing === undefined ? [] : [thing.entry]), ...reasons.slice(0, 2)]);
  const known = (id: string) => learned(id) - LEAST_PROBABLE;
  const isSure = isOpen && index.entries.some(({ id }) => learned(id) >= SURE);
  // What has no word of the rules is no question about them, even if its letters are like some name.
  const likenesses = scored.length > 0 ? [meaning, runs, ...(isOpen ? [known] : [])] : isSure ? [known] : [];
  const alike = likenesses.flatMap((likenessTo) => mostAlike(index, fits, likenessTo));
  const wanted = new Set([...meant, ...alike]);
  const candidates = scored.filter(({ entry }, place) => place < WEIGHED || wanted.has(entry));
  const found = new Set(candidates.map(({ entry }) => entry));
  const unscored = [...wanted].filter((entry) => !found.has(entry));
  const best = scored[0]?.score ?? 1;
  return [...candidates, ...unscored.map(withoutScore)]
    .map((hit) => {
      const evidence = evidenceOf(asked, hit, best);
      return { entry: hit.entry, evidence, weight: weigh(evidence) };
    })
    .sort((a, b) => b.weight - a.weight || a.entry.id.localeCompare(b.entry.id));
}

const ENEMY = /\b(enem(y|ies)|henchm[ae]n|boss(es)?|threats?)\b/;

/** "can we use Entangle on an enemy of a mission": the rules of Missions tell what tokens do to enemies. */
function isOnEnemy(thing: NamedThing | undefined, mode: RuleMode | undefined, text: string): boolean {
  return thing?.entry.subject === 'status-tokens' && mode === 'missions' && ENEMY.test(text);
}

/**
 * A token of Adventures alone has a rule that tells all about it, to which the token's short text links first; a question
 * about the token is answered by that rule.
 */
function explainedByRule(index: RuleIndex, thing: NamedThing | undefined): NamedThing | undefined {
  if (thing === undefined || thing.entry.subject !== 'status-tokens') return thing;
  const [link = ''] = thing.entry.modes.every((mode) => mode === 'adventures') ? thing.entry.see : [];
  const rule = index.byId.get(link);
  return rule?.subject === 'adventures' ? { ...thing, entry: rule } : thing;
}

/** The entries with a name like the question, which may have no word in common with it. */
function mostAlike(
  index: RuleIndex,
  fits: (entry: RuleEntry) => boolean,
  likenessTo: (id: string) => number,
): RuleEntry[] {
  const best: { readonly entry: RuleEntry; readonly likeness: number }[] = [];
  for (const entry of index.entries) {
    const likeness = likenessTo(entry.id);
    if (likeness <= (best.length < ALIKE ? 0 : (best.at(-1)?.likeness ?? 0)) || !fits(entry)) continue;
    const behind = best.findIndex((other) => other.likeness < likeness);
    best.splice(behind === -1 ? best.length : behind, 0, { entry, likeness });
    if (best.length > ALIKE) best.pop();
  }
  return best.map(({ entry }) => entry);
}

function withoutScore(entry: RuleEntry): Scored {
  return { entry, score: 0, coverage: 0, found: [] };
}

function nearTo([first, second]: readonly RuleEntry[], weighed: readonly Weighed[]): RuleEntry | undefined {
  const weightOf = (entry: RuleEntry | undefined) => weighed.find((one) => one.entry === entry)?.weight;
  const own = weightOf(first) ?? weighed[0]?.weight ?? 0;
  const other = weightOf(second);
  return other !== undefined && other >= own - NEAR ? second : undefined;
}

/** The rules with that name. Rules for the mode come first, also by their name without that of the mode. */
function namedExactly({ byName: called }: RuleIndex, name: string, { mode, fits }: Wanted): RuleEntry[] {
  const anywhere = (called.get(name) ?? []).filter(fits);
  if (mode === undefined) return anywhere;
  const ofMode = [...(called.get(`${mode} ${name}`) ?? []), ...anywhere].filter((entry) => isOf(entry, mode));
  return [...ofMode, ...anywhere];
}
