/** What the rules of a side do to a hero that ends its move on a space, told before the move. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { listMissions, registerMission } from '../../../src/engine/definitions.ts';
import { moveEnds } from '../../../src/engine/hosting.ts';
import { apply, createGame, type GameState, legalActions } from '../../../src/engine/index.ts';

const HEROES = ['barbarian', 'monk', 'thor', 'huntress'];

/** Missions that begin with the second side of the built-in ones, by the id of those. */
const FIGHTS = new Map<string, string>();
const removers: (() => void)[] = [];
beforeAll(() => {
  for (const mission of listMissions()) {
    const [, fight] = mission.sides;
    const id = `${mission.id}-fight`;
    removers.push(registerMission({ ...mission, id, name: id, sides: [fight, fight] }));
    FIGHTS.set(mission.id, id);
  }
});
afterAll(() => {
  for (const remove of removers) remove();
});

function begun(mission: string, heroes: number, cp = 2): GameState {
  const state = createGame({
    mode: 'mission',
    seats: HEROES.slice(0, heroes).map((hero) => ({ hero, bot: false })),
    seed: 'ends',
    first: 0,
    mission: { id: mission },
  });
  for (const seat of state.seats) seat.cp = cp;
  return state;
}

const fight = (mission: string, heroes: number, cp?: number) => begun(FIGHTS.get(mission) ?? '', heroes, cp);

const spacesOf = (state: GameState, seat: number) =>
  legalActions(state, seat).flatMap((action) => (action.type === 'move' ? [action.to] : []));

describe('the end of a move', () => {
  it.each([1, 2, 3, 4])('away from the Tollkeeper costs the toll, for %i heroes', (heroes) => {
    const state = fight('toll-bridge', heroes);
    const seat = heroes - 1;
    const ends = moveEnds(state, seat);
    const beside = spacesOf(state, seat).filter((space) => ends[space] === undefined);
    expect(Object.values(ends).length).toBeGreaterThan(0);
    expect(new Set(Object.values(ends).map((end) => JSON.stringify(end)))).toEqual(new Set(['{"cp":-1}']));
    expect(beside.length).toBeGreaterThan(0);
    const poor = moveEnds(fight('toll-bridge', heroes, 0), seat);
    expect(new Set(Object.values(poor).map((end) => JSON.stringify(end)))).toEqual(
      new Set(['{"health":-2}']),
    );
    expect(Object.keys(poor)).toEqual(Object.keys(ends));
  });

  it('is what comes when the hero moves', () => {
    const state = fight('toll-bridge', 1);
    const ends = moveEnds(state, 0);
    for (const to of spacesOf(state, 0)) {
      const { events } = apply(state, 0, { type: 'move', to });
      const paid = events.some((event) => event.e === 'cp' && event.seat === 0 && event.change === -1);
      expect([to, ends[to]?.cp]).toEqual([to, paid ? -1 : undefined]);
    }
  });

  it('on a shard of the crown gains it, and momentum', () => {
    const ends = moveEnds(begun('empty-throne', 2), 0);
    expect(ends.B1).toEqual({ momentum: 1, counters: { shards: 1 } });
    expect(ends.A1).toBeUndefined();
  });

  it("in the fool's corner takes Chaos from the Mad King", () => {
    const ends = moveEnds(fight('empty-throne', 2), 0);
    for (const corner of ['A1', 'G1', 'A7', 'G7']) expect(ends[corner]).toEqual({ onEnemies: { chaos: -1 } });
    expect(ends.D2).toBeUndefined();
  });

  it('tells nothing that lies face down or is thrown', () => {
    const state = begun('sunken-archive', 2);
    const mystery = Object.entries(state.mission?.tiles ?? {}).flatMap(([space, tiles]) =>
      tiles.some(({ kind }) => kind === 'mystery') ? [space] : [],
    );
    expect(mystery.length).toBeGreaterThan(0);
    const ends = moveEnds(state, 0);
    for (const space of mystery) expect(ends[space]).toBeUndefined();
  });

  it('changes nothing, on no side and for no party', () => {
    for (const [mission, second] of FIGHTS) {
      for (const id of [mission, second]) {
        for (const heroes of [1, 2, 3, 4]) {
          const state = begun(id, heroes);
          const before = JSON.stringify(state);
          for (let seat = 0; seat < heroes; seat += 1) {
            const open = new Set(spacesOf(state, seat));
            for (const space of Object.keys(moveEnds(state, seat))) expect(open).toContain(space);
          }
          expect(JSON.stringify(state)).toBe(before);
        }
      }
    }
  });
});
