/** Exact odds of goals: abilities by name, typed requirements, whole boards. */
import { parseRequirement } from '../ai/odds/parse-requirement.ts';
import { RequirementTextError } from '../ai/odds/requirement-text-error.ts';
import { symbolsOfGoal } from '../ai/odds/typed-goal.ts';
import { formatProbability } from '../ai/odds/wording.ts';
import { loadHeroReferences } from '../content/reference/load.ts';
import type { AbilityReference, HeroReference } from '../content/reference/schema.ts';
import type { DieValue } from '../engine/rules.ts';
import type { Words } from '../words/index.ts';
import { nameSearch } from './name-search.ts';
import { nearestNames } from './nearest.ts';
import { plain } from './normalise.ts';
import { rollOdds } from './odds-lookup.ts';
import { cachedFromReferences } from './reference-cache.ts';

export { formatProbability } from '../ai/odds/wording.ts';
export { RequirementTextError };

/** An ability as the goal of a roll. */
export interface AbilityGoal {
  /** `=<hero id>/<ability id>`. */
  readonly value: string;
  /** "Smack (Barbarian): 3x sword, 4x sword, 5x sword". */
  readonly label: string;
  readonly hero: HeroReference;
  readonly ability: AbilityReference;
}

/** The attempts and dice of a roll. */
export interface RollProgress {
  /** Roll Attempts left, 0..10. */
  readonly attempts: number;
  /** The five current dice; null before the first roll. */
  readonly dice: readonly DieValue[] | null;
}

/** The odds of one goal as text. */
export interface GoalOddsLine {
  readonly name: string;
  readonly requires: string;
  readonly probability: number;
  readonly chance: string;
  /** "keep 3 4 5, reroll 2 dice"; null before the first roll, or if there is no choice. */
  readonly advice: string | null;
  readonly byAttempts: readonly { readonly attempts: number; readonly chance: string }[];
}

const COMMON_GOALS = [
  'large straight',
  'small straight',
  '5 of a kind',
  '4 of a kind',
  '3 of a kind',
  '6 6 6 6 6',
  'no sixes',
  'exactly one 6',
  'at most two 3s',
  'sum at least 20',
  'all different',
  'even numbers only',
  'no straight',
];
/** Numbers of attempts that a comparison shows. */
const COMPARED_ATTEMPTS = [1, 2, 3, 4];

/** The ability with that value; undefined when there is none, or when it does not use five dice. */
export function abilityGoal(value: string): AbilityGoal | undefined {
  return abilityGoals().find((goal) => goal.value === value);
}

/** The ability with exactly this name, ignoring case; of one hero if given. */
export function abilityNamed(name: string, hero?: HeroReference): AbilityGoal | undefined {
  const wanted = plain(name);
  return abilityGoals().find(
    (goal) => (hero === undefined || goal.hero === hero) && plain(goal.ability.name) === wanted,
  );
}

/** Abilities by a name or the beginning of one, best first. */
export function findAbilityGoals(
  typed: string,
  hero?: HeroReference,
  limit = Number.POSITIVE_INFINITY,
): AbilityGoal[] {
  const found = goalNames().find(typed, abilityGoals().length);
  return found.filter((goal) => hero === undefined || goal.hero === hero).slice(0, limit);
}

/**
 * Autocomplete of a goal: common requirements, then abilities.
 * @param limit the maximal number
 */
export function suggestGoals(
  typed: string,
  hero?: HeroReference,
  limit = Number.POSITIVE_INFINITY,
): { readonly label: string; readonly value: string }[] {
  const wanted = plain(typed);
  const asked = COMMON_GOALS.filter((goal) => plain(goal).startsWith(wanted)).map((goal) => ({
    label: goal,
    value: goal,
  }));
  // Without a hero any word could be a symbol; a number beside it means dice.
  const isMeant =
    isParsable(typed, hero) && (hero !== undefined || /\d/.test(typed) || symbolsNamed(typed) === null);
  const own = isMeant ? [{ label: typed.trim(), value: typed.trim() }] : [];
  // A requirement with numbers is not an ability's name, so similar names are not offered.
  const abilities = own.length > 0 && /\d/.test(typed) ? [] : findAbilityGoals(typed, hero, limit);
  const offered = [...own, ...asked, ...abilities.map(({ label, value }) => ({ label, value }))];
  return [...new Map(offered.map((offer) => [offer.value, offer])).values()].slice(0, limit);
}

