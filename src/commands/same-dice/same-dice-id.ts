/** Custom ids of the buttons of a game that others can play on the same dice: `d1:<gameId>:<verb>`. */
import { z } from 'zod';

export const SAME_DICE_PREFIX = 'd1';

/** `take`: opens a table for the second game. `open`: gives up waiting for one. */
const VERBS = ['take', 'open'] as const;

export interface SameDicePress {
  /** The first game. */
  readonly gameId: string;
  readonly verb: (typeof VERBS)[number];
}

const schema = z.tuple([z.literal(SAME_DICE_PREFIX), z.string().regex(/^[\w-]{1,24}$/), z.enum(VERBS)]);

export function sameDiceId({ gameId, verb }: SameDicePress): string {
  return [SAME_DICE_PREFIX, gameId, verb].join(':');
}

/** Parses a custom id; null when it is not one of these. */
export function readSameDiceId(text: string): SameDicePress | null {
  const read = schema.safeParse(text.split(':'));
  if (!read.success) return null;
  const [, gameId, verb] = read.data;
  return { gameId, verb };
}
