/**
 * What a seat could possibly play, judged by public facts: the size of its hand, the cards of its deck that are not
 * face up elsewhere, its CP and its tokens. The engine decides by this whether to ask the seat. If it used the real
 * hand, each question would tell the opponents something about that hand.
 */

import { deckCardsOf } from '../../core/crawl/loot.ts';
import { boardOf, type Game, heroSeatOf } from '../../core/game.ts';
import { copiesOf, hasPaidActions } from '../../core/registry.ts';
import { hasFittingEffect } from '../../effects/lists/fitting.ts';
import { type LossKind, occasionOf } from '../../effects/occasion.ts';
import { isAboutToBeBarred } from '../../evaluation/barred.ts';
import type { HeroSeat } from '../../model/combatant.ts';
import type { CardId, Seat } from '../../model/ids.ts';
import type { Moment } from '../../model/moments.ts';
import type { CardDefinition } from '../../vocabulary/card.ts';
import type { Spend } from '../../vocabulary/token.ts';
import { priceOf, unmetCardRequirement } from './cards.ts';
import { cardsFor, isFittingCard, isFittingSpend } from './fitting.ts';
import { asksForOpenDie } from './interruption.ts';
import { inOwnMain } from './moment.ts';
import { legalPaidActions } from './paid-actions.ts';
import { fittingPowers, legalPowers } from './powers.ts';
import { spendableTokens, unmetSpendRequirement } from './spends.ts';

/**
 * Whether a seat could have a play at a moment, by public facts.
 * @param asking `always`: any play counts; `fitting`: only plays that are made for this moment
 */
export function mightHavePlay(game: Game, seat: Seat, moment: Moment, asking: 'always' | 'fitting'): boolean {
  // Any card can be sold in one's own Main Phase.
  if (
    inOwnMain(game, seat, moment) &&
    heroSeatOf(game, seat).hand.length > 0 &&
    !isAboutToBeBarred(game, seat)
  )
    return true;
  if (asking === 'always' ? canSpend(game, seat, moment, isAny) : canSpendFitting(game, seat, moment))
    return true;
  if (isAboutToBeBarred(game, seat)) return false;
  if (game.state.mission && mightUsePower(game, seat, moment, asking)) return true;
  // Modifiers and preventions are asked for in later windows.
  if (asking === 'fitting' && (moment === 'phase-start' || moment === 'offense-end')) return false;
  if (hasPaidActions(heroSeatOf(game, seat).hero)) {
    // With `fitting`, paid lines count only if they are made for the moment, as changes of dice are. Otherwise lines
    // that may be used at any time would cause a question in every window.
    const paid = legalPaidActions(game, seat, moment);
    if (
      asking === 'always'
        ? paid.length > 0
        : paid.some((action) => isFittingPaidAction(game, seat, action, moment))
    )
      return true;
  }
  const deck = deckCardsOf(game, seat);
  if (asking === 'always') return couldPlay(game, seat, moment, deck, isAny);
  return couldPlay(game, seat, moment, cardsFor(deck, moment), (card) =>
    isFittingCard(game, seat, card, moment),
  );
}

const isAny = () => true;

function canSpendFitting(game: Game, seat: Seat, moment: Moment): boolean {
  return canSpend(game, seat, moment, (spend) => isFittingSpend(game, seat, spend, moment));
}

function mightUsePower(game: Game, seat: Seat, moment: Moment, asking: 'always' | 'fitting'): boolean {
  return (asking === 'always' ? legalPowers : fittingPowers)(game, seat, moment).length > 0;
}

/**
 * Whether a seat could use what an effect is about to take from it: spend the tokens, pay the CP, or play the cards.
 * @param taken the kinds of things that are about to be taken
 */
