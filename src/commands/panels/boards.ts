/** The "My board" button of a table: shows a hero's current board privately. */
import { AttachmentBuilder, MessageFlags } from 'discord.js';
import { viewOf } from '../../engine/index.ts';
import type { SeatBoardInput } from '../../render/sheet/index.ts';
import { boardPanel, plainNameOf } from '../../render/table/index.ts';
import type { Words } from '../../words/index.ts';
import type { BotContext } from '../bot-context.ts';
import { nameWithHabit } from '../messages/bot-habits.ts';
import { playersOf } from '../messages/players.ts';
import { type Answer, textAnswer } from './answer.ts';

const FILE = 'hero-board.png';

/**
 * Returns the board of a seat in the channel's game. Boards and dice are public, so that spectators may ask too.
 * @param wanted the seat, or null for the person's own seat; for a spectator, the seat of the active player
 */
export async function boardAnswer(
  context: BotContext,
  channelId: string,
  userId: string,
  words: Words,
  wanted: number | null,
): Promise<Answer> {
  const snapshot = await context.games.look(channelId);
  if (snapshot === null) return textAnswer(words.replies.noGameHere);
  const { gameId, state } = snapshot;
  const view = viewOf(state, 'public');
  const own = context.games.viewFor(snapshot, userId);
  const seat = wanted ?? own?.seat ?? view.turn.active;
  // A seat outside the game comes from a forged custom id.
  if (view.seats[seat] === undefined) return textAnswer(words.replies.foreignButton);
  const players = playersOf(snapshot);
  const player = nameWithHabit(plainNameOf(players, seat, words), snapshot.occupants[seat], words);
  const board = { view, seat, player, words };
  const { png, alt } = await pictureOf(board, context, await context.wordsOnly.isChosenBy(userId));
  const panel = { gameId, view, players, seat, isSeated: own !== null, alt, words };
  const { components } = boardPanel({ ...panel, file: png === null ? null : FILE });
  return {
    components,
    files: png === null ? [] : [new AttachmentBuilder(png, { name: FILE, description: alt })],
    attachments: [],
    flags: MessageFlags.IsComponentsV2,
  };
}

/** Renders the picture; null for a person who reads instead, or when rendering fails: the text is shown alone. */
async function pictureOf(
  input: SeatBoardInput,
  { log }: BotContext,
  wordsOnly: boolean,
): Promise<{ readonly png: Buffer | null; readonly alt: string }> {
  // Imported with the first picture, because the drawing libraries would slow down the start.
  const { describeSeatBoard, renderSeatBoard } = await import('../../render/sheet/index.ts');
  if (wordsOnly) return { png: null, alt: describeSeatBoard(input) };
  try {
    return await renderSeatBoard(input);
  } catch (error) {
    log.error({ seat: input.seat, error }, 'the board of a seat could not be drawn');
    return { png: null, alt: describeSeatBoard(input) };
  }
}
