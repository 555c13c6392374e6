/** The dice that buttons keep with one press, in words. */
import { requirementWords } from '../../ai/odds/wording.ts';
import { worthwhileKeeps } from '../../ai/players/index.ts';
import type { GameView } from '../../engine/index.ts';
import type { QuickKeep } from '../../render/table/index.ts';
import type { Words } from '../../words/index.ts';

/**
 * Returns the most promising keeps of the open Offensive Roll, with whole percents.
 * @param view the view of the roller's lane; only public facts are used
 */
export function quickKeepsIn(view: GameView, words: Words): readonly QuickKeep[] {
  return worthwhileKeeps(view).map(({ dice, goal, requires, chance }) => ({
    dice,
    goal: requires === null ? goal : words.table.tierOf(goal, requirementWords(requires, words)),
    chance: `${Math.round(chance * 100)} %`,
  }));
}
