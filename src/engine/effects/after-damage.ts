/**
 * Postpones effects until the damage of the Roll Phase has landed (rule: after-damage-step). Outside of a Roll Phase,
 * or once its damage has landed, they run at once.
 */
import type { Effect } from '../vocabulary/effect.ts';
import type { EffectRule } from './rule.ts';

export interface AfterDamage {
  readonly do: 'after-damage';
  readonly effects: readonly Effect[];
}

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
