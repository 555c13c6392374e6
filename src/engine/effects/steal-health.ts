/** Health moves from one to another at once: no damage, nothing prevents it (rule: steal, R109). */
import { checkDefeat, HEAL_CAP, lowerHealth } from '../core/damage/health.ts';
import { poolOf, takesDamage } from '../core/game.ts';
import { amountOf } from '../evaluation/evaluate.ts';
import { seatsOfWho } from '../evaluation/seats-of-who.ts';
import type { StealHealth } from '../vocabulary/effects/health-and-cp.ts';
import type { EffectRule } from './rule.ts';

export const stealHealth: EffectRule<StealHealth> = {
  do: 'steal-health',
  asksWhom: () => ({ ask: 'from-whom' }),
  /**
   * The other player loses the health even when the owner is at the healing cap (R111). A player brought to 0 is
   * defeated before pooled damage lands (R110).
   */
  run(game, { context }, effect) {
    const amount = amountOf(game, context, effect.amount);
    for (const from of seatsOfWho(game, context, effect.from).filter((seat) => takesDamage(game, seat))) {
      const stolen = Math.max(0, Math.min(amount, poolOf(game, from).health));
      lowerHealth(game, from, stolen);
      const left = poolOf(game, from).health;
      const own = poolOf(game, context.owner);
      own.health = Math.max(own.health, Math.min(own.start + HEAL_CAP, own.health + stolen));
      game.events.push({ e: 'stole', seat: context.owner, from, what: 'health', amount: stolen, left });
    }
    checkDefeat(game);
    return 'done';
  },
  aimedAt: ({ from }) => from,
};
