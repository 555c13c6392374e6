/** The alt text of the table's picture. */
import type { GameView, Prompt } from '../../engine/index.ts';
import { ENGLISH, type Words } from '../../words/index.ts';
import { ALT_TEXT_LENGTH } from '../discord-limits.ts';
import { attackLines } from './attack-words.ts';
import { clipped, withFullStop, withoutMarkdown } from './phrasing.ts';
import { plainNameOf, type TablePlayer } from './players.ts';
import {
  DETAILS,
  plainTelling,
  rollsInWords,
  seatInWords,
  seatOrder,
  sharedHealth,
} from './state-in-words.ts';
import { describePending } from './whose-move.ts';

export interface AltTextInput {
  readonly view: GameView;
  readonly players: readonly TablePlayer[];
  /** The prompt in the asked seat's own view; null if the kind of the question is enough. */
  readonly prompt?: Prompt | null;
  /** Positions (from 1) of dice that the roller has marked to keep. */
  readonly keptDice?: readonly number[];
  /** English when left out. */
  readonly words?: Words;
  /** How the game ended, if it was not played to its end. */
  readonly ended?: EndReason | null;
  /** The sentence of the strike that the picture shows; null for none. */
  readonly strikeText?: string | null;
}

/**
 * The whole board as text, most important first for the asked player: whose move, their dice, the
 * Attack, their own seat; then the other dice, the fighting seats, and the rest in turn order.
 * @returns at most 1,024 characters
 */
export function tableAltText(input: AltTextInput): string {
  const { view, players, prompt = null, keptDice = [], strikeText = null, words = ENGLISH } = input;
  const { active, number, phase } = view.turn;
  const { asked, fighting, order } = seatOrder(view);
  const telling = plainTelling(players, words);
  const rolls = (own: boolean) => rollsInWords(view, keptDice, telling, own);
  const first = [
    words.table.alt.turn(number, plainNameOf(players, active, words), words.phases[phase]),
    ...(view.outcome ? [outcomeWords(view, players, words, input.ended ?? null)] : []),
    ...(view.pending ? [withFullStop(describePending(view, players, prompt, words))] : []),
    ...rolls(true),
    ...(strikeText === null ? [] : [strikeText]),
    ...attackLines(view, players, words).map((line) => `${withoutMarkdown(line)}.`),
  ];
  const texts = DETAILS.map((detail) => {
    const seats = order.map((seat) =>
      seatInWords(view, seat, fighting.has(seat) ? detail.fighting : detail.others, telling),
    );
    const [own = '', ...rest] = seats;
    return [...first, ...sharedHealth(view, asked, telling), own, ...rolls(false), ...rest].join(' ');
  });
  const fitting = texts.find((text) => text.length <= ALT_TEXT_LENGTH) ?? texts.at(-1) ?? '';
  return clipped(fitting, ALT_TEXT_LENGTH);
}

/** How a game ended that was not played to its end. */
export type EndReason = 'conceded' | 'agreed' | 'forfeited' | 'left';

/**
 * How the game ended, as a plain sentence; empty while it goes on.
 * @param ended the reason, if the state does not contain it: all ways of giving up look the same in the state
 */
export function outcomeWords(
  view: GameView,
  players: readonly TablePlayer[],
  words: Words,
  ended: EndReason | null = null,
): string {
  const { outcome } = view;
  if (!outcome) return '';
  const told = words.table.outcome;
  if (outcome.kind === 'draw') return told.draw;
  const winners = view.seats.filter(({ team }) => team === outcome.team);
  const names = winners.map(({ seat }) => plainNameOf(players, seat, words));
  return outcome.how === 'concession' ? told[ended ?? 'conceded'](names) : told.won(names);
}
