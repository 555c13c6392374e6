/** A strategy that plays for a seat. */
import type { Action, GameView, Seat } from '../../engine/index.ts';

/** The game as the choosing seat sees it in the lane of a team-mate of a Mission, by the team-mate's seat. */
export type Beside = (seat: Seat) => GameView;

export interface Player {
  readonly name: string;
  /**
   * Chooses one of the legal actions. The same arguments give the same choice: a player keeps no state and uses no
   * other randomness than `random`.
   * @param view the game as this seat sees it
   * @param legal all legal actions of the seat; not empty
   * @param random uniform in [0, 1)
   * @param beside to rate plays for team-mates who act at the same time; without it none is made
   * @throws RangeError when `legal` is empty
   */
  chooseAction(view: GameView, legal: readonly Action[], random: () => number, beside?: Beside): Action;
}
