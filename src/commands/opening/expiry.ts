/** Closes lobbies that expired, and those whose game was started by a process that died before it updated their message. */
import { LOBBY_LIFE, type Lobby } from '../../games/lobby/lobby.ts';
import { StoreOutage } from '../../games/repository/store-outage.ts';
import { UnreadableGame } from '../../store/index.ts';
import type { BotContext } from '../bot-context.ts';
import { remedyFor } from '../discord/failures.ts';
import { expiredLobbyWords } from '../lobby/lobby-message.ts';
import { startedLobbyMessage } from '../lobby/started-lobby.ts';
import type { StartedGame } from './agreement.ts';
import { gameStartedBy } from './begin.ts';

const CHECK_EVERY_MS = 5_000;
/** The first check and every sixth after it also look for a game that each open message has started. */
const THOROUGH_EVERY = 6;

export interface Expiry {
  /** Stops the checks. Resolves when no message is being closed. */
  stop(): Promise<void>;
}

/** Closes expired lobbies now and every few seconds. Several processes may do so at once. */
export function watchExpiry(context: BotContext): Expiry {
  const outage = new StoreOutage(context.log, context.now);
  let checking: Promise<void> | null = null;
  let checks = 0;
  const check = () => {
    checking ??= closeExpired(context, outage, checks++ % THOROUGH_EVERY === 0).finally(() => {
      checking = null;
    });
  };
  const timer = setInterval(check, CHECK_EVERY_MS).unref();
  check();
  return {
    async stop() {
      clearInterval(timer);
      await checking;
    },
  };
}

async function closeExpired(context: BotContext, outage: StoreOutage, isThorough: boolean): Promise<void> {
  const { lobbies } = context;
  const hasBegun = async (messageId: string) =>
    isThorough && (await readableGameStartedBy(context, messageId)) !== null;
  try {
    await lobbies.expire(
      context.now(),
      (one, messageId) => closeLobby(context, one, messageId),
      hasBegun,
      (one) => context.lobbyMessages.showRenewed(one.id),
    );
    outage.over();
  } catch (error) {
    outage.note(error, 'lobbies that are over could not be closed');
  }
}

/** As `gameStartedBy`, but null for an unreadable game, so that the check continues with the other messages. */
async function readableGameStartedBy(context: BotContext, messageId: string): Promise<StartedGame | null> {
  try {
    return await gameStartedBy(context, messageId);
  } catch (error) {
    if (error instanceof UnreadableGame) return null;
    throw error;
  }
}

/** Closes a lobby's message. Returns true when it is closed or cannot be closed any more, false to retry later. */
async function closeLobby(context: BotContext, lobby: Lobby, messageId: string | null): Promise<boolean> {
  if (messageId === null) return true;
  const { id, channelId, expiresAt } = lobby;
  const begun = await readableGameStartedBy(context, messageId);
  const closed = begun === null ? expiredLobbyWords(lobby) : await startedLobbyMessage(context, lobby, begun);
  try {
    await context.lobbyMessages.close(id, { channelId, messageId, closed });
    return true;
  } catch (error) {
    const remedy = remedyFor(error);
    const isHopeless = remedy !== 'retry' || context.now() > expiresAt + LOBBY_LIFE;
    if (isHopeless) context.log.info({ open: id, remedy }, 'a message that is over keeps its buttons');
    return isHopeless;
  }
}
