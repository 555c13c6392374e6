/** The worth of combat points, cards and health that an effect brings to whom it means, or takes from them. */
import type { Effect } from '../../engine/index.ts';
import { worthOfCp, worthOfDraw, worthOfHarm, worthOfHeal } from './basic-worths.ts';
import { amountOf, cpOf, movePoints, type Outlook, seatsMeant, sideOf } from './outlook.ts';
import { seatAt } from './table-facts.ts';

const DISCARDED_CARD = 1.2;

type Goods = Extract<Effect, { do: 'cp' | 'lose-cp' | 'steal-cp' | 'draw' | 'discard' }>;

/** Combat points and cards. */
export function goodsWorth(outlook: Outlook, effect: Goods): number {
  switch (effect.do) {
    case 'cp':
      return overSeats(outlook, effect.who, (seat) =>
        pointsWorth(outlook, seat, amountOf(outlook, effect.amount)),
      );
    case 'lose-cp':
      return overSeats(outlook, effect.who, (seat) =>
        pointsWorth(outlook, seat, -amountOf(outlook, effect.amount)),
      );
    case 'steal-cp':
      return overSeats(outlook, effect.from, (seat) => {
        const stolen = Math.min(cpOf(outlook, seat), amountOf(outlook, effect.amount));
        return pointsWorth(outlook, seat, -stolen) + pointsWorth(outlook, outlook.owner, stolen);
      });
    case 'draw': {
      const count = amountOf(outlook, effect.count);
      return overSeats(
        outlook,
        effect.who,
        (seat) => sideOf(outlook, seat) * worthOfDraw(seatAt(outlook.table, seat).hand, count),
      );
    }
    case 'discard':
      return overSeats(outlook, effect.who, (seat) => {
        const lost = Math.min(seatAt(outlook.table, seat).hand, amountOf(outlook, effect.count));
        return -sideOf(outlook, seat) * DISCARDED_CARD * lost;
      });
  }
}

function pointsWorth(outlook: Outlook, seat: number, change: number): number {
  const worth = sideOf(outlook, seat) * worthOfCp(cpOf(outlook, seat), change);
  movePoints(outlook, seat, change);
  return worth;
}

/** A heal counts as far as it raises the dial. */
export function healed(outlook: Outlook, seat: number, amount: number): number {
  if (amount <= 0) return 0;
  const { health, maxHealth } = seatAt(outlook.table, seat);
  return sideOf(outlook, seat) * worthOfHeal(health, maxHealth, amount);
}

/** What one loses and the owner of the effect gains. */
export function stolenHealth(
  outlook: Outlook,
  seat: number,
  effect: Extract<Effect, { do: 'steal-health' }>,
): number {
  const { health } = seatAt(outlook.table, seat);
  const amount = Math.min(health, amountOf(outlook, effect.amount));
  const lost = -sideOf(outlook, seat) * worthOfHarm(health, outlook.harm[seat] ?? 0, amount);
  return lost + healed(outlook, outlook.owner, amount);
}

/** The worths to everybody meant, together. */
export function overSeats(
  outlook: Outlook,
  who: Parameters<typeof seatsMeant>[1],
  worth: (seat: number) => number,
): number {
  let sum = 0;
  for (const seat of seatsMeant(outlook, who)) sum += worth(seat);
  return sum;
}
