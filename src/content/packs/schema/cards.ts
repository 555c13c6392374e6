/** The schema of a hero's own cards. */
import { z } from 'zod';
import type { CardDefinition, CardKind } from '../../../engine/vocabulary/card.ts';
import { BOUNDS } from '../bounds.ts';
import { exactly } from './agreement.ts';
import { condition } from './amounts.ts';
import { whole } from './dice.ts';
import { effects } from './effects.ts';
import { confidence, doubt, id, name, refusal, text } from './texts.ts';

const kind = exactly<CardKind>()(z.literal(['main', 'roll', 'instant', 'upgrade']));

export const card = exactly<CardDefinition>()(
  z.strictObject({
    id,
    name,
    stays: z.literal(true).exactOptional(),
    cost: whole(0, BOUNDS.cp),
    kind,
    attackModifier: z.literal(true).exactOptional(),
    upgradesTo: id.exactOptional(),
    when: condition.exactOptional(),
    whenText: refusal.exactOptional(),
    effects,
    text,
    confidence: confidence.exactOptional(),
    unconfirmed: doubt.exactOptional(),
  }),
);
