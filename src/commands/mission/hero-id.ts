/** Custom ids of buttons that change who plays a hero: `k1:<gameId>:<seat>:<verb>`. */

import { z } from 'zod';
import type { Seat } from '../../engine/index.ts';

export const HERO_PREFIX = 'k1';

const verb = z.enum([
  /** Lets a bot play the hero. */
  'bot',
  /** A user select for the person who is offered the hero. */
  'offer',
  /** Takes a hero that a bot plays or that is offered. */
  'take',
  /** Agrees that another person takes the seat of an opponent. */
  'agree',
  /** Withdraws or declines an offer. */
  'drop',
]);
export type HeroVerb = z.infer<typeof verb>;

export interface HeroPress {
  readonly gameId: string;
  readonly seat: Seat;
  readonly verb: HeroVerb;
}

const schema = z.tuple([
  z.literal(HERO_PREFIX),
  z.string().regex(/^[\w-]{1,24}$/),
  z.string().regex(/^\d$/),
  verb,
]);

/** Returns the custom id of one of these buttons. */
export function heroCustomId({ gameId, seat, verb: does }: HeroPress): string {
  return [HERO_PREFIX, gameId, seat, does].join(':');
}

/** Parses a custom id; null when it is not one of these. */
export function readHeroId(text: string): HeroPress | null {
  const read = schema.safeParse(text.split(':'));
  if (!read.success) return null;
  const [, gameId, seat, does] = read.data;
  return { gameId, seat: Number(seat), verb: does };
}
