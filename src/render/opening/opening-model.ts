/** The model of the picture that announces a game, and its alt text. */
import type { Words } from '../../words/index.ts';
import { ALT_TEXT_LENGTH } from '../discord-limits.ts';
import { clipped } from '../table/phrasing.ts';

export interface OpeningFighter {
  readonly heroId: string;
  readonly heroName: string;
  /** Empty for a bot that has the name of its hero. */
  readonly playerName: string;
}

export interface OpeningModel {
  /** What begins, such as a mode and the length of a series. */
  readonly title: string;
  /** Those who play together, side by side; a single side in a cooperative game. At least one fighter each. */
  readonly sides: readonly (readonly OpeningFighter[])[];
  /** The sign between two sides. */
  readonly versus: string;
}

/** At most 1,024 characters. */
export function openingAltText({ title, sides }: OpeningModel, words: Words): string {
  const named = sides.map((side) =>
    words.lobby.teamMates(
      side.map(({ heroName, playerName }) =>
        playerName === '' ? heroName : words.table.named(playerName, heroName),
      ),
    ),
  );
  return clipped(`${title}: ${words.challenge.thread(named)}.`, ALT_TEXT_LENGTH);
}
