/** Parses the options of an odds request. */
import type { HeroReference } from '../../content/reference/schema.ts';
import { ROLL_ATTEMPTS } from '../../engine/rules.ts';
import { parseDice } from '../../lookup/index.ts';
import {
  type AbilityGoal,
  abilityGoal,
  abilityNamed,
  boardOdds,
  heroesWithSymbols,
  nearestGoals,
  RequirementTextError,
  requirementOdds,
  similarAbilityGoals,
  symbolsNamed,
} from '../../lookup/odds-goals.ts';
import { readOddsText } from '../../lookup/odds-text.ts';
import type { OddsPage, PageLink } from '../../render/lookup/index.ts';
import { escaped } from '../../render/table/phrasing.ts';
import type { Words } from '../../words/index.ts';

/** The options of the command as typed. */
export interface OddsRequest {
  readonly goal: string | null;
  readonly hero: HeroReference | undefined;
  readonly dice: string | null;
  readonly attempts: number | null;
}

export type OddsRequestResult =
  | { readonly page: OddsPage }
  /** A sentence, and the pages that the person may have meant. */
  | { readonly refused: string; readonly offers: readonly PageLink[] };

/** Three attempts in a turn; typed dice have used the first of them. */
const ATTEMPTS = { withoutDice: ROLL_ATTEMPTS, withDice: ROLL_ATTEMPTS - 1 };
const MAX_OFFERS = 5;

type PageRoll = Pick<OddsPage, 'attempts' | 'dice'>;

/**
 * Parses the options into an odds page, or a refusal.
 * @param ownHero the hero whose symbols are used when the person names no hero
 */
export function parseOddsRequest(
  request: OddsRequest,
  words: Words,
  ownHero?: HeroReference,
): OddsRequestResult {
  const withAbility = withTyped(request);
  const roll = readRoll(withAbility, words);
  if ('refused' in roll) return roll;
  const { hero } = withAbility;
  const goal = withAbility.goal?.trim() ?? '';
  if (goal === '') {
    if (hero !== undefined && boardOdds(hero, { attempts: 1, dice: null }, words).length > 0) {
      return { page: pageOf(roll, hero, null) };
    }
    return {
      refused: hero === undefined ? words.lookup.odds.askSomething : words.lookup.hero.nothing.odds,
      offers: [],
    };
  }
  const ability = goal.startsWith('=')
    ? abilityGoal(goal)
    : (abilityNamed(goal, hero) ?? ultimateOf(goal, hero));
  if (ability !== undefined) return { page: pageOf(roll, undefined, ability.value) };
  return readRequirement(goal, roll, hero ?? ownHero, words);
}

/** What the goal says of hero, attempts and dice, where the other options say nothing. */
function withTyped(request: OddsRequest): OddsRequest {
  const { goal } = request;
  if (goal === null || goal.startsWith('=') || abilityNamed(goal, request.hero) !== undefined) return request;
  const typed = readOddsText(goal);
  return {
    goal: typed.goal === '' ? null : typed.goal,
    hero: request.hero ?? typed.hero,
    dice: request.dice ?? typed.dice ?? null,
    attempts: request.attempts ?? typed.attempts ?? null,
  };
}

function ultimateOf(goal: string, hero: HeroReference | undefined): AbilityGoal | undefined {
  const ultimate = hero?.abilities.find(({ kind, level }) => kind === 'ultimate' && level === 1);
  return goal === 'ultimate' && ultimate ? abilityNamed(ultimate.name, hero) : undefined;
}

function readRoll(
  request: OddsRequest,
  words: Words,
): PageRoll | Extract<OddsRequestResult, { refused: string }> {
  if (request.dice === null) return { attempts: request.attempts ?? ATTEMPTS.withoutDice, dice: null };
  const refused = { refused: words.lookup.odds.fiveDice, offers: [] };
  try {
    const dice = parseDice(request.dice);
    return { attempts: request.attempts ?? ATTEMPTS.withDice, dice: dice.join('') };
  } catch (error) {
    if (error instanceof RangeError) return refused;
    throw error;
  }
}

function readRequirement(
  goal: string,
  roll: PageRoll,
  hero: HeroReference | undefined,
  words: Words,
): OddsRequestResult {
  try {
    if (hero !== undefined) {
      requirementOdds(goal, { attempts: 1, dice: null }, hero, words);
      return { page: pageOf(roll, hero, goal) };
    }
    const symbols = symbolsNamed(goal);
    if (symbols === null) return { page: pageOf(roll, undefined, goal) };
    const owners = heroesWithSymbols(goal).slice(0, MAX_OFFERS);
    const [only, another] = owners;
    if (only === undefined)
      return { refused: impossibleGoal(goal, symbols, words), offers: similarAbilities(goal, roll, hero) };
    if (another === undefined) return { page: pageOf(roll, only, goal) };
    return {
      refused: words.lookup.odds.whoseDice(escaped(goal)),
      offers: owners.map((owner) => ({ label: owner.name, page: pageOf(roll, owner, goal) })),
    };
  } catch (error) {
    if (!(error instanceof RequirementTextError)) throw error;
    return { refused: escaped(error.say(words)), offers: similarAbilities(goal, roll, hero) };
  }
}

/**
 * The refusal for a goal that no hero can roll. Distinguishes known symbols that never appear on the same dice from
 * words that are no symbol.
 */
function impossibleGoal(goal: string, symbols: readonly string[], words: Words): string {
  const known = symbols.some((symbol) => heroesWithSymbols(symbol).length > 0);
  if (!known) return words.lookup.odds.notUnderstood(escaped(goal));
  return words.lookup.odds.nobodyRolls(symbols.map((symbol) => escaped(symbol.replaceAll('-', ' '))));
}

/** Links to abilities with a similar name. */
function similarAbilities(goal: string, roll: PageRoll, hero: HeroReference | undefined): PageLink[] {
  const similar = similarAbilityGoals(goal, hero, MAX_OFFERS).map(({ label, value }) => ({
    label,
    page: pageOf(roll, undefined, value),
  }));
  if (similar.length > 0) return similar;
  return nearestGoals(goal).map((common) => ({ label: common, page: pageOf(roll, undefined, common) }));
}

function pageOf(roll: PageRoll, hero: HeroReference | undefined, goal: string | null): OddsPage {
  return { kind: 'odds', hero: hero?.id ?? null, goal, ...roll };
}
