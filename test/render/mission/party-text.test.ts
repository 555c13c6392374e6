/** Figures of a Mission's texts that depend on the party. */
import { expect, it } from 'vitest';
import { textFor } from '../../../src/render/mission/party-text.ts';

it('leaves the figure for so many heroes', () => {
  const text = 'Deal {9/7/6/5} damage to {1/2} heroes.';
  expect([1, 2, 3, 4].map((heroes) => textFor(text, heroes))).toEqual([
    'Deal 9 damage to 1 heroes.',
    'Deal 7 damage to 2 heroes.',
    'Deal 6 damage to 2 heroes.',
    'Deal 5 damage to 2 heroes.',
  ]);
});

it('leaves texts without such figures as they are', () => {
  expect(textFor('Deal 3 damage; {x} and 1/2 stay.', 2)).toBe('Deal 3 damage; {x} and 1/2 stay.');
});
