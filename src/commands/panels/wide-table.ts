/** The "Table for a wide screen" button of a board: shows the whole table privately, in its layout for a desktop. */
import { AttachmentBuilder, MessageFlags } from 'discord.js';
import { type BoardInput, boardModelOf, tableAltText } from '../../render/table/index.ts';
import { hasWideTable, wideTablePanel } from '../../render/table/wide-table-panel.ts';
import type { Words } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { tableBoardOf, withoutQuestions } from '../messages/table-board.ts';
import { type Answer, textAnswer } from './answer.ts';
import { boardAnswer } from './boards.ts';

const FILE = 'wide-table.png';

/**
 * Returns the picture of the channel's table. It shows what everybody sees, so that spectators may ask too. Where there
 * is none, or the person chose words only, it is the person's board.
 */
export async function wideTableAnswer(
  context: BotContext,
  channelId: string,
  userId: string,
  words: Words,
): Promise<Answer> {
  const snapshot = await context.games.look(channelId);
  if (snapshot === null) return textAnswer(words.replies.noGameHere);
  const { board, view } = tableBoardOf(withoutQuestions(snapshot));
  const isDrawn = hasWideTable(view) && !(await context.wordsOnly.isChosenBy(userId));
  const png = isDrawn ? await pictureOf(board, context, snapshot.gameId) : null;
  if (png === null) return boardAnswer(context, channelId, userId, words, null);
  const alt = tableAltText({ ...board, words });
  const isSeated = context.games.viewFor(snapshot, userId) !== null;
  const { components } = wideTablePanel({ gameId: snapshot.gameId, view, isSeated, alt, file: FILE, words });
  return {
    components,
    files: [new AttachmentBuilder(png, { name: FILE, description: alt })],
    attachments: [],
    flags: MessageFlags.IsComponentsV2,
  };
}

/** Null when it could not be drawn. */
async function pictureOf(board: BoardInput, { log }: BotContext, gameId: string): Promise<Buffer | null> {
  try {
    // Imported with the first picture, because the drawing libraries would slow down the start.
    const { renderBoard } = await import('../../render/picture/render-board.ts');
    return (await renderBoard({ ...boardModelOf(board), layout: 'wide' })).png;
  } catch (error) {
    log.error({ gameId, error }, 'the wide picture of a table could not be drawn');
    return null;
  }
}
