/** Left and right opponent of each seat, for the targeting die (rule: team-2v2-targeting). */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { openGame } from '../../../src/engine/core/game.ts';
import { opponentsClockwise } from '../../../src/engine/flow/phases/targeting-roll.ts';
import { createGame } from '../../../src/engine/index.ts';

describe('the opponents on the left and on the right', () => {
  // Seen from above: 0 and 1 at the top, 2 and 3 at the bottom; 0 and 2 sit on one side.
  it.each([
    [0, [1, 3]],
    [1, [2, 0]],
    [2, [1, 3]],
    [3, [2, 0]],
  ])('of seat %i in 2v2', (seat, opponents) => {
    const seats = ['barbarian', 'moon-elf', 'monk', 'treant'].map((hero) => ({ hero }));
    const game = openGame(createGame({ mode: '2v2', seats, seed: '1', first: 0 }), 0);
    expect(opponentsClockwise(game, seat)).toEqual(opponents);
  });
});
