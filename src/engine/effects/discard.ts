/** Discards cards from a hand, at random or by choice. Discarding gives no CP (rule: discard-pile). */
import { pickIndex } from '../core/chance.ts';
import { type Game, handOf } from '../core/game.ts';
import { isEnemyPhase } from '../core/mission/board.ts';
import { discardCards } from '../core/seat/cards.ts';
import { beginLane } from '../core/stack/barrier.ts';
import { contextOf, pushEffects } from '../core/stack/push-effects.ts';
import { amountOf } from '../evaluation/evaluate.ts';
import { accessOfAmount, accessOfChoice, accessSeatOf } from '../evaluation/order/footprint.ts';
import { seatsOfWho } from '../evaluation/seats-of-who.ts';
import type { EffectsFrame } from '../model/frame.ts';
import type { Seat } from '../model/ids.ts';
import type { Effect } from '../vocabulary/effect.ts';
import type { Discard } from '../vocabulary/effects/cards.ts';
import { ask, oneByOne, type Step } from './parts/step.ts';
import type { EffectRule } from './rule.ts';

export const discard: EffectRule<Discard> = {
  do: 'discard',
  asksWhom: () => ({ ask: 'who-discards' }),
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
  if (others.length > 0) {
    if (effect.how === 'choice' && effect.ask === undefined && areSideBySide(game))
      return discardSideBySide(game, frame, effect, [seat, ...others]);
    return oneByOne(effect.who, { ...effect, who: 'chosen' });
  }
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

/** Whether heroes choose at the same time: outside of Attacks in the enemies' phases of a Mission. */
function areSideBySide({ state, lane }: Game): boolean {
  return isEnemyPhase(state) && lane === state.lanes[0] && lane.rollPhase === null && !state.askAlways;
}

/**
 * Starts a lane for each hero who has to choose, and waits for all of them. Whose hand is not larger than the number
 * discards it at once.
 */
function discardSideBySide(game: Game, { context }: EffectsFrame, effect: Discard, seats: Seat[]): Step {
  for (const seat of seats) {
    const hand = handOf(game, seat);
    const count = effect.count === 'all' ? hand.length : amountOf(game, context, effect.count);
    if (count <= 0) continue;
    if (count >= hand.length) {
      discardCards(game, seat, [...hand]);
      continue;
    }
    beginLane(game, [seat], []);
    const lane = game.state.lanes.at(-1) ?? game.lane;
    const own: Effect = { do: 'discard', count, who: 'owner', how: 'choice' };
    pushEffects({ ...game, lane }, [own], contextOf(seat, context.source, null));
  }
  game.lane.stack.push({ k: 'join', gate: 'over' });
  return 'done';
}
