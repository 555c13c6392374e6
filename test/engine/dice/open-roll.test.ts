/** Dice that have just been thrown: none is kept or altered, whoever threw them. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { addOpposedDice, throwRoll } from '../../../src/engine/core/dice/open-roll.ts';
import { openGame } from '../../../src/engine/core/game.ts';
import { createGame } from '../../../src/engine/index.ts';

describe('thrown dice', () => {
  it('are neither kept nor altered, and are not settled', () => {
    const state = createGame({
      mode: 'duel',
      seats: [{ hero: 'barbarian' }, { hero: 'monk' }],
      seed: 'thrown',
      first: 0,
    });
    state.chance.script = [1, 6, 3];
    const game = openGame(state);
    const roll = throwRoll(game, 0, 2, 'smack', null);
    addOpposedDice(game, roll, [1], 1);
    expect(roll).toMatchObject({ owner: 0, changes: 0, settled: false });
    expect(roll.dice).toEqual([
      { value: 1, kept: false, altered: false },
      { value: 6, kept: false, altered: false },
      { value: 3, owner: 1, kept: false, altered: false },
    ]);
    expect(game.events).toMatchObject([
      { e: 'rolled', seat: 0, dice: [1, 6], attempt: null },
      { e: 'rolled', seat: 1, dice: [3] },
    ]);
  });
});
