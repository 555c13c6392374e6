/** The order of the hits: what is called so, then by the evidence for each, then by words alone. */
import type { RuleEntry, RuleMode } from '../content/rules/schema.ts';
import { modeAskedAbout } from './asked-mode.ts';
import { type Asked, type Evidence, evidenceOf, weigh } from './evidence.ts';
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
  const asked: Asked = { index, question, thing, reasons, mode, likeness, meaning, runs };
  const meant = new Set([...(thing === undefined ? [] : [thing.entry]), ...reasons.slice(0, 2)]);
  // What has no word of the rules is no question about them, even if its letters are like some name.
  const likenesses = scored.length === 0 ? [] : [meaning, runs];
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
  return index.entries
    .filter(fits)
    .map((entry) => ({ entry, likeness: likenessTo(entry.id) }))
    .filter(({ likeness }) => likeness > 0)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, ALIKE)
    .map(({ entry }) => entry);
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
