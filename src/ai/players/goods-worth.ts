/** The worth of combat points, cards and health that an effect gives to or takes from its target seats. */

import type { Effect } from '../../engine/definitions.ts';
import type { Seat } from '../../engine/index.ts';
import { worthOfCp, worthOfDraw, worthOfHarm, worthOfHeal } from './basic-worths.ts';
import { amountOf, cpOf, type EvalContext, movePoints, seatsOfWho, sideOf } from './eval-context.ts';
import { seatAt } from './table-facts.ts';

const DISCARDED_CARD = 1.2;

type Goods = Extract<Effect, { do: 'cp' | 'lose-cp' | 'steal-cp' | 'draw' | 'discard' }>;

/** Returns the worth of an effect on combat points or cards. */
export function goodsWorth(context: EvalContext, effect: Goods): number {
  switch (effect.do) {
    case 'cp':
      return overSeats(context, effect.who, (seat) =>
        pointsWorth(context, seat, amountOf(context, effect.amount)),
      );
    case 'lose-cp':
      return overSeats(context, effect.who, (seat) =>
        pointsWorth(context, seat, -amountOf(context, effect.amount)),
      );
    case 'steal-cp':
      return overSeats(context, effect.from, (seat) => {
        const stolen = Math.min(cpOf(context, seat), amountOf(context, effect.amount));
        return pointsWorth(context, seat, -stolen) + pointsWorth(context, context.owner, stolen);
      });
    case 'draw': {
      const count = amountOf(context, effect.count);
      return overSeats(
        context,
        effect.who,
        (seat) => sideOf(context, seat) * worthOfDraw(seatAt(context.table, seat).hand, count),
      );
    }
    case 'discard':
      return overSeats(context, effect.who, (seat) => {
        const { hand } = seatAt(context.table, seat);
        const lost = effect.count === 'all' ? hand : Math.min(hand, amountOf(context, effect.count));
        return -sideOf(context, seat) * DISCARDED_CARD * lost;
      });
  }
}

function pointsWorth(context: EvalContext, seat: Seat, change: number): number {
  const worth = sideOf(context, seat) * worthOfCp(cpOf(context, seat), change);
  movePoints(context, seat, change);
  return worth;
}

/** Returns the worth of a heal; only the part up to the maximum health counts. */
export function healed(context: EvalContext, seat: Seat, amount: number): number {
  if (amount <= 0) return 0;
  const { health, maxHealth } = seatAt(context.table, seat);
  return sideOf(context, seat) * worthOfHeal(health, maxHealth, amount);
}

/** Returns the worth of stolen health: the loss of the seat plus the heal of the owner. */
export function stolenHealth(
  context: EvalContext,
  seat: Seat,
  effect: Extract<Effect, { do: 'steal-health' }>,
): number {
  const { health } = seatAt(context.table, seat);
  const amount = Math.min(health, amountOf(context, effect.amount));
  const lost = -sideOf(context, seat) * worthOfHarm(health, context.harm[seat] ?? 0, amount);
  return lost + healed(context, context.owner, amount);
}

/** Returns the sum of the worths over the target seats. */
export function overSeats(
  context: EvalContext,
  who: Parameters<typeof seatsOfWho>[1],
  worth: (seat: Seat) => number,
): number {
  let sum = 0;
  for (const seat of seatsOfWho(context, who)) sum += worth(seat);
  return sum;
}
