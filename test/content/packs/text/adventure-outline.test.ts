import { describe, expect, it } from 'vitest';
import {
  adventureIdIn,
  boardAtLine,
  isAdventureText,
} from '../../../../src/content/packs/text/adventure/outline.ts';

const TEXT = `# A note.
adventure The Salt Road
minion Crab, level 1
ability Pinch
tile Pans, level 1
boss Widow
ability Lash, priority 1
minion Diver, level 2
boss battle The Widow, scenario 2
  boss Widow
`;

describe('the outline of an expansion that is written as text', () => {
  it.each([
    [TEXT, true],
    ['Expansion X', true],
    ['hero X', false],
    ['mission X\nadventure Y', false],
    ['', false],
  ])('%j is one: %s', (text, is) => {
    expect(isAdventureText(text)).toBe(is);
  });

  it.each([
    [TEXT, 'the-salt-road'],
    ['adventure X\nid salt', 'salt'],
    ['adventure X\nminion Y\nid crab', 'x'],
    ['adventure ?', null],
    ['', null],
  ])('%j has the id %s', (text, id) => {
    expect(adventureIdIn(text)).toBe(id);
  });

  it.each([
    [2, null],
    [3, { kind: 'minion', at: 0 }],
    [4, { kind: 'minion', at: 0 }],
    [5, null],
    [7, { kind: 'boss', at: 0 }],
    [8, { kind: 'minion', at: 1 }],
    [10, null],
  ])('line %i belongs to %j', (line, board) => {
    expect(boardAtLine(TEXT, line)).toEqual(board);
  });
});
