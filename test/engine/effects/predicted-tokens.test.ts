/** The least value of an amount after effects of the same ability gave or took tokens. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { openGame } from '../../../src/engine/core/game.ts';
import { contextOf } from '../../../src/engine/core/stack/push-effects.ts';
import {
  leastAmount,
  predictTokenChange,
} from '../../../src/engine/evaluation/prediction/prediction-context.ts';
import { apply, createGame } from '../../../src/engine/index.ts';
import { held } from '../../../src/engine/vocabulary/amount-builders.ts';

/** The tokens that seat 0 holds at least, of two Evasive now and a limit of three, after these changes. */
function heldAfter(owner: number, ...changes: readonly number[]): number {
  let state = createGame({
    mode: 'duel',
    seats: [{ hero: 'barbarian' }, { hero: 'moon-elf' }],
    seed: 'predicted',
    first: owner,
  });
  state = apply(state, owner, { type: 'pass' }).state;
  state = apply(state, owner, { type: 'roll' }).state;
  for (const seat of state.seats) seat.tokens.evasive = [{ by: 0, fresh: false, count: 2 }];
  const game = openGame(state);
  const phase = game.lane.rollPhase ?? expect.fail();
  const context = contextOf(owner, { kind: 'setup', id: 'test' }, null);
  const prediction = {
    ...{ game, phase, context, holds: () => true, unrolled: 0, cp: { gained: 0 } },
    ...{ tokens: {}, damage: [], inflicted: [], rerolls: [] },
  };
  for (const change of changes) predictTokenChange(prediction, 'evasive', change);
  return leastAmount(prediction, held('evasive'));
}

describe.each([0, 1])('tokens of seat %i that an ability counts', (owner) => {
  it.each([
    [[], 2],
    [[1], 3],
    [[2], 3],
    [[1, -1, -1], 1],
    [[-1], 1],
    [[-1, 1], 2],
    [[-1, -1], 0],
    [[1, -2], 1],
    [[-1, -1, -1], 0],
  ])('after changes by %j are at least %i', (changes, least) => {
    expect(heldAfter(owner, ...changes)).toBe(least);
  });
});
