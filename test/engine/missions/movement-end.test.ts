/** The end of the Movement Phase, when heroes have gone on to their turns already (rule: m-completing-sides). */
import { describe, expect, it } from 'vitest';
import { openQuestions } from '../../../src/engine/hosting.ts';
import { apply, type GameState, legalActions } from '../../../src/engine/index.ts';
import type { MissionState } from '../../../src/engine/model/mission.ts';
import { missionStarted } from './table.ts';

function missionIn({ mission }: GameState): MissionState {
  if (!mission) throw new Error('no Mission');
  return mission;
}

/** Embers Below with the Stokers gone, and one fire less put out than the side needs; C1 and F1 burn. */
function oneFireLeft(heroes: readonly string[]): GameState {
  const state = missionStarted('embers-below', heroes);
  const mission = missionIn(state);
  mission.counters.doused = 3 + heroes.length;
  for (const enemy of state.enemies ?? []) {
    if (enemy.panel === 'stoker') Object.assign(enemy, { defeated: true, spaces: [] });
  }
  return state;
}

const moves = (state: GameState, seat: number, to: string) => apply(state, seat, { type: 'move', to }).state;

describe('the last fire', () => {
  it.each([
    [['ninja', 'monk'], 0, 'A1'],
    [['treant', 'tactician', 'thor'], 0, 'A3'],
  ] as const)(
    'ends the side while one of %j chooses for a card, which is used then',
    (heroes, player, at) => {
      let state = oneFireLeft(heroes);
      for (let seat = 0; seat < heroes.length - 1; seat += 1) {
        state = moves(state, seat, seat === player ? at : 'B2');
      }
      const owner = state.seats[player];
      if (!owner) throw new Error('no hero');
      Object.assign(owner, {
        cp: 5,
        hand: ['what-status-effects'],
        tokens: { poison: [{ by: 0, fresh: false, count: 1 }] },
      });
      Object.assign(state.seats[1] ?? {}, { tokens: { burn: [{ by: 0, fresh: false, count: 1 }] } });
      state = apply(state, player, { type: 'play', card: 'what-status-effects' }).state;
      const last = heroes.length - 1;
      state = moves(state, last, 'C1');
      expect(missionIn(state)).toMatchObject({ side: 1, round: 1 });
      expect(state.lanes).toHaveLength(1 + heroes.length);
      expect(openQuestions(state).map(({ kind }) => kind)).toEqual(heroes.map(() => 'move'));
      expect(state.seats[player]).toMatchObject({ resolving: [], hand: [] });
      expect(state.seats[player]?.discard).toContain('what-status-effects');
      expect(legalActions(state, last).every(({ type }) => type === 'move')).toBe(true);
    },
  );
});
