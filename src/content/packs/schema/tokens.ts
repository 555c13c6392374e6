/** The hero's own tokens and companions. */
import { z } from 'zod';
import type {
  Spend,
  SpendTiming,
  TokenDefinition,
  TokenHooks,
  TokenKind,
} from '../../../engine/vocabulary/token.ts';
import { BOUNDS } from '../bounds.ts';
import { exactly } from './agreement.ts';
import { condition } from './amounts.ts';
import { whole } from './dice.ts';
import { damageType, effects } from './effects.ts';
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
const figure = whole(1, BOUNDS.figure);

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

const hooks = exactly<TokenHooks>()(
  z.strictObject({
    skipsIncome: isSo,
    fewerAttempts: whole(1, 2).exactOptional(),
    skipsOffenseUnlessPaid: whole(1, BOUNDS.cp).exactOptional(),
  }),
);

const byType = z
  .strictObject({ amount: figure, types: z.array(damageType).min(1).max(6).readonly() })
  .readonly()
  .exactOptional();

export const token = exactly<TokenDefinition>()(
  z.strictObject({
    id,
    name,
    kind,
    limit: whole(1, BOUNDS.stack),
    persistent: isSo,
    fixed: isSo,
    bars: isSo,
    attackedBonus: byType,
    attackingPenalty: byType,
    leavesAfterOffense: isSo,
    leavesAfterOwnTurn: isSo,
    untouchable: isSo,
    survivesWith: figure.exactOptional(),
    spends: z.array(spend).min(1).max(BOUNDS.options).readonly().exactOptional(),
    triggers: triggers.exactOptional(),
    hooks: hooks.exactOptional(),
    text,
    unconfirmed: doubt.exactOptional(),
  }),
);
