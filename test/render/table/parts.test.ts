/** Menus of more options than Discord takes in one. */
import { describe, expect, it } from 'vitest';
import type { Option } from '../../../src/render/components.ts';
import { selects } from '../../../src/render/table/parts.ts';
import { ENGLISH } from '../../../src/words/index.ts';

const PLACE = { surface: 'table', gameId: 'abcd1234', rev: 3 } as const;

const optionsUpTo = (count: number): Option[] =>
  Array.from({ length: count }, (_, at) => ({ label: `Space ${at + 1}`, value: `move:A${at + 1}` }));

/** Of each menu what it says before anything is picked, and how many options it has. */
function menusOf(count: number, others?: string) {
  return selects(PLACE, 'move', 'Where to?', optionsUpTo(count), ENGLISH, others).map((row) => {
    const [menu] = row.components;
    return menu?.type === 3 ? [menu.placeholder, menu.options.length, menu.custom_id] : [];
  });
}

describe('Menus', () => {
  it('are one where 25 options are enough', () => {
    expect(menusOf(25, 'Elsewhere')).toEqual([['Where to?', 25, expect.stringMatching(/:move$/)]]);
  });

  it('are two where there are more, the second with words of its own', () => {
    expect(menusOf(26, 'Elsewhere')).toEqual([
      ['Where to?', 25, expect.stringMatching(/:move$/)],
      ['Elsewhere', 1, expect.stringMatching(/:move-2$/)],
    ]);
  });

  it('are numbered where nothing else tells them apart', () => {
    const part = (page: number, pages: number) => ENGLISH.table.menuPart('Where to?', page, pages);
    expect(menusOf(30).map(([placeholder]) => placeholder)).toEqual([part(1, 2), part(2, 2)]);
    expect(menusOf(51, 'Elsewhere').map(([placeholder]) => placeholder)).toEqual([
      part(1, 3),
      part(2, 3),
      part(3, 3),
    ]);
  });
});
