/** Finds the rule that a person's query refers to. */
import { RULE_MODES, type RuleEntry, type RuleMode } from '../../content/rules/schema.ts';
import { appliesIn, ruleAnswer, searchRules, type Verdict } from '../../lookup/index.ts';
import { isNamed } from './is-named.ts';

export type FoundRule =
  | {
      readonly id: string;
      readonly others: readonly RuleEntry[];
      /** A second rule that may well be meant. */
      readonly near?: string;
      /** The answer by yes or no, and the rule that explains it. */
      readonly verdict?: Verdict;
    }
  /** No rule found, or none for that kind of game; `elsewhere`: a rule of another kind of game matches. */
  | { readonly id: null; readonly nearest: readonly RuleEntry[]; readonly elsewhere: boolean };

const MAX_HITS = 5;
const MAX_ELSEWHERE = 3;

/** True when the query is the rule's name; "Missions: henchmen" is also called henchmen. */
function hasName({ title, aliases }: RuleEntry, typed: string): boolean {
  const names = [title, title.replace(/^[^:]+: /, ''), ...aliases];
  return names.some((name) => isNamed(name, typed));
}

/**
 * Finds a rule by id, name or search words.
 * @param typed a rule's id, as autocomplete returns it, or any words
 * @param mode rules of this kind of game come first, unless only a rule of another kind matches by name; rules of other
 * kinds are offered too
 * @param plays without a mode, rules of these kinds of game come first in the same way
 */
export function findRule(
  typed: string,
  mode: RuleMode | null,
  plays: readonly RuleMode[] = RULE_MODES,
): FoundRule {
  const id = typed.trim().toLowerCase();
  if (ruleAnswer(id) !== undefined) return { id, others: [] };
  const anywhere = searchRules(typed, { limit: MAX_HITS });
  const wanted = mode === null ? plays : [mode];
  const isEverywhere = wanted.length === RULE_MODES.length;
  const here = isEverywhere
    ? anywhere
    : searchRules(typed, { ...(mode === null ? { plays } : { mode }), limit: MAX_HITS });
  const [best, ...rest] = here.hits;
  const [named] = anywhere.hits;
  const isOfHere =
    best !== undefined && (hasName(best, typed) || (mode !== null && hasName(best, `${mode} ${typed}`)));
  if (named !== undefined && hasName(named, typed) && !appliesIn(named, wanted) && !isOfHere) {
    return { id: named.id, others: here.hits.filter((hit) => hit !== named) };
  }
  if (best === undefined) {
    const elsewhere = anywhere.hits.length > 0;
    return { id: null, nearest: (elsewhere ? anywhere.hits : here.nearest).slice(0, 3), elsewhere };
  }
  const beyond = anywhere.hits.filter((hit) => !here.hits.includes(hit)).slice(0, MAX_ELSEWHERE);
  const { near, verdict } = here;
  return {
    id: best.id,
    others: [...rest, ...beyond],
    ...(near === undefined ? {} : { near: near.id }),
    ...(verdict === undefined ? {} : { verdict }),
  };
}
