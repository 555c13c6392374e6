/** Draws cards. When the deck is empty, the discard pile is shuffled into a new one (rule: draw-a-card). */
import { heroSeatOf } from '../core/game.ts';
import { drawCards } from '../core/seat/cards.ts';
import { amountOf } from '../evaluation/evaluate.ts';
import { accessOfAmount, accessSeatOf } from '../evaluation/order/footprint.ts';
import { seatsOfWho } from '../evaluation/seats-of-who.ts';
import type { Draw } from '../vocabulary/effects/cards.ts';
import { changesNobody } from './parts/in-vain.ts';
import type { EffectRule } from './rule.ts';

export const draw: EffectRule<Draw> = {
  do: 'draw',
  isBenign: () => true,
  asksWhom: () => ({ ask: 'who-draws' }),
  sameForAnyOwner: true,
  run(game, { context }, effect) {
    const count = amountOf(game, context, effect.count);
    for (const seat of seatsOfWho(game, context, effect.who)) drawCards(game, seat, count);
    return 'done';
  },
  isInVain: (check, { who }) =>
    changesNobody(check, who, (seat) => {
      const { deck, discard } = heroSeatOf(check.game, seat);
      return deck.length + discard.length === 0;
    }),
  touches(known, { who, count }) {
    const seat = accessSeatOf(known, who);
    // An empty deck is reshuffled. Draws of several players then use the same random sequence.
    const how = seat === 'any' ? 'change' : `draw of ${seat}`;
    return [
      { what: 'cards', seat, how },
      { what: 'chance', seat: 'any', how },
      ...accessOfAmount(known, count),
    ];
  },
};