/** Words that say nothing about which ability is meant. */
const SMALL_WORDS = new Set(['a', 'an', 'and', 'at', 'in', 'my', 'of', 'on', 'the', 'to', 'with']);

/** Abilities called similarly to a text that could not be read, the best first. */
export function similarAbilityGoals(
  typed: string,
  hero: HeroReference | undefined,
  limit: number,
): AbilityGoal[] {
  const telling = plain(typed)
    .split(' ')
    .filter((word) => !SMALL_WORDS.has(word));
  return telling.length === 0 ? [] : findAbilityGoals(telling.join(' '), hero, limit);
}

/** The two common goals that are the most similar to a text. */
export function nearestGoals(typed: string): string[] {
  return nearestNames(
    typed,
    COMMON_GOALS.map((goal) => ({ item: goal, names: [goal] })),
    2,
  );
}

function isParsable(typed: string, hero: HeroReference | undefined): boolean {
  try {
    parseRequirement(typed, hero?.dice ?? undefined);
    return true;
  } catch (error) {
    if (error instanceof RequirementTextError) return false;
    throw error;
  }
}

/** The symbols named in a requirement without a hero; null for values, sums and straights. */
export function symbolsNamed(requirement: string): readonly string[] | null {
  return symbolsOfGoal(parseRequirement(requirement));
}

/** The heroes whose dice have the symbols of a requirement. */
export function heroesWithSymbols(requirement: string): HeroReference[] {
  return loadHeroReferences().filter((hero) => hero.dice !== null && isParsable(requirement, hero));
}

/**
 * The odds of a typed requirement.
 * @throws RequirementTextError when it cannot be parsed
 */
export function requirementOdds(
  requirement: string,
  roll: RollProgress,
  hero: HeroReference | undefined,
  words: Words,
): GoalOddsLine {
  return oddsLine(requirement, requirement, roll, hero, words);
}

/** The odds of each tier of an ability. */
export function abilityGoalOdds(
  { ability, hero }: AbilityGoal,
  roll: RollProgress,
  words: Words,
): GoalOddsLine[] {
  return ability.tiers.map(({ name, requires }) =>
    oddsLine(name ?? ability.name, requires, roll, hero, words),
  );
}

/** The odds of a hero's whole board at level I, in its order. */
export function boardOdds(hero: HeroReference, roll: RollProgress, words: Words): GoalOddsLine[] {
  return abilityGoals()
    .filter((goal) => goal.hero === hero && goal.ability.level === 1)
    .flatMap((goal) => abilityGoalOdds(goal, roll, words));
}

function oddsLine(
  name: string,
  requires: string,
  { attempts, dice }: RollProgress,
  hero: HeroReference | undefined,
  words: Words,
): GoalOddsLine {
  const odds = (left: number) => rollOdds(requires, { attempts: left, ...(dice && { dice }) }, hero, words);
  const { probability, advice } = odds(attempts);
  const isOpen = dice !== null && attempts > 0 && probability > 0;
  return {
    name,
    requires,
    probability,
    chance: formatProbability(probability),
    advice: isOpen ? advice : null,
    byAttempts: COMPARED_ATTEMPTS.map((left) => ({
      attempts: left,
      chance: formatProbability(odds(left).probability),
    })),
  };
}

const abilityGoals = cachedFromReferences((heroes): readonly AbilityGoal[] =>
  heroes.flatMap((hero) =>
    hero.abilities.filter((ability) => isRolledFor(ability, hero)).map((ability) => goalOf(ability, hero)),
  ),
);

const goalNames = cachedFromReferences(() =>
  nameSearch(
    abilityGoals().map((goal) => ({
      item: goal,
      names: [goal.ability.name, `${goal.ability.name} ${goal.hero.name}`],
    })),
  ),
);

function isRolledFor({ name, kind, tiers }: AbilityReference, hero: HeroReference): boolean {
  // Some upgrades have a known requirement but no known name.
  if (/unidentified/i.test(name)) return false;
  if (hero.dice === null || (kind !== 'offensive' && kind !== 'ultimate')) return false;
  return tiers.every(({ requires }) => isParsable(requires, hero));
}

function goalOf(ability: AbilityReference, hero: HeroReference): AbilityGoal {
  const requirements = ability.tiers.map(({ requires }) => requires).join(', ');
  return {
    value: `=${hero.id}/${ability.id}`,
    label: `${ability.name} (${hero.name}): ${requirements}`,
    hero,
    ability,
  };
}
