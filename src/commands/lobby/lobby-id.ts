/**
 * Custom ids of a lobby's buttons and selects: `p1:<lobbyId>:<verb>` or `p1:<lobbyId>:<verb>:<number>`. Challenges of
 * earlier versions have `c1:<lobbyId>:<verb>`.
 */
import { z } from 'zod';

const LOBBY_PREFIX = 'p1';
const OLDER_CHALLENGE_PREFIX = 'c1';
export const LOBBY_PREFIXES: readonly string[] = [LOBBY_PREFIX, OLDER_CHALLENGE_PREFIX];

const challengeVerb = z.enum(['accept', 'decline', 'take-back']);
/** The verbs of challenges, which are of no use at other lobbies. */
export type ChallengeVerb = z.infer<typeof challengeVerb>;

const verb = z.enum([
  ...challengeVerb.options,
  'sit',
  'sit-twice',
  'leave',
  'hero',
  'invite',
  'start',
  'add-bot',
  'fill-bots',
  'remove-bot',
  'options',
  'close',
  'pace',
  'first',
  'rules',
  'next-rules',
  'difficulty',
  'free',
  'bot-level',
  'draft',
  'friendly',
  'order',
  'salves',
  'series',
  'stop-draft',
]);
export type LobbyVerb = z.infer<typeof verb>;

const id = z.string().regex(/^[0-9a-f]{12}$/);
/** The select for another hero has the verb `accept-as`, `accept-as-2` or `accept-as-3`. */
const olderChallenge = z.tuple([
  z.literal(OLDER_CHALLENGE_PREFIX),
  id,
  z.union([
    challengeVerb,
    z.enum(['accept-as', 'accept-as-2', 'accept-as-3']).transform(() => 'accept' as const),
  ]),
]);
const schema = z.union([
  olderChallenge,
  z.tuple([z.literal(LOBBY_PREFIX), id, verb]),
  z.tuple([z.literal(LOBBY_PREFIX), id, verb, z.string().regex(/^\d$/)]),
]);

export interface LobbyPress {
  readonly id: string;
  readonly verb: LobbyVerb;
  /** For `sit` the team, for `hero` and `accept` the page of heroes; null for a custom id without a number. */
  readonly number: number | null;
}

/** Whether a press is one of those at a challenge. */
export function isChallengePress<P extends LobbyPress>(press: P): press is P & { verb: ChallengeVerb } {
  return challengeVerb.safeParse(press.verb).success;
}

/** Returns the custom id of a lobby's button or select. */
export function lobbyCustomId(lobbyId: string, what: LobbyVerb, number?: number): string {
  const plain = `${LOBBY_PREFIX}:${lobbyId}:${what}`;
  return number === undefined ? plain : `${plain}:${number}`;
}

/** Parses a custom id; null when it is not the custom id of a lobby. */
export function readLobbyId(text: string): LobbyPress | null {
  const read = schema.safeParse(text.split(':'));
  if (!read.success) return null;
  const [, lobbyId, what, number] = read.data;
  return { id: lobbyId, verb: what, number: number === undefined ? null : Number(number) };
}
