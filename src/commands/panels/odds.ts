/** The "Odds" button of a table: what its dice can still become, for the one who asks. */
import { MessageFlags } from 'discord.js';
import { tableOddsMessage } from '../../render/lookup/index.ts';
import type { Place } from '../../render/table/index.ts';
import type { Words } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { tableOddsOf } from '../lookup/table-odds.ts';
import { type Answer, inWords } from './answer.ts';

/**
 * The odds of the Offensive Roll in the channel's game, from what everybody sees. Whoever is asked about these dice
 * can mark the advised ones to be kept.
 */
export async function oddsAnswer(
  context: BotContext,
  channelId: string,
  userId: string,
  words: Words,
): Promise<Answer> {
  const snapshot = await context.tables.look(channelId);
  if (snapshot === null) return inWords(words.replies.noGameHere);
  const odds = tableOddsOf(snapshot, words);
  if (odds === null) return inWords(words.lookup.table.noRoll);
  const { gameId, state } = snapshot;
  const own = context.tables.viewFor(snapshot, userId);
  const place: Place = { surface: 'odds', gameId, rev: state.rev };
  const isAsked = own !== null && own.view.pending?.seat === own.seat && own.view.pending.kind === 'roll';
  const { components } = tableOddsMessage(odds, words, { place, isAsked, isSeated: own !== null });
  return { components, flags: MessageFlags.IsComponentsV2 };
}
