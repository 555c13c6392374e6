/** Why an action is not legal now, as a sentence for the player who tried it. */
import type { Action } from './action.ts';
import { facesOf } from './dice/open-roll.ts';
import { meets } from './dice/requirement.ts';
import { boardOf, cardAt, type Game, heroOf, seatOf } from './game.ts';
import { cardHindrance, priceOf } from './plays/cards.ts';
import { spendHindrance } from './plays/spends.ts';
import { isBarred, isLockedOut } from './priority/barred.ts';
import { isToken, tokenById } from './registry.ts';

export function explainRefusal(game: Game, seat: number, action: Action): string {
  if (isLockedOut(game, seat))
    return 'An Ultimate is under way: nothing can be done against it until it is over.';
  if (isBarred(game, seat)) return 'You cannot act at all right now.';
  switch (action.type) {
    case 'play':
      return explainCard(game, seat, action.card);
    case 'sell':
      return seatOf(game, seat).hand.includes(action.card)
        ? 'Cards can be sold in your own Main Phases and in your Discard Phase only.'
        : 'You do not hold that card.';
    case 'spend':
      return explainSpend(game, seat, action.token, action.use);
    default:
      break;
  }
  const { pending } = game.lane;
  if (pending?.seat !== seat) return 'It is not your turn to act: somebody else is asked first.';
  switch (action.type) {
    case 'activate':
      return explainActivation(game, seat, action.ability, action.variant ?? action.ability);
    case 'reroll':
      return 'You have no Roll Attempt left for that, or those dice cannot be re-rolled now.';
    case 'roll':
      return 'There is nothing to roll now.';
    case 'defend':
      return 'You have no such Defensive Ability, or no defense is possible against this.';
    default:
      return 'That is not possible now; choose one of the offered answers.';
  }
}

/**
 * Why a card in hand cannot be played now; null when it can.
 * @param card id of a card in the seat's hand
 */
export function cardRefusal(game: Game, seat: number, card: string): string | null {
  const { hand, cp } = seatOf(game, seat);
  if (!hand.includes(card)) return 'You do not hold that card.';
  const definition = cardAt(game, seat, card);
  const moment = game.lane.pending?.seat === seat ? game.lane.pending.moment : null;
  const hindrance = cardHindrance(game, seat, definition, moment);
  if (hindrance !== null) return hindrance;
  const price = priceOf(game, seat, definition);
  if (price > cp) return `It costs ${price} CP and you have ${cp}.`;
  return game.lane.pending?.seat === seat ? null : 'Somebody else is asked first; you can ask to act next.';
}

function explainCard(game: Game, seat: number, card: string): string {
  return cardRefusal(game, seat, card) ?? 'Answer the present question first.';
}

function explainSpend(game: Game, seat: number, tokenId: string, use: string): string {
  if (!isToken(tokenId)) return 'There is no such token.';
  const token = tokenById(tokenId);
  const spend = token.spends?.find((way) => way.use === use);
  if (!spend) return `${token.name} cannot be spent that way.`;
  const moment = game.lane.pending?.seat === seat ? game.lane.pending.moment : null;
  const hindrance = spendHindrance(game, seat, token, spend, moment);
  return hindrance ?? 'It is not your turn to act: somebody else is asked first.';
}

function explainActivation(game: Game, seat: number, abilityId: string, variantId: string): string {
  const ability = boardOf(game, seat).find((level) => level.id === abilityId);
  if (!ability) return 'That ability is not on your board at that level.';
  const roll = game.lane.rollPhase?.roll;
  const line = ability.variants.filter((variant) => variant.id === variantId);
  if (line.length === 0) return `${ability.name} has no such line.`;
  const met = roll && line.some((variant) => meets(facesOf(roll), heroOf(game, seat).dice, variant.requires));
  return met
    ? 'Abilities are announced between your Roll Attempts.'
    : `Your dice do not meet ${ability.name}.`;
}
