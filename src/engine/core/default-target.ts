/** The default target of cards and tokens. */

import type { Seat } from '../model/ids.ts';
import { soleTarget } from './attack.ts';
import { targetInCrawl } from './crawl/party.ts';
import type { Game } from './game.ts';
import { areOpponents, soleOpponent } from './seat/relations.ts';

/**
 * The default target of a card or token: the attacker for the attacker's opponents, the only target of the Attack for
 * the attacker's side, and the only opponent outside of a Roll Phase.
 * @returns null if there are several candidates; the target is then asked for when an effect needs it
 */
export function defaultTarget(game: Game, seat: Seat): number | null {
  const phase = game.lane.rollPhase;
  if (!phase) return targetInCrawl(game) ?? soleOpponent(game, seat);
  const { attacker } = phase.attack;
  return areOpponents(game, seat, attacker) ? attacker : soleTarget(phase);
}
