/** The schema of a hero's own tokens and companions. */
import { z } from 'zod';
import type {
  CompanionHealth,
  EnemyUse,
  OtherToken,
  Spend,
  SpendTiming,
  TokenDefinition,
  TokenKind,
  TokenPrice,
  TokenUntil,
} from '../../../engine/vocabulary/token.ts';
import { BOUNDS } from '../bounds.ts';
import { exactly } from './agreement.ts';
import { condition } from './amounts.ts';
import { whole } from './dice.ts';
import { effects } from './effects.ts';
import { modifiers } from './modifiers.ts';
import { sides } from './sides.ts';
import { confidence, doubt, id, name, text } from './texts.ts';
import { triggers } from './triggers.ts';

const kind = exactly<TokenKind>()(z.literal(['positive', 'negative', 'unique', 'companion']));

export const spendTiming = exactly<SpendTiming>()(
  z.literal([
    'incoming-damage',
    'own-attack',
    'own-attack-at-offense-end',
    'own-attack-before-defense',
    'own-attack-landed',
    'attacked',
    'own-dice',
    'opponent-dice',
    'status-coming',
    'own-main',
    'own-upkeep',
    'own-income',
    'any-time',
  ]),
);

export const tokenPrice = exactly<TokenPrice>()(z.strictObject({ token: id, count: whole(1, BOUNDS.stack) }));

const isSo = z.literal(true).exactOptional();

const spend = exactly<Spend>()(
  z.strictObject({
    use: id,
    timing: spendTiming,
    when: condition.exactOptional(),
    takes: z.union([whole(0, BOUNDS.stack), z.literal('any')]),
    effects,
    cp: whole(1, BOUNDS.cp).exactOptional(),
    costs: tokenPrice.exactOptional(),
    attackOf: whole(1, BOUNDS.figure).exactOptional(),
    perPhase: whole(1, BOUNDS.stack).exactOptional(),
    cards: whole(1, BOUNDS.dice).exactOptional(),
    whose: z.literal('giver').exactOptional(),
    oncePerTurn: z.literal(['use', 'token']).exactOptional(),
    notWhenGainedThisTurn: isSo,
  }),
);

const enemyUse = exactly<EnemyUse>()(
  z.strictObject({
    use: id,
    when: z.literal(['attacking', 'attacked']),
    from: whole(1, BOUNDS.figure).exactOptional(),
    defendable: isSo,
  }),
);

const until = exactly<TokenUntil>()(z.literal(['offense-end', 'turn-end']));

const companionHealth = exactly<CompanionHealth>()(
  z.strictObject({
    start: whole(1, BOUNDS.figure),
    most: whole(1, BOUNDS.figure),
    empty: id.exactOptional(),
  }),
);
const otherToken = exactly<OtherToken>()(z.strictObject({ token: id, when: condition }));

export const token = exactly<TokenDefinition>()(
  z.strictObject({
    id,
    name,
    kind,
    limit: whole(1, BOUNDS.stack),
    ownLimit: whole(1, BOUNDS.stack).exactOptional(),
    countsWith: z.array(id).min(1).max(BOUNDS.options).readonly().exactOptional(),
    comesAs: otherToken.exactOptional(),
    persistent: isSo,
    fixed: isSo,
    stays: isSo,
    until: until.exactOptional(),
    health: companionHealth.exactOptional(),
    sides: sides.exactOptional(),
    spends: z.array(spend).min(1).max(BOUNDS.options).readonly().exactOptional(),
    idleOnEnemies: isSo,
    enemy: z.array(enemyUse).min(1).max(BOUNDS.options).readonly().exactOptional(),
    triggers: triggers.exactOptional(),
    forBringer: triggers.exactOptional(),
    modifiers: modifiers.exactOptional(),
    text,
    confidence: confidence.exactOptional(),
    unconfirmed: doubt.exactOptional(),
  }),
);
