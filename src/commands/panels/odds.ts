/** The "Odds" button of a table: shows the odds of its dice privately. */
import { MessageFlags } from 'discord.js';
import { legalActions } from '../../engine/index.ts';
import { tableOddsMessage } from '../../render/lookup/index.ts';
import { lostByReroll, type Place } from '../../render/table/index.ts';
import type { Words } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { tableOddsOf } from '../lookup/table-odds.ts';
import { type Answer, textAnswer } from './answer.ts';

/**
 * Returns the odds of the Offensive Roll in the channel's game, from public information. The player who is asked about
 * these dice can mark the advised dice to keep.
 */
export async function oddsAnswer(
  context: BotContext,
  channelId: string,
  userId: string,
  words: Words,
): Promise<Answer> {
  const snapshot = await context.games.look(channelId);
  if (snapshot === null) return textAnswer(words.replies.noGameHere);
  const { gameId, state } = snapshot;
  const own = context.games.viewFor(snapshot, userId);
  const odds = tableOddsOf(snapshot, words, own?.seat);
  if (odds === null) return textAnswer(words.lookup.table.noRoll);
  const place: Place = { surface: 'odds', gameId, rev: state.rev };
  const isAsked = own !== null && own.view.pending?.seat === own.seat && own.view.pending.kind === 'roll';
  const legal = isAsked ? legalActions(state, own.seat) : [];
  const isRisky = (dice: readonly number[]) => isAsked && lostByReroll(own.view, legal, dice).length > 0;
  const { components } = tableOddsMessage(odds, words, { place, isAsked, isRisky, isSeated: own !== null });
  return { components, flags: MessageFlags.IsComponentsV2 };
}
