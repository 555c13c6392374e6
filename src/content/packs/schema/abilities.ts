/** The schema of the ability levels on a hero's board. */
import { z } from 'zod';
import type {
  AbilityKind,
  AbilityLevel,
  AbilityTargets,
  AbilityVariant,
  PaidAction,
  Passive,
} from '../../../engine/vocabulary/hero.ts';
import { BOUNDS } from '../bounds.ts';
import { exactly } from './agreement.ts';
import { condition } from './amounts.ts';
import { requirement, whole } from './dice.ts';
import { effects, opposed } from './effects.ts';
import { modifiers } from './modifiers.ts';
import { confidence, doubt, id, label, name, text } from './texts.ts';
import { spendTiming, tokenPrice } from './tokens.ts';
import { triggers } from './triggers.ts';

const kind = exactly<AbilityKind>()(z.literal(['offensive', 'defensive', 'ultimate', 'passive']));

const targets = exactly<AbilityTargets>()(
  z.strictObject({
    count: z.union([whole(2, BOUNDS.seats), z.literal('all')]),
    upTo: z.literal(true).exactOptional(),
  }),
);

const variant = exactly<AbilityVariant>()(
  z.strictObject({ id, name, requires: requirement, effects, targets: targets.exactOptional() }),
);

const paidAction = exactly<PaidAction>()(
  z.strictObject({
    id,
    label,
    cp: whole(0, BOUNDS.cp),
    costs: tokenPrice.exactOptional(),
    timing: spendTiming,
    effects,
  }),
);

const passive = exactly<Passive>()(
  z.strictObject({
    triggers: triggers.exactOptional(),
    modifiers: modifiers.exactOptional(),
    actions: z.array(paidAction).min(1).max(BOUNDS.options).readonly().exactOptional(),
  }),
);

export const ability = exactly<AbilityLevel>()(
  z.strictObject({
    id,
    name,
    slot: id,
    level: z.literal([1, 2, 3]),
    side: id.exactOptional(),
    kind,
    reach: z.literal('range').exactOptional(),
    variants: z.array(variant).max(BOUNDS.options).readonly(),
    dice: whole(1, BOUNDS.dice).exactOptional(),
    effects: effects.exactOptional(),
    anyAttack: z.literal(true).exactOptional(),
    mayReroll: whole(1, BOUNDS.dice).exactOptional(),
    rerollCosts: id.exactOptional(),
    mayRerollWhen: condition.exactOptional(),
    opposed: opposed.exactOptional(),
    passive: passive.exactOptional(),
    text,
    confidence: confidence.exactOptional(),
    unconfirmed: doubt.exactOptional(),
  }),
);
