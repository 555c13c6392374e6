/** The table in words: the alt text of the picture, and the text board where there is no picture. */
import type { GameView, Prompt } from '../../engine/index.ts';
import { ENGLISH, type Words } from '../../words/index.ts';
import { attackLines } from './attack-words.ts';
import { sourceName } from './content-names.ts';
import { faceWords, isKept } from './dice-words.ts';
import { clipped, ended, unmarked } from './phrasing.ts';
import { heroNameOf, plainNameOf, type TablePlayer } from './players.ts';
import { describePending } from './whose-move.ts';

/** What Discord takes for the description of a picture. */
export const ALT_TEXT_LENGTH = 1024;

export interface AltTextInput {
  readonly view: GameView;
  readonly players: readonly TablePlayer[];
  /** The prompt in the asked seat's own view; null where the kind of the question says it all. */
  readonly prompt?: Prompt | null;
  /** Positions (from 1) of dice that the roller has marked to keep. */
  readonly keeps?: readonly number[];
  /** English when left out. */
  readonly words?: Words;
}

/**
 * The whole board in plain words, the most needed first: whose move, dice, the Attack, then every seat.
 * @returns at most 1,024 characters
 */
export function tableAltText(input: AltTextInput): string {
  const { view, players, prompt = null, keeps = [], words = ENGLISH } = input;
  const { active, number, phase } = view.turn;
  const lines = [
    words.table.alt.turn(number, plainNameOf(players, active, words), words.phases[phase]),
    ...(view.outcome ? [outcomeWords(view, players, words)] : []),
    ...(view.pending ? [ended(describePending(view, players, prompt, words))] : []),
    ...view.rolls.map((roll) => rollWords(view, players, roll, keeps, words)),
    ...attackLines(view, players, words).map((line) => `${unmarked(line)}.`),
    ...view.seats.map((seat) => seatWords(players, seat, words)),
  ];
  return clipped(lines.join(' '), ALT_TEXT_LENGTH);
}

/** How the game ended, as a plain sentence; empty while it goes on. */
export function outcomeWords(view: GameView, players: readonly TablePlayer[], words: Words): string {
  const { outcome } = view;
  if (!outcome) return '';
  const told = words.table.outcome;
  if (outcome.kind === 'draw') return told.draw;
  const winners = view.seats.filter(({ team }) => team === outcome.team);
  const names = winners.map(({ seat }) => plainNameOf(players, seat, words));
  return outcome.how === 'concession' ? told.conceded(names) : told.won(names);
}

function rollWords(
  view: GameView,
  players: readonly TablePlayer[],
  roll: GameView['rolls'][number],
  keeps: readonly number[],
  words: Words,
): string {
  const { alt } = words.table;
  const dice = roll.dice.map(({ value, altered }, index) => {
    const face = faceWords(players, roll.owner, value, words);
    const marks = [
      ...(altered ? [alt.changed] : []),
      ...(isKept(view, roll, index + 1, keeps) ? [alt.kept] : []),
    ];
    return marks.length > 0 ? alt.die(face, marks) : face;
  });
  return alt.roll(sourceName(roll.label, words), plainNameOf(players, roll.owner, words), dice);
}

function seatWords(players: readonly TablePlayer[], seat: GameView['seats'][number], words: Words): string {
  const { alt, named } = words.table;
  const name = named(plainNameOf(players, seat.seat, words), heroNameOf(players, seat.seat));
  if (seat.defeated) return alt.defeated(name);
  const tokens = seat.tokens.map(({ name: token, count }) =>
    count === 1 ? token : alt.tokens(count, token),
  );
  const upgrades = seat.board.filter(({ level }) => level > 1).map((ability) => ability.name);
  return alt.seat(name, [
    alt.health(seat.health),
    alt.cp(seat.cp),
    alt.cards(seat.handCount, seat.deckCount, seat.discard.length),
    ...(tokens.length > 0 ? [alt.has(tokens)] : []),
    ...(upgrades.length > 0 ? [alt.upgrades(upgrades)] : []),
  ]);
}
