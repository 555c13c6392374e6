/** Heals, combat points and cards. */

import type { Action } from '../action.ts';
import { pickIndex } from '../chance.ts';
import { healSeat } from '../damage/health.ts';
import type { EffectsFrame } from '../frames/frame.ts';
import { type Game, seatOf } from '../game.ts';
import { discardCards, drawCards } from '../seat/cards.ts';
import { changeCp } from '../seat/combat-points.ts';
import type { Effect } from '../vocabulary/effect.ts';
import { amountOf, seatsMeant } from './evaluate.ts';
import { ask, type Step } from './step.ts';

/** Heals at once; healing is never pooled with damage (rule: heal, R41). */
export function runHeal(game: Game, frame: EffectsFrame, effect: Extract<Effect, { do: 'heal' }>): 'done' {
  const amount = amountOf(game, frame.context, effect.amount);
  if (amount <= 0) return 'done';
  for (const seat of seatsMeant(game, frame.context, effect.who)) healSeat(game, seat, amount);
  return 'done';
}

export function runCp(
  game: Game,
  frame: EffectsFrame,
  effect: Extract<Effect, { do: 'cp' | 'lose-cp' }>,
): 'done' {
  const sign = effect.do === 'cp' ? 1 : -1;
  const amount = amountOf(game, frame.context, effect.amount);
  for (const seat of seatsMeant(game, frame.context, effect.who)) changeCp(game, seat, sign * amount);
  return 'done';
}

/** As much as is there, at the most (rule: steal). */
export function runStealCp(
  game: Game,
  frame: EffectsFrame,
  effect: Extract<Effect, { do: 'steal-cp' }>,
): 'done' {
  const amount = amountOf(game, frame.context, effect.amount);
  for (const from of seatsMeant(game, frame.context, effect.from)) {
    const stolen = -changeCp(game, from, -amount);
    changeCp(game, frame.context.owner, stolen);
    game.events.push({ e: 'stole', seat: frame.context.owner, from, what: 'cp', amount: stolen });
  }
  return 'done';
}

export function runDraw(game: Game, frame: EffectsFrame, effect: Extract<Effect, { do: 'draw' }>): 'done' {
  const count = amountOf(game, frame.context, effect.count);
  for (const seat of seatsMeant(game, frame.context, effect.who)) drawCards(game, seat, count);
  return 'done';
}

/** Discards at random, or asks the owner of the hand (rule: discard-pile: no CP for it). */
export function runDiscard(
  game: Game,
  frame: EffectsFrame,
  effect: Extract<Effect, { do: 'discard' }>,
): Step {
  const [seat] = seatsMeant(game, frame.context, effect.who);
  if (seat === undefined) return 'done';
  const { hand } = seatOf(game, seat);
  const wanted = Math.min(amountOf(game, frame.context, effect.count), hand.length + frame.picked.length);
  if (effect.how === 'random') {
    for (let i = 0; i < wanted; i += 1) {
      const card = hand[pickIndex(game.state.chance, hand.length)];
      if (card !== undefined) discardCards(game, seat, [card]);
    }
    return 'done';
  }
  if (frame.picked.length >= wanted) return 'done';
  return ask(game, frame, seat, 'choose', { ask: 'card-to-discard' });
}

export function legalDiscards(
  game: Game,
  frame: EffectsFrame,
  effect: Extract<Effect, { do: 'discard' }>,
): Action[] {
  const [seat] = seatsMeant(game, frame.context, effect.who);
  const hand = seat === undefined ? [] : seatOf(game, seat).hand;
  return [...new Set(hand)].map((card) => ({ type: 'choose', option: card }));
}

export function answerDiscard(
  game: Game,
  frame: EffectsFrame,
  effect: Extract<Effect, { do: 'discard' }>,
  action: Action,
): Step {
  const [seat] = seatsMeant(game, frame.context, effect.who);
  if (action.type !== 'choose' || typeof action.option !== 'string' || seat === undefined) return 'wait';
  discardCards(game, seat, [action.option]);
  frame.picked.push(action.option);
  return runDiscard(game, frame, effect);
}
