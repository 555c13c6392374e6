/**
 * The bot. It rates every legal action by its expected gain in points of damage and sees only its own view. It looks
 * one decision ahead; dice odds are exact.
 */

import { isAssist } from '../../engine/hosting.ts';
import type { Action, GameView } from '../../engine/index.ts';
import { decideCrawl } from './crawls/decide-crawl.ts';
import { decideAnswer, decidePayment } from './decide-answer.ts';
import { decideDefense, decideDiscard, decideMain, decideReaction } from './decide-plays.ts';
import { decideRoll } from './decide-roll.ts';
import type { BotHabit } from './habits.ts';
import { chooseHelp } from './missions/help.ts';
import { decideMove } from './missions/movement.ts';
import type { Beside, Player } from './player.ts';
import { type KeptPoints, type Scored, type Situation, situationOf } from './situation.ts';

export const botPlayer: Player = {
  name: 'bot',
  chooseAction: (view, legal, random, beside) => chooseAction(view, legal, random, beside),
};

/**
 * Chooses an action for the seat that owns the view. Works for any hero: the bot reads everything from the hero
 * definition. Deterministic for the same view, actions and random values.
 * @param view the game as this seat sees it
 * @param offered all legal actions of the seat, with at least one answer to its pending question
 * @param random uniform in [0, 1); only breaks ties
 * @param beside to rate plays for team-mates who act at the same time; without it none is made
 * @param habit what the bot prefers; nothing by default
 * @throws RangeError when there is no legal action or the view belongs to no seat
 */
export function chooseAction(
  view: GameView,
  offered: readonly Action[],
  random: () => number,
  beside?: Beside,
  habit?: BotHabit,
): Action {
  const help = beside ? chooseHelp(offered, random, beside) : null;
  if (help) return help;
  const legal = offered.filter((action) => !isAssist(action));
  const [first] = legal;
  if (!first) throw new RangeError('There is no legal action to choose from.');
  if (legal.length === 1) return first;
  const situation = habit === undefined ? situationOf(view) : { ...situationOf(view), habit };
  return decide(situation, legal, random) ?? first;
}

/** What the bot compared for a decision. */
export interface Weighed {
  /** Actions with their worths in points of damage, the best first; one that the bot does not compare is left out. */
  readonly options: readonly Scored[];
  /** Combat points that it kept for the price of its next Offensive Roll Phase; null for none. */
  readonly kept: KeptPoints | null;
}

/**
 * Returns what the bot weighs at a decision, without deciding it. Doing nothing is worth 0.
 * @param view the game as the bot's seat sees it
 * @param offered all legal actions of the seat
 * @throws RangeError when the view belongs to no seat
 */
export function weighedOptions(view: GameView, offered: readonly Action[]): Weighed {
  const options = new Map<string, Scored>();
  let kept: KeptPoints | null = null;
  const weighs: Situation['weighs'] = (scored, points = null) => {
    for (const option of scored) {
      const key = JSON.stringify(option.action);
      if ((options.get(key)?.worth ?? Number.NEGATIVE_INFINITY) < option.worth) options.set(key, option);
    }
    kept = points ?? kept;
  };
  const legal = offered.filter((action) => !isAssist(action));
  decide({ ...situationOf(view), weighs }, legal, () => 0);
  return { options: [...options.values()].toSorted((a, b) => b.worth - a.worth), kept };
}

function decide(situation: Situation, legal: readonly Action[], random: () => number): Action | null {
  switch (situation.view.pending?.kind) {
    case 'main':
      return decideMain(situation, legal, random);
    case 'window':
      return decideReaction(situation, legal, random);
    case 'roll':
      return decideRoll(situation, legal, random);
    case 'defend':
      return decideDefense(situation, legal, random);
    case 'discard':
      return decideDiscard(situation, legal, random);
    case 'pay-or-skip':
      return decidePayment(situation, legal);
    case 'move':
      return decideCrawl(situation, legal, random) ?? decideMove(situation, legal, random);
    default:
      return decideCrawl(situation, legal, random) ?? decideAnswer(situation, legal, random);
  }
}
