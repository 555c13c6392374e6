/** The result of a press at a lobby. */
import type { Lobby, Person } from '../../games/lobby/lobby.ts';
import type { BotContext } from '../bot-context.ts';
import type { ClosedBody } from './lobby-messages.ts';

/** The end of a lobby: `closed` replaces its message. */
export interface LobbyEnd {
  readonly closed: ClosedBody;
  /** A private sentence for the presser. */
  readonly aside?: string;
  /** The challenger of a declined challenge, whom the presser may block. */
  readonly declined?: Person;
  readonly lobby: Pick<Lobby, 'channelId'>;
  readonly messageId: string;
}

/**
 * The result of a press. `changed`: the lobby is saved and its message updated. `refusal`: a sentence that is sent
 * privately. `panel`: the host's options panel opens. `called`: people are invited to the lobby. `drafting`: the next
 * person of a draft is notified to pick.
 */
export type LobbyPressResult =
  | { readonly changed: Lobby }
  | { readonly refusal: string }
  | { readonly panel: Lobby }
  | { readonly called: Lobby; readonly people: readonly Person[] }
  | { readonly drafting: Lobby }
  | LobbyEnd;

/** Removes a lobby that is over anyway, such as one whose game has started. @throws StoreUnavailable */
export async function end(
  context: BotContext,
  lobby: Lobby,
  messageId: string,
  closed: ClosedBody,
): Promise<LobbyEnd> {
  if ((await context.lobbies.take(lobby.id)) !== null) await context.lobbies.settle(lobby.id);
  return { closed, lobby, messageId };
}

/**
 * Removes a lobby at somebody's wish, unless its game is being started at this moment.
 * @param held the refusal when somebody else holds the lobby
 * @throws StoreUnavailable
 */
export async function endUnlessHeld(
  context: BotContext,
  lobby: Lobby,
  messageId: string,
  closed: string,
  held: string,
): Promise<LobbyEnd | { readonly refusal: string }> {
  if ((await context.lobbies.take(lobby.id)) === null) return { refusal: held };
  await context.lobbies.settle(lobby.id);
  return { closed, lobby, messageId };
}
