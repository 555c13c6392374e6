/** Runs the same effects once for each player, one after another. The current player is `chosen`. */

import { seatOf } from '../core/game.ts';
import { footprintOfList } from '../evaluation/order/footprint.ts';
import { predictList } from '../evaluation/prediction/prediction.ts';
import { seatsNamed, seatsOfWho } from '../evaluation/seats-of-who.ts';
import type { ForEach } from '../vocabulary/effect.ts';
import { seatsMeant } from './parts/in-vain.ts';
import type { EffectRule } from './rule.ts';
import { ruleOf } from './rule-of.ts';

/** A `for-each` that has started. Its players are fixed at the start, so that each of them has exactly one turn. */
interface UnderWay extends ForEach {
  /** Seats that are still to come, in order. */
  readonly left: readonly number[];
}

export const forEach: EffectRule<ForEach> = {
  do: 'for-each',
  isBenign: () => true,
  run(game, { context }, effect) {
    const seats = isUnderWay(effect)
      ? effect.left.filter((seat) => !seatOf(game, seat).defeated)
      : seatsOfWho(game, context, effect.who);
    const [next, ...left] = seats;
    if (next === undefined) return 'done';
    context.chosen = next;
    if (left.length === 0) return effect.effects;
    const rest: UnderWay = { ...effect, left };
    return [...effect.effects, rest];
  },
  contains: ({ effects }) => [{ effects, at: ['effects'] }],
  choosesAmong: (check, { who }) => seatsMeant(check, who),
  neededToStart: ({ who }) => who,
  couldAffect(game, seat, { effects: [first] }, spent) {
    return (first && ruleOf(first).couldAffect?.(game, seat, first, spent)) ?? true;
  },
  touches: (known, { effects }) => footprintOfList(known, effects),
  predict(prediction, { who, effects }) {
    for (const seat of seatsNamed(prediction.game, prediction.context, who)) {
      prediction.context.chosen = seat;
      predictList(prediction, effects);
    }
  },
};

function isUnderWay(effect: ForEach): effect is UnderWay {
  return 'left' in effect;
}
