/** The odds of a roll, for `/hero` and for the shell command. */
import { type Odds, oddsOf } from '../ai/odds/odds.ts';
import { parseRequirement } from '../ai/odds/parse-requirement.ts';
import { RequirementTextError } from '../ai/odds/requirement-text-error.ts';
import type { RollSituation } from '../ai/odds/roll-situation.ts';
import { symbolsOfGoal } from '../ai/odds/typed-goal.ts';
import { describeKeep } from '../ai/odds/wording.ts';
import type { HeroReference } from '../content/reference/schema.ts';
import { DICE, type DiceKey, type DieValue } from '../engine/rules.ts';
import { ENGLISH, type Words } from '../words/index.ts';

/** A dice key with one symbol for each value, for requirements with values only. */
const PLAIN_DICE: DiceKey = { 1: 'one', 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six' };

export interface RollOdds extends Odds {
  /** The advice as text: "roll all dice", "keep 3 4 5, reroll 2 dice". */
  readonly advice: string;
}

export interface AbilityOdds {
  readonly ability: string;
  /** The requirement in the board's wording. */
  readonly requires: string;
  /** 0..1 */
  readonly probability: number;
}

/**
 * The odds of one requirement with best play.
 * @param requirement as people write it: "large straight", "3 sword + 2 pow"
 * @param situation attempts left (0..10) and the current dice, if any
 * @param hero the hero whose dice are rolled; without one only values and straights can be parsed
 * @throws RequirementTextError when the requirement cannot be parsed
 * @throws RangeError when the situation is invalid
 */
export function rollOdds(
  requirement: string,
  situation: RollSituation,
  hero?: HeroReference,
  words: Words = ENGLISH,
): RollOdds {
  const key = hero?.dice ?? undefined;
  if (hero !== undefined && key === undefined) {
    throw new RequirementTextError(({ unknownDice }) => unknownDice(hero.name));
  }
  const parsed = parseRequirement(requirement, key ?? PLAIN_DICE);
  const odds = oddsOf(parsed, key ?? PLAIN_DICE, situation);
  const { dice } = situation;
  // Boards print straights as values, without symbols.
  const named = symbolsOfGoal(parsed) === null ? undefined : key;
  const advice =
    dice === undefined || odds.keep === null
      ? words.dice.rollAll
      : describeKeep(dice, odds.keep, named, words);
  return { ...odds, advice };
}

/**
 * The chance of each offensive ability and Ultimate on the board, from the first roll on.
 * @param attempts 1..10; three in a normal turn
 * @returns in board order, without abilities that do not use five dice
 */
export function heroOdds(hero: HeroReference, attempts = 3): AbilityOdds[] {
  const key = hero.dice;
  if (key === null) return [];
  return hero.abilities
    .filter(({ kind, level }) => level === 1 && (kind === 'offensive' || kind === 'ultimate'))
    .flatMap(({ name, tiers }) =>
      tiers.flatMap((tier) => {
        const parsed = requirementOf(tier.requires, key);
        if (parsed === undefined) return [];
        const { probability } = oddsOf(parsed, key, { attempts });
        return [{ ability: tier.name ?? name, requires: tier.requires, probability }];
      }),
    );
}

function requirementOf(text: string, key: DiceKey): ReturnType<typeof parseRequirement> | undefined {
  try {
    return parseRequirement(text, key);
  } catch (error) {
    if (error instanceof RequirementTextError) return undefined;
    throw error;
  }
}

/**
 * Parses dice as people write them: "1,2,3,4,4" or "12344". Fewer than five are rejected, because kept dice and dice
 * of a defense have different odds.
 * @throws RangeError with a sentence when they are not five values from 1 to 6
 */
export function parseDice(text: string): DieValue[] {
  const digits = text.replace(/[\s,]+/g, '');
  const values = [...digits].flatMap((digit): DieValue[] => {
    const value = ([1, 2, 3, 4, 5, 6] as const).find((known) => String(known) === digit);
    return value === undefined ? [] : [value];
  });
  if (values.length !== digits.length || values.length !== DICE) {
    throw new RangeError(`"${text}" are not five dice: give all five as they lie, such as 1,2,3,4,4.`);
  }
  return values;
}
