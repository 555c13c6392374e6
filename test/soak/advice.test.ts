import '../../src/content/index.ts';
import { expect, test } from 'vitest';
import { judgeAdvice, printAdvice } from './advice.ts';

test('following the advice holds its own against keeping for the most damage', () => {
  // `npm run soak -- --advice` checks many duels. The seeds are fixed, and advice that wins
  // every second duel falls below this bound in one of 50,000 samples; bad advice always does.
  const { wins, draws, games } = judgeAdvice('monk', 40);
  expect(wins + draws).toBeGreaterThanOrEqual(games / 5);
});

test('the judgement names each hero and all together, and fails where the advice does not win', () => {
  const lines: string[] = [];
  expect(printAdvice(['barbarian'], 0, (line) => lines.push(line))).toBe(false);
  const nothing = 'the advice won 0, drew 0 and lost 0 of 0 duels';
  expect(lines).toEqual([`barbarian: ${nothing}`, `all: ${nothing}`]);
});
