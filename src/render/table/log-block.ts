/** The latest lines of the log in the message of a table. */
import type { APIComponentInContainer } from 'discord.js';
import { text } from '../components.ts';
import { type EmojiUse, WORDS_ALONE } from '../emoji/emojis.ts';
import { fittedLines } from './fitted-lines.ts';
import { linesWithEmojis } from './log-emojis.ts';
import type { TablePlayer } from './players.ts';

/** Lines of the log that are shown, and characters of all of them. */
const LOG = { lines: 6, length: 714 };
/** The log while the table also says what happened since somebody's move, which is told there in one sentence. */
const SHORT_LOG = { lines: 3, length: 290 };
/** Discord's markdown for small text. */
const SMALL = '-# ';

/**
 * The last lines of the log as small text; long lines get the room that short ones leave.
 * @param lines as `logLines` made them, oldest first
 * @param isShort the table also says what happened since somebody's move
 */
export function logBlock(
  lines: readonly string[],
  players: readonly TablePlayer[],
  isShort: boolean,
  emojiUse: EmojiUse = WORDS_ALONE,
): APIComponentInContainer[] {
  const { lines: most, length } = isShort ? SHORT_LOG : LOG;
  const shown = lines.slice(-most);
  const fitted = fittedLines(shown, length - shown.length * SMALL.length);
  const told = linesWithEmojis(fitted, players, emojiUse).map((line) => SMALL + line);
  return told.length === 0 ? [] : [text(told.join('\n'))];
}
