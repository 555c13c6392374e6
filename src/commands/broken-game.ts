/** Games that this bot cannot go on with: found out, so that their players can remove them. */
import { UnreadableGame } from '../store/index.ts';
import type { Desk } from './desk.ts';
import { isPlayable } from './table/playable.ts';

/**
 * The id of the channel's live game when it cannot be read or shown and the person has a seat in it; else null.
 * @throws StoreUnavailable
 */
export async function brokenGameOf(desk: Desk, channelId: string, userId: string): Promise<string | null> {
  const gameId = await brokenGameIn(desk, channelId);
  if (gameId === null) return null;
  return (await desk.store.idsByUser(userId, 'live')).includes(gameId) ? gameId : null;
}

async function brokenGameIn(desk: Desk, channelId: string): Promise<string | null> {
  try {
    const snapshot = await desk.tables.look(channelId);
    return snapshot === null || isPlayable(snapshot.state) ? null : snapshot.gameId;
  } catch (error) {
    if (error instanceof UnreadableGame) return error.gameId;
    throw error;
  }
}
