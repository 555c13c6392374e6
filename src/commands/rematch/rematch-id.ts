/** Custom ids below the message that ends a game: `r1:<gameId>:<what>`, and what it offers to others. */
import { z } from 'zod';

export const REMATCH_PREFIX = 'r1';

export const REMATCH_KINDS = ['same', 'sides', 'heroes'] as const;
/** The same heroes, each other's heroes, or heroes that nobody of them has just played. */
export type RematchKind = (typeof REMATCH_KINDS)[number];

export type RematchButtonAction =
  | { readonly verb: 'ask'; readonly kind: RematchKind }
  /** Answers to what the person with this Discord id asked for. */
  | { readonly verb: 'accept' | 'decline'; readonly kind: RematchKind; readonly askerId: string }
  /** Shows the seed, its hash and whether the game comes out the same from it. */
  | { readonly verb: 'dice' };

export interface RematchPress {
  /** The game that is over. */
  readonly gameId: string;
  readonly buttonAction: RematchButtonAction;
}

const prefix = z.literal(REMATCH_PREFIX);
const gameId = z.string().regex(/^[\w-]{1,24}$/);
const kind = z.enum(REMATCH_KINDS);
const schema = z.union([
  z.tuple([prefix, gameId, z.literal('dice')]),
  z.tuple([prefix, gameId, z.literal('ask'), kind]),
  z.tuple([prefix, gameId, z.enum(['accept', 'decline']), kind, z.string().regex(/^\d{1,20}$/)]),
]);

/** The custom id of one of these buttons. */
export function rematchCustomId({ gameId: game, buttonAction }: RematchPress): string {
  const words: readonly string[] =
    buttonAction.verb === 'dice'
      ? []
      : buttonAction.verb === 'ask'
        ? [buttonAction.kind]
        : [buttonAction.kind, buttonAction.askerId];
  return [REMATCH_PREFIX, game, buttonAction.verb, ...words].join(':');
}

/** What a custom id says; null when no such button of ours says that. */
export function readRematchId(text: string): RematchPress | null {
  const read = schema.safeParse(text.split(':'));
  if (!read.success) return null;
  const [, game, verb, asked, askerId] = read.data;
  if (verb === 'dice') return { gameId: game, buttonAction: { verb } };
  if (verb === 'ask') return { gameId: game, buttonAction: { verb, kind: asked } };
  return { gameId: game, buttonAction: { verb, kind: asked, askerId } };
}
