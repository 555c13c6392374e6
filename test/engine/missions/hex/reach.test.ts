import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HexMap, hexMap, spaceAt } from '../../../../src/engine/core/mission/hex/map.ts';
import {
  canReach,
  endSpaces,
  isConnected,
  pathTo,
  reachable,
} from '../../../../src/engine/core/mission/hex/reach.ts';
import { distance } from '../../../../src/engine/core/mission/hex/space.ts';
import { mapFromDrawing } from './drawn-map.ts';

const printed = (map: HexMap) => (id: string) => spaceAt(map, id).mark.blocked ?? false;
const none = () => false;

describe('spaces that can be reached', () => {
  const map = mapFromDrawing(['E . # .', ' . # . .', '. . # X']);

  it('end at blocked ones', () => {
    expect(reachable(map, ['A1'], printed(map))).toEqual(['A1', 'B1', 'A2', 'A3', 'B3']);
  });

  it('go on where a tile covers a blocked one', () => {
    expect(reachable(map, ['A1'], (id) => id !== 'B2' && printed(map)(id))).toContain('D3');
  });

  it('go through heroes, but do not end on them', () => {
    const held = ['B1', 'A2'];
    const ends = endSpaces(map, ['A1'], printed(map), (id) => held.includes(id));
    expect(ends).toEqual(['A1', 'A3', 'B3']);
  });

  it('have the one stood on, but none to end on there when it is blocked', () => {
    expect(reachable(map, ['C1'], printed(map))).toContain('C1');
    expect(endSpaces(map, ['C1'], printed(map), none)).not.toContain('C1');
  });

  it('come from several starts', () => {
    expect(reachable(map, ['A1', 'D1'], printed(map))).toHaveLength(9);
  });

  it('are the same when one of them is looked for', () => {
    for (const starts of [['A1'], ['C1'], ['A1', 'D1'], []]) {
      const found = map.spaces.filter(({ id }) => canReach(map, starts, id, printed(map)));
      expect(found.map(({ id }) => id)).toEqual(reachable(map, starts, printed(map)));
    }
  });
});

describe('ways', () => {
  const map = mapFromDrawing(['. # .', ' . # .', '. . .']);

  it('are the shortest around what is blocked', () => {
    expect(pathTo(map, 'A1', ['C1'], printed(map))).toEqual(['A1', 'A2', 'B3', 'C3', 'C2', 'C1']);
  });

  it('lead to the nearest of several goals', () => {
    expect(pathTo(map, 'A1', ['C1', 'B3'], printed(map))).toEqual(['A1', 'A2', 'B3']);
  });

  it('are none where everything is blocked', () => {
    const walled = mapFromDrawing(['E # X']);
    expect(pathTo(walled, 'A1', ['C1'], printed(walled))).toBeNull();
    expect(isConnected(walled, 'A1', ['C1'], printed(walled))).toBe(false);
    expect(isConnected(walled, 'A1', ['C1'], none)).toBe(true);
  });

  it('of no step lead to where one stands', () => {
    expect(pathTo(map, 'A1', ['A1'], printed(map))).toEqual(['A1']);
  });
});

describe('maps drawn at random', () => {
  const cells = fc.array(fc.array(fc.constantFrom<'open' | 'blocked' | 'hole'>('open', 'blocked', 'hole')), {
    minLength: 1,
    maxLength: 7,
  });
  const maps = cells
    .map((rows) =>
      hexMap(
        rows.flatMap((row, y) =>
          row.slice(0, 9).flatMap((cell, x) =>
            cell === 'hole'
              ? []
              : [
                  {
                    place: { column: x, row: y },
                    mark: cell === 'blocked' ? { blocked: true as const } : {},
                  },
                ],
          ),
        ),
      ),
    )
    .filter((map) => map.spaces.some(({ mark }) => !mark.blocked));

  it('are reached both ways, and no further', () => {
    fc.assert(
      fc.property(maps, (map) => {
        const blocks = printed(map);
        const open = map.spaces.filter(({ id }) => !blocks(id)).map(({ id }) => id);
        for (const from of open) {
          const there = reachable(map, [from], blocks);
          for (const to of there) {
            expect(reachable(map, [to], blocks)).toEqual(there);
            for (const next of spaceAt(map, to).beside) {
              expect(there.includes(next) || blocks(next)).toBe(true);
            }
          }
        }
      }),
    );
  });

  it('have ways of neighbours that are no shorter than the distance', () => {
    fc.assert(
      fc.property(maps, (map) => {
        const [from] = map.spaces;
        if (!from) return;
        for (const { id, place } of map.spaces) {
          const way = pathTo(map, from.id, [id], printed(map));
          if (!way) continue;
          expect(way.length - 1).toBeGreaterThanOrEqual(distance(from.place, place));
          for (const [step, at] of way.slice(1).entries()) {
            expect(spaceAt(map, way[step] ?? '').beside).toContain(at);
          }
        }
      }),
    );
  });
});
