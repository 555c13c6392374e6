/** Moves CP from other players to the owner, at most as many as they have (rule: steal, m-enemies). */

import { cpOf } from '../core/game.ts';
import { changeCp, takeCp } from '../core/seat/combat-points.ts';
import { amountOf } from '../evaluation/evaluate.ts';
import { accessOfAmount, accessSeatOf } from '../evaluation/order/footprint.ts';
import { seatsOfWho } from '../evaluation/seats-of-who.ts';
import type { StealCp } from '../vocabulary/effects/health-and-cp.ts';
import type { EffectRule } from './rule.ts';

export const stealCp: EffectRule<StealCp> = {
  do: 'steal-cp',
  asksWhom: () => ({ ask: 'from-whom' }),
  run(game, { context }, effect) {
    const amount = amountOf(game, context, effect.amount);
    for (const from of seatsOfWho(game, context, effect.from)) {
      const stolen = takeCp(game, from, amount);
      changeCp(game, context.owner, stolen);
      game.events.push({ e: 'stole', seat: context.owner, from, what: 'cp', amount: stolen });
    }
    return 'done';
  },
  aimedAt: ({ from }) => from,
  takes({ game, seat, context, taken }, { from, amount }) {
    if (cpOf(game, seat) === 0 || !seatsOfWho(game, context, from).includes(seat)) return;
    if (amountOf(game, context, amount) > 0) taken.add('cp');
  },
  touches: (known, { from, amount }) => [
    { what: 'cp', seat: accessSeatOf(known, from), how: 'change' },
    { what: 'cp', seat: known.context.owner, how: 'change' },
    ...accessOfAmount(known, amount),
  ],
};
