/** Texts of a seat's companions with their health and of its tokens with their sides. */
import { heroById, isBoard } from '../../engine/definitions.ts';
import type { GameView } from '../../engine/index.ts';
import type { Words } from '../../words/index.ts';
import { plainNameOf, type TablePlayer } from './players.ts';

/** A thing that a seat has. */
export interface Holding {
  /** The id of the token or companion. */
  readonly id: string;
  /** `3 Evasive`, `Nyra with 5 of 6 health`. */
  readonly text: string;
}

/**
 * A phrase for each thing, companions with health first. If several heroes of the game own a thing that stays its
 * giver's whoever holds it, the phrase names the owner too.
 */
export function holdingsOf(
  { seats }: Pick<GameView, 'seats'>,
  at: number,
  players: readonly TablePlayer[],
  words: Words,
): Holding[] {
  const { alt } = words.table;
  const { companions = [], tokens = [] } = seats[at] ?? {};
  const dials = new Set(companions.map(({ id }) => id));
  return [
    ...companions.map((one) => ({
      id: one.id,
      text: alt.companion(one.name, one.health, one.most, one.side?.name ?? null),
    })),
    ...tokens
      .filter(({ id }) => !dials.has(id))
      .flatMap(({ id, name, count, side, givers }) => {
        if (side) return [{ id, text: alt.onSide(name, side.name) }];
        if (givers && seats.filter(({ hero }) => brings(hero, id)).length > 1)
          return givers.map((giver) => ({ id, text: alt.thingOf(name, plainNameOf(players, giver, words)) }));
        return [{ id, text: count === 1 ? name : alt.tokens(count, name) }];
      }),
  ];
}

function brings(hero: string, token: string): boolean {
  return isBoard(hero) && heroById(hero).tokens.some(({ id }) => id === token);
}
