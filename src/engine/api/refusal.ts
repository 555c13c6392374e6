/** Finds the reason why an action is not legal now, as a sentence for the player. */

import { facesOf } from '../core/dice/open-roll.ts';
import { meets } from '../core/dice/requirement.ts';
import { boardOf, cardAt, type Game, heroOf, heroSeatOf } from '../core/game.ts';
import { asks } from '../core/lanes.ts';
import { takesPlays } from '../core/mission/side-by-side.ts';
import { isToken, tokenById } from '../core/registry.ts';
import { isBarred, isLockedOut } from '../evaluation/barred.ts';
import { priceOf, unmetCardRequirement } from '../flow/plays/cards.ts';
import { unmetSpendRequirement } from '../flow/plays/spends.ts';
import type { Action } from '../model/action.ts';
import type { Seat } from '../model/ids.ts';
import type { Moment } from '../model/moments.ts';
import type { Refusal } from '../model/refusals.ts';

/**
 * The reason why an action is not legal.
 * @param action an action that is not among the legal ones
 */
export function explainRefusal(game: Game, seat: Seat, action: Action): Refusal {
  if (isLockedOut(game, seat)) return (say) => say.ultimate;
  if (isBarred(game, seat)) return (say) => say.barred;
  switch (action.type) {
    case 'play':
      return explainCard(game, seat, action.card);
    case 'sell':
      return heroSeatOf(game, seat).hand.includes(action.card) ? (say) => say.selling : (say) => say.notHeld;
    case 'spend':
      return explainSpend(game, seat, action.token, action.use);
    default:
      break;
  }
  const { pending } = game.lane;
  if (!asks(pending, seat)) return (say) => say.notYourTurn;
  switch (action.type) {
    case 'activate':
      return explainActivation(game, seat, action.ability, action.variant ?? action.ability);
    case 'reroll':
      return (say) => say.noReroll;
    case 'roll':
      return (say) => say.nothingToRoll;
    case 'defend':
      return (say) => say.noDefense;
    default:
      return (say) => say.notOffered;
  }
}

/**
 * Why a card cannot be played now, its price included; null if it can.
 * @param card id of a card of the seat
 */
export function cardRefusal(game: Game, seat: Seat, card: string): Refusal | null {
  const { hand, cp } = heroSeatOf(game, seat);
  if (game.state.outcome) return (say) => say.over;
  if (!hand.includes(card)) return (say) => say.notHeld;
  if (isLockedOut(game, seat)) return (say) => say.ultimate;
  if (isBarred(game, seat)) return (say) => say.barred;
  const definition = cardAt(game, seat, card);
  const { pending } = game.lane;
  const unmet = unmetCardRequirement(game, seat, definition, momentOf(game, seat));
  if (unmet !== null) return unmet;
  const price = priceOf(game, seat, definition);
  if (price > cp) return (say) => say.price(price, cp);
  if (pending?.seat !== seat) return (say) => say.askedFirst;
  return takesPlays(pending.kind) ? null : (say) => say.answerFirst;
}

/**
 * The moment for which a seat's card is checked. In the seat's own Main Phase this is `main` even if another question
 * is open, so that the reason given is that question and not the phase.
 */
function momentOf({ lane }: Game, seat: Seat): Moment | null {
  const { pending } = lane;
  if (pending?.seat === seat && pending.moment !== null) return pending.moment;
  const { active, phase } = lane.turn;
  return active === seat && (phase === 'main-1' || phase === 'main-2') ? 'main' : null;
}

function explainCard(game: Game, seat: Seat, card: string): Refusal {
  return cardRefusal(game, seat, card) ?? ((say) => say.answerFirst);
}

function explainSpend(game: Game, seat: Seat, tokenId: string, use: string): Refusal {
  if (!isToken(tokenId)) return (say) => say.noToken;
  const token = tokenById(tokenId);
  const spend = token.spends?.find((way) => way.use === use);
  if (!spend) return (say) => say.noSuchSpend(token.name);
  const moment = game.lane.pending?.seat === seat ? game.lane.pending.moment : null;
  const unmet = unmetSpendRequirement(game, seat, token, spend, moment);
  return unmet ?? ((say) => say.notYourTurn);
}

function explainActivation(game: Game, seat: Seat, abilityId: string, variantId: string): Refusal {
  const ability = boardOf(game, seat).find((level) => level.id === abilityId);
  if (!ability) return (say) => say.notOnBoard;
  const roll = game.lane.rollPhase?.roll;
  const line = ability.variants.filter((variant) => variant.id === variantId);
  if (line.length === 0) return (say) => say.noSuchLine(ability.name);
  const met = roll && line.some((variant) => meets(facesOf(roll), heroOf(game, seat).dice, variant.requires));
  return met ? (say) => say.announceBetween : (say) => say.diceDoNotMeet(ability.name);
}
