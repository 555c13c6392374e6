import { describe, expect, it } from 'vitest';
import {
  areAdjacent,
  borderOf,
  byReadingOrder,
  figuresOf,
} from '../../../../src/engine/core/mission/hex/figures.ts';
import { mapFromDrawing } from './drawn-map.ts';

const map = mapFromDrawing(['. . m1 . .', ' . g2 g2 . .', '. . g1 . .', ' . . . - .'], {
  panels: ['g', 'm'],
});

describe('figures', () => {
  it('are found in reading order of their first space', () => {
    expect(figuresOf(map)).toEqual([
      { panel: 'm', figure: 1, spaces: ['C1'], isWhole: true },
      { panel: 'g', figure: 2, spaces: ['B2', 'C2'], isWhole: true },
      { panel: 'g', figure: 1, spaces: ['C3'], isWhole: true },
    ]);
  });

  it('border on what lies next to any space that they cover, without those', () => {
    expect(borderOf(map, ['B2', 'C2'])).toEqual(['B1', 'C1', 'D1', 'A2', 'D2', 'B3', 'C3', 'D3']);
    expect(borderOf(map, ['C3'])).toEqual(['B2', 'C2', 'B3', 'D3', 'B4', 'C4']);
  });

  it('border on fewer at the edge and beside holes', () => {
    expect(borderOf(map, ['E4'])).toEqual(['E3']);
  });

  it('are adjacent by any of their spaces', () => {
    expect(areAdjacent(map, ['B2', 'C2'], ['D1'])).toBe(true);
    expect(areAdjacent(map, ['D1'], ['B2', 'C2'])).toBe(true);
    expect(areAdjacent(map, ['B2'], ['D1'])).toBe(false);
  });

  it('are not adjacent to what stands on a space of theirs', () => {
    expect(areAdjacent(map, ['B2', 'C2'], ['C2'])).toBe(false);
  });

  it('act in reading order, those that left the map last', () => {
    const order = byReadingOrder(
      map,
      [
        { name: 'gone', spaces: [] },
        { name: 'low', spaces: ['C3'] },
        { name: 'big', spaces: ['C2', 'B2'] },
        { name: 'top', spaces: ['C1'] },
      ],
      ({ spaces }) => spaces,
    );
    expect(order.map(({ name }) => name)).toEqual(['top', 'big', 'low', 'gone']);
  });
});
