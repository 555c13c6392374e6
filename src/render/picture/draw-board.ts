import { type Words, wordsFor } from '../../words/index.ts';
import { attackLedger } from './attack-ledger.ts';
import { arenaHalves, boardLayout, MOST_SEATS } from './board-layout.ts';
import type { BoardModel, TeamModel } from './board-model.ts';
import { INK } from './colour.ts';
import { diceTray } from './dice-tray.ts';
import { heroPanel } from './hero-panel.ts';
import { icon } from './icon.ts';
import { centredLabel } from './label.ts';
import { newsLines } from './news.ts';
import { TABLE_DEFS } from './paints.ts';
import { tray } from './panel.ts';
import { phaseRibbon } from './phase-ribbon.ts';
import { promptBar } from './prompt-bar.ts';
import { type SeatFigure, seatFigure } from './seat-figure.ts';
import { seatPanel } from './seat-panel.ts';
import { type Box, element, inset } from './svg.ts';
import { tableTop } from './table-top.ts';
import { teamDial } from './team-dial.ts';

/**
 * The table as SVG text: the same model always gives the same text.
 * @throws RangeError when a figure of the model is not finite or there are not one to six seats
 */
export function drawBoard(model: BoardModel): string {
  if (model.seats.length < 1 || model.seats.length > MOST_SEATS) {
    throw new RangeError(`the board shows one to ${MOST_SEATS} seats, not ${model.seats.length}`);
  }
  const words = wordsFor(model.language).picture;
  const figures = model.seats.map((seat) => seatFigure(seat, model));
  const bySeat = new Map(figures.map((figure) => [figure.seat.seat, figure]));
  const layout = boardLayout(model);
  const { width, height } = layout;
  const asked = model.whoseMove === null ? undefined : bySeat.get(model.whoseMove);
  const content = [
    element('defs', {}, TABLE_DEFS + figures.map(({ paints }) => paints.defs).join('')),
    tableTop({ x: 0, y: 0, width, height }),
    phaseRibbon(model.turn, model.phases, model.phase, layout.ribbon),
    ...figures.map((figure, i) => heroOf(figure, layout.seats[i], figures.length, words)),
    ...model.teams.map((team, i) => sharedDial(team, model, layout.teams[i] ?? null, words)),
    layout.spare ? newsBox(model.news, layout.spare, words) : '',
    // The same news need not be told twice.
    arena(layout.spare ? { ...model, news: [] } : model, bySeat, layout.arena, words),
    promptBar({ ...model, fill: asked?.paints.panel ?? null }, layout.prompt),
  ].join('');
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` },
    content,
  );
}

type PictureWords = Words['picture'];

function heroOf(figure: SeatFigure, box: Box | undefined, seats: number, words: PictureWords): string {
  if (!box) return '';
  return seats <= 2 ? heroPanel(figure, box, words) : seatPanel(figure, box, words);
}

function sharedDial(team: TeamModel, model: BoardModel, box: Box | null, words: PictureWords): string {
  const { dial, seats } = team;
  if (!box || !dial) return '';
  const sums = model.attack?.landed ? [] : model.sums.filter(({ seat }) => seats.includes(seat));
  const incoming = sums.length === 0 ? null : sums.reduce((sum, { total }) => sum + total, 0);
  return teamDial({ team, dial, active: seats.includes(model.activeSeat), incoming }, box, words);
}

function arena(
  model: BoardModel,
  figures: ReadonlyMap<number, SeatFigure>,
  whole: Box,
  words: PictureWords,
): string {
  const { left, right } = arenaHalves(whole);
  if (model.rolls.length === 0 && !model.attack) return idleArena(model, whole);
  if (!model.attack && (model.rolls.length === 1 || model.rolls.length > 2))
    return diceTray(model.rolls, figures, model.news, whole, words);
  return [
    model.rolls.length > 0
      ? diceTray(model.rolls, figures, model.news, left, words)
      : newsBox(model.news, left, words),
    model.attack
      ? attackLedger(model.attack, model.sums, figures, right, words)
      : newsBox(model.news, right, words),
  ].join('');
}

function idleArena(model: BoardModel, box: Box): string {
  const phase = model.phases[model.phase]?.label ?? '';
  const dice = icon(
    'perspective-dice-six-faces-random',
    box.x + box.width - 170,
    box.y + box.height / 2,
    250,
    {
      fill: INK.gold,
      opacity: 0.13,
    },
  );
  const title = centredLabel(phase, box.x + 28, box.y + 44, { face: 'display', size: 40, fill: INK.gold });
  const lines: Box = { x: box.x + 28, y: box.y + 84, width: box.width - 56, height: box.height - 92 };
  return tray(box) + dice + title + newsLines(model.news, lines, 36);
}

function newsBox(news: readonly string[], box: Box, words: PictureWords): string {
  const title = centredLabel(words.latest, box.x + 20, box.y + 34, {
    face: 'display',
    size: 30,
    fill: INK.gold,
  });
  const inner = inset(box, 20);
  return tray(box) + title + newsLines(news, { ...inner, y: inner.y + 44, height: inner.height - 44 });
}
