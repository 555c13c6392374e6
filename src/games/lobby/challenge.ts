import { z } from 'zod';
import { HOUSE_RULE_IDS } from '../../engine/hosting.ts';

/** How long a challenge can be accepted, in ms: a day. */
export const CHALLENGE_LIFE = 24 * 60 * 60 * 1_000;

const person = z.object({ id: z.string(), name: z.string() });

/** The schema of a stored challenge. */
export const challengeSchema = z.object({
  id: z.string(),
  guildId: z.string().nullable(),
  channelId: z.string(),
  /** The message with its buttons; null until Discord returns its id. */
  messageId: z.string().nullable(),
  challenger: person,
  opponent: person,
  /** Hero ids in the order challenger, opponent; null: drawn at random at the start. */
  heroes: z.tuple([z.string().nullable(), z.string().nullable()]),
  pace: z.enum(['live', 'asynchronous']),
  /** Who takes the first turn. 0: the challenger, 1: the opponent. */
  first: z.union([z.literal(0), z.literal(1), z.literal('roll')]),
  /** House rules that differ from the defaults. */
  houseRules: z.array(z.enum(HOUSE_RULE_IDS)).default([]),
  /** Ms since 1970. */
  expiresAt: z.int(),
  /** The Discord locale of the server; absent when unknown. */
  language: z.string().exactOptional(),
});

export type Challenge = z.infer<typeof challengeSchema>;
