/** The full-text scores of entries: how much of the question is anywhere in an entry, weighted by field. */
import type { SearchResult } from 'minisearch';
import type { RuleEntry, RuleMode } from '../content/rules/schema.ts';
import { letterPairs, similarity } from './nearest.ts';
import type { RuleIndex } from './rule-index.ts';
import type { Question } from './rule-question.ts';

export interface Scored {
  readonly entry: RuleEntry;
  readonly score: number;
  /** The share of the question's words in the entry, 0..1, weighted by rarity. */
  readonly coverage: number;
  /** The terms of the question that are in the entry. */
  readonly found: readonly string[];
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

/** Whether a rule is for few modes, and this is one of them. */
export function isOf({ modes }: RuleEntry, mode: RuleMode): boolean {
  return modes.length <= MAX_MODES_TO_BOOST && modes.includes(mode);
}

/**
 * The entries that share words with a question, best first.
 * @param mode rules of few modes with this one count more
 * @param fits which entries may be hits
 */
export function scoreEntries(
  index: RuleIndex,
  question: Question,
  options: { readonly mode: RuleMode | undefined; readonly fits: (entry: RuleEntry) => boolean },
): Scored[] {
  return liftFaq(index, question, score(index, question, options)).sort(
    (a, b) => b.score - a.score || a.entry.id.localeCompare(b.entry.id),
  );
}

function score(
  index: RuleIndex,
  question: Question,
  { mode, fits }: Parameters<typeof scoreEntries>[2],
): Scored[] {
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
    scored.push({ entry, score: result.score * factor * ofMode, coverage, found: result.queryTerms });
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
