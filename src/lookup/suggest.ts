/** Autocomplete of a rule's name. */
import { loadRules } from '../content/rules/load.ts';
import type { RuleEntry, RuleMode } from '../content/rules/schema.ts';
import { searchRules } from './rule-search.ts';

/** Suggestions for an empty query: typical questions of newcomers. */
const STARTERS = [
  'setup',
  'turn-phases',
  'roll-attempt',
  'defensive-ability',
  'damage-types',
  'final-damage-total',
  'status-effects',
  'combat-points',
  'heal-cap',
  'ultimate-stop',
  'king-of-the-hill',
  'team-2v2',
  'm-overview',
  'a-overview',
];

/**
 * Rules for the text typed so far, best first.
 * @param typed may be empty
 * @param mode only rules that apply in this mode
 * @param limit the maximal number
 */
export function suggestRules(
  typed: string,
  mode?: RuleMode,
  limit = Number.POSITIVE_INFINITY,
): readonly RuleEntry[] {
  if (typed.trim() !== '') {
    const { hits, nearest } = searchRules(typed, { mode, limit });
    return hits.length > 0 ? hits : nearest;
  }
  const { byId } = loadRules();
  return STARTERS.flatMap((id) => byId.get(id) ?? [])
    .filter((entry) => mode === undefined || entry.modes.includes(mode))
    .slice(0, limit);
}
