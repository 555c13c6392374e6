/** Figures of a Mission by the mark that they have on the map: `g1` is the first of the panel `g`. */
import { openGame } from '../../../src/engine/core/game.ts';
import { mapInPlay } from '../../../src/engine/core/mission/board.ts';
import { figuresOf } from '../../../src/engine/core/mission/hex/figures.ts';
import type { GameState } from '../../../src/engine/model/state.ts';
import { InvalidScenario } from './build.ts';

/**
 * The seat of a figure, also of a fallen one.
 * @throws InvalidScenario when the current side has no figure with that mark
 */
export function seatOfFigure(state: GameState, mark: string): number {
  const panel = mark.replace(/\d+$/, '');
  const number = Number(mark.slice(panel.length));
  const marks = figuresOf(mapInPlay(openGame(state))).filter((figure) => figure.panel === panel);
  // A panel without a place on the map still has one figure.
  const at = marks.length === 0 && number === 1 ? 0 : marks.findIndex(({ figure }) => figure === number);
  const seats = (state.enemies ?? []).flatMap((enemy, index) =>
    enemy.panel === panel ? [state.seats.length + index] : [],
  );
  const first = seats.length - Math.max(1, marks.length);
  const seat = at < 0 ? undefined : seats[Math.max(0, first) + at];
  if (seat === undefined) throw new InvalidScenario(`there is no figure ${mark}`);
  return seat;
}

/** A player by seat or by the mark of a figure. */
export function seatOfPlayer(state: GameState, player: number | string): number {
  return typeof player === 'number' ? player : seatOfFigure(state, player);
}
