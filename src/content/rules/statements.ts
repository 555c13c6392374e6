/**
 * Machine-readable statements of rule texts. `test/content/rules/statements.test.ts` plays each of
 * them and fails with the rule's id if the engine behaves differently.
 */
import { z } from 'zod';

/** Phases of the own and of an opponent's turn in which a card may be playable. */
export const CARD_MOMENTS = [
  'own-main',
  'own-offense',
  'own-defense',
  'own-discard',
  'foe-main',
  'foe-offense',
  'foe-defense',
  'foe-discard',
] as const;
export type CardMoment = (typeof CARD_MOMENTS)[number];

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

const FIGURES = [
  'starting-health',
  'highest-health',
  'starting-cp',
  'opening-hand',
  'cp-cap',
  'income-cp',
  'income-cards',
  'cp-for-a-sold-card',
  'hand-after-discard-phase',
  'offensive-attempts',
  'defensive-attempts',
  'dice',
] as const;

const DAMAGE_TRAITS = ['defendable', 'avoidable', 'modifiable', 'attack'] as const;
const DAMAGE_TYPES = ['normal', 'undefendable', 'pure', 'collateral', 'ultimate'] as const;

/** Yes-or-no points. */
const FACTS = [
  'start-player-has-first-income',
  'second-player-has-first-income',
  'draw-when-both-fall',
  'empty-deck-is-reshuffled',
  'main-phase-sells',
  'roll-phase-sells',
  'discard-phase-sells',
  'opponents-act-after-an-ultimate',
  'ultimate-is-defended',
  'kept-dice-can-be-rerolled',
  'may-activate-nothing',
  'level-three-over-two-costs-the-difference',
  'level-three-over-one-costs-its-whole-price',
] as const;

/** One statement: the measured property, its object, and the value. */
export const statementSchema = z.discriminatedUnion('what', [
  z.strictObject({ what: z.enum(FIGURES), is: z.int().nonnegative() }),
  z.strictObject({ what: z.enum(FACTS), is: z.boolean() }),
  z.strictObject({ what: z.literal('stack-limit'), of: id, is: z.int().positive() }),
  z.strictObject({ what: z.literal('card-price'), of: id, is: z.int().nonnegative() }),
  z.strictObject({ what: z.literal('card-moments'), of: id, is: z.array(z.enum(CARD_MOMENTS)).min(1) }),
  z.strictObject({
    what: z.enum(DAMAGE_TRAITS),
    of: z.enum(DAMAGE_TYPES),
    is: z.boolean(),
  }),
]);

export type Statement = z.infer<typeof statementSchema>;
