/** Finds the rule that a person's query refers to. */
import type { RuleEntry, RuleMode } from '../../content/rules/schema.ts';
import { ruleAnswer, searchRules } from '../../lookup/index.ts';
import { isNamed } from './named.ts';

export type FoundRule =
  | { readonly id: string; readonly others: readonly RuleEntry[] }
  /** No rule, or none for that kind of game; `elsewhere` is true when other kinds of game have one. */
  | { readonly id: null; readonly nearest: readonly RuleEntry[]; readonly elsewhere: boolean };

const MOST_HITS = 5;
const MOST_ELSEWHERE = 3;

/** True when the query is the rule's name; "Missions: henchmen" is also called henchmen. */
function isCalled({ title, aliases }: RuleEntry, typed: string): boolean {
  const names = [title, title.replace(/^[^:]+: /, ''), ...aliases];
  return names.some((name) => isNamed(name, typed));
}

function appliesIn({ modes }: RuleEntry, mode: RuleMode | null): boolean {
  return mode === null || modes.includes(mode);
}

/**
 * Finds a rule by id, name or search words.
 * @param typed a rule's id, as autocomplete returns it, or any words
 * @param mode rules of this kind of game come first, unless the words name a rule of another kind and none of this one;
 * others are still offered
 */
export function findRule(typed: string, mode: RuleMode | null): FoundRule {
  const id = typed.trim().toLowerCase();
  if (ruleAnswer(id) !== undefined) return { id, others: [] };
  const anywhere = searchRules(typed, { limit: MOST_HITS });
  const here = mode === null ? anywhere : searchRules(typed, { mode, limit: MOST_HITS });
  const [best, ...rest] = here.hits;
  const [named] = anywhere.hits;
  const isOfHere = best !== undefined && (isCalled(best, typed) || isCalled(best, `${mode} ${typed}`));
  if (named !== undefined && isCalled(named, typed) && !appliesIn(named, mode) && !isOfHere) {
    return { id: named.id, others: here.hits.filter((hit) => hit !== named) };
  }
  if (best === undefined) {
    const elsewhere = anywhere.hits.length > 0;
    return { id: null, nearest: (elsewhere ? anywhere.hits : here.nearest).slice(0, 3), elsewhere };
  }
  const beyond = anywhere.hits.filter((hit) => !here.hits.includes(hit)).slice(0, MOST_ELSEWHERE);
  return { id: best.id, others: [...rest, ...beyond] };
}
