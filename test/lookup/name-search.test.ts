import { expect, test } from 'vitest';
import { nameSearch } from '../../src/lookup/name-search.ts';

const search = nameSearch([{ item: 'monk', names: ['Monk'] }]);

test('reads no more than a name could be, so that thousands of letters take no longer', () => {
  expect(search.find(`${'x '.repeat(40)}monk`, 5)).toEqual(['monk']);
  expect(search.find(`${'x '.repeat(60)}monk`, 5)).toEqual([]);
});

const heroes = nameSearch(['Barbarian', 'Pyromancer'].map((name) => ({ item: name, names: [name] })));

test('takes no name for another that only shares letters with it, yet knows the nearest', () => {
  expect(heroes.find('batman', 5)).toEqual([]);
  expect(heroes.nearest('batman', 1)).toEqual(['Barbarian']);
  expect(heroes.find('babarian', 5)).toEqual(['Barbarian']);
});
