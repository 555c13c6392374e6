/** Effects that change dice on the table; they are rated by those dice. */
import type { Effect } from '../../engine/definitions.ts';

export type DiceChange = Extract<Effect, { do: 'alter' | 'reroll-own' | 'extra-attempt' | 'read-as' }>;

const DICE_CHANGES: readonly string[] = ['alter', 'reroll-own', 'extra-attempt', 'read-as'];

/** Whether an effect changes dice on the table. */
export function isDiceChange(effect: Effect): effect is DiceChange {
  return DICE_CHANGES.includes(effect.do);
}
