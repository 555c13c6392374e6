import { expect, it } from 'vitest';
import { isDieValue } from '../../../src/engine/core/dice/requirement.ts';

it.each([1, 2, 3, 4, 5, 6])('%i is a value of a die', (value) => {
  expect(isDieValue(value)).toBe(true);
});

it.each([0, 7, -1, 1.5, Number.NaN, '1', null, undefined])('%s is none', (value) => {
  expect(isDieValue(value)).toBe(false);
});
