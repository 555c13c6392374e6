/** The odds page: the hero's dice, the goal, and the exact figures. */
import { heroAnswer, parseDice } from '../../lookup/index.ts';
import {
  type AbilityGoal,
  abilityGoal,
  abilityGoalOdds,
  boardOdds,
  RequirementTextError,
  type RollProgress,
  requirementOdds,
  symbolsNamed,
} from '../../lookup/odds-goals.ts';
import { type Audience, type OddsPage, oddsMessage } from '../../render/lookup/index.ts';
import type { MessagePayload } from '../../render/table/index.ts';
import { escaped } from '../../render/table/phrasing.ts';
import type { Words } from '../../words/index.ts';
import { bestDamageOfBoard } from './best-damage.ts';

/** Builds the message of an odds page; null when its hero or goal is unknown or cannot be parsed. */
export function oddsPageMessage(page: OddsPage, audience: Audience, words: Words): MessagePayload | null {
  const found = figuresOf(page, words);
  return found && oddsMessage({ page, ...found, audience, words });
}

function figuresOf(page: OddsPage, words: Words) {
  const roll: RollProgress = {
    attempts: page.attempts,
    dice: page.dice === null ? null : parseDice(page.dice),
  };
  const hero = page.hero === null ? undefined : heroAnswer(page.hero)?.hero;
  if (page.hero !== null && hero === undefined) return null;
  if (page.goal === null) {
    if (hero === undefined) return null;
    const lines = boardOdds(hero, roll, words);
    if (lines.length === 0) return null;
    return {
      title: words.lookup.odds.board(hero.name),
      lines,
      damage: bestDamageOfBoard(hero.id, roll, words),
    };
  }
  if (page.goal.startsWith('=')) {
    const goal = abilityGoal(page.goal);
    return goal === undefined
      ? null
      : { title: titleOf(goal, words), lines: abilityGoalOdds(goal, roll, words), damage: null };
  }
  try {
    if (hero === undefined && symbolsNamed(page.goal) !== null) return null;
    const line = requirementOdds(page.goal, roll, hero, words);
    const dice = hero === undefined ? words.lookup.odds.anyDice : words.lookup.odds.withBoard(hero.name);
    const goal = escaped(page.goal);
    return {
      title: words.lookup.odds.titleOf(goal),
      lines: [{ ...line, name: goal, requires: dice }],
      damage: null,
    };
  } catch (error) {
    if (error instanceof RequirementTextError) return null;
    throw error;
  }
}

function titleOf({ ability, hero }: AbilityGoal, words: Words): string {
  return words.lookup.odds.titleOf(`${ability.name} (${hero.name})`);
}
