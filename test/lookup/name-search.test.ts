import { expect, test } from 'vitest';
import { nameSearch } from '../../src/lookup/name-search.ts';

const search = nameSearch([{ item: 'monk', names: ['Monk'] }]);

test('reads no more than a name could be, so that thousands of letters take no longer', () => {
  expect(search.find(`${'x '.repeat(40)}monk`, 5)).toEqual(['monk']);
  expect(search.find(`${'x '.repeat(60)}monk`, 5)).toEqual([]);
});
