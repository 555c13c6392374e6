/** Refusals of actions, with the name of the player who is asked first. */

import type { Refusals } from '../../engine/hosting.ts';
import type { GameState, Seat } from '../../engine/index.ts';
import type { Words } from '../../words/index.ts';
import { escaped } from '../../words/markdown.ts';
import type { SeatOccupant } from '../game-service.ts';
import { awaitedIn } from './play.ts';

/**
 * Returns the engine's refusals in the person's language, with the name of the player who is asked first.
 * @param seat the person's own seat
 * @param words the person's language
 */
export function refusalsAt(
  { state, occupants }: { readonly state: GameState; readonly occupants: readonly SeatOccupant[] },
  seat: Seat,
  { presses, refusals }: Words,
): Refusals {
  const asked = awaitedIn({ state, occupants })[0]?.seat ?? null;
  const name = asked === null || asked === seat ? null : (occupants[asked]?.name ?? null);
  if (name === null) return refusals;
  return {
    ...refusals,
    notYourTurn: presses.notYourTurn(escaped(name)),
    askedFirst: presses.askedFirst(escaped(name)),
  };
}
