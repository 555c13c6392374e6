/**
 * Plays of a hero into the lane of a team-mate: change dice, prevent damage. In a Mission the team-mate is in the same phase
 * (rule: m-simultaneous-play); in a Portal Crawl in which heroes act at once any team-mate is helped, as in the printed order.
 * The offer appears on the hero's own panel and blocks nobody. Follow-up questions of the play are
 * asked in the team-mate's lane.
 */

import { deckCardsOf } from '../core/crawl/loot.ts';
import { type Game, heroSeatOf, openGame, whileNothingChanges } from '../core/game.ts';
import { actSideBySide, laneIndexOf, ownLaneIndexOf } from '../core/lanes.ts';
import { isInPlay } from '../core/mission/board.ts';
import { momentToAssist, takesPlays } from '../core/mission/side-by-side.ts';
import { hasPaidActions, tokenById } from '../core/registry.ts';
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
  if (!actSideBySide(state) || state.outcome || state.lanes.length < 3) return [];
  if (only !== undefined && !isPlay(only)) return [];
  const own = freeLane(state, seat);
  if (!own) return [];
  return state.lanes.flatMap((lane, index) => {
    if (index === 0 || lane === own) return [];
    const game = openGame(state, index);
    const open = state.mission ? openInMission(game, own) : openInCrawl(game);
    if (open === null) return [];
    const { into, moment } = open;
    return whileNothingChanges(game, () => playsInto(game, seat, into, moment, only));
  });
}

/** A lane that takes plays of other heroes: whom they help, and at which moment. */
interface OpenLane {
  readonly into: Seat;
  readonly moment: Moment;
}

function openInMission(game: Game, own: Lane): OpenLane | null {
  const { turn } = game.lane;
  if (turn.phase !== own.turn.phase || !isInPlay(game, turn.active)) return null;
  const moment = momentToAssist(game);
  return moment === null ? null : { into: turn.active, moment };
}

/** In a crawl the hero of the lane is helped in the step of a minion too. */
function openInCrawl({ lane: { pending, seats } }: Game): OpenLane | null {
  if (!pending?.moment || !takesPlays(pending.kind) || !seats.includes(pending.seat)) return null;
  return { into: pending.seat, moment: pending.moment };
}

/**
 * Returns the seat's own lane when it only waits for the hero's next play or at a gate; otherwise null. In a crawl also a
 * lane that waits for another one or is over, or whose hero is to move.
 */
function freeLane(state: GameState, seat: Seat): Lane | null {
  const index = laneIndexOf(state, seat);
  const lane = state.lanes[index];
  if (state.crawl) {
    if (index === 0 || !lane?.seats.includes(seat) || state.seats[seat]?.defeated) return null;
    const { pending } = lane;
    if (pending === null) return lane;
    return pending.seat === seat && (pending.kind === 'move' || takesPlays(pending.kind)) ? lane : null;
  }
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
  const { hand, cp } = heroSeatOf(game, seat);
  // This runs at every question of a Mission; the card filter by moment removes most cards early.
  return cardsFor(deckCardsOf(game, seat), moment).flatMap((card): AssistAction[] => {
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
  const powers = game.state.mission ? fittingPowers(game, seat, moment) : [];
  return [...lines, ...powers].map((action) => ({ ...action, into }));
}
