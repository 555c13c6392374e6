/** The schema of allies in a Mission pack. */
import { z } from 'zod';
import type { AllyDefinition, AllyPower } from '../../../engine/vocabulary/ally.ts';
import { BOUNDS } from '../bounds.ts';
import { exactly } from './agreement.ts';
import { requirement, whole } from './dice.ts';
import { effects } from './effects.ts';
import { doubt, id, name, text } from './texts.ts';
import { spendTiming } from './tokens.ts';

const momentum = whole(1, BOUNDS.cp);
const priced = { id, effects, text, cost: momentum.exactOptional() };

const power = exactly<AllyPower>()(
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('recruit'), id, effects, text }),
    z.strictObject({
      kind: z.literal('kicker'),
      ...priced,
      in: z.literal(['offensive', 'defensive']),
      requires: requirement.exactOptional(),
    }),
    z.strictObject({
      kind: z.literal('ability'),
      id,
      name,
      requires: requirement,
      reach: z.literal(['melee', 'range']),
      effects,
      text,
    }),
    z.strictObject({ kind: z.literal('exhaust'), ...priced, timing: spendTiming }),
    z.strictObject({ kind: z.literal('plus-exhaust'), ...priced }),
  ]),
);

export const ally = exactly<AllyDefinition>()(
  z.strictObject({
    id,
    name,
    cost: momentum,
    powers: z.tuple([power], power).readonly(),
    unconfirmed: doubt.exactOptional(),
  }),
);
