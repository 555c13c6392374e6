/** The schema of standing modifiers of tokens and passive abilities. */
import { z } from 'zod';
import type { Modifier } from '../../../engine/vocabulary/modifier.ts';
import { BOUNDS } from '../bounds.ts';
import { exactly } from './agreement.ts';
import { condition, damageTypes as types } from './amounts.ts';
import { whole } from './dice.ts';
import { id } from './texts.ts';

const cp = whole(1, BOUNDS.cp);

function ofAttack<Side extends 'attacking' | 'attacked'>(side: Side) {
  const when = condition.exactOptional();
  return [
    z.strictObject({
      side: z.literal(side),
      step: z.literal(2),
      amount: whole(-BOUNDS.figure, BOUNDS.figure),
      types,
      when,
      once: z.literal(true).exactOptional(),
    }),
    z.strictObject({
      side: z.literal(side),
      step: z.literal(3),
      factor: z.literal(['half', 'zero']),
      types,
      when,
    }),
  ] as const;
}

const modifier = exactly<Modifier>()(
  z.union([
    ...ofAttack('attacking'),
    ...ofAttack('attacked'),
    z.strictObject({ side: z.literal('income'), skip: z.literal(true) }),
    z.strictObject({ side: z.literal('attempts'), amount: whole(-2, 2) }),
    z.strictObject({ side: z.literal('attempt-price'), cp, beyond: whole(0, 3) }),
    z.strictObject({ side: z.literal('offense'), cp }),
    z.strictObject({ side: z.literal('actions'), none: z.literal(true) }),
    z.strictObject({ side: z.literal('defeat'), health: whole(1, BOUNDS.figure) }),
    z.strictObject({ side: z.literal('rerolls'), of: id }),
    z.strictObject({ side: z.literal('dice'), blank: z.literal([1, 2, 3, 4, 5, 6]) }),
    z.strictObject({ side: z.literal('upgrades'), in: z.literal('roll-phase') }),
    z.strictObject({ side: z.literal('cards'), none: z.literal(['all', 'roll-phase']) }),
    z.strictObject({ side: z.literal('healing'), none: z.literal(true) }),
    z.strictObject({ side: z.literal('statuses'), none: z.literal(true) }),
    z.strictObject({ side: z.literal('abilities'), without: z.literal('straight') }),
  ]),
);

export const modifiers = z.array(modifier).min(1).max(BOUNDS.options).readonly();
