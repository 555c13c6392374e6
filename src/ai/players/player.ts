/** What plays for a seat. */
import type { Action, GameView } from '../../engine/index.ts';

export interface Player {
  readonly name: string;
  /**
   * Chooses one of the legal actions. The same arguments give the same choice: a player keeps no state and
   * takes all chance from `random`.
   * @param view the game as the asked seat sees it
   * @param legal everything that the seat may do now; not empty
   * @param random uniform in [0, 1)
   * @throws RangeError when `legal` is empty
   */
  chooseAction(view: GameView, legal: readonly Action[], random: () => number): Action;
}
