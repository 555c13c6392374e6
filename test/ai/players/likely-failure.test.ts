/** The bot plays with tokens that may make its ability fail. */
import { expect, test } from 'vitest';
import { shareLeft } from '../../../src/ai/players/likely-failure.ts';
import { factsOf } from '../../../src/ai/players/table-facts.ts';
import { viewOf } from '../../../src/engine/index.ts';
import { botAction, duel, roll } from './duel-table.ts';

const ELF = { hero: 'moon-elf' };
const share = (tokens: Record<string, number>, isUltimate: boolean, seat: 0 | 1 = 0) => {
  const own = { ...ELF, tokens };
  const state = seat === 0 ? duel(own, ELF) : duel(ELF, own);
  return shareLeft(factsOf(viewOf(state, seat)), seat, isUltimate);
};

test.each([0, 1] as const)(
  'tokens of seat %i leave a share of its abilities, and its Ultimate whole',
  (seat) => {
    expect(share({ blind: 1 }, false, seat)).toBeCloseTo(2 / 3, 9);
    // One of six results fails, two of six lose half of the damage.
    expect(share({ 'blinding-light': 1 }, false, seat)).toBeCloseTo(2 / 3, 9);
    expect(share({ blind: 1, 'blinding-light': 1 }, false, seat)).toBeCloseTo(4 / 9, 9);
    expect(share({ blind: 1, 'blinding-light': 1 }, true, seat)).toBe(1);
    expect(share({ entangle: 1, evasive: 1, poison: 2 }, false, seat)).toBe(1);
  },
);

test('what a blind hero activates may fail, unless it is the Ultimate: it throws for that', () => {
  const dice = [1, 1, 4, 6, 6];
  expect(botAction(roll(duel(ELF, ELF), dice))).toEqual({ type: 'reroll', dice: [3] });
  const blind = { ...ELF, tokens: { blind: 1 } };
  expect(botAction(roll(duel(blind, ELF), dice))).toEqual({ type: 'reroll', dice: [1, 2, 3] });
});
