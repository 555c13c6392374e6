/** The board as text, in place of its picture or beside it: a line for each roll and each seat, in the order of use. */
import type { GameView } from '../../engine/index.ts';
import type { Words } from '../../words/index.ts';
import { type EmojiUse, WORDS_ALONE } from '../emoji/emojis.ts';
import { escaped } from './phrasing.ts';
import type { TablePlayer } from './players.ts';
import {
  DETAILS,
  markdownTelling,
  rollsInWords,
  seatInWords,
  seatOrder,
  sharedHealth,
} from './state-in-words.ts';

export interface BoardTextInput {
  readonly view: GameView;
  readonly players: readonly TablePlayer[];
  /** Positions (from 1) of dice that the roller has marked to keep. */
  readonly keptDice: readonly number[];
  /** The sentence of the strike that the picture shows; null for none. */
  readonly strikeText: string | null;
  readonly emojiUse: EmojiUse;
  readonly words: Words;
}

/**
 * The lines as markdown. Turn, question, Attack and log are elsewhere in the message.
 * @param most characters of all lines; emojis, then details of seats that only watch are left out to keep within
 */
export function boardText(input: BoardTextInput, most: number): string {
  const ways = [
    { use: input.emojiUse, detail: DETAILS[0] },
    ...DETAILS.map((detail) => ({ use: WORDS_ALONE, detail })),
  ];
  const texts = ways.map(({ use, detail }) => linesOf(input, use, detail).join('\n'));
  return texts.find((text) => text.length <= most) ?? texts.at(-1) ?? '';
}

function linesOf(
  { view, players, keptDice, strikeText, words }: BoardTextInput,
  use: EmojiUse,
  detail: (typeof DETAILS)[number],
): string[] {
  const telling = markdownTelling(players, words, use);
  const { asked, fighting, order } = seatOrder(view);
  const seats = order.map((seat) =>
    seatInWords(view, seat, fighting.has(seat) ? detail.fighting : detail.others, telling),
  );
  const lines = [
    ...(strikeText === null ? [] : [escaped(strikeText)]),
    ...sharedHealth(view, asked, telling),
    ...seats,
    // The dice are last, right above the question and its buttons.
    ...rollsInWords(view, keptDice, telling, false),
    ...rollsInWords(view, keptDice, telling, true),
  ];
  return lines.map((line) => `- ${line}`);
}
