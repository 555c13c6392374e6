/** Autocomplete of a rule's name. */
import { loadRules } from '../content/rules/load.ts';
import { RULE_MODES, type RuleEntry, type RuleMode } from '../content/rules/schema.ts';
import { plain } from './normalise.ts';
import { namesOf } from './rule-index.ts';
import { appliesIn, type RuleSearchOptions, type RuleSearchResult, searchRules } from './rule-search.ts';
import { isBeginningOf, thingsTyped } from './thing-search.ts';

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
 * @param wanted only rules that apply in `mode`; without a mode only those of what is played (`plays`, all modes by
 * default), unless the words are the name of another one or match none of these
 * @param limit the maximal number
 */
export function suggestRules(
  typed: string,
  { mode, plays = RULE_MODES }: Pick<RuleSearchOptions, 'mode' | 'plays'> = {},
  limit = Number.POSITIVE_INFINITY,
): readonly RuleEntry[] {
  if (typed.trim() !== '') {
    const rules = ofRules(typed, { mode, plays }, limit);
    return withThings(typed, rules, { mode, plays }).slice(0, limit);
  }
  const { byId } = loadRules();
  return STARTERS.flatMap((id) => byId.get(id) ?? [])
    .filter((entry) => appliesIn(entry, mode === undefined ? plays : [mode]))
    .slice(0, limit);
}

/** What is asked for: rules of a mode, or of all that is played. */
interface Kinds {
  readonly mode: RuleMode | undefined;
  readonly plays: readonly RuleMode[];
}

function ofRules(typed: string, { mode, plays }: Kinds, limit: number): readonly RuleEntry[] {
  const here = searchRules(typed, { mode, plays, limit });
  if (mode !== undefined || plays.length === RULE_MODES.length) return orNearest(here);
  const anywhere = searchRules(typed, { limit });
  if (here.hits.length === 0) return orNearest(anywhere);
  const [best] = anywhere.hits;
  const named =
    best !== undefined && namesOf(best).some((name) => plain(name) === plain(typed)) ? [best] : [];
  return [...new Set([...named, ...here.hits])].slice(0, limit);
}

/** The most things that are suggested beside rules. */
const MOST_THINGS = 5;

/** Puts the things whose names are being typed before the rules that only share words or letters with them. */
function withThings(
  typed: string,
  rules: readonly RuleEntry[],
  { mode, plays }: Kinds,
): readonly RuleEntry[] {
  const found = thingsTyped(typed, MOST_THINGS);
  const here = found.filter((entry) => appliesIn(entry, mode === undefined ? plays : [mode]));
  const things = here.length > 0 || mode !== undefined ? here : found;
  const isTyped = (entry: RuleEntry) => namesOf(entry).some((name) => isBeginningOf(typed, name));
  const first = rules.filter(isTyped);
  return things.length === 0 ? rules : [...new Set([...first, ...things, ...rules])];
}

function orNearest({ hits, nearest }: RuleSearchResult): readonly RuleEntry[] {
  return hits.length > 0 ? hits : nearest;
}
