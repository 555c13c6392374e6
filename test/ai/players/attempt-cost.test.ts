import { describe, expect, test } from 'vitest';
import '../../../src/content/index.ts';
import { costOfAttempts, payableAttempts } from '../../../src/ai/players/attempt-cost.ts';
import { plainTable, type TableFacts } from '../../../src/ai/players/table-facts.ts';

function having(attemptsUsed: number, hero: string, tokens: Record<string, number> = {}): TableFacts {
  const table = plainTable(hero, 'barbarian');
  const seats = table.seats.map((seat) => (seat.seat === 0 ? { ...seat, tokens } : seat));
  return { ...table, seats, attemptsUsed };
}

describe('further Roll Attempts', () => {
  test('cost nothing where nothing goes by their number', () => {
    expect(costOfAttempts(having(1, 'barbarian'), 0, 2)).toBeCloseTo(0);
  });

  test('cost a passive ability what it would have brought for fewer', () => {
    expect(costOfAttempts(having(1, 'samurai'), 0, 1)).toBeCloseTo(0);
    expect(costOfAttempts(having(1, 'samurai'), 0, 2)).toBeGreaterThan(0.5);
    expect(costOfAttempts(having(2, 'samurai'), 0, 1)).toBeGreaterThan(0.5);
    expect(costOfAttempts(having(3, 'samurai'), 0, 1)).toBeCloseTo(0);
    // There is no room for the gained tokens.
    expect(costOfAttempts(having(2, 'samurai', { honor: 2 }), 0, 1)).toBeCloseTo(0);
  });

  test('cost the damage that a token deals for each', () => {
    expect(costOfAttempts(having(1, 'samurai', { 'barbed-vine': 1 }), 0, 1)).toBeGreaterThan(0.5);
    expect(costOfAttempts(having(3, 'barbarian', { 'barbed-vine': 1 }), 0, 1)).toBeCloseTo(0);
  });

  test('are planned as far as combat points pay for them', () => {
    const withPoints = (cp: number, tokens: Record<string, number>): TableFacts => {
      const table = having(1, 'barbarian', tokens);
      return { ...table, seats: table.seats.map((seat) => (seat.seat === 0 ? { ...seat, cp } : seat)) };
    };
    expect([0, 1, 2, 3].map((cp) => payableAttempts(withPoints(cp, { constrict: 1 }), 0, 2))).toEqual([
      0, 1, 2, 2,
    ]);
    expect(payableAttempts(withPoints(0, {}), 0, 2)).toBe(2);
  });
});
