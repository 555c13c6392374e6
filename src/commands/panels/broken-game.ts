/** Finds games that cannot continue, so that their players can remove them. */

import { isPlayable } from '../../games/repository/playable.ts';
import { UnreadableGame } from '../../store/index.ts';
import type { BotContext } from '../bot-context.ts';

/**
 * Returns the id of the channel's live game when it cannot be read or shown and the person has a seat in it; otherwise
 * null.
 * @throws StoreUnavailable
 */
export async function brokenGameOf(
  context: BotContext,
  channelId: string,
  userId: string,
): Promise<string | null> {
  const gameId = await brokenGameIn(context, channelId);
  if (gameId === null) return null;
  return (await context.store.idsByUser(userId, 'live')).includes(gameId) ? gameId : null;
}

async function brokenGameIn(context: BotContext, channelId: string): Promise<string | null> {
  try {
    const snapshot = await context.games.look(channelId);
    return snapshot === null || isPlayable(snapshot.state) ? null : snapshot.gameId;
  } catch (error) {
    if (error instanceof UnreadableGame) return error.gameId;
    throw error;
  }
}
