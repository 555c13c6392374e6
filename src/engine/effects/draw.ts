/** Cards from the deck into the hand; an empty deck is made anew from the discard pile (rule: draw-a-card). */
import { drawCards } from '../seat/cards.ts';
import type { Amount, Who } from '../vocabulary/amount.ts';
import { amountOf } from './evaluate.ts';
import { ofAmount, seatOfWho } from './footprint.ts';
import type { EffectRule } from './rule.ts';
import { seatsMeant } from './seats-meant.ts';

export interface Draw {
  readonly do: 'draw';
  readonly count: Amount;
  readonly who: Who;
}

export const draw: EffectRule<Draw> = {
  do: 'draw',
  isBenign: () => true,
  asksWhom: () => ({ ask: 'who-draws' }),
  sameForAnyOwner: true,
  run(game, { context }, effect) {
    const count = amountOf(game, context, effect.count);
    for (const seat of seatsMeant(game, context, effect.who)) drawCards(game, seat, count);
    return 'done';
  },
  touches(known, { who, count }) {
    const seat = seatOfWho(known, who);
    // A deck that is empty is shuffled anew, so that cards of several players share the same chance.
    const how = seat === 'any' ? 'change' : `draw of ${seat}`;
    return [{ what: 'cards', seat, how }, { what: 'chance', seat: 'any', how }, ...ofAmount(known, count)];
  },
};
