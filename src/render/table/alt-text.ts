/** The table in words: the alt text of the picture, and the text board where there is no picture. */
import type { GameView, Phase } from '../../engine/index.ts';
import { attackLines } from './attack-words.ts';
import { sourceName } from './content-names.ts';
import { faceWords } from './dice-words.ts';
import { clipped, counted, listed, unmarked } from './phrasing.ts';
import { heroNameOf, plainNameOf, type TablePlayer } from './players.ts';
import { describePending, phaseName } from './whose-move.ts';

/** What Discord takes for the description of a picture. */
export const ALT_TEXT_LENGTH = 1024;

/**
 * The whole board in plain words, the most needed first: whose move, dice, the Attack, then every seat.
 * @returns at most 1,024 characters
 */
export function tableAltText(
  view: GameView,
  players: readonly TablePlayer[],
  prompt: string | null = null,
): string {
  const phase: Phase = view.turn.phase;
  const lines = [
    `Turn ${view.turn.number} of ${plainNameOf(players, view.turn.active)}, ${phaseName(phase)}.`,
    ...(view.outcome ? [outcomeWords(view, players)] : []),
    ...(view.pending ? [`${describePending(view, players, prompt).replace(/[.?]$/, '')}.`] : []),
    ...view.rolls.map((roll) => rollWords(players, roll)),
    ...attackLines(view, players).map((line) => `${unmarked(line)}.`),
    ...view.seats.map((seat) => seatWords(players, seat)),
  ];
  return clipped(lines.join(' '), ALT_TEXT_LENGTH);
}

/** How the game ended, as a plain sentence; empty while it goes on. */
export function outcomeWords(view: GameView, players: readonly TablePlayer[]): string {
  const { outcome } = view;
  if (!outcome) return '';
  if (outcome.kind === 'draw') return 'The game is a draw.';
  const winners = view.seats.filter(({ team }) => team === outcome.team);
  const names = listed(winners.map(({ seat }) => plainNameOf(players, seat)));
  const verb = winners.length > 1 ? 'win' : 'wins';
  return outcome.how === 'concession' ? `${names} ${verb} by concession.` : `${names} ${verb}.`;
}

function rollWords(players: readonly TablePlayer[], roll: GameView['rolls'][number]): string {
  const dice = roll.dice.map(
    ({ value, altered }) => `${faceWords(players, roll.owner, value)}${altered ? ' (changed)' : ''}`,
  );
  const label = sourceName(roll.label);
  return `${label} of ${plainNameOf(players, roll.owner)}: ${dice.join(', ')}.`;
}

function seatWords(players: readonly TablePlayer[], seat: GameView['seats'][number]): string {
  const name = `${plainNameOf(players, seat.seat)} (${heroNameOf(players, seat.seat)})`;
  if (seat.defeated) return `${name}: defeated.`;
  const tokens = seat.tokens.map(({ name: token, count }) => (count === 1 ? token : `${count} ${token}`));
  const upgrades = seat.board.filter(({ level }) => level > 1).map((ability) => ability.name);
  const parts = [
    `${seat.health} health`,
    `${seat.cp} CP`,
    counted(seat.handCount, 'card', 'cards'),
    ...(tokens.length > 0 ? [`has ${listed(tokens)}`] : []),
    ...(upgrades.length > 0 ? [`upgrades ${listed(upgrades)}`] : []),
  ];
  return `${name}: ${parts.join(', ')}.`;
}
