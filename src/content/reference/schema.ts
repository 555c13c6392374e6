/**
 * The schema of a hero's reference: every ability, card and token as text, with its confidence. References of playable
 * heroes are made from their definitions, others are read from files.
 */
import { z } from 'zod';

const text = z.string().min(1);
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const provenance = {
  notes: text.optional(),
  /** high = from a rulebook or scan, or from two independent sources; low = doubtful. */
  confidence: z.enum(['high', 'medium', 'low']),
  sources: z.array(text).min(1),
};

const abilitySchema = z.strictObject({
  id,
  name: text,
  /** The space on the board; an upgrade has the slot of the ability that it covers. */
  slot: id,
  level: z.number().int().min(1).max(3),
  kind: z.enum(['offensive', 'defensive', 'passive', 'ultimate']),
  /** The side, for a two-sided board. */
  side: text.optional(),
  /** CP to put this level into play from the level-I board. */
  cost: z.number().int().nonnegative().optional(),
  tiers: z.array(z.strictObject({ name: text.optional(), requires: text, effects: z.array(text) })).min(1),
  ...provenance,
});

const cardSchema = z.strictObject({
  id,
  name: text,
  /** CP; null when unknown or when the card is not played from the hand. */
  cost: z.number().int().nonnegative().nullable(),
  kind: z.enum(['upgrade', 'main', 'roll', 'instant']),
  attackModifier: z.boolean().default(false),
  copies: z.number().int().positive().default(1),
  effects: z.array(text).min(1),
  ...provenance,
});

const tokenSchema = z.strictObject({
  id,
  name: text,
  kind: z.enum(['positive', 'negative', 'unique', 'companion']),
  /** A number, a text if it differs between players, or null when unknown. */
  stackLimit: z.union([z.number().int().positive(), text]).nullable(),
  persistent: z.boolean().default(false),
  spendable: z.boolean().default(false),
  timing: text,
  effects: z.array(text).min(1),
  ...provenance,
});

export const heroReferenceSchema = z.strictObject({
  id,
  name: text,
  set: text,
  /** 1 (simple) to 6 (intricate); null when unknown. */
  complexity: z.number().int().min(1).max(6).nullable(),
  /** How the hero plays, in one line of our own; absent for packs. */
  playStyle: text.optional(),
  /** The hero's weapon; absent when unknown. */
  weapon: text.optional(),
  /** Symbol on each die value; capital letters are symbols with unknown names. */
  dice: z.strictObject({ 1: text, 2: text, 3: text, 4: text, 5: text, 6: text }).nullable(),
  setup: text.optional(),
  /** For a board with two sides: side -> when it is up. */
  sides: z.record(z.string(), text).optional(),
  notes: text.optional(),
  abilities: z.array(abilitySchema),
  cards: z.array(cardSchema),
  tokens: z.array(tokenSchema),
  /** The file of the hero's pack; absent for built-in heroes. */
  pack: text.optional(),
  /** Unknown or uncertain points, in sentences. */
  unconfirmed: z.array(text).default([]),
});

/** Further information about playable heroes, by id. */
export const originsSchema = z.record(
  id,
  z.strictObject({
    weapon: text.exactOptional(),
    setup: text.exactOptional(),
    sources: z.array(text).min(1),
  }),
);

/** How each hero plays, by id. */
export const playStylesSchema = z.record(id, text);

export type HeroReference = z.infer<typeof heroReferenceSchema>;
export type AbilityReference = z.infer<typeof abilitySchema>;
export type CardReference = z.infer<typeof cardSchema>;
export type TokenReference = z.infer<typeof tokenSchema>;
export type Origin = z.infer<typeof originsSchema>[string];
