import '../../src/content/index.ts';
import { expect, test } from 'vitest';
import { judgeAdvice, printAdvice } from './advice.ts';

test('following the advice wins about as often as keeping the dice for the most damage, or more often', () => {
  // `npm run soak -- --advice` plays many more duels. The seeds are fixed. Advice that wins
  // every second duel falls below this bound in one of 50,000 samples; bad advice always does.
  const { wins, draws, games } = judgeAdvice('monk', 40);
  expect(wins + draws).toBeGreaterThanOrEqual(games / 5);
});

test('printAdvice prints each hero and the total, and returns false when the advice does not win', () => {
  const lines: string[] = [];
  expect(printAdvice(['barbarian'], 0, (line) => lines.push(line))).toBe(false);
  const nothing = 'the advice won 0, drew 0 and lost 0 of 0 duels';
  expect(lines).toEqual([`barbarian: ${nothing}`, `all: ${nothing}`]);
});
