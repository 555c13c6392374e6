/** Luck with the dice: what a re-roll aims at, its exact chance, and that the sum is fair. */
import { describe, expect, test } from 'vitest';
import '../../src/content/index.ts';
import { createGame, type GameEvent } from '../../src/engine/index.ts';
import { judgedLuck, luckOf } from '../../src/history/luck-record.ts';
import { type Luck, luck } from '../../src/history/statistics/luck.ts';
import { IS_LONG_RUN } from '../sampling.ts';
import { chroniclesOf, setupFor, wholeGame } from './played.ts';

const state = createGame({
  mode: 'duel',
  seats: [{ hero: 'barbarian' }, { hero: 'monk' }],
  seed: 'luck',
  first: 0,
});
const moment = { step: 1, turn: 1, round: 0, attack: null, state };
type Face = 1 | 2 | 3 | 4 | 5 | 6;

function rolled(dice: readonly Face[], rerolled: readonly number[], attempt: number | null): GameEvent {
  return { e: 'rolled', seat: 0, label: 'offensive-roll', dice, rerolled, attempt };
}

function afterEvents(...events: readonly GameEvent[]): Luck {
  return events.reduce<Luck>(
    (sum, event) => luck.see(sum, event, moment),
    luck.start(
      {
        mode: 'duel',
        seats: [],
        seed: '',
        first: 0,
      },
      state,
    ),
  );
}

/** Barbarian: 1 to 3 are swords, 4 and 5 hearts, 6 pow. */
describe('a re-roll', () => {
  test('of the last die of a large straight that came counts with its exact chance', () => {
    const told = afterEvents(rolled([2, 3, 4, 5, 2], [], 1), rolled([2, 3, 4, 5, 6], [5], 2));
    expect(told[0]?.aims).toEqual({
      reckless: { rolls: 1, hits: 1, expected: 1 / 3, variance: expect.closeTo(2 / 9) },
    });
  });

  test('that just misses counts without a hit', () => {
    const told = afterEvents(rolled([2, 3, 4, 5, 2], [], 1), rolled([2, 3, 4, 5, 5], [5], 2));
    expect(told[0]?.aims).toEqual({
      reckless: { rolls: 1, hits: 0, expected: 1 / 3, variance: expect.closeTo(2 / 9) },
    });
  });

  test('goes by the dice as they were changed', () => {
    const told = afterEvents(
      rolled([2, 3, 4, 1, 3], [], 1),
      { e: 'altered', by: 0, owner: 0, die: 4, from: 1, to: 5 },
      rolled([2, 3, 4, 5, 6], [5], 2),
    );
    expect(told[0]?.aims).toMatchObject({ reckless: { rolls: 1, hits: 1, expected: 1 / 3 } });
  });

  test('does not count for a first roll, a card, or kept dice that fit nothing', () => {
    expect(afterEvents(rolled([2, 3, 4, 5, 2], [], 1))[0]?.aims).toEqual({});
    expect(afterEvents(rolled([2, 3, 4, 5, 2], [], 1), rolled([2, 3, 4, 5, 6], [5], null))[0]?.aims).toEqual(
      {},
    );
    expect(
      afterEvents(rolled([1, 1, 1, 4, 6], [], 1), rolled([2, 2, 2, 4, 6], [1, 2, 3], 2))[0]?.aims,
    ).toEqual({});
  });
});

/** A game of bots takes half a second. */
const GAMES = IS_LONG_RUN ? 10 : 3;

test('hits and expectation agree over many games within the spread', () => {
  const games = Array.from({ length: GAMES }, (_, at) =>
    wholeGame(setupFor('duel', 2, `luck ${at}`), 'bots'),
  );
  const sum = luckOf(
    games.flatMap((game) =>
      Object.values(chroniclesOf(game).at(-1)?.told.luck ?? {}).map(({ aims }) => aims),
    ),
  );
  expect(sum.rolls).toBeGreaterThan(10 * GAMES);
  expect(Math.abs(sum.hits - sum.expected)).toBeLessThan(3 * Math.sqrt(sum.variance));
});

describe('luck is judged', () => {
  const aim = (rolls: number, hits: number) => ({ rolls, hits, expected: rolls / 2, variance: rolls / 4 });
  test.each([
    [19, 19, null],
    [100, 55, { isGood: true, size: 'usual' }],
    [100, 56, { isGood: true, size: 'slight' }],
    [100, 44, { isGood: false, size: 'slight' }],
    [100, 39, { isGood: false, size: 'rare' }],
  ] as const)('%i rolls with %i hits', (rolls, hits, judged) => {
    expect(judgedLuck(aim(rolls, hits))).toEqual(judged);
  });
});
