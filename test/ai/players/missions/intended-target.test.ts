/** Whom a bot says it means to attack, while other heroes still decide. */
import { describe, expect, it } from 'vitest';
import '../../../../src/content/index.ts';
import { chooseAtLevel, intendedTarget } from '../../../../src/ai/players/index.ts';
import { openQuestions, ownLaneIndexOf } from '../../../../src/engine/hosting.ts';
import { apply, createGame, type GameState, legalActions, viewOf } from '../../../../src/engine/index.ts';

const HEROES = ['barbarian', 'moon-elf', 'monk'];

/** Lets the bots of the last two seats play until only the first hero is asked in the movement phase of a round. */
function waitingFor(first: number, state: GameState): GameState {
  let now = state;
  for (let answers = 0; answers < 400; answers += 1) {
    const other = openQuestions(now).find(({ seat }) => seat !== first);
    if (!other) return now;
    const { seat } = other;
    now = apply(
      now,
      seat,
      chooseAtLevel('strong', viewOf(now, seat), legalActions(now, seat), () => 0),
    ).state;
  }
  throw new Error('the bots never wait');
}

const aimOf = (state: GameState, seat: number) =>
  intendedTarget(viewOf(state, seat, ownLaneIndexOf(state, seat)));

describe('the enemy that a bot means to attack', () => {
  it('is one on the map that it may aim at, once its ability is announced', () => {
    let aims = 0;
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const start = createGame({
        mode: 'mission',
        seats: HEROES.map((hero) => ({ hero, bot: true })),
        seed,
        first: 0,
        mission: { id: 'toll-bridge', raised: 0 },
      });
      expect(aimOf(start, 1)).toBeNull();
      const state = waitingFor(0, start);
      if (state.mission?.phase !== 'movement') continue;
      for (const seat of [1, 2]) {
        const target = aimOf(state, seat);
        if (target === null) continue;
        aims += 1;
        const figure = viewOf(state, 'public').mission?.figures.find((one) => one.seat === target);
        expect(figure?.aimable).toBe(true);
      }
    }
    expect(aims).toBeGreaterThan(0);
  });
});
