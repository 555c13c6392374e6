/** The command `lookup odds`: the chance of a roll. */
import type { HeroReference } from '../content/reference/schema.ts';
import { ROLL_ATTEMPTS } from '../engine/rules.ts';
import { findHeroes, nearestHeroes } from './hero-lookup.ts';
import { heroesWithSymbols, symbolsNamed } from './odds-goals.ts';
import { parseDice, rollOdds } from './odds-lookup.ts';

export interface OddsOptions {
  readonly attempts?: string | undefined;
  readonly dice?: string | undefined;
  readonly hero?: string | undefined;
}

/** Three attempts in a turn; given dice have used the first of them. */
const ATTEMPTS = { withoutDice: ROLL_ATTEMPTS, withDice: ROLL_ATTEMPTS - 1 };
const MAX_OWNERS = 3;

/**
 * The chance with 12 digits, a tab, and the best keep.
 * @throws RequirementTextError when the requirement cannot be parsed
 * @throws RangeError with a sentence when an option is invalid
 */
export function oddsText(requirement: string, options: OddsOptions): string {
  const dice = options.dice === undefined ? undefined : parseDice(options.dice);
  const hero = options.hero === undefined ? undefined : heroNamed(options.hero);
  const attempts = attemptsOf(options.attempts, dice !== undefined);
  if (hero === undefined) refuseSymbols(requirement);
  const { probability, advice } = rollOdds(requirement, { attempts, ...(dice && { dice }) }, hero);
  return `${probability.toFixed(12)}\t${advice}`;
}

function heroNamed(name: string): HeroReference {
  const hero = name.trim() === '' ? undefined : findHeroes(name, 1)[0];
  if (hero !== undefined) return hero;
  const near = nearestHeroes(name).map((other) => other.name);
  throw new RangeError(`There is no hero "${name}". The nearest: ${near.join(', ')}.`);
}

function attemptsOf(text: string | undefined, areLying: boolean): number {
  if (text === undefined) return areLying ? ATTEMPTS.withDice : ATTEMPTS.withoutDice;
  const attempts = /^-?\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
  if (Number.isNaN(attempts))
    throw new RangeError(`"${text}" is no number of attempts: give a whole number.`);
  if (attempts === 0 && !areLying) {
    throw new RangeError('With no attempt left nothing is rolled: give an attempt, or the dice that lie.');
  }
  return attempts;
}

/** Refuses symbols without a hero, because the symbols depend on the hero's dice. */
function refuseSymbols(requirement: string): void {
  if (symbolsNamed(requirement) === null) return;
  const [first, ...others] = heroesWithSymbols(requirement).slice(0, MAX_OWNERS);
  if (first === undefined) {
    throw new RangeError(
      `"${requirement}" cannot be read as dice. Try "large straight", "4 of a kind", "6 6 6 x x" or, with --hero, its symbols.`,
    );
  }
  const names = [first, ...others].map(({ name }) => name).join(', ');
  throw new RangeError(`Whose dice? Add --hero ${first.id}, for example; these have them: ${names}.`);
}
