/** Full-text search over the rule texts: typo-tolerant, best first, from memory. */
import type { SearchResult } from 'minisearch';
import type { RuleEntry, RuleMode } from '../content/rules/schema.ts';
import { letterPairs, likeness, nearestNames } from './nearest.ts';
import { namesOf, type RuleIndex, ruleIndex } from './rule-index.ts';
import { plain } from './words.ts';

export interface RuleSearchOptions {
  /** Only rules that apply in this kind of game. */
  readonly mode?: RuleMode | undefined;
  /** How many hits at most; 5 unless told. */
  readonly limit?: number;
}

export interface RuleSearchResult {
  /** Best first. */
  readonly hits: readonly RuleEntry[];
  /** Three entries with similar names, when there is no hit; otherwise empty. */
  readonly nearest: readonly RuleEntry[];
}

/** How much a word counts by where it stands. */
const BOOST = { title: 4, aliases: 3, summary: 1.4, details: 0.7, names: 3 };
/** A hit whose words say less than this part of the question is no answer. */
const LEAST_COVERAGE = 0.2;
/** What part of the score of the rule that it is about, and of the best other one, a question gains. */
const LIFT = 0.8;
const LIFT_LESS = 0.4;
/** Words of the longest thing that people ask the meaning of. */
const LONGEST_NAME = 4;
/** Letters of a query that are read; nobody asks longer, and the search stays quick. */
const LONGEST_QUERY = 160;
const QUESTION =
  /^(can|could|do|does|did|is|are|may|must|should|what|who|when|where|which|why|how|if|tell|explain|whats|am|will|would|i)\b/;

/** Builds the index, so that the first person to ask does not wait for it. */
export function warmRuleSearch(): void {
  ruleIndex();
}

/**
 * Looks rules up by any words: titles, other names, texts; misspelt words count less.
 * @param query what somebody typed; may be empty
 * @returns hits best first, or the nearest three by name when nothing was found
 */
export function searchRules(query: string, options: RuleSearchOptions = {}): RuleSearchResult {
  const index = ruleIndex();
  const { mode, limit = 5 } = options;
  const fits = (entry: RuleEntry): boolean => mode === undefined || entry.modes.includes(mode);
  const typed = query.slice(0, LONGEST_QUERY);
  const hits = rank(index, typed, fits);
  if (hits.length > 0) return { hits: hits.slice(0, limit), nearest: [] };
  const named = index.entries.filter(fits).map((entry) => ({ item: entry, names: namesOf(entry) }));
  return { hits: [], nearest: nearestNames(typed, named, 3) };
}

interface Question {
  /** The words that are searched for. */
  readonly terms: readonly string[];
  /** The thing asked about, or the whole text. */
  readonly about: string;
  /** Whether it reads like a question rather than a name. */
  readonly isQuestion: boolean;
}

interface Scored {
  readonly entry: RuleEntry;
  readonly score: number;
  /** Which part of the question its words cover, 0..1, rare words counting more. */
  readonly coverage: number;
}

function rank(index: RuleIndex, query: string, fits: (entry: RuleEntry) => boolean): RuleEntry[] {
  const question = readQuestion(index, query);
  const scored = liftFaq(index, question, score(index, question, fits));
  const ranked = scored
    .sort((a, b) => b.score - a.score || a.entry.id.localeCompare(b.entry.id))
    .map(({ entry }) => entry);
  const called = (index.called.get(question.about) ?? []).filter(fits).slice(0, 1);
  return [...called, ...ranked.filter((entry) => !called.includes(entry))];
}

function readQuestion(index: RuleIndex, query: string): Question {
  const terms = queryTerms(index, query);
  const whole = plain(query);
  const about = askedAbout(whole);
  if (about !== undefined) return { terms, about, isQuestion: terms.length >= 4 };
  return { terms, about: whole, isQuestion: QUESTION.test(whole) || terms.length >= 4 };
}

