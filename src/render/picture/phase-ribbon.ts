import type { PhaseModel } from './board-model.ts';
import { INK } from './colour.ts';
import { centredLabel, fitText } from './label.ts';
import { type Box, element, roundRect, svgNumber } from './svg.ts';

const POINT = 14;

/**
 * The turn, and the phases as a row of arrows with the current one lit.
 * @param smallest the smallest size of a label; where not all phases fit in it, the current one and those next to it
 *   are shown
 */
export function phaseRibbon(
  turn: string,
  phases: readonly PhaseModel[],
  phase: number,
  box: Box,
  smallest = 0,
): string {
  const turnStyle = {
    face: 'display',
    size: Math.max(28, smallest),
    minSize: Math.max(24, smallest),
    maxWidth: 240,
  } as const;
  const plate = fitText(turn, turnStyle).width + 36;
  const cy = box.y + box.height / 2;
  return [
    roundRect({ ...box, width: plate }, 12, { fill: 'url(#slate)', stroke: INK.goldDeep, 'stroke-width': 2 }),
    centredLabel(turn, box.x + plate / 2, cy, { ...turnStyle, fill: INK.gold, anchor: 'middle' }),
    arrows(phases, phase, { ...box, x: box.x + plate + 10, width: box.width - plate - 10 }, smallest),
  ].join('');
}

function arrows(all: readonly PhaseModel[], current: number, box: Box, smallest: number): string {
  const { phases, phase } =
    smallest === 0 ? { phases: all, phase: current } : fitting(all, current, box, smallest);
  const styleOf = (lit: boolean) => styleFrom(lit, smallest);
  const words = phases.map(({ label, short }, i) => (i === phase ? label : short));
  const natural = words.map((word, i) => fitText(word, styleOf(i === phase)).width);
  const spare = box.width - POINT * phases.length - natural.reduce((sum, width) => sum + width, 0);
  const pad = spare / Math.max(1, phases.length);
  // If the phases are too long, every label but the lit one is cut by the same amount.
  const cut = pad >= 10 ? 0 : (10 - pad) * (phases.length / Math.max(1, phases.length - 1));
  let x = box.x;
  const parts: string[] = [];
  words.forEach((word, i) => {
    const lit = i === phase;
    const text = (natural[i] ?? 0) - (lit ? 0 : cut);
    const width = Math.max(24, text + Math.max(10, pad) + POINT);
    const part = { ...box, x, width: width - 3 };
    parts.push(arrow(part, { first: i === 0, last: i === words.length - 1, lit, past: i < phase }));
    parts.push(
      centredLabel(word, x + width / 2 + (i === 0 ? -2 : 5), box.y + box.height / 2, {
        ...styleOf(lit),
        anchor: 'middle',
        maxWidth: Math.max(12, text + 2),
        fill: lit ? '#20160a' : i < phase ? '#9aa0b8' : INK.parchment,
      }),
    );
    x += width;
  });
  return parts.join('');
}

/** As many phases from the current one on as fit, and if there is room left, those before it. */
function fitting(
  phases: readonly PhaseModel[],
  phase: number,
  box: Box,
  smallest: number,
): { readonly phases: readonly PhaseModel[]; readonly phase: number } {
  const widthOf = ({ label, short }: PhaseModel, lit: boolean) =>
    fitText(lit ? label : short, styleFrom(lit, smallest)).width + POINT + 20;
  let first = Math.max(0, phase);
  let end = first;
  let used = 0;
  const take = (at: number): boolean => {
    const next = phases[at];
    if (!next || used + widthOf(next, at === phase) > box.width) return false;
    used += widthOf(next, at === phase);
    return true;
  };
  while (take(end)) end += 1;
  while (take(first - 1)) first -= 1;
  return { phases: phases.slice(first, Math.max(end, first + 1)), phase: phase - first };
}

function styleFrom(lit: boolean, smallest: number): { face: 'bold' | 'semibold'; size: number } {
  return lit
    ? { face: 'bold', size: Math.max(30, smallest) }
    : { face: 'semibold', size: Math.max(23, smallest) };
}

interface ArrowShape {
  readonly first: boolean;
  readonly last: boolean;
  readonly lit: boolean;
  readonly past: boolean;
}

function arrow(box: Box, { first, last, lit, past }: ArrowShape): string {
  const { x, y, width, height } = box;
  const right = x + width;
  const points = [
    [x, y],
    [right, y],
    ...(last ? [] : [[right + POINT, y + height / 2]]),
    [right, y + height],
    [x, y + height],
    ...(first ? [] : [[x + POINT, y + height / 2]]),
  ];
  const shape = points.flat().map(svgNumber).join(' ');
  if (lit) return element('polygon', { points: shape, fill: 'url(#gold)' });
  return element('polygon', {
    points: shape,
    fill: past ? '#151824' : 'url(#slate)',
    stroke: '#3d435a',
    'stroke-width': 1.5,
  });
}
