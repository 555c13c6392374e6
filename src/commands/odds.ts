/** The "Odds" button of a table: what its dice can still become, for the one who asks. */
import { MessageFlags } from 'discord.js';
import { tableOddsMessage } from '../render/lookup/index.ts';
import type { Words } from '../words/index.ts';
import type { Desk } from './desk.ts';
import { tableOddsOf } from './lookup/table-odds.ts';
import type { Answer } from './panels.ts';

/** The odds of the Offensive Roll in the channel's game, from what everybody sees. */
export async function oddsAnswer(desk: Desk, channelId: string, words: Words): Promise<Answer> {
  const snapshot = await desk.tables.look(channelId);
  if (snapshot === null) return { content: words.replies.noGameHere };
  const odds = tableOddsOf(snapshot, words);
  if (odds === null) return { content: words.lookup.table.noRoll };
  return { components: tableOddsMessage(odds, words).components, flags: MessageFlags.IsComponentsV2 };
}
