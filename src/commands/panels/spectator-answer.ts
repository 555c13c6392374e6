/** The private answer to a spectator: whose move it is, from public information. */
import { viewOf } from '../../engine/index.ts';
import { askingPeople, whoseMove } from '../../render/table/index.ts';
import type { Words } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { playersOf } from '../messages/players.ts';

/**
 * Returns whose move it is.
 * @returns null when nobody is asked in a game of this channel
 */
export async function spectatorAnswer(
  context: Pick<BotContext, 'games'>,
  channelId: string,
  words: Words,
): Promise<string | null> {
  const snapshot = await context.games.look(channelId);
  if (snapshot === null) return null;
  const players = playersOf(snapshot);
  const move = whoseMove(
    askingPeople(viewOf(snapshot.state, 'public'), players),
    players,
    null,
    undefined,
    words,
  );
  return move === null ? null : words.replies.watching(move.text);
}
