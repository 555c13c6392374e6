/** The table in words: the alt text of the picture, and the text board where there is no picture. */
import type { GameView, Prompt } from '../../engine/index.ts';
import { ENGLISH, type Words } from '../../words/index.ts';
import { attackLines } from './attack-words.ts';
import { sourceName } from './content-names.ts';
import { faceWords } from './dice-words.ts';
import { clipped, unmarked } from './phrasing.ts';
import { heroNameOf, plainNameOf, type TablePlayer } from './players.ts';
import { describePending } from './whose-move.ts';

/** What Discord takes for the description of a picture. */
export const ALT_TEXT_LENGTH = 1024;

/**
 * The whole board in plain words, the most needed first: whose move, dice, the Attack, then every seat.
 * @returns at most 1,024 characters
 */
export function tableAltText(
  view: GameView,
  players: readonly TablePlayer[],
  prompt: Prompt | null = null,
  words: Words = ENGLISH,
): string {
  const { active, number, phase } = view.turn;
  const lines = [
    words.table.alt.turn(number, plainNameOf(players, active, words), words.phases[phase]),
    ...(view.outcome ? [outcomeWords(view, players, words)] : []),
    ...(view.pending ? [`${describePending(view, players, prompt, words).replace(/[.?]$/, '')}.`] : []),
    ...view.rolls.map((roll) => rollWords(players, roll, words)),
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

function rollWords(players: readonly TablePlayer[], roll: GameView['rolls'][number], words: Words): string {
  const { alt } = words.table;
  const dice = roll.dice.map(({ value, altered }) => {
    const face = faceWords(players, roll.owner, value, words);
    return altered ? alt.changed(face) : face;
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
    alt.cards(seat.handCount),
    ...(tokens.length > 0 ? [alt.has(tokens)] : []),
    ...(upgrades.length > 0 ? [alt.upgrades(upgrades)] : []),
  ]);
}
