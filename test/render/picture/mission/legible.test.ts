/** Labels of both pictures can be read on a phone: by their size, and by their contrast with what is behind them. */
import { describe, expect, it } from 'vitest';
import '../../../../src/content/index.ts';
import { MISSIONS } from '../../../../src/content/missions/index.ts';
import { createGame, viewOf } from '../../../../src/engine/index.ts';
import { missionModelOf } from '../../../../src/render/mission/index.ts';
import { drawMission } from '../../../../src/render/picture/mission/draw-mission.ts';
import type { MissionModel } from '../../../../src/render/picture/mission/mission-model.ts';
import { pixelsOfSvg } from '../../../../src/render/picture/rasterise.ts';
import { typeface } from '../../../../src/render/picture/typeface.ts';
import { missionModel } from './mission-fixture.ts';

const PARTS = ['map', 'boards'] as const;
const WIDTH = 1200;
/** The width of a picture on a phone, and the smallest letters there, in pixels. */
const PHONE = 400;
const SMALLEST = 11;
/** The height of capitals, in units of the fonts. */
const CAPITALS = 1400;
/** WCAG 2, level AA. */
const CONTRAST = 4.5;

interface Label {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly fill: string;
  readonly advance: number;
}

const LABEL =
  /<path aria-label="([^"]*)" d="([^"]*)" transform="translate\(([-\d.]+) ([-\d.]+)\) scale\(([\d.]+) -[\d.]+\)" fill="(#[0-9a-f]{6})"/g;

/** Of labels at the same place only the last, which covers the others. */
function labelsOf(svg: string): Label[] {
  const all = [...svg.matchAll(LABEL)].map(([, text = '', d = '', x, y, scale, fill = '']) => ({
    text,
    x: Number(x),
    y: Number(y),
    scale: Number(scale),
    fill,
    advance: Math.max(0, ...[...d.matchAll(/M(-?\d+)/g)].map(([, at]) => Number(at))),
  }));
  return [...new Map(all.map((label) => [`${label.text} ${label.x} ${label.y}`, label])).values()];
}

function started(id: string): MissionModel {
  const heroes = ['barbarian', 'moon-elf', 'thor', 'huntress'];
  const state = createGame({
    mode: 'mission',
    seats: heroes.map((hero) => ({ hero })),
    seed: 'legible',
    first: 0,
    mission: { id, raised: 0 },
  });
  const players = heroes.map((heroId) => ({ name: heroId, heroId, userId: null }));
  return missionModelOf({ view: viewOf(state, 'public'), players, prompt: null });
}

const MODELS: readonly (readonly [string, MissionModel])[] = [
  ['a map of all kinds', missionModel()],
  ...MISSIONS.map(({ id }) => [id, started(id)] as const),
];

describe.each(MODELS)('%s', (_, model) => {
  it.each(PARTS)('has no letters too small for a phone: %s', (part) => {
    const { unitsPerEm } = typeface('bold');
    const small = labelsOf(drawMission(model, part))
      .map(({ text, scale }) => ({ text, pixels: (scale * unitsPerEm * PHONE) / WIDTH }))
      .filter(({ pixels }) => pixels < SMALLEST - 0.01);
    expect(small).toEqual([]);
  });

  it.each(PARTS)('has no letters over others: %s', (part) => {
    const labels = labelsOf(drawMission(model, part));
    const over = labels.flatMap((one, at) =>
      labels
        .slice(at + 1)
        .filter((other) => meet(one, other))
        .map((other) => `${one.text} and ${other.text}`),
    );
    expect(over).toEqual([]);
  });

  it.each(PARTS)('has letters that stand out from what is behind them: %s', (part) => {
    const svg = drawMission(model, part);
    const behind = pixelsOfSvg(svg.replace(LABEL, '<path aria-label="" d="'.concat('" fill="none"')));
    const faint = labelsOf(svg).flatMap((label) => {
      const contrast = worstContrast(label, behind);
      return contrast < CONTRAST ? [`${label.text}: ${contrast.toFixed(1)}`] : [];
    });
    expect(faint).toEqual([]);
  });
});

/** Whether the capitals of two labels meet. */
function meet(one: Label, other: Label): boolean {
  const right = ({ x, scale, advance }: Label) => x + advance * scale;
  const top = ({ y, scale }: Label) => y - CAPITALS * scale;
  return one.x < right(other) && other.x < right(one) && top(one) < other.y && top(other) < one.y;
}

/** The contrast that nine of ten points behind the label have at least. */
function worstContrast(
  { x, y, scale, fill, advance }: Label,
  { rgba, width }: { readonly rgba: Uint8Array; readonly width: number },
): number {
  const own = luminance([1, 3, 5].map((at) => Number.parseInt(fill.slice(at, at + 2), 16)));
  const contrasts: number[] = [];
  const right = x + Math.max(10, advance * scale);
  for (let px = Math.round(x) + 2; px < right; px += 3)
    for (let py = Math.round(y - 1300 * scale); py < y; py += 4) {
      const at = 4 * (py * width + px);
      const other = luminance([rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0]);
      contrasts.push((Math.max(own, other) + 0.05) / (Math.min(own, other) + 0.05));
    }
  return contrasts.sort((a, b) => a - b)[Math.floor(contrasts.length * 0.1)] ?? 21;
}

function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((value) => {
    const share = value / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
