/**
 * Effects of an Offensive Ability that come with the start of the Defensive Roll Phase, behind what the ability aimed
 * at its target before them, because they go by who is Attacked (R53, R220); without a Roll Phase they come at once.
 */
import { walk } from '../damage/foreseen.ts';
import type { Effect } from '../vocabulary/effect.ts';
import type { EffectRule } from './rule.ts';

export interface AtDefense {
  readonly do: 'at-defense';
  readonly effects: readonly Effect[];
}

export const atDefense: EffectRule<AtDefense> = {
  do: 'at-defense',
  run: (_game, _frame, { effects }) => effects,
  aimedAt: () => 'target',
  contains: ({ effects }) => [{ effects, at: ['effects'] }],
  begunBy: () => null,
  foresee: (sight, { effects }) => walk(sight, effects),
};
