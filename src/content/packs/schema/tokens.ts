/** The hero's own tokens and companions. */
import { z } from 'zod';
import type {
  Spend,
  SpendTiming,
  TokenDefinition,
  TokenKind,
  TokenUntil,
} from '../../../engine/vocabulary/token.ts';
import { BOUNDS } from '../bounds.ts';
import { exactly } from './agreement.ts';
import { condition } from './amounts.ts';
import { whole } from './dice.ts';
import { effects } from './effects.ts';
import { modifiers } from './modifiers.ts';
import { doubt, id, name, text } from './texts.ts';
import { triggers } from './triggers.ts';

const kind = exactly<TokenKind>()(z.literal(['positive', 'negative', 'unique', 'companion']));

export const spendTiming = exactly<SpendTiming>()(
  z.literal([
    'incoming-damage',
    'own-attack',
    'own-attack-at-offense-end',
    'own-attack-before-defense',
    'attacked',
    'own-dice',
    'opponent-dice',
    'status-coming',
    'own-main',
    'any-time',
  ]),
);

const isSo = z.literal(true).exactOptional();

const spend = exactly<Spend>()(
  z.strictObject({
    use: id,
    timing: spendTiming,
    when: condition.exactOptional(),
    takes: z.union([whole(1, BOUNDS.stack), z.literal('any')]),
    effects,
    cp: whole(1, BOUNDS.cp).exactOptional(),
    oncePerTurn: z.literal(['use', 'token']).exactOptional(),
    notWhenGainedThisTurn: isSo,
  }),
);

const until = exactly<TokenUntil>()(z.literal(['offense-end', 'turn-end']));

export const token = exactly<TokenDefinition>()(
  z.strictObject({
    id,
    name,
    kind,
    limit: whole(1, BOUNDS.stack),
    persistent: isSo,
    fixed: isSo,
    until: until.exactOptional(),
    spends: z.array(spend).min(1).max(BOUNDS.options).readonly().exactOptional(),
    triggers: triggers.exactOptional(),
    modifiers: modifiers.exactOptional(),
    text,
    unconfirmed: doubt.exactOptional(),
  }),
);
