/** Discards cards from a hand, at random or by choice. Discarding gives no CP (rule: discard-pile). */
import { pickIndex } from '../core/chance.ts';
import { type Game, handOf } from '../core/game.ts';
import { discardCards } from '../core/seat/cards.ts';
import { amountOf } from '../evaluation/evaluate.ts';
import { accessOfAmount, accessOfChoice, accessSeatOf } from '../evaluation/order/footprint.ts';
import { seatsOfWho } from '../evaluation/seats-of-who.ts';
import type { EffectsFrame } from '../model/frame.ts';
import type { Discard } from '../vocabulary/effects/cards.ts';
import { ask, oneByOne, type Step } from './parts/step.ts';
import type { EffectRule } from './rule.ts';

export const discard: EffectRule<Discard> = {
  do: 'discard',
  run: runDiscard,
  legal(game, frame, effect) {
    const [seat] = seatsOfWho(game, frame.context, effect.who);
    const hand = seat === undefined ? [] : handOf(game, seat);
    return [...new Set(hand)].map((card) => ({ type: 'choose', option: card }));
  },
  answer(game, frame, effect, action) {
    const [seat] = seatsOfWho(game, frame.context, effect.who);
    if (action.type !== 'choose' || typeof action.option !== 'string' || seat === undefined) return 'wait';
    discardCards(game, seat, [action.option]);
    frame.picked.push(action.option);
    return runDiscard(game, frame, effect);
  },
  isSecret: true,
  aimedAt: ({ who }) => who,
  unmet(game, seat, { who, how }) {
    const isPossible = who !== 'owner' || how === 'random' || handOf(game, seat).length > 0;
    return isPossible ? null : (say) => say.noCard;
  },
  takes({ game, seat, context, taken }, { who }) {
    if (handOf(game, seat).length > 0 && seatsOfWho(game, context, who).includes(seat)) taken.add('cards');
  },
  touches(known, { who, count, how, ask: asked = who }) {
    const seat = accessSeatOf(known, who);
    const chance = [{ what: 'chance', seat: 'any', how: 'change' }] as const;
    const picked = how === 'choice' ? accessOfChoice(accessSeatOf(known, asked)) : chance;
    return [
      { what: 'cards', seat, how: 'change' },
      ...picked,
      ...(count === 'all' ? [] : accessOfAmount(known, count)),
    ];
  },
};

function runDiscard(game: Game, frame: EffectsFrame, effect: Discard): Step {
  const [seat, ...others] = seatsOfWho(game, frame.context, effect.who);
  if (seat === undefined) return 'done';
  if (others.length > 0) return oneByOne(effect.who, { ...effect, who: 'chosen' });
  const hand = handOf(game, seat);
  if (effect.count === 'all') {
    discardCards(game, seat, [...hand]);
    return 'done';
  }
  const wanted = Math.min(amountOf(game, frame.context, effect.count), hand.length + frame.picked.length);
  if (effect.how === 'random') {
    for (let i = 0; i < wanted; i += 1) {
      // The hand shrinks with each card.
      const left = handOf(game, seat);
      const card = left[pickIndex(game.state.chance, left.length)];
      if (card !== undefined) discardCards(game, seat, [card]);
    }
    return 'done';
  }
  if (frame.picked.length >= wanted) return 'done';
  const [picker] = effect.ask === undefined ? [seat] : seatsOfWho(game, frame.context, effect.ask);
  if (picker === undefined) return 'done';
  return ask(game, frame, picker, 'choose', { ask: 'card-to-discard' });
}
