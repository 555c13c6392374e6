/**
 * What a hero may do in the lane of a team-mate who stands in the same phase (rule: m-simultaneous-play): change dice, prevent
 * damage. It is an offer on the hero's own panel and holds nobody up; once taken, what it asks is asked in that lane.
 */
import type { ActionType, AssistAction } from '../action.ts';
import { gateOf } from '../frames/gate.ts';
import { type Game, heroSeatOf, openGame, whileNothingChanges } from '../game.ts';
import type { Seat } from '../ids.ts';
import { laneIndexOf, ownLaneIndexOf } from '../lanes.ts';
import { priceOf, unmetCardRequirement } from '../plays/cards.ts';
import { isPlay, takesPlays } from '../plays/legal.ts';
import { isDiceLine } from '../plays/might-have.ts';
import { legalPaidActions } from '../plays/paid-actions.ts';
import { fittingPowers } from '../plays/powers.ts';
import { cardsFor, isRelevantCard, isRelevantSpend } from '../plays/relevance.ts';
import { legalSpends } from '../plays/spends.ts';
import { isAboutToBeBarred, isBarred } from '../priority/barred.ts';
import { cardsOf, hasPaidActions, tokenById } from '../registry.ts';
import type { GameState, Lane, Moment } from '../state.ts';
import { isInPlay } from './board.ts';
import { mayChangeAttack } from './waiting.ts';

/** Index of the lane into which whoever assists a seat acts. */
export function laneToAssist(state: GameState, into: Seat): number {
  return ownLaneIndexOf(state, into);
}

/**
 * The plays that are made for what lies in the lane of a team-mate; none for who has no lane, is in the middle of
 * something, or stands in another phase.
 * @param only of this type; of all types when left out
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

/** The seat's own lane while nothing but the hero's next play is asked there, or it waits for the others. */
function freeLane(state: GameState, seat: Seat): Lane | null {
  const index = laneIndexOf(state, seat);
  const lane = state.lanes[index];
  if (index === 0 || !lane || lane.turn.active !== seat) return null;
  if (gateOf(lane) !== null) return lane;
  return lane.pending?.seat === seat && takesPlays(lane.pending.kind) ? lane : null;
}

/** The moment at which the hero of the lane waits, asked or ready; null where nobody else can act. */
function momentToAssist(game: Game): Moment | null {
  const { pending, turn } = game.lane;
  if (!pending) return mayChangeAttack(game) ? 'before-activation' : null;
  return pending.seat === turn.active && takesPlays(pending.kind) ? pending.moment : null;
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
  // Asked for at every question of a Mission: of most hands nothing is left after the first look.
  return cardsFor(cardsOf(hero), moment).flatMap((card): AssistAction[] => {
    const isOpen =
      hand.includes(card.id) &&
      priceOf(game, seat, card) <= cp &&
      isRelevantCard(game, seat, card, moment) &&
      unmetCardRequirement(game, seat, card, moment) === null;
    return isOpen ? [{ type: 'play', card: card.id, into }] : [];
  });
}

function spendsInto(game: Game, seat: Seat, into: Seat, moment: Moment): AssistAction[] {
  return legalSpends(game, seat, moment).flatMap((action): AssistAction[] => {
    const spend = tokenById(action.token).spends?.find(({ use }) => use === action.use);
    return spend && isRelevantSpend(game, seat, spend, moment) ? [{ ...action, into }] : [];
  });
}

function usesInto(game: Game, seat: Seat, into: Seat, moment: Moment): AssistAction[] {
  const lines = hasPaidActions(heroSeatOf(game, seat).hero)
    ? legalPaidActions(game, seat, moment).filter((action) => isDiceLine(game, seat, action, moment))
    : [];
  return [...lines, ...fittingPowers(game, seat, moment)].map((action) => ({ ...action, into }));
}
