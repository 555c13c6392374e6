/**
 * Closes challenges and lobbies that expired, and those whose game was started by a process that died before it updated
 * their message.
 */
import { Routes } from 'discord.js';
import { CHALLENGE_LIFE, type Challenge } from '../../games/lobby/challenge.ts';
import type { Lobby } from '../../games/lobby/lobby.ts';
import type { OpenRecord } from '../../games/lobby/open-records.ts';
import { StoreOutage } from '../../games/repository/store-outage.ts';
import { UnreadableGame } from '../../store/index.ts';
import type { BotContext } from '../bot-context.ts';
import { remedyFor } from '../discord/failures.ts';
import { expiredLobbyWords, startedLobbyText } from '../lobby/lobby-message.ts';
import type { StartedGame } from './agreement.ts';
import { gameStartedBy } from './begin.ts';
import { expiredWords, openChallenge, startedText } from './challenge-message.ts';

const CHECK_EVERY_MS = 5_000;
/** The first check and every sixth after it also look for a game that each open message has started. */
const THOROUGH_EVERY = 6;

export interface Expiry {
  /** Stops the checks. Resolves when no message is being closed. */
  stop(): Promise<void>;
}

/** Closes expired challenges and lobbies now and every few seconds. Several processes may do so at once. */
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
  const { challenges, lobbies } = context;
  const hasBegun = async (messageId: string) =>
    isThorough && (await readableGameStartedBy(context, messageId)) !== null;
  try {
    await challenges.expire(
      context.now(),
      (one, messageId) => closeChallenge(context, one, messageId),
      hasBegun,
      (one, messageId) => showRenewed(context, one, messageId),
    );
    await lobbies.expire(
      context.now(),
      (one, messageId) => closeLobby(context, one, messageId),
      hasBegun,
      (one) => context.lobbyMessages.refresh(one.id),
    );
    outage.over();
  } catch (error) {
    outage.note(error, 'challenges or lobbies that are over could not be closed');
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

async function closeChallenge(
  context: BotContext,
  challenge: Challenge,
  messageId: string | null,
): Promise<boolean> {
  if (messageId === null) return true;
  const begun = await readableGameStartedBy(context, messageId);
  const content = begun === null ? expiredWords(challenge) : startedText(challenge, begun);
  return tryToEdit(context, challenge, () =>
    context.client.rest.patch(Routes.channelMessage(challenge.channelId, messageId), {
      body: { content, components: [], allowed_mentions: { parse: [] } },
    }),
  );
}

/** Shows until when a challenge is open, after the clock was wrong. */
async function showRenewed(
  context: BotContext,
  challenge: Challenge,
  messageId: string | null,
): Promise<void> {
  if (messageId === null) return;
  const { content } = openChallenge(challenge);
  await tryToEdit(context, challenge, () =>
    context.client.rest.patch(Routes.channelMessage(challenge.channelId, messageId), {
      body: { content, allowed_mentions: { parse: [] } },
    }),
  );
}

async function closeLobby(context: BotContext, lobby: Lobby, messageId: string | null): Promise<boolean> {
  if (messageId === null) return true;
  const begun = await readableGameStartedBy(context, messageId);
  const content = begun === null ? expiredLobbyWords(lobby) : startedLobbyText(lobby, begun);
  return tryToEdit(context, lobby, () =>
    context.lobbyMessages.close(lobby.id, { channelId: lobby.channelId, messageId, sentence: content }),
  );
}

/** Tries to edit a message. Returns true when it is edited or cannot be edited any more, false to retry later. */
async function tryToEdit(
  context: BotContext,
  over: OpenRecord,
  edit: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await edit();
    return true;
  } catch (error) {
    const remedy = remedyFor(error);
    const isHopeless = remedy !== 'retry' || context.now() > over.expiresAt + CHALLENGE_LIFE;
    if (isHopeless)
      context.log.info({ open: over.id, remedy }, 'a message of a challenge or lobby stays as it is');
    return isHopeless;
  }
}
