/** The schema of triggers of tokens and passive abilities. */
import { z } from 'zod';
import type { Trigger, TriggerEvent, TriggerOn, Whose } from '../../../engine/vocabulary/trigger.ts';
import { BOUNDS } from '../bounds.ts';
import { exactly } from './agreement.ts';
import { condition } from './amounts.ts';
import { effects } from './effects.ts';
import { id } from './texts.ts';

const event = exactly<TriggerEvent>()(
  z.literal([
    'game-start',
    'turn-start',
    'upkeep',
    'upkeep-end',
    'income',
    'main-start',
    'main-end',
    'offense-start',
    'token-prevented',
    'aiming',
    'ultimate-announced',
    'activation',
    'activated',
    'attack',
    'no-activation',
    'no-attack',
    'attacked',
    'offense-end',
    'damage-due',
    'damage-taken',
    'damage-dealt',
    'roll-phase-end',
    'gained',
    'gained-in-vain',
    'spent',
    'removed',
    'healed',
    'card-played',
    'upgraded',
    'defeat',
    'turn-end',
    'round-start',
    'clock-round',
    'moved',
  ]),
);

const whose = exactly<Whose>()(
  z.literal(['holder', 'opponents', 'team-mates', 'neighbours', 'engaged', 'others', 'everyone']),
);

const on = exactly<TriggerOn>()(
  z.strictObject({
    event,
    whose,
    when: condition.exactOptional(),
    token: id.exactOptional(),
    kinds: z
      .array(z.literal(['positive', 'negative', 'unique']))
      .min(1)
      .max(3)
      .readonly()
      .exactOptional(),
    heldFromStart: z.literal(true).exactOptional(),
  }),
);

const trigger = exactly<Trigger>()(
  z.strictObject({
    on,
    do: effects,
    once: z.literal(true).exactOptional(),
    oncePerTurn: z.literal(true).exactOptional(),
  }),
);

export const triggers = z.array(trigger).min(1).max(BOUNDS.options).readonly();
