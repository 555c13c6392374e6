/** Full-text search over the rule texts: typo-tolerant, best first, from memory. */
import { RULE_MODES, type RuleEntry, type RuleMode } from '../content/rules/schema.ts';
import { withoutExamples } from './examples.ts';
import { type NamedThing, namedThings } from './named-things.ts';
import { nearestNames } from './nearest.ts';
import { buildingIndex, namesOf, ruleIndex } from './rule-index.ts';
import { type Question, readQuestion } from './rule-question.ts';
import { type Ranked, rankEntries } from './rule-rank.ts';
import { thingsTyped } from './thing-search.ts';
import type { Verdict } from './verdicts/claim.ts';
import { judge } from './verdicts/judge.ts';
import { readClaim } from './verdicts/read-claim.ts';

export interface RuleSearchOptions {
  /** Only rules that apply in this mode. */
  readonly mode?: RuleMode | undefined;
  /** Only rules that apply in one of these modes; of all modes by default. */
  readonly plays?: readonly RuleMode[] | undefined;
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

/**
 * Builds the index before the first search.
 * @param turn resolves when the next step may be taken
 */
export async function warmRuleSearch(turn: () => Promise<void>): Promise<void> {
  for (const _step of buildingIndex()) await turn();
  thingsTyped('index', 1);
}

/**
 * Searches rules by any words of their titles, other names and texts; misspelt words count less.
 * @param query the typed text; may be empty
 * @returns hits best first, or the nearest three by name when nothing was found
 */
export function searchRules(query: string, options: RuleSearchOptions = {}): RuleSearchResult {
  const { mode, plays = RULE_MODES, limit = 5 } = options;
  const { question, verdict, hits, near } = rankRules(query, mode, plays);
  if (hits.length > 0) {
    return { hits: hits.slice(0, limit), nearest: [], ...(near && { near }), ...(verdict && { verdict }) };
  }
  const index = ruleIndex();
  const fits = fitting(mode, plays);
  const known = index.entries.filter(fits).map((entry) => ({ item: entry, names: namesOf(entry) }));
  return { hits: [], nearest: nearestNames(question.about, known, 3) };
}

/** The answer to a question by yes or no, when the engine's definitions decide it; `searchRules` gives the same. */
export function verdictOn(query: string): Verdict | undefined {
  const { text } = readQuestion(ruleIndex(), query);
  return verdictOnText(text, namedThings(text));
}

function verdictOnText(text: string, things: readonly NamedThing[]): Verdict | undefined {
  const claim = readClaim(text, things);
  return claim && judge(claim);
}

/** Reads a query and ranks all entries for it, with the evidence for the best ones. */
export function rankRules(
  query: string,
  mode?: RuleMode,
  plays: readonly RuleMode[] = RULE_MODES,
): Ranked & { readonly question: Question; readonly verdict: Verdict | undefined } {
  const index = ruleIndex();
  const read = readQuestion(index, query);
  const things = namedThings(read.text);
  const verdict = verdictOnText(read.text, things);
  const general = withoutExamples(read.text, things);
  const question = general === undefined ? read : readQuestion(index, general);
  const named = general === undefined ? things : [];
  return {
    question,
    verdict,
    ...rankEntries(index, question, { mode, fits: fitting(mode, plays), named, verdict }),
  };
}

function fitting(mode: RuleMode | undefined, plays: readonly RuleMode[]): (entry: RuleEntry) => boolean {
  return (entry) => appliesIn(entry, mode === undefined ? plays : [mode]);
}

/** Whether a rule applies in one of these modes. */
export function appliesIn(
  entry: { readonly modes: readonly RuleMode[] },
  modes: readonly RuleMode[],
): boolean {
  return entry.modes.some((mode) => modes.includes(mode));
}
