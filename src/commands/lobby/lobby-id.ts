/** Custom ids of a lobby's buttons and selects: `p1:<lobbyId>:<verb>` or `p1:<lobbyId>:<verb>:<number>`. */
import { z } from 'zod';

export const LOBBY_PREFIX = 'p1';

const verb = z.enum([
  'sit',
  'sit-twice',
  'leave',
  'hero',
  'invite',
  'start',
  'add-bot',
  'remove-bot',
  'options',
  'close',
  'pace',
  'first',
  'rules',
  'difficulty',
  'free',
  'bot-level',
  'draft',
  'stop-draft',
]);
export type LobbyVerb = z.infer<typeof verb>;

const id = z.string().regex(/^[0-9a-f]{12}$/);
const schema = z.union([
  z.tuple([z.literal(LOBBY_PREFIX), id, verb]),
  z.tuple([z.literal(LOBBY_PREFIX), id, verb, z.string().regex(/^\d$/)]),
]);

export interface LobbyPress {
  readonly id: string;
  readonly verb: LobbyVerb;
  /** For `sit` the team, for `hero` the page of heroes; null for a custom id without a number. */
  readonly number: number | null;
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
