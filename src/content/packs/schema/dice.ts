/** The schemas of dice faces and requirements. */

import { z } from 'zod';
import type { DiceKey, DieValue, Requirement } from '../../../engine/rules.ts';
import { BOUNDS } from '../bounds.ts';
import { exactly } from './agreement.ts';
import { id } from './texts.ts';

/** An integer within bounds. */
export const whole = (least: number, most: number) =>
  z
    .int(`must be a whole number from ${least} to ${most}`)
    .min(least, `is less than ${least}`)
    .max(most, `is more than ${most}`);

export const dieValue = exactly<DieValue>()(z.literal([1, 2, 3, 4, 5, 6]));

/** The number of dice of each symbol. */
export const need = z.record(id, whole(1, BOUNDS.dice)).readonly();

export const diceKey = exactly<DiceKey>()(z.strictObject({ 1: id, 2: id, 3: id, 4: id, 5: id, 6: id }));

export const requirement = exactly<Requirement>()(
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('symbols'), need }),
    z.strictObject({ kind: z.literal('straight'), size: z.literal(['micro', 'small', 'large']) }),
    z.strictObject({ kind: z.literal('of-a-kind'), count: whole(2, BOUNDS.dice) }),
    z.strictObject({
      kind: z.literal('like-symbols'),
      sizes: z.array(whole(1, BOUNDS.dice)).min(1).max(BOUNDS.dice).readonly(),
    }),
    z.strictObject({
      kind: z.literal('values'),
      values: z.array(dieValue).min(1).max(BOUNDS.dice).readonly(),
    }),
  ]),
);
