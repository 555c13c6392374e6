/** The bots' moves on the map of a Mission, and their targets. */
import { describe, expect, it } from 'vitest';
import '../../../../src/content/index.ts';
import { chooseAction } from '../../../../src/ai/players/index.ts';
import { applyLegal, openQuestions } from '../../../../src/engine/hosting.ts';
import {
  type Action,
  createGame,
  type GameState,
  legalActions,
  viewOf,
} from '../../../../src/engine/index.ts';
import type { MissionState } from '../../../../src/engine/model/mission.ts';

function newMission(id: string, heroes: readonly string[]): GameState {
  return createGame({
    mode: 'mission',
    seats: heroes.map((hero) => ({ hero, bot: true })),
    seed: `moves ${id}`,
    first: 0,
    mission: { id },
  });
}

function missionIn({ mission }: GameState): MissionState {
  if (!mission) throw new Error('no Mission');
  return mission;
}

function chosen(state: GameState, seat: number): Action {
  return chooseAction(viewOf(state, seat), legalActions(state, seat), () => 0);
}

/** Lets bots play until a seat is asked this kind of question. */
function until(state: GameState, kind: string, prompt?: string): GameState {
  for (let presses = 0; presses < 400 && !state.outcome; presses += 1) {
    const [question] = openQuestions(state);
    const asks = typeof question?.prompt === 'object' ? question.prompt?.ask : undefined;
    if (!question || (question.kind === kind && (prompt === undefined || asks === prompt))) return state;
    applyLegal(state, question.seat, chosen(state, question.seat));
  }
  throw new Error(`nobody was asked ${kind}`);
}

function fellAll(state: GameState): void {
  for (const enemy of state.enemies?.slice(1) ?? []) {
    enemy.defeated = true;
    enemy.spaces = [];
  }
}

describe('the move of a bot', () => {
  it('ends beside an enemy while there is no momentum for range', () => {
    const state = until(newMission('toll-bridge', ['barbarian']), 'move');
    const action = chosen(state, 0);
    applyLegal(state, 0, action);
    expect(viewOf(state, 0).mission?.heroes[0]?.beside.length).toBeGreaterThan(0);
  });

  it.each([
    ['toll-bridge', ['barbarian', 'moon-elf']],
    ['siege-engine', ['thor', 'ninja', 'treant']],
    ['court-of-thorns', ['samurai', 'monk', 'seraph', 'huntress']],
  ] as const)('leaves a space of %s to a later hero who has chosen it', (id, heroes) => {
    const state = until(newMission(id, heroes), 'move');
    const wish = chosen(state, 0);
    if (wish.type !== 'move') throw new Error('no move');
    const last = heroes.length - 1;
    applyLegal(state, last, wish);
    expect(missionIn(state).heroes[last]).toMatchObject({ decided: true, moved: false });
    expect(chosen(state, 0)).not.toEqual(wish);
    expect(chosen(state, 0)).toMatchObject({ type: 'move' });
  });

  it('shares an open exit with a hero who goes there', () => {
    const state = until(newMission('toll-bridge', ['barbarian', 'moon-elf']), 'move');
    fellAll(state);
    for (const space of ['E3', 'E4']) missionIn(state).tiles[space] = [{ kind: 'clear' }];
    applyLegal(state, 1, chosen(state, 1));
    expect(applyLegal(state, 0, chosen(state, 0)).map(({ e }) => e)).toContain('exited');
  });

  it('leaves by the exit once that is open', () => {
    const state = until(newMission('toll-bridge', ['barbarian']), 'move');
    fellAll(state);
    for (const space of ['E3', 'E4']) missionIn(state).tiles[space] = [{ kind: 'clear' }];
    expect(applyLegal(state, 0, chosen(state, 0)).map(({ e }) => e)).toContain('exited');
  });

  it('puts out a fire where the next one loses the Mission', () => {
    const state = until(newMission('embers-below', ['barbarian']), 'move');
    const braziers = ['C1', 'F1', 'E3', 'H3', 'B6'];
    for (const space of braziers) missionIn(state).tiles[space] = [{ kind: 'plot' }];
    const action = chosen(state, 0);
    expect(action).toMatchObject({ type: 'move' });
    expect(braziers).toContain(action.type === 'move' ? action.to : '');
  });

  it('keeps away from a multi-strike that would fell the hero, where range can be paid', () => {
    const besideAt = (health: number) => {
      const state = until(newMission('siege-engine', ['barbarian']), 'move');
      missionIn(state).heroes.forEach((hero) => {
        hero.momentum = 5;
      });
      const [pool] = state.pools;
      if (pool) pool.health = health;
      applyLegal(state, 0, chosen(state, 0));
      const { mission } = viewOf(state, 0);
      return mission?.heroes[0]?.beside.filter(
        (seat) => mission.figures.find((figure) => figure.seat === seat)?.panel === 'raider',
      ).length;
    };
    expect(besideAt(2)).toBe(0);
  });
});

describe('momentum of a defeat tile', () => {
  it('goes to the hero who has the least', () => {
    const state = until(newMission('toll-bridge', ['barbarian', 'monk']), 'move');
    const [first, second] = missionIn(state).heroes;
    if (!first || !second) throw new Error('two heroes');
    first.momentum = 3;
    missionIn(state).unshared = 1;
    // Buying an ally meanwhile would change who has the least momentum.
    missionIn(state).allies = { hq: [], deck: [] };
    const asked = until(state, 'target', 'momentum-for');
    const question = openQuestions(asked).find(({ kind }) => kind === 'target');
    expect(chosen(asked, question?.seat ?? -1)).toEqual({ type: 'target', player: 1 });
  });

  it('goes to a hero who is about to hire an ally', () => {
    const state = until(newMission('toll-bridge', ['barbarian', 'monk']), 'move');
    missionIn(state).unshared = 1;
    missionIn(state).allies = { hq: [], deck: [] };
    const asked = until(state, 'target', 'momentum-for');
    const [first, second] = missionIn(asked).heroes;
    if (!first || !second) throw new Error('two heroes');
    Object.assign(first, { momentum: 3, allies: [] });
    Object.assign(second, { momentum: 0, allies: [] });
    missionIn(asked).allies = { hq: ['retired-duelist'], deck: [] };
    const question = openQuestions(asked).find(({ kind }) => kind === 'target');
    expect(chosen(asked, question?.seat ?? -1)).toEqual({ type: 'target', player: 0 });
  });
});
