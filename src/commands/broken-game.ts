/** Games that this bot cannot go on with: found out, so that their players can remove them. */
import { BrokenState, ContentError, legalActions, viewOf } from '../engine/index.ts';
import { UnreadableGame } from '../store/index.ts';
import type { Desk } from './desk.ts';
import { questionOf } from './table/play.ts';

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
  let gameId: string | null = null;
  try {
    const snapshot = await desk.tables.look(channelId);
    if (snapshot === null) return null;
    gameId = snapshot.gameId;
    viewOf(snapshot.state, 'public');
    const question = questionOf(snapshot.state);
    if (question) legalActions(snapshot.state, question.seat);
    return null;
  } catch (error) {
    if (error instanceof UnreadableGame) return error.gameId;
    if (error instanceof BrokenState || error instanceof ContentError) return gameId;
    throw error;
  }
}
