/** Full-text search over the rule texts: typo-tolerant, best first, from memory. */
import type { SearchResult } from 'minisearch';
import type { RuleEntry, RuleMode } from '../content/rules/schema.ts';
import { type NamedThing, namedThings } from './named-things.ts';
import { letterPairs, nearestNames, similarity } from './nearest.ts';
import { buildingIndex, namesOf, type RuleIndex, ruleIndex } from './rule-index.ts';
import { type Question, readQuestion } from './rule-question.ts';
import { thingEntry } from './thing-entries.ts';
import type { Verdict } from './verdicts/claim.ts';
import { judge } from './verdicts/judge.ts';
import { readClaim } from './verdicts/read-claim.ts';

export interface RuleSearchOptions {
  /** Only rules that apply in this mode. */
  readonly mode?: RuleMode | undefined;
  /** The most hits; 5 by default. */
  readonly limit?: number;
}

export interface RuleSearchResult {
  /** Best first. */
  readonly hits: readonly RuleEntry[];
  /** The second hit, when it may well be meant too: the first answer shows both. */
  readonly near?: RuleEntry;
  /** The answer by the engine's definitions, when the question is answered by yes or no and they decide it. */
  readonly verdict?: Verdict;
  /** Three entries with similar names, when there is no hit; otherwise empty. */
  readonly nearest: readonly RuleEntry[];
}

/** The weight of a word by field. */
const BOOST = { title: 4, aliases: 4, summary: 1.4, details: 0.4, names: 3 };
/** Hits that cover less of the question than this are dropped. */
const MIN_COVERAGE = 0.2;
/** An FAQ entry gains these shares of the scores of its first related rule, and of the best other related rule. */
const OWN_RULE_SHARE = 0.8;
const BEST_RULE_SHARE = 0.4;
/** The boost of things of the kind asked for. */
const KIND_BOOST = 1.6;
const OTHER_KIND_BOOST = 0.8;
/** The boost of a rule for few modes if one of these modes is asked about. */
const MODE_BOOST = 2;
const MAX_MODES_TO_BOOST = 2;

/**
 * Builds the index before the first search.
 * @param turn resolves when the next step may be taken
 */
export async function warmRuleSearch(turn: () => Promise<void>): Promise<void> {
  for (const _step of buildingIndex()) await turn();
}

/**
 * Searches rules by any words of their titles, other names and texts; misspelt words count less.
 * @param query the typed text; may be empty
 * @returns hits best first, or the nearest three by name when nothing was found
 */
export function searchRules(query: string, options: RuleSearchOptions = {}): RuleSearchResult {
  const index = ruleIndex();
  const { mode, limit = 5 } = options;
  const fits = (entry: RuleEntry): boolean => mode === undefined || entry.modes.includes(mode);
  const question = readQuestion(index, query);
  const named = namedThings(question.text);
  const claim = readClaim(question.text, named);
  const verdict = claim && judge(claim);
  const { hits, near } = rank(index, question, { mode, fits, named, verdict });
  if (hits.length > 0) {
    return { hits: hits.slice(0, limit), nearest: [], ...(near && { near }), ...(verdict && { verdict }) };
  }
  const known = index.entries.filter(fits).map((entry) => ({ item: entry, names: namesOf(entry) }));
  return { hits: [], nearest: nearestNames(question.about, known, 3) };
}

interface Wanted {
  readonly mode: RuleMode | undefined;
  readonly fits: (entry: RuleEntry) => boolean;
  /** The things that the question names, its subject first. */
  readonly named: readonly NamedThing[];
  readonly verdict: Verdict | undefined;
}

interface Scored {
  readonly entry: RuleEntry;
  readonly score: number;
  /** The share of the question's words in the entry, 0..1, weighted by rarity. */
  readonly coverage: number;
}

interface Ranked {
  readonly hits: readonly RuleEntry[];
  readonly near: RuleEntry | undefined;
}

function rank(index: RuleIndex, question: Question, wanted: Wanted): Ranked {
  const scored = liftFaq(index, question, score(index, question, wanted)).sort(
    (a, b) => b.score - a.score || a.entry.id.localeCompare(b.entry.id),
  );
  const ranked = scored.map(({ entry }) => entry);
  const first = firstEntries(index, question, wanted, scored);
  const hits = [...first, ...ranked.filter((entry) => !first.includes(entry))];
  return { hits, near: question.isQuestion ? nearTo(hits, scored) : undefined };
}

/** The second hit is near the first if its score is this share of it, or of the best by words. */
const NEAR = 0.6;

function nearTo([first, second]: readonly RuleEntry[], scored: readonly Scored[]): RuleEntry | undefined {
  const scoreOf = (entry: RuleEntry | undefined) => scored.find((hit) => hit.entry === entry)?.score ?? 0;
  const own = scored[0]?.entry === first ? scoreOf(first) : (scored[0]?.score ?? 0);
  return second !== undefined && scoreOf(second) >= NEAR * own ? second : undefined;
}

/** An FAQ entry answers the very question if it has this share of its words, and is about what it names. */
const VERY_QUESTION = 0.85;

