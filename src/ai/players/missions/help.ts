/** Plays into the lane of a team-mate who acts at the same time in a Mission (rule: m-simultaneous-play). */

import { isAssist } from '../../../engine/hosting.ts';
import type { Action } from '../../../engine/index.ts';
import { worthOfPlay } from '../play-worth.ts';
import type { Beside } from '../player.ts';
import { bestOf, type Scored, situationOf } from '../situation.ts';

/** A help must be worth this much more than what it costs: the card may be needed for the helper's own roll. */
const WORTH_A_HELP = 0.5;

/**
 * Chooses the best play for a team-mate, rated by the dice and the damage in the team-mate's lane.
 * @param offered legal actions of the seat, of which only those for team-mates count
 * @param random uniform in [0, 1); only breaks ties
 * @returns null when none is clearly worth its price
 */
export function chooseHelp(offered: readonly Action[], random: () => number, beside: Beside): Action | null {
  const helps = offered.filter(isAssist);
  const scored = [...new Set(helps.map(({ into }) => into))].flatMap((into): Scored[] => {
    const situation = situationOf(beside(into));
    return helps.flatMap((action) => {
      const worth = action.into === into ? worthOfPlay(situation, action) : null;
      return worth === null ? [] : [{ action, worth }];
    });
  });
  const best = bestOf(scored, random);
  return best && best.worth > WORTH_A_HELP ? best.action : null;
}
