/** The rule that somebody's words mean. */
import type { RuleEntry, RuleMode } from '../../content/rules/schema.ts';
import { ruleAnswer, searchRules } from '../../lookup/index.ts';
import { isNamed } from './named.ts';

export type FoundRule =
  | { readonly id: string; readonly others: readonly RuleEntry[] }
  /** Nothing, or nothing of that kind of game; `elsewhere` tells the two apart. */
  | { readonly id: null; readonly nearest: readonly RuleEntry[]; readonly elsewhere: boolean };

const MOST_HITS = 5;
const MOST_ELSEWHERE = 3;

/** Whether that is the rule's name; "Missions: henchmen" is called henchmen, too. */
function isCalled({ title, aliases }: RuleEntry, typed: string): boolean {
  const names = [title, title.replace(/^[^:]+: /, ''), ...aliases];
  return names.some((name) => isNamed(name, typed));
}

function appliesIn({ modes }: RuleEntry, mode: RuleMode | null): boolean {
  return mode === null || modes.includes(mode);
}

/**
 * @param typed a rule's id, as autocomplete gives it, or any words
 * @param mode rules of this kind of game come first, unless the words are the name of another and of none of
 *   these; others are still offered
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
