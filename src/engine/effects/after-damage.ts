import type { AfterDamage } from '../vocabulary/effect.ts';
import type { EffectRule } from './rule.ts';

export const afterDamage: EffectRule<AfterDamage> = {
  do: 'after-damage',
  run(game, { context }, { effects }) {
    const phase = game.lane.rollPhase;
    if (!phase || phase.landed) return effects;
    phase.afterDamage.push({ context: structuredClone(context), effects });
    return 'done';
  },
  contains: ({ effects }) => [{ effects, at: ['effects'] }],
  neededToStart: () => null,
  hasUnknownResult: true,
};
