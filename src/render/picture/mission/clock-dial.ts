/** The crisis clock: a dial of its segments; the next ones are framed and described beside it. */
import type { Words } from '../../../words/index.ts';
import { INK } from '../colour.ts';
import { centredLabel, fitText } from '../label.ts';
import { tray } from '../panel.ts';
import { type Box, circle, element, svgNumber } from '../svg.ts';
import { type Block, paragraph } from './block.ts';
import { diceRow } from './enemy-dice.ts';
import { SMALLEST_LABEL } from './label-size.ts';
import type { MissionModel, SegmentModel } from './mission-model.ts';
import { panelDisc } from './panel-look.ts';

const DIAL = 350;
const PAD = 18;
const HEADING = 46;
const ROW_GAP = 12;
const SEAL = 28;
const DIE = 92;

type PictureWords = Words['missionPicture'];

/** Indices of the segments that the hand passes or reaches when it moves next (rule: m-crisis-clock). */
export function nextSegments({ segments, hand, steps }: MissionModel['clock']): number[] {
  return Array.from({ length: steps }, (_, i) => (hand + 1 + i) % segments.length);
}

/** The text of a segment's effect. */
export function segmentWords(
  segment: SegmentModel | undefined,
  panels: MissionModel['panels'],
  words: PictureWords,
): string {
  const panel = segment?.panel === null || segment === undefined ? undefined : panels[segment.panel];
  if (panel) return panel.crisis === null ? words.nothing : words.crisis(panel.name, panel.crisis);
  return segment && segment.text !== '' ? segment.text : words.nothing;
}

/** The clock with its next segments, and the enemy dice below. */
export function clockBox(model: MissionModel, room: Omit<Box, 'height'>, words: PictureWords) {
  const { clock, panels, dice } = model;
  const left = room.x + DIAL + PAD;
  const width = room.width - DIAL - 2 * PAD;
  const rows = nextSegments(clock).map((index, i) => row(model, index, i, width, words));
  const listed = rows.reduce((sum, block) => sum + block.height + ROW_GAP, 0);
  const height = Math.max(DIAL + 8, PAD + HEADING + listed + HEADING + DIE + PAD);
  const box = { ...room, height };
  let y = box.y + PAD;
  const parts = [tray(box), dialOf(clock, panels, room.x + DIAL / 2 + 8, box.y + height / 2, DIAL / 2 - 12)];
  parts.push(heading(words.clock, words.clockMoves(clock.steps), left, y, width));
  y += HEADING;
  for (const block of rows) {
    parts.push(block.draw(left, y));
    y += block.height + ROW_GAP;
  }
  y = box.y + height - PAD - DIE;
  parts.push(
    heading(words.enemyDice, dice.rolled.length === 0 ? words.notRolled : '', left, y - HEADING, width),
  );
  parts.push(diceRow(dice, left, y, width, DIE));
  return { height, svg: parts.join('') };
}

function heading(title: string, more: string, x: number, y: number, width: number): string {
  const style = { face: 'display', size: SMALLEST_LABEL } as const;
  const titleWidth = fitText(title, style).width;
  const cy = y + HEADING / 2 - 4;
  return (
    centredLabel(title, x, cy, { ...style, fill: INK.gold }) +
    (more === ''
      ? ''
      : centredLabel(more, x + titleWidth + 16, cy, {
          face: 'semibold',
          size: SMALLEST_LABEL,
          fill: INK.parchment,
          maxWidth: width - titleWidth - 16,
        }))
  );
}

/** A line for one of the next segments: its order, its enemy, its effect. */
function row(
  { clock, panels }: MissionModel,
  index: number,
  at: number,
  width: number,
  words: PictureWords,
): Block {
  const segment = clock.segments[index];
  const quiet = segment === undefined || (segment.panel === null && segment.text === '');
  const body = paragraph(
    segmentWords(segment, panels, words),
    width - 2 * SEAL - 62,
    6,
    quiet ? '#98a0b8' : INK.ivory,
  );
  const height = Math.max(2 * SEAL + 4, body.height);
  return {
    height,
    draw: (x, y) => {
      const cy = y + height / 2;
      return [
        centredLabel(`${at + 1}.`, x, cy, { face: 'bold', size: SMALLEST_LABEL, fill: INK.gold }),
        segmentDisc(segment, panels, x + 40 + SEAL, cy, SEAL),
        body.draw(x + 2 * SEAL + 58, cy - body.height / 2),
      ].join('');
    },
  };
}

function segmentDisc(
  segment: SegmentModel | undefined,
  panels: MissionModel['panels'],
  cx: number,
  cy: number,
  r: number,
): string {
  const panel = segment === undefined || segment.panel === null ? undefined : panels[segment.panel];
  if (panel) return panelDisc(panel, cx, cy, r);
  if (!segment || segment.text === '') {
    return circle(cx, cy, r * 0.86, { fill: '#1b1f2d', stroke: '#4a5069', 'stroke-width': 2 });
  }
  const words = {
    face: 'bold',
    size: Math.max(SMALLEST_LABEL, r * 1.4),
    fill: '#20160a',
    anchor: 'middle',
  } as const;
  return (
    circle(cx, cy, r, { fill: INK.warn, stroke: '#ffffff', 'stroke-width': 2 }) +
    centredLabel('!', cx, cy, words)
  );
}

function dialOf(
  clock: MissionModel['clock'],
  panels: MissionModel['panels'],
  cx: number,
  cy: number,
  radius: number,
): string {
  const count = clock.segments.length;
  const next = nextSegments(clock);
  const ring = radius * 0.79;
  const r = Math.min(radius * 0.165, (Math.PI * ring) / count - 3);
  const at = (index: number, distance: number) => {
    const angle = (2 * Math.PI * index) / count;
    return { x: cx + distance * Math.sin(angle), y: cy - distance * Math.cos(angle) };
  };
  const segments = clock.segments.map((segment, index) => {
    const { x, y } = at(index, ring);
    const order = next.indexOf(index);
    const frame =
      order < 0 ? '' : circle(x, y, r + 7, { fill: '#3a2d0c', stroke: INK.gold, 'stroke-width': 5 });
    return frame + segmentDisc(segment, panels, x, y, r);
  });
  const numbers = next.slice(0, count).map((index, order) => {
    const { x, y } = at(index, ring * 0.58);
    return centredLabel(String(order + 1), x, y, {
      face: 'bold',
      size: SMALLEST_LABEL,
      fill: INK.gold,
      anchor: 'middle',
    });
  });
  return [
    circle(cx, cy, radius, { fill: '#171b29', stroke: INK.goldDeep, 'stroke-width': 4 }),
    ...segments,
    ...numbers,
    hand(cx, cy, at(clock.hand, ring - r - 6)),
  ].join('');
}

function hand(cx: number, cy: number, tip: { x: number; y: number }): string {
  const dx = tip.x - cx;
  const dy = tip.y - cy;
  const length = Math.hypot(dx, dy) || 1;
  const side = { x: (-dy / length) * 11, y: (dx / length) * 11 };
  const points = [
    [cx + side.x, cy + side.y],
    [tip.x, tip.y],
    [cx - side.x, cy - side.y],
  ];
  return (
    element('polygon', {
      points: points.map((pair) => pair.map(svgNumber).join(',')).join(' '),
      fill: INK.ivory,
    }) + circle(cx, cy, 16, { fill: INK.goldDeep, stroke: INK.ivory, 'stroke-width': 3 })
  );
}
