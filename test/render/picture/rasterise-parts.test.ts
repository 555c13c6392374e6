/** The pixels of parts that stay the same are kept: nobody may see it in a picture. */
import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BoardModel } from '../../../src/render/picture/board-model.ts';
import { drawBoard } from '../../../src/render/picture/draw-board.ts';
import { svgOf } from '../../../src/render/picture/drawing.ts';
import { drawMission } from '../../../src/render/picture/mission/draw-mission.ts';
import { rasteriseMission } from '../../../src/render/picture/mission/rasterise-mission.ts';
import { rasterise } from '../../../src/render/picture/rasterise.ts';
import { rasteriseBoard } from '../../../src/render/picture/rasterise-board.ts';
import { rasteriseParts } from '../../../src/render/picture/rasterise-parts.ts';
import { duel, party, rolledDie } from './board-fixture.ts';
import { missionModel } from './mission/mission-fixture.ts';

vi.mock('../../../src/render/picture/rasterise.ts', { spy: true });

/** A difference of a channel that somebody may see: fewer colours and the steps of edges make smaller ones. */
const VISIBLE = 48;

const strike: BoardModel = {
  ...duel,
  rolls: [],
  attack: null,
  sums: [],
  strike: {
    kind: 'ultimate',
    ability: 'Rage!',
    sides: 'Alice → Bob',
    heroId: 'barbarian',
    palette: { base: '#c43a31', accent: '#ffc9a8' },
    dice: [rolledDie(6, 'pow'), rolledDie(6, 'pow')],
    hits: [{ name: 'Bob', amount: 15, before: 19, after: 4, isBack: false }],
    changes: ['+1 Stun'],
  },
};

const teams: BoardModel = {
  ...party(4),
  teams: [0, 1].map((team) => ({
    name: `Team ${team}`,
    seats: [2 * team, 2 * team + 1],
    dial: { health: 31, startHealth: 50, maxHealth: 60 },
  })),
};

const boards: Readonly<Record<string, BoardModel>> = {
  'a duel with ten dice': duel,
  'a duel without dice': { ...duel, rolls: [], attack: null, sums: [] },
  'a strike': strike,
  'teams with one health': teams,
  'six seats': party(6),
};

/** The share of channels that look different in a picture and in the whole drawing, packed alike. */
async function apart(svg: string, png: Buffer, width?: number): Promise<number> {
  const whole = rasterise(svg, { indexed: true, ...(width === undefined ? {} : { width }) });
  const [one, other] = await Promise.all(
    [whole.png, png].map((packed) => sharp(packed).raw().toBuffer({ resolveWithObject: true })),
  );
  expect(other?.info).toMatchObject({ width: whole.width, height: whole.height });
  const data = other?.data ?? Buffer.alloc(0);
  const different = one?.data.filter((value, at) => Math.abs(value - (data[at] ?? 0)) > VISIBLE).length ?? 0;
  return different / data.length;
}

afterEach(() => {
  vi.resetModules();
});

/** Rasterises with nothing kept. */
async function anew() {
  vi.resetModules();
  const [board, mission] = await Promise.all([
    import('../../../src/render/picture/rasterise-board.ts'),
    import('../../../src/render/picture/mission/rasterise-mission.ts'),
  ]);
  return { ...board, ...mission };
}

describe('a picture in parts', () => {
  it.each(Object.entries(boards))('looks as the whole drawing does: %s', async (_, model) => {
    for (const width of [400, 1000]) {
      const { png } = rasteriseBoard(model, width);
      expect(await apart(drawBoard(model), png, width)).toBeLessThan(0.0002);
    }
  });

  it('looks as the whole drawing does: the boards of a Mission', async () => {
    const model = missionModel();
    const { png } = rasteriseMission(model, 'boards');
    expect(await apart(drawMission(model, 'boards'), png)).toBeLessThan(0.0002);
  });

  it('has the same bytes, whatever is kept from pictures before it', async () => {
    const later: BoardModel = {
      ...duel,
      phase: 6,
      seats: duel.seats.map((seat, at) => (at === 0 ? { ...seat, health: 12 } : seat)),
    };
    const warm = await anew();
    const first = warm.rasteriseBoard(duel, 1000).png;
    const second = warm.rasteriseBoard(later, 1000).png;
    expect(second.equals(first)).toBe(false);
    expect(warm.rasteriseBoard(duel, 1000).png.equals(first)).toBe(true);
    const cold = await anew();
    expect(cold.rasteriseBoard(later, 1000).png.equals(second)).toBe(true);
  });

  it('has the ground of its own map, not that of a map kept before', async () => {
    const model = missionModel();
    const painted = { ...model, map: { ...model.map, scene: 'gorge' as const } };
    const warm = await anew();
    const plain = warm.rasteriseMission(model, 'map').png;
    const later = warm.rasteriseMission(painted, 'map').png;
    expect(later.equals(plain)).toBe(false);
    const cold = await anew();
    expect(cold.rasteriseMission(painted, 'map').png.equals(later)).toBe(true);
  });

  it('rasterises only the parts that have changed', async () => {
    // Other files of the worker may have imported the modules without the spy.
    vi.resetModules();
    const { pixelsOfSvg } = await import('../../../src/render/picture/rasterise.ts');
    const { rasteriseParts } = await import('../../../src/render/picture/rasterise-parts.ts');
    const drawing = {
      width: 400,
      height: 100,
      defs: '',
      background: '<rect width="400" height="100" fill="#101010"/>',
      parts: ['#a00000', '#00a000', '#0000a0'].map((fill, at) => ({
        box: { x: 20 + 130 * at, y: 20, width: 100, height: 50 },
        svg: `<rect x="${20 + 130 * at}" y="20" width="100" height="50" fill="${fill}"/>`,
      })),
    };
    const drawn = vi.mocked(pixelsOfSvg);
    drawn.mockClear();
    const first = rasteriseParts(drawing, { compression: 3 });
    expect(drawn).toHaveBeenCalledTimes(4);
    expect(rasteriseParts(drawing, { compression: 3 }).png.equals(first.png)).toBe(true);
    expect(drawn).toHaveBeenCalledTimes(4);
    const [one, ...others] = drawing.parts;
    const brighter = one && { ...one, svg: one.svg.replace('#a00000', '#f00000') };
    const later = { ...drawing, parts: [...(brighter ? [brighter] : []), ...others] };
    expect(rasteriseParts(later, { compression: 3 }).png.equals(first.png)).toBe(false);
    expect(drawn).toHaveBeenCalledTimes(5);
  });

  it('takes parts that lie over each other as one', async () => {
    const box = { x: 20, y: 20, width: 100, height: 50 };
    const svg = '<rect x="20" y="20" width="100" height="50" fill="#a00000"/>';
    const badge = {
      box: { ...box, width: 20 },
      svg: '<rect x="20" y="20" width="20" height="50" fill="#00a000"/>',
    };
    const drawing = {
      width: 400,
      height: 100,
      defs: '',
      background: '<rect width="400" height="100" fill="#101010"/>',
      parts: [{ box, svg }, badge],
    };
    const { png } = rasteriseParts(drawing, { compression: 3 });
    expect(await apart(svgOf(drawing), png)).toBe(0);
  });
});

describe('a table of many', () => {
  it('has 128 colours, one of few twice as many at most', async () => {
    const coloursOf = (png: Buffer) => png.readUInt32BE(png.indexOf('PLTE') - 4) / 3;
    expect(coloursOf(rasteriseBoard(party(6), 900).png)).toBe(128);
    expect(coloursOf(rasteriseBoard(duel, 1000).png)).toBe(256);
  });
});
