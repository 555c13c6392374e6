/** The winner of a finished game as the upper part of its picture: heroes, what stood out, and the last strike. */
import type { GameView, Seat } from '../../engine/index.ts';
import type { Hit } from '../../history/game-summary.ts';
import type { Words } from '../../words/index.ts';
import type { StrikeModel } from '../picture/board-model.ts';
import { heroNameOf, plainNameOf, type TablePlayer } from '../table/players.ts';

export interface TrophyModel {
  /** Ids of the heroes of the winning side; at least one. */
  readonly heroes: readonly string[];
  /** The names of the people, `Ada` or `Ada and Bo`, and those of their heroes. */
  readonly people: string;
  readonly heroNames: string;
  /** What stood out, and the record against the opponent. */
  readonly lines: readonly string[];
  /** The strike that ended the game; null where none did. */
  readonly strike: StrikeModel | null;
}

/** What is known of the end beside the view. */
export interface TrophyInput {
  /** Titles of the winner and the record against the opponent, as plain text. */
  readonly lines: readonly string[];
  /** The strikes of the last turn, oldest first. */
  readonly strikes: readonly StrikeModel[];
}

/** Returns null without a winning side. */
export function trophyModel(
  view: GameView,
  players: readonly TablePlayer[],
  killing: Hit | null,
  { lines, strikes }: TrophyInput,
  words: Words,
): TrophyModel | null {
  const { outcome } = view;
  if (outcome?.kind !== 'won') return null;
  const winners = view.seats.filter(({ team }) => team === outcome.team);
  if (winners.length === 0) return null;
  const together = (name: (seat: Seat) => string) =>
    words.picture.together(winners.map(({ seat }) => name(seat)));
  const people = together((seat) => plainNameOf(players, seat, words));
  const heroNames = together((seat) => heroNameOf(players, seat));
  const last = strikes.findLast(({ kind }) => kind === 'killing');
  return {
    heroes: winners.map(({ hero }) => hero),
    people,
    heroNames: heroNames === people ? '' : heroNames,
    lines,
    strike: killing === null ? null : (last ?? null),
  };
}
