/**
 * What a seat could possibly do, judged from what everybody can see: the number of cards in its hand,
 * which of its cards are gone, its CP and tokens. Standing in for the real hand, this decides whether
 * the seat is asked, so that asking tells nothing (rule of the design: windows open by public facts).
 */
import type { Taken } from '../effects/rule.ts';
import { ruleOf } from '../effects/rule-of.ts';
import { boardOf, type Game, heroSeatOf } from '../game.ts';
import { isAboutToBeBarred } from '../priority/barred.ts';
import { cardsOf, hasPaidActions } from '../registry.ts';
import type { Moment } from '../state.ts';
import type { CardDefinition } from '../vocabulary/card.ts';
import type { Spend } from '../vocabulary/token.ts';
import { priceOf, unmetCardRequirement } from './cards.ts';
import { asksForOpenDie } from './interruption.ts';
import { inOwnMain } from './moment.ts';
import { legalPaidActions } from './paid-actions.ts';
import { fittingPowers, legalPowers } from './powers.ts';
import { answersIn, changesAnything, isRelevantCard, isRelevantSpend } from './relevance.ts';
import { spendableTokens, unmetSpendRequirement } from './spends.ts';

/**
 * @param asking `always`: anything at all; `fitting`: only what is made for such a moment
 */
export function mightHavePlay(
  game: Game,
  seat: number,
  moment: Moment,
  asking: 'always' | 'fitting',
): boolean {
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
  // Modifiers and preventions have windows of their own, which follow.
  if (asking === 'fitting' && (moment === 'phase-start' || moment === 'offense-end')) return false;
  if (hasPaidActions(heroSeatOf(game, seat).hero)) {
    // "Any time" lines would ask at every turn of the game; they count as an answer to dice only.
    const paid = legalPaidActions(game, seat, moment);
    if (asking === 'always' ? paid.length > 0 : paid.some((action) => isDiceLine(game, seat, action, moment)))
      return true;
  }
  const deck = cardsOf(heroSeatOf(game, seat).hero);
  if (asking === 'always') return couldPlay(game, seat, moment, deck, isAny);
  return couldPlay(game, seat, moment, answersIn(deck, moment), (card) =>
    isRelevantCard(game, seat, card, moment),
  );
}

const isAny = () => true;

function canSpendFitting(game: Game, seat: number, moment: Moment): boolean {
  return canSpend(game, seat, moment, (spend) => isRelevantSpend(game, seat, spend, moment));
}

function mightUsePower(game: Game, seat: number, moment: Moment, asking: 'always' | 'fitting'): boolean {
  return (asking === 'always' ? legalPowers : fittingPowers)(game, seat, moment).length > 0;
}

/**
 * Whether a seat could use what is about to be taken: tokens by spending some, CP by paying for something,
 * cards by playing one.
 */
export function mightHaveReply(game: Game, seat: number, moment: Moment, taken: ReadonlySet<Taken>): boolean {
  const paysCp = taken.has('cp');
  if (canSpend(game, seat, moment, (spend) => taken.has('tokens') || (paysCp && (spend.cp ?? 0) > 0)))
    return true;
  if (paysCp && legalPaidActions(game, seat, moment).length > 0) return true;
  return couldPlay(
    game,
    seat,
    moment,
    cardsOf(heroSeatOf(game, seat).hero),
    (card) =>
      taken.has('cards') ||
      (paysCp && card.cost > 0) ||
      (taken.has('tokens') && card.effects.some((effect) => ruleOf(effect).concernsTokens)),
  );
}

/** Whether a seat could play a card that is made for a die that lies on the table now. */
export function mightAnswerOpenDie(game: Game, seat: number, moment: Moment): boolean {
  if (moment !== 'dice' || isAboutToBeBarred(game, seat)) return false;
  const deck = cardsOf(heroSeatOf(game, seat).hero);
  return couldPlay(
    game,
    seat,
    moment,
    answersIn(deck, moment),
    ({ when }) => when !== undefined && asksForOpenDie(when),
  );
}

function canSpend(game: Game, seat: number, moment: Moment, fits: (spend: Spend) => boolean): boolean {
  for (const token of spendableTokens(game, seat)) {
    for (const spend of token.spends ?? []) {
      if (fits(spend) && unmetSpendRequirement(game, seat, token, spend, moment) === null) return true;
    }
  }
  return false;
}

/**
 * Whether any card that may be in the hand could be played; which ones are there plays no part.
 * @param cards those of the deck that are looked at
 */
function couldPlay(
  game: Game,
  seat: number,
  moment: Moment,
  cards: readonly CardDefinition[],
  fits: (card: CardDefinition) => boolean,
): boolean {
  const { hand, discard, resolving, inPlay, cp } = heroSeatOf(game, seat);
  if (hand.length === 0) return false;
  for (const card of cards) {
    const { id } = card;
    if (card.kind !== 'upgrade' && card.cost > cp) continue;
    if (!fits(card)) continue;
    // Everybody knows where these cards are; of the others only their owner does.
    if (discard.includes(id) || resolving.includes(id) || inPlay.includes(id)) continue;
    if (priceOf(game, seat, card) <= cp && unmetCardRequirement(game, seat, card, moment) === null)
      return true;
  }
  return false;
}

/** Whether a paid line of a seat's board changes dice that lie on the table at this moment. */
export function isDiceLine(
  game: Game,
  seat: number,
  action: { ability: string; line: string },
  moment: Moment,
): boolean {
  const ability = boardOf(game, seat).find((level) => level.id === action.ability);
  const line = ability?.passive?.actions?.find(({ id }) => id === action.line);
  return line !== undefined && changesAnything(game, seat, line.effects, moment);
}
