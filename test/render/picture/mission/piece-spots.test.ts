/** Pieces that share a space of the map are all visible. */
import { describe, expect, it } from 'vitest';
import { drawMission } from '../../../../src/render/picture/mission/draw-mission.ts';
import { HexGrid } from '../../../../src/render/picture/mission/hex-geometry.ts';
import { type Spot, spotsOf } from '../../../../src/render/picture/mission/piece-spots.ts';
import { hero, missionModel } from './mission-fixture.ts';

const PARTY = [
  hero(0, 'barbarian', 'Barbarian'),
  hero(1, 'moon-elf', 'Moon Elf'),
  hero(2, 'ninja', 'Ninja'),
  hero(3, 'paladin', 'Paladin'),
];
/** Of a pawn's head, in sides of its spot; the disc of a figure is as large. */
const HEAD = 0.5;

const { map } = missionModel();
const grid = new HexGrid(
  map.spaces.map(({ space }) => space),
  { x: 0, y: 0, width: 1172 },
  76,
);
const on = (space: string, count: number) => PARTY.slice(0, count).map((one) => ({ ...one, space }));
const spots = (model: Parameters<typeof spotsOf>[0]) => {
  const { figures, heroes } = spotsOf(model, grid);
  return [...figures, ...heroes].filter((spot): spot is Spot => spot !== null);
};

describe('pieces on one space', () => {
  it.each([2, 3, 4])('stand clear of each other, all %i', (count) => {
    const found = spots({ map: { ...map, figures: [] }, heroes: on('C3', count) });
    expect(found).toHaveLength(count);
    for (const [at, one] of found.entries()) {
      for (const other of found.slice(at + 1)) {
        const apart = Math.hypot(one.x - other.x, one.y - other.y);
        expect(apart).toBeGreaterThan(0.9 * HEAD * (one.side + other.side));
      }
      // At a third of its size a head is still wide enough for its letters.
      expect(2 * HEAD * one.side).toBeGreaterThan(36);
      expect(Math.abs(one.x - grid.centre('C3').x) + HEAD * one.side).toBeLessThan(
        (Math.sqrt(3) / 2) * grid.side,
      );
    }
  });

  it('share it with a figure, and one more than there is room for is still drawn', () => {
    const [figure] = map.figures;
    if (!figure) throw new Error('the map has no figure');
    const shared = { map: { ...map, figures: [{ ...figure, spaces: ['C3'] }] }, heroes: on('C3', 4) };
    expect(spots({ ...shared, heroes: on('C3', 1) }).map(({ y }) => y)).toEqual([
      grid.centre('C3').y,
      grid.centre('C3').y,
    ]);
    expect(spots(shared)).toHaveLength(5);
  });

  it('are drawn in their own places', () => {
    const pins = (heroes: ReturnType<typeof on>) => {
      const svg = drawMission(missionModel({ heroes, acting: null }), 'map');
      return heroes.map(
        ({ palette }) => new RegExp(`<path d="([^"]*)" fill="${palette.base}"`).exec(svg)?.[1],
      );
    };
    expect(new Set(pins(on('C3', 4))).size).toBe(4);
  });
});

describe('a piece alone on its space', () => {
  it('stands in its middle, and a large figure in the middle of all its spaces', () => {
    const [alone] = spots({ map: { ...map, figures: [] }, heroes: on('C3', 1) });
    expect(alone).toEqual({ ...grid.centre('C3'), side: grid.side });
    const large = map.figures.filter(({ spaces }) => spaces.length > 1);
    expect(spots({ map: { ...map, figures: large }, heroes: [] })).toEqual(
      large.map(({ spaces }) => ({ ...grid.middle(spaces), side: grid.side })),
    );
  });
});
