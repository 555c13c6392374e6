import { type Words, wordsFor } from '../../words/index.ts';
import { attackLedger } from './attack-ledger.ts';
import { boardBackground } from './board-background.ts';
import { arenaHalves, boardLayout, MAX_SEATS } from './board-layout.ts';
import { BOARD_LETTERS } from './board-letters.ts';
import type { BoardModel, TeamModel } from './board-model.ts';
import { diceTray } from './dice-tray.ts';
import { type Drawing, type Part, svgOf } from './drawing.ts';
import { heroPanel } from './hero-panel.ts';
import { TABLE_DEFS } from './paints.ts';
import { phaseRibbon } from './phase-ribbon.ts';
import { promptBar } from './prompt-bar.ts';
import { type SeatFigure, seatFigure } from './seat-figure.ts';
import { seatPanel } from './seat-panel.ts';
import { strikePanel } from './strike-panel.ts';
import type { Box } from './svg.ts';
import { teamDial } from './team-dial.ts';

/**
 * The table as SVG text: the same model always gives the same text.
 * @throws RangeError when a figure of the model is not finite or there are not one to six seats
 */
export function drawBoard(model: BoardModel): string {
  return svgOf(boardDrawing(model));
}

/** As {@link drawBoard}, in parts. */
export function boardDrawing(model: BoardModel): Drawing {
  if (model.seats.length < 1 || model.seats.length > MAX_SEATS) {
    throw new RangeError(`the board shows one to ${MAX_SEATS} seats, not ${model.seats.length}`);
  }
  const words = wordsFor(model.language).picture;
  const figures = model.seats.map((seat) => seatFigure(seat, model));
  const bySeat = new Map(figures.map((figure) => [figure.seat.seat, figure]));
  const layout = boardLayout(model);
  const { width, height } = layout;
  const asked = model.whoseMove === null ? undefined : bySeat.get(model.whoseMove);
  return {
    width,
    height,
    defs: TABLE_DEFS + figures.map(({ paints }) => paints.defs).join(''),
    background: boardBackground({ x: 0, y: 0, width, height }),
    parts: [
      {
        box: layout.ribbon,
        svg: phaseRibbon(model.turn, model.phases, model.phase, layout.ribbon, BOARD_LETTERS),
      },
      ...figures.flatMap((figure, i) =>
        inBox(layout.seats[i], (box) => heroOf(figure, box, figures.length, words)),
      ),
      ...model.teams.flatMap((team, i) =>
        inBox(layout.teams[i], (box) => sharedDial(team, model, box, words)),
      ),
      ...(layout.arena ? arena(model, bySeat, layout.arena, words) : []),
      {
        box: layout.prompt,
        svg: promptBar({ ...model, title: '', fill: asked?.paints.panel ?? null }, layout.prompt),
      },
    ],
  };
}

function inBox(box: Box | null | undefined, draw: (box: Box) => string): Part[] {
  return box ? [{ box, svg: draw(box) }] : [];
}

type PictureWords = Words['picture'];

/** From this height on a panel has room for everything. */
const ROOMY = 380;

function heroOf(figure: SeatFigure, box: Box, seats: number, words: PictureWords): string {
  return seats <= 2 && box.height >= ROOMY ? heroPanel(figure, box, words) : seatPanel(figure, box, words);
}

function sharedDial(team: TeamModel, model: BoardModel, box: Box, words: PictureWords): string {
  const { dial, seats } = team;
  if (!dial) return '';
  const sums = model.attack?.landed ? [] : model.sums.filter(({ seat }) => seats.includes(seat));
  const incoming = sums.length === 0 ? null : sums.reduce((sum, { total }) => sum + total, 0);
  return teamDial({ team, dial, active: seats.includes(model.activeSeat), incoming }, box, words);
}

function arena(
  { rolls, attack, sums, strike }: BoardModel,
  figures: ReadonlyMap<number, SeatFigure>,
  whole: Box,
  words: PictureWords,
): Part[] {
  if (strike) return [{ box: whole, svg: strikePanel(strike, whole, words) }];
  if (!attack) return [{ box: whole, svg: diceTray(rolls, figures, whole, words) }];
  if (rolls.length === 0) return [{ box: whole, svg: attackLedger(attack, sums, figures, whole, words) }];
  const { left, right } = arenaHalves(whole);
  return [
    { box: left, svg: diceTray(rolls, figures, left, words) },
    { box: right, svg: attackLedger(attack, sums, figures, right, words) },
  ];
}
