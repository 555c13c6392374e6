/** Custom ids of a challenge's buttons and selects: `c1:<challengeId>:<verb>`. */
import { z } from 'zod';

export const CHALLENGE_PREFIX = 'c1';

const verb = z.enum(['accept', 'decline', 'take-back', 'accept-as', 'accept-as-2', 'accept-as-3']);
export type ChallengeVerb = z.infer<typeof verb>;

const schema = z.tuple([z.literal(CHALLENGE_PREFIX), z.string().regex(/^[0-9a-f]{12}$/), verb]);

/** Returns the custom id of a challenge's button or select. */
export function challengeCustomId(challengeId: string, what: ChallengeVerb): string {
  return `${CHALLENGE_PREFIX}:${challengeId}:${what}`;
}

/** Parses a custom id; null when it is not the custom id of a challenge. */
export function readChallengeId(text: string): { readonly id: string; readonly verb: ChallengeVerb } | null {
  const read = schema.safeParse(text.split(':'));
  return read.success ? { id: read.data[1], verb: read.data[2] } : null;
}

/** The verbs of the selects in which the challenged person picks a hero, in order. */
export const HERO_SELECTS: readonly ChallengeVerb[] = ['accept-as', 'accept-as-2', 'accept-as-3'];
