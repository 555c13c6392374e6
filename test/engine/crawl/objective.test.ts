import { expect, it, test } from 'vitest';
import { diceToReroll } from '../../../src/engine/core/crawl/objective.ts';
import { CHAOS_DICE } from '../../../src/engine/vocabulary/adventure-builders.ts';
import type { RollObjective } from '../../../src/engine/vocabulary/crawl.ts';
import type { DieFace } from '../../../src/engine/vocabulary/dice.ts';

const STRAIGHTS: RollObjective = { kind: 'straights' };
const SSVC: RollObjective = { kind: 'symbols', need: { swipe: 2, vortex: 1, chaos: 1 } };

const again = (objective: RollObjective, ...dice: DieFace[]) => diceToReroll(objective, dice, CHAOS_DICE);

test('rule scenario 313: of 1 2 2 4 6 one 2 and the 4 are kept', () => {
  expect(again(STRAIGHTS, 1, 2, 2, 4, 6)).toEqual([1, 3, 5]);
});

it.each<[readonly DieFace[], readonly number[]]>([
  // A 1 or 6 stays only in a straight that the dice make already.
  [[1, 2, 3, 4, 4], [5]],
  [[3, 4, 5, 6, 6], [5]],
  [
    [1, 2, 3, 5, 6],
    [1, 5],
  ],
  [[1, 2, 3, 4, 5], []],
  [[2, 3, 4, 5, 6], []],
  [[1, 2, 3, 4, 6], [5]],
  [
    [6, 6, 6, 6, 6],
    [1, 2, 3, 4, 5],
  ],
  [[null, 2, 3, 4, 5], [1]],
])('of %j for a straight, %j are rolled again', (dice, rolled) => {
  expect(again(STRAIGHTS, ...dice)).toEqual(rolled);
});

it.each<[readonly DieFace[], readonly number[]]>([
  // Surplus symbols are rolled again while the objective is not met; when it is, all dice stand.
  [
    [1, 2, 3, 4, 4],
    [3, 5],
  ],
  [[1, 1, 4, 6, 3], []],
  [
    [4, 4, 4, 6, 6],
    [2, 3, 5],
  ],
  [
    [null, null, 1, 4, 6],
    [1, 2],
  ],
])('of %j for two Swipes, a Vortex and a Chaos, %j are rolled again', (dice, rolled) => {
  expect(again(SSVC, ...dice)).toEqual(rolled);
});
