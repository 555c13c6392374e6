import { describe, expect, it } from 'vitest';
import { createGame, viewOf } from '../../../src/engine/index.ts';
import { boardModelOf, playersAt } from '../../../src/render/table/index.ts';
import { duel, PASS, play, ROLL } from './message-parts.ts';
import { tableOf } from './tables.ts';

describe('the model of the picture', () => {
  it('shows empty dice before the first roll and the kept ones after it', () => {
    const before = play(duel([1, 2, 3, 6, 6]), PASS);
    const { view, players } = tableOf(before);
    const words = { players, prompt: null };
    const empty = boardModelOf({ ...words, view, keptDice: [] });
    expect(empty.rolls[0]?.dice.every((die) => die.blank)).toBe(true);
    const rolled = boardModelOf({ ...words, view: viewOf(play(before, ROLL), 'public'), keptDice: [1, 4] });
    expect(rolled.rolls[0]).toMatchObject({ owner: 0, label: 'Offensive Roll', attemptsLeft: 2 });
    expect(rolled.rolls[0]?.dice.map((die) => die.kept)).toEqual([true, false, false, true, false]);
    expect(rolled.rolls[0]?.dice[3]).toMatchObject({ value: 6, symbolId: 'pow' });
    expect(rolled.phases[rolled.phase]?.label).toBe('Offensive Roll');
  });

  it('gives the second of two equal heroes its own colours', () => {
    const state = createGame({
      mode: 'duel',
      seats: [{ hero: 'barbarian' }, { hero: 'barbarian' }],
      seed: 'twins',
      first: 0,
    });
    const view = viewOf(state, 'public');
    const players = playersAt(view.seats, [{ name: 'A' }, { name: 'B' }]);
    const { seats } = boardModelOf({ view, players, prompt: null, keptDice: [] });
    expect(seats[0]?.palette).toBeUndefined();
    expect(seats[1]?.palette?.base).toMatch(/^#[0-9a-f]{6}$/);
  });
});