/** "what does X mean", "how does X work": the X, or undefined for other questions. */
function askedAbout(text: string): string | undefined {
  const found =
    /^(?:what does|what do|how does|how do) (.+?) (?:mean|do|work)\b/.exec(text) ??
    /^(?:what is|what are|whats|explain|tell me about) (?:a |an |the )?(.+)$/.exec(text);
  const name = found?.[1];
  return name !== undefined && name.split(' ').length <= LONGEST_NAME ? name : undefined;
}

/** The words of the query, and neighbouring words written apart that are one name ("knock down"). */
function queryTerms(index: RuleIndex, query: string): string[] {
  const terms = index.read(query);
  const words = plain(query).split(' ');
  const joined: string[] = [];
  words.forEach((word, at) => {
    const pair = `${word}${words[at + 1] ?? ''}`;
    if (pair !== word && !terms.includes(pair) && index.frequency.has(pair)) joined.push(pair);
  });
  return [...terms, ...joined];
}

function score(index: RuleIndex, question: Question, fits: (entry: RuleEntry) => boolean): Scored[] {
  const terms = [...new Set(question.terms)];
  const total = terms.reduce((sum, term) => sum + weight(index, term), 0);
  const about = letterPairs(question.about);
  const scored: Scored[] = [];
  for (const result of runSearch(index, question.terms)) {
    const entry = index.byId.get(String(result.id));
    if (entry === undefined || !fits(entry)) continue;
    const found = new Set(result.queryTerms);
    const covered = terms.reduce((sum, term) => sum + (found.has(term) ? weight(index, term) : 0), 0);
    const coverage = total === 0 ? 0 : covered / total;
    if (coverage < LEAST_COVERAGE) continue;
    const names = question.isQuestion ? [] : (index.names.get(entry) ?? []);
    const alike = Math.max(0, ...names.map((name) => likeness(about, name)));
    const factor = (0.25 + coverage ** 2) * (1 + 3 * alike ** 3) * standing(entry, question);
    scored.push({ entry, score: result.score * factor, coverage });
  }
  return scored;
}

function runSearch(index: RuleIndex, terms: readonly string[]): SearchResult[] {
  const unknown = (term: string): boolean => !index.frequency.has(term);
  return index.search.search(terms.join(' '), {
    tokenize: (text) => text.split(' '),
    boost: BOOST,
    prefix: (term) => term.length >= 2 && (unknown(term) || terms.length === 1),
    fuzzy: (term) => (unknown(term) ? mistypedLetters(term) : false),
    weights: { fuzzy: 0.5, prefix: 0.4 },
  });
}

/** How many letters of an unknown word may be wrong. */
function mistypedLetters(term: string): number {
  if (term.length < 4) return 0;
  if (term.length < 6) return 1;
  return term.length < 8 ? 2 : 3;
}

/** How telling a word is: rare words much, words that nobody wrote as much as the rarest. */
function weight(index: RuleIndex, term: string): number {
  return Math.log(1 + index.entries.length / (index.frequency.get(term) ?? 1));
}

/** Questions are best answered by the FAQ, names by the thing itself; feats are rarely meant. */
function standing(entry: RuleEntry, question: Question): number {
  if (entry.subject === 'faq') return question.isQuestion ? 1.3 : 0.75;
  if (entry.subject === 'heroes') return question.isQuestion ? 1 : 1.3;
  if (entry.id.startsWith('achievements')) return /achievement|feat/.test(question.about) ? 1 : 0.3;
  return 1;
}

/** A question of the FAQ gains from the rules that it is about, since it asks for them in plain words. */
function liftFaq(index: RuleIndex, question: Question, scored: readonly Scored[]): Scored[] {
  const scores = new Map(scored.map(({ entry, score }) => [entry, score]));
  return scored.map((hit) => {
    if (hit.entry.subject !== 'faq') return hit;
    const [about = 0, ...others] = hit.entry.see.map((id) => {
      const rule = index.byId.get(id);
      return rule === undefined ? 0 : (scores.get(rule) ?? 0);
    });
    const lift = LIFT * about + LIFT_LESS * Math.max(0, ...others);
    const share = Math.sqrt(hit.coverage) * (question.isQuestion ? 1 : 0.5);
    return { ...hit, score: hit.score + lift * share };
  });
}
