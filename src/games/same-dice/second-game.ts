/** Begins the second of two games on the same dice and decks, by other people. */
import { StoreUnavailable } from '../../store/index.ts';
import { wordsFor } from '../../words/index.ts';
import type { NewTable } from '../game-service.ts';
import type { GameOpener } from '../lobby/game-opener.ts';
import { gameIdOf, originOfSecond } from '../repository/game-id.ts';
import type { GameRepository } from '../repository/game-repository.ts';
import { allUserIds, peopleAt } from '../repository/occupants.ts';
import { awaitsSecond, markTaken } from './seal.ts';

export interface SecondGameParts {
  readonly games: Pick<GameRepository, 'byId' | 'change'>;
  readonly opener: Pick<GameOpener, 'attempt'>;
  /** Returns the present time in ms since 1970. */
  readonly now: () => number;
}

/**
 * Opens the second game on the dice of a finished one. It has the heroes, rules and start player of the first, whatever
 * the table says; somebody who played the first one knows the dice and cannot sit at it.
 * @param firstId the id of the first game
 */
export async function openSecond(
  { games, opener, now }: SecondGameParts,
  table: NewTable,
  firstId: string,
): Promise<{ readonly gameId: string } | { readonly refused: string }> {
  const { sameDice, presses } = wordsFor(table.locale);
  try {
    const first = await games.byId(firstId);
    if (!first || !awaitsSecond(first.record)) return { refused: sameDice.gone };
    const known = allUserIds(first.record);
    if (peopleAt(table.occupants).some((id) => known.includes(id))) return { refused: sameDice.playedFirst };
    const { seed, seats, ...setup } = first.record.setup;
    const heroes = seats.map(({ hero }, seat) => {
      const stops = table.setup.seats[seat]?.stops;
      return stops === undefined ? { hero } : { hero, stops };
    });
    // Before the game begins, so that its dice cannot be opened meanwhile.
    if (!(await markTaken(games, firstId, now()))) return { refused: sameDice.gone };
    const gameId = gameIdOf(originOfSecond(firstId));
    return await opener.attempt({ ...table, gameId, setup: { ...setup, seats: heroes } }, seed);
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    return { refused: error.mayHaveLanded ? presses.unclear : presses.storeDown };
  }
}
