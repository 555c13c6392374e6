/** Why something is not possible, with the name of the player who is asked first. */
import type { GameState, Refusals } from '../../engine/index.ts';
import { escaped } from '../../render/table/phrasing.ts';
import type { Words } from '../../words/index.ts';
import { questionOf } from './play.ts';
import type { Sitter } from './tables.ts';

/**
 * The engine's refusals in the person's language; who is asked first is called by name.
 * @param seat the person's own
 * @param words the person's language
 */
export function refusalsAt(
  { state, sitters }: { readonly state: GameState; readonly sitters: readonly Sitter[] },
  seat: number,
  { presses, refusals }: Words,
): Refusals {
  const asked = questionOf(state)?.seat ?? null;
  const name = asked === null || asked === seat ? null : (sitters[asked]?.name ?? null);
  if (name === null) return refusals;
  return {
    ...refusals,
    notYourTurn: presses.notYourTurn(escaped(name)),
    askedFirst: presses.askedFirst(escaped(name)),
  };
}
