/** Custom ids below the message that ends a game, and of answers to a rematch offer: `r1:<gameId>:<what>`. */
import { z } from 'zod';

export const REMATCH_PREFIX = 'r1';

export const REMATCH_KINDS = ['same', 'sides', 'heroes', 'friendly', 'best-of-3', 'best-of-5'] as const;
/**
 * The same heroes, swapped heroes, heroes that none of the players has just played, the same heroes in a game that does
 * not count for ratings, or with the same heroes a series of games.
 */
export type RematchKind = (typeof REMATCH_KINDS)[number];

export type RematchButtonAction =
  | { readonly verb: 'ask'; readonly kind: RematchKind }
  /** Answers the request of the person with this Discord id. */
  | { readonly verb: 'accept' | 'decline'; readonly kind: RematchKind; readonly askerId: string }
  /** Shows the seed, its hash, and whether a replay from the seed gives the same game. */
  | { readonly verb: 'dice' }
  /** Begins the next game of a series that did not follow by itself. */
  | { readonly verb: 'next' };

export interface RematchPress {
  /** The finished game. */
  readonly gameId: string;
  readonly buttonAction: RematchButtonAction;
}

const prefix = z.literal(REMATCH_PREFIX);
const gameId = z.string().regex(/^[\w-]{1,24}$/);
const kind = z.enum(REMATCH_KINDS);
const schema = z.union([
  z.tuple([prefix, gameId, z.literal('dice')]),
  z.tuple([prefix, gameId, z.literal('next')]),
  z.tuple([prefix, gameId, z.literal('ask'), kind]),
  z.tuple([prefix, gameId, z.enum(['accept', 'decline']), kind, z.string().regex(/^\d{1,20}$/)]),
]);

/** Returns the custom id of one of these buttons. */
export function rematchCustomId({ gameId: game, buttonAction }: RematchPress): string {
  const words: readonly string[] =
    buttonAction.verb === 'dice' || buttonAction.verb === 'next'
      ? []
      : buttonAction.verb === 'ask'
        ? [buttonAction.kind]
        : [buttonAction.kind, buttonAction.askerId];
  return [REMATCH_PREFIX, game, buttonAction.verb, ...words].join(':');
}

/** Parses a custom id; null when it is not one of these. */
export function readRematchId(text: string): RematchPress | null {
  const read = schema.safeParse(text.split(':'));
  if (!read.success) return null;
  const [, game, verb, asked, askerId] = read.data;
  if (verb === 'dice' || verb === 'next') return { gameId: game, buttonAction: { verb } };
  if (verb === 'ask') return { gameId: game, buttonAction: { verb, kind: asked } };
  return { gameId: game, buttonAction: { verb, kind: asked, askerId } };
}
