/**
 * Postpones effects of an Offensive Ability to the start of the Defensive Roll Phase, because they depend on who is
 * Attacked (R53, R220). They run after earlier effects of the ability on its target. Outside of a Roll Phase they run
 * at once.
 */
import { predictList } from '../evaluation/prediction/prediction.ts';
import type { AtDefense } from '../vocabulary/effect.ts';
import type { EffectRule } from './rule.ts';

export const atDefense: EffectRule<AtDefense> = {
  do: 'at-defense',
  run: (_game, _frame, { effects }) => effects,
  aimedAt: () => 'target',
  contains: ({ effects }) => [{ effects, at: ['effects'] }],
  neededToStart: () => null,
  predict: (prediction, { effects }) => predictList(prediction, effects),
};