/** What comes before all hits by words: the rule of that name, the thing that the question is about, the reasons. */
function firstEntries(
  index: RuleIndex,
  question: Question,
  wanted: Wanted,
  scored: readonly Scored[],
): RuleEntry[] {
  const { fits, named, verdict } = wanted;
  const called = namedExactly(index, question.about, wanted).slice(0, 1);
  const [thing] = named.filter(({ isSure, entry }) => isSure && fits(entry));
  const reasons = (verdict?.because ?? []).flatMap((id) => index.byId.get(id) ?? thingEntry(id) ?? []);
  const subject = thing === undefined ? reasons.slice(0, 1) : [thing.entry];
  const [best] = scored;
  const isVeryQuestion =
    best?.entry.subject === 'faq' &&
    best.coverage >= VERY_QUESTION &&
    (thing === undefined || best.entry.see.includes(thing.entry.id));
  const faq = isVeryQuestion && verdict === undefined ? [best.entry] : [];
  return [...new Set([...called, ...faq, ...subject])];
}

/** The rules with that name. Rules for the mode come first, also by their name without that of the mode. */
function namedExactly({ byName: called }: RuleIndex, name: string, { mode, fits }: Wanted): RuleEntry[] {
  const anywhere = (called.get(name) ?? []).filter(fits);
  if (mode === undefined) return anywhere;
  const ofMode = [...(called.get(`${mode} ${name}`) ?? []), ...anywhere].filter((entry) => isOf(entry, mode));
  return [...ofMode, ...anywhere];
}

function isOf({ modes }: RuleEntry, mode: RuleMode): boolean {
  return modes.length <= MAX_MODES_TO_BOOST && modes.includes(mode);
}

function score(index: RuleIndex, question: Question, { mode, fits }: Wanted): Scored[] {
  const about = letterPairs(question.about);
  const scored: Scored[] = [];
  for (const result of runSearch(index, question)) {
    const entry = index.byId.get(String(result.id));
    if (entry === undefined || !fits(entry)) continue;
    const coverage = coverageOf(question, result.queryTerms);
    if (coverage < MIN_COVERAGE) continue;
    const names = question.isQuestion ? [] : (index.names.get(entry) ?? []);
    const alike = Math.max(0, ...names.map((name) => similarity(about, name)));
    const factor = (0.4 + coverage ** 2) * (1 + 3 * alike ** 3) * boostOf(entry, question);
    const ofMode = mode !== undefined && isOf(entry, mode) ? MODE_BOOST : 1;
    scored.push({ entry, score: result.score * factor * ofMode, coverage });
  }
  return scored;
}

function coverageOf({ words }: Question, found: readonly string[]): number {
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  const covered = words.reduce(
    (sum, { terms, weight }) => sum + weight * Math.max(0, ...found.map((term) => terms.get(term) ?? 0)),
    0,
  );
  return total === 0 ? 0 : covered / total;
}

function runSearch(index: RuleIndex, { words }: Question): SearchResult[] {
  const shares = new Map(words.flatMap(({ terms }) => [...terms]));
  // A word of the question counts in full, even if it is also related to another one.
  for (const { terms } of words) for (const [term, share] of terms) if (share === 1) shares.set(term, 1);
  const unknown = (term: string): boolean => !index.frequency.has(term);
  return index.search.search([...shares.keys()].join(' '), {
    tokenize: (text) => text.split(' '),
    boost: BOOST,
    boostTerm: (term) => shares.get(term) ?? 1,
    prefix: (term) => /^[a-z]{2}/.test(term) && (unknown(term) || words.length === 1),
    fuzzy: (term) => (unknown(term) ? mistypedLetters(term) : false),
    weights: { fuzzy: 0.5, prefix: 0.4 },
  });
}

/** The number of letters of an unknown word that may be wrong. */
function mistypedLetters(term: string): number {
  if (term.length < 4) return 0;
  if (term.length < 6) return 1;
  return term.length < 8 ? 2 : 3;
}

/** The boost of an entry by subject: FAQ entries for questions, heroes for names; feats need a matching word. */
function boostOf(entry: RuleEntry, question: Question): number {
  if (question.subject !== undefined)
    return entry.subject === question.subject ? KIND_BOOST : OTHER_KIND_BOOST;
  if (entry.subject === 'faq') return question.isQuestion ? 1.3 : 0.75;
  if (entry.subject === 'heroes') return question.isQuestion ? 1 : 1.3;
  if (entry.id.startsWith('achievements')) return /achievement|feat/.test(question.about) ? 1 : 0.3;
  return 1;
}

/** Raises FAQ entries by the scores of their related rules, because FAQ entries use few terms of the rules. */
function liftFaq(index: RuleIndex, question: Question, scored: readonly Scored[]): Scored[] {
  const scores = new Map(scored.map(({ entry, score }) => [entry, score]));
  return scored.map((hit) => {
    if (hit.entry.subject !== 'faq') return hit;
    const [about = 0, ...others] = hit.entry.see.map((id) => {
      const rule = index.byId.get(id);
      return rule === undefined ? 0 : (scores.get(rule) ?? 0);
    });
    const lift = OWN_RULE_SHARE * about + BEST_RULE_SHARE * Math.max(0, ...others);
    const share = Math.sqrt(hit.coverage) * (question.isQuestion ? 1 : 0.5);
    return { ...hit, score: hit.score + lift * share };
  });
}
