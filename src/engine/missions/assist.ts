/**
 * Plays of a hero into the lane of a team-mate who is in the same phase (rule: m-simultaneous-play): change dice,
 * prevent damage. The offer appears on the hero's own panel and blocks nobody. Follow-up questions of the play are
 * asked in the team-mate's lane.
 */

import { type Game, heroSeatOf, openGame, whileNothingChanges } from '../core/game.ts';
import { laneIndexOf, ownLaneIndexOf } from '../core/lanes.ts';
import { isInPlay } from '../core/mission/board.ts';
import { momentToAssist, takesPlays } from '../core/mission/side-by-side.ts';
import { cardsOf, hasPaidActions, tokenById } from '../core/registry.ts';
import { gateOf } from '../core/stack/gate.ts';
import { isAboutToBeBarred, isBarred } from '../evaluation/barred.ts';
import { priceOf, unmetCardRequirement } from '../flow/plays/cards.ts';
import { cardsFor, isFittingCard, isFittingSpend } from '../flow/plays/fitting.ts';
import { isPlay } from '../flow/plays/legal.ts';
import { isFittingPaidAction } from '../flow/plays/might-have.ts';
import { legalPaidActions } from '../flow/plays/paid-actions.ts';
import { fittingPowers } from '../flow/plays/powers.ts';
import { legalSpends } from '../flow/plays/spends.ts';
import type { ActionType, AssistAction } from '../model/action.ts';
import type { LaneIndex, Seat } from '../model/ids.ts';
import type { Moment } from '../model/moments.ts';
import type { GameState, Lane } from '../model/state.ts';

/** Returns the index of the lane where plays to assist this seat run. */
export function laneToAssist(state: GameState, into: Seat): LaneIndex {
  return ownLaneIndexOf(state, into);
}

/**
 * Returns the plays into the lanes of team-mates. Empty when the seat has no free lane, or no team-mate is in the same
 * phase.
 * @param only the action type to list; all types by default
 */
export function legalAssists(state: GameState, seat: Seat, only?: ActionType): AssistAction[] {
  if (!state.mission || state.outcome || state.lanes.length < 3) return [];
  if (only !== undefined && !isPlay(only)) return [];
  const own = freeLane(state, seat);
  if (!own) return [];
  return state.lanes.flatMap((lane, index) => {
    if (index === 0 || lane === own || lane.turn.phase !== own.turn.phase) return [];
    const game = openGame(state, index);
    const into = lane.turn.active;
    const moment = isInPlay(game, into) ? momentToAssist(game) : null;
    if (moment === null) return [];
    return whileNothingChanges(game, () => playsInto(game, seat, into, moment, only));
  });
}

/** Returns the seat's own lane when it only waits for the hero's next play or at a gate; otherwise null. */
function freeLane(state: GameState, seat: Seat): Lane | null {
  const index = laneIndexOf(state, seat);
  const lane = state.lanes[index];
  if (index === 0 || !lane || lane.turn.active !== seat) return null;
  if (gateOf(lane) !== null) return lane;
  return lane.pending?.seat === seat && takesPlays(lane.pending.kind) ? lane : null;
}

function playsInto(
  game: Game,
  seat: Seat,
  into: Seat,
  moment: Moment,
  only: ActionType | undefined,
): AssistAction[] {
  if (isBarred(game, seat) || isAboutToBeBarred(game, seat)) return [];
  const wants = (type: ActionType) => only === undefined || only === type;
  return [
    ...(wants('play') ? cardsInto(game, seat, into, moment) : []),
    ...(wants('spend') ? spendsInto(game, seat, into, moment) : []),
    ...(wants('use') ? usesInto(game, seat, into, moment) : []),
  ];
}

function cardsInto(game: Game, seat: Seat, into: Seat, moment: Moment): AssistAction[] {
  const { hero, hand, cp } = heroSeatOf(game, seat);
  // This runs at every question of a Mission; the card filter by moment removes most cards early.
  return cardsFor(cardsOf(hero), moment).flatMap((card): AssistAction[] => {
    const isOpen =
      hand.includes(card.id) &&
      priceOf(game, seat, card) <= cp &&
      isFittingCard(game, seat, card, moment) &&
      unmetCardRequirement(game, seat, card, moment) === null;
    return isOpen ? [{ type: 'play', card: card.id, into }] : [];
  });
}

function spendsInto(game: Game, seat: Seat, into: Seat, moment: Moment): AssistAction[] {
  return legalSpends(game, seat, moment).flatMap((action): AssistAction[] => {
    const spend = tokenById(action.token).spends?.find(({ use }) => use === action.use);
    return spend && isFittingSpend(game, seat, spend, moment) ? [{ ...action, into }] : [];
  });
}

function usesInto(game: Game, seat: Seat, into: Seat, moment: Moment): AssistAction[] {
  const lines = hasPaidActions(heroSeatOf(game, seat).hero)
    ? legalPaidActions(game, seat, moment).filter((action) => isFittingPaidAction(game, seat, action, moment))
    : [];
  return [...lines, ...fittingPowers(game, seat, moment)].map((action) => ({ ...action, into }));
}