export function mightHaveReply(
  game: Game,
  seat: Seat,
  moment: Moment,
  taken: ReadonlySet<LossKind>,
): boolean {
  const paysCp = taken.has('cp');
  const isReply = (spend: Spend) => repliesBySpending(spend, taken, heroSeatOf(game, seat).hand.length);
  if (canSpend(game, seat, moment, isReply)) return true;
  if (paysCp && legalPaidActions(game, seat, moment).length > 0) return true;
  return couldPlay(game, seat, moment, deckCardsOf(game, seat), (card) => repliesByCard(card, taken));
}

/**
 * Whether a spend uses what is about to be taken: tokens or CP, or the last cards of the hand. A card that it costs
 * saves no other card.
 */
export function repliesBySpending(
  { takes, cp = 0, cards = 0 }: Spend,
  taken: ReadonlySet<LossKind>,
  handSize: number,
): boolean {
  if (taken.has('tokens') && takes !== 0) return true;
  if (taken.has('cp') && cp > 0) return true;
  return taken.has('cards') && cards > 0 && cards === handSize;
}

/** Whether a playable card uses what is about to be taken: cards or CP, or it acts on tokens. */
export function repliesByCard({ cost, effects }: CardDefinition, taken: ReadonlySet<LossKind>): boolean {
  return (
    taken.has('cards') ||
    (taken.has('cp') && cost > 0) ||
    (taken.has('tokens') && effects.some((effect) => occasionOf(effect).concernsTokens))
  );
}

/** Whether a seat could have a playable card whose printed condition asks for an open die. */
export function mightHaveOpenDieCard(game: Game, seat: Seat, moment: Moment): boolean {
  if (moment !== 'dice' || isAboutToBeBarred(game, seat)) return false;
  const deck = deckCardsOf(game, seat);
  return couldPlay(
    game,
    seat,
    moment,
    cardsFor(deck, moment),
    ({ when }) => when !== undefined && asksForOpenDie(when),
  );
}

function canSpend(game: Game, seat: Seat, moment: Moment, fits: (spend: Spend) => boolean): boolean {
  for (const token of spendableTokens(game, seat)) {
    for (const spend of token.spends ?? []) {
      if (fits(spend) && unmetSpendRequirement(game, seat, token, spend, moment) === null) return true;
    }
  }
  return false;
}

/** Whether all copies of a card are face up, so that everybody knows that none is in the hand. */
function areFaceUp({ hero, discard, resolving, inPlay }: HeroSeat, card: CardId): boolean {
  if (!discard.includes(card) && !resolving.includes(card) && !inPlay.includes(card)) return false;
  const copies = copiesOf(hero, card);
  if (copies === 1) return true;
  return [...discard, ...resolving, ...inPlay].filter((id) => id === card).length >= copies;
}

/**
 * Whether any card that could be in the hand could be played. The real hand is not looked at, except for its size.
 * @param cards cards of the deck to look at
 * @param fits further condition on the card
 */
function couldPlay(
  game: Game,
  seat: Seat,
  moment: Moment,
  cards: readonly CardDefinition[],
  fits: (card: CardDefinition) => boolean,
): boolean {
  const state = heroSeatOf(game, seat);
  const { hand, cp } = state;
  if (hand.length === 0) return false;
  for (const card of cards) {
    const { id } = card;
    if (card.kind !== 'upgrade' && card.cost > cp) continue;
    if (!fits(card)) continue;
    if (areFaceUp(state, id)) continue;
    if (priceOf(game, seat, card) <= cp && unmetCardRequirement(game, seat, card, moment) === null)
      return true;
  }
  return false;
}

/** Whether a paid line of a seat's board has something to work on at this moment. */
export function isFittingPaidAction(
  game: Game,
  seat: Seat,
  action: { ability: string; line: string },
  moment: Moment,
): boolean {
  const ability = boardOf(game, seat).find((level) => level.id === action.ability);
  const line = ability?.passive?.actions?.find(({ id }) => id === action.line);
  return line !== undefined && hasFittingEffect(game, seat, line.effects, moment);
}
