/**
 * A fair opponent: weighs every legal action by what it can be expected to bring, in points of damage, from
 * its own view only. It looks one decision ahead; of the dice it knows all that can be known.
 */

import { isAssist } from '../../engine/hosting.ts';
import type { Action, GameView } from '../../engine/index.ts';
import { decideAnswer, decidePayment } from './decide-answer.ts';
import { decideDefense, decideDiscard, decideMain, decideReaction } from './decide-plays.ts';
import { decideRoll } from './decide-roll.ts';
import { decideMove } from './missions/movement.ts';
import type { Player } from './player.ts';
import { type Situation, situationOf } from './situation.ts';

export const botPlayer: Player = { name: 'bot', chooseAction };

/**
 * Chooses for the seat that the view belongs to. Any hero will do: everything is read from its definition.
 * The same view, actions and chance give the same action.
 * @param view the game as the asked seat sees it
 * @param offered everything that the seat may do now; at least one answer to its own question
 * @param random uniform in [0, 1); settles ties only
 * @throws RangeError when there is no answer or the view is nobody's
 */
export function chooseAction(view: GameView, offered: readonly Action[], random: () => number): Action {
  // What a team-mate's dice are worth changing for stands in a view of that lane, which this is not.
  const legal = offered.filter((action) => !isAssist(action));
  const [first] = legal;
  if (!first) throw new RangeError('There is no legal action to choose from.');
  if (legal.length === 1) return first;
  return decide(situationOf(view), legal, random) ?? first;
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
      return decideMove(situation, legal, random);
    default:
      return decideAnswer(situation, legal, random);
  }
}
