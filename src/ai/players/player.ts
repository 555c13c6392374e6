/** A strategy that plays for a seat. */
import type { Action, GameView } from '../../engine/index.ts';

export interface Player {
  readonly name: string;
  /**
   * Chooses one of the legal actions. The same arguments give the same choice: a player keeps no state and uses no
   * other randomness than `random`.
   * @param view the game as this seat sees it
   * @param legal all legal actions of the seat; not empty
   * @param random uniform in [0, 1)
   * @throws RangeError when `legal` is empty
   */
  chooseAction(view: GameView, legal: readonly Action[], random: () => number): Action;
}
