/** The legal plays of a seat at a moment (cards, spends, paid actions, sales), and how a play is carried out. */

import { boardOf, cardAt, type Game, heroSeatOf } from '../../core/game.ts';
import { tokenById } from '../../core/registry.ts';
import { takeFromHand } from '../../core/seat/cards.ts';
import { changeCp } from '../../core/seat/combat-points.ts';
import { hasFittingEffect } from '../../effects/lists/fitting.ts';
import type { LossKind } from '../../effects/occasion.ts';
import { isAboutToBeBarred, isBarred } from '../../evaluation/barred.ts';
import type { Action, ActionType } from '../../model/action.ts';
import type { Seat } from '../../model/ids.ts';
import type { Moment } from '../../model/moments.ts';
import { playCard, priceOf, unmetCardRequirement } from './cards.ts';
import { isFittingCard, isFittingSpend } from './fitting.ts';
import { repliesByCard, repliesBySpending } from './might-have.ts';
import { inOwnMain } from './moment.ts';
import { legalPaidActions, usePaidAction } from './paid-actions.ts';
import { fittingPowers } from './powers.ts';
import { legalSpends, spendToken } from './spends.ts';

/** CP for any sold card (rule: sell-a-card). */
export const SALE_PRICE = 1;

const PLAYS: ReadonlySet<ActionType> = new Set(['play', 'spend', 'use', 'sell']);

/** Whether actions of a type are plays. */
export function isPlay(type: ActionType): boolean {
  return PLAYS.has(type);
}

/**
 * All legal plays of a seat at a moment.
 * @param moment the moment of the open window; null for a question without one
 * @param only the only type of play to return; all types if left out
 */
export function legalPlays(game: Game, seat: Seat, moment: Moment | null, only?: ActionType): Action[] {
  if (isBarred(game, seat)) return [];
  if (isAboutToBeBarred(game, seat)) return wants('spend', only) ? legalSpends(game, seat, moment) : [];
  const actions: Action[] = [];
  if (wants('play', only)) addLegalCards(actions, game, seat, moment);
  if (wants('spend', only)) actions.push(...legalSpends(game, seat, moment));
  if (wants('use', only)) actions.push(...legalPaidActions(game, seat, moment));
  if (wants('sell', only) && inOwnMain(game, seat, moment)) actions.push(...legalSales(game, seat));
  return actions;
}

function wants(type: ActionType, only: ActionType | undefined): boolean {
  return only === undefined || only === type;
}

function addLegalCards(actions: Action[], game: Game, seat: Seat, moment: Moment | null): void {
  const { hand, cp } = heroSeatOf(game, seat);
  for (let at = 0; at < hand.length; at += 1) {
    const id = hand[at];
    // Several copies of a card are one action.
    if (id === undefined || hand.indexOf(id) < at) continue;
    const card = cardAt(game, seat, id);
    if (priceOf(game, seat, card) <= cp && unmetCardRequirement(game, seat, card, moment) === null) {
      actions.push({ type: 'play', card: id });
    }
  }
}

/** One sale for each different card in the hand; whether selling is allowed now is not checked. */
export function legalSales(game: Game, seat: Seat): Action[] {
  return [...new Set(heroSeatOf(game, seat).hand)].map((card) => ({ type: 'sell', card }));
}

/** Sells a card from the hand for 1 CP (rule: sell-a-card). */
export function sellCard(game: Game, seat: Seat, card: string): void {
  takeFromHand(game, seat, card);
  const state = heroSeatOf(game, seat);
  state.discard = [...state.discard, card];
  game.events.push({ e: 'sold', seat, card, cp: SALE_PRICE });
  changeCp(game, seat, SALE_PRICE);
}

/** Carries out a legal play; returns false if the action is not a play. */
export function carryOutPlay(game: Game, seat: Seat, action: Action): boolean {
  switch (action.type) {
    case 'play':
      playCard(game, seat, action.card);
      return true;
    case 'spend':
      spendToken(game, seat, action);
      return true;
    case 'use':
      usePaidAction(game, seat, action);
      return true;
    case 'sell':
      sellCard(game, seat, action.card);
      return true;
    default:
      return false;
  }
}

/**
 * Whether a seat has a legal play now, judged by its real hand. Use it only if no opponent can learn about the hand
 * from the fact that the seat is asked.
 * @param asking `always`: any legal play counts; `fitting`: only plays that are made for this moment and would change
 *   something
 */
export function hasLegalPlay(game: Game, seat: Seat, moment: Moment, asking: 'always' | 'fitting'): boolean {
  const plays = legalPlays(game, seat, moment);
  if (asking === 'always') return plays.length > 0;
  return (
    plays.some((action) => isFittingPlay(game, seat, action, moment)) ||
    (game.state.mission !== undefined && fittingPowers(game, seat, moment).length > 0)
  );
}

/**
 * Whether a seat has a legal play that uses what an effect is about to take from it, judged by its real hand (see
 * `hasLegalPlay`).
 */
export function hasReply(game: Game, seat: Seat, moment: Moment, taken: ReadonlySet<LossKind>): boolean {
  const { hand } = heroSeatOf(game, seat);
  return legalPlays(game, seat, moment).some((action) => {
    switch (action.type) {
      case 'play':
        return repliesByCard(cardAt(game, seat, action.card), taken);
      case 'spend': {
        const spend = tokenById(action.token).spends?.find(({ use }) => use === action.use);
        return spend !== undefined && repliesBySpending(spend, taken, hand.length);
      }
      case 'use':
        return taken.has('cp');
      default:
        return false;
    }
  });
}

function isFittingPlay(game: Game, seat: Seat, action: Action, moment: Moment): boolean {
  switch (action.type) {
    case 'play':
      return isFittingCard(game, seat, cardAt(game, seat, action.card), moment);
    case 'spend': {
      const spend = tokenById(action.token).spends?.find(({ use }) => use === action.use);
      return spend !== undefined && isFittingSpend(game, seat, spend, moment);
    }
    case 'use': {
      const level = boardOf(game, seat).find(({ id }) => id === action.ability);
      const line = level?.passive?.actions?.find(({ id }) => id === action.line);
      return line !== undefined && hasFittingEffect(game, seat, line.effects, moment);
    }
    default:
      return false;
  }
}

/**
 * Whether a seat has a fitting play at a moment that it could not make as well at a later one, judged by its real hand.
 * A change of dice has to be made while they are open; a prevention can wait for the damage.
 * @param later null for none
 * @param price `free` leaves out cards that cost CP
 */
export function hasPlayForNow(
  game: Game,
  seat: Seat,
  moment: Moment,
  later: Moment | null,
  price: 'any' | 'free' = 'any',
): boolean {
  const fittingAt = (at: Moment) =>
    [
      ...legalPlays(game, seat, at).filter((action) => isFittingPlay(game, seat, action, at)),
      ...(game.state.mission === undefined ? [] : fittingPowers(game, seat, at)),
    ]
      .filter((action) => price === 'any' || isFree(game, seat, action))
      .map((action) => JSON.stringify(action));
  const waiting = new Set(later === null ? [] : fittingAt(later));
  return fittingAt(moment).some((action) => !waiting.has(action));
}

function isFree(game: Game, seat: Seat, action: Action): boolean {
  return action.type !== 'play' || priceOf(game, seat, cardAt(game, seat, action.card)) === 0;
}
