/** Turns a board or a companion to one of its sides (rule: hero-cursed-pirate). */
import { turnOverTo } from '../core/seat/sides.ts';
import { accessSeatOf } from '../evaluation/order/footprint.ts';
import { seatsOfWho } from '../evaluation/seats-of-who.ts';
import type { TurnOver } from '../vocabulary/effects/health-and-cp.ts';
import type { EffectRule } from './rule.ts';

export const turnOver: EffectRule<TurnOver> = {
  do: 'turn-over',
  isBenign: ({ who }) => who === 'owner',
  run(game, { context }, { thing, side, who }) {
    for (const seat of seatsOfWho(game, context, who)) turnOverTo(game, seat, thing, side);
    return 'done';
  },
  touches: (known, { who }) => [{ what: 'sides', seat: accessSeatOf(known, who), how: 'change' }],
};
