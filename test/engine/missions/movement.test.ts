/** Moves that are settled at once, and moves to a space that an earlier hero could still take. */
import { describe, expect, it } from 'vitest';
import { type Action, apply, type GameState, legalActions, viewOf } from '../../../src/engine/index.ts';
import { missionStarted } from './table.ts';

const HEROES = ['barbarian', 'moon-elf', 'monk'];

/** Heroes on spaces of the map, in turn order, who are about to move. */
function heroesAt(mission: string, ...spaces: readonly string[]): GameState {
  const state = missionStarted(mission, HEROES.slice(0, spaces.length));
  for (const [seat, hero] of state.mission?.heroes.entries() ?? []) hero.at = spaces[seat] ?? null;
  return state;
}

const move = (state: GameState, seat: number, to: string): GameState =>
  apply(state, seat, { type: 'move', to }).state;

const heroOf = (state: GameState, seat: number) => viewOf(state, seat).mission?.heroes[seat];
const whereIs = (state: GameState, seat: number) => heroOf(state, seat)?.at;
const waitedFor = (state: GameState, seat: number) => heroOf(state, seat)?.waitsFor;
const contestedBy = (state: GameState, seat: number) => heroOf(state, seat)?.contestedBy;

const isAsked = (state: GameState, seat: number, type: Action['type']) =>
  legalActions(state, seat).some((action) => action.type === type);

describe('a hero who has chosen a space', () => {
  it('goes on at once where nobody earlier can come', () => {
    const state = move(heroesAt('skirmish-parted', 'A1', 'B1', 'G1'), 2, 'E1');
    expect(whereIs(state, 2)).toBe('E1');
    expect(isAsked(state, 2, 'move')).toBe(false);
    expect(isAsked(state, 0, 'move') && isAsked(state, 1, 'move')).toBe(true);
  });

  it('stands there while those earlier who can come there, and nobody else, could take the space', () => {
    const state = move(heroesAt('skirmish-parted', 'A1', 'G1', 'B1'), 2, 'A3');
    expect(whereIs(state, 2)).toBe('A3');
    expect(contestedBy(state, 2)).toEqual([0]);
    const settled = move(state, 0, 'C1');
    expect(whereIs(settled, 2)).toBe('A3');
    expect(contestedBy(settled, 2)).toEqual([]);
    expect(isAsked(settled, 1, 'move')).toBe(true);
  });

  it('is not sure of a space where only a figure is in the way of an earlier one, which may fall', () => {
    const parted = heroesAt('skirmish-parted', 'F1', 'G1');
    const figure = parted.enemies?.find(({ panel }) => panel === 'g');
    if (!figure) throw new Error('no guard');
    // The figures block the earlier hero.
    Object.assign(figure, { spaces: ['E1', 'F2', 'G2', 'E2'] });
    expect(contestedBy(move(parted, 1, 'G1'), 1)).toEqual([0]);
  });

  it('is asked again where an earlier one takes the space', () => {
    const wanted = move(heroesAt('skirmish', 'A1', 'B1'), 1, 'D2');
    const taken = move(wanted, 0, 'D2');
    expect(whereIs(taken, 1)).toBe('B1');
    expect(isAsked(taken, 1, 'move')).toBe(true);
    expect(() => move(taken, 1, 'D2')).toThrow();
  });

  it('is not overtaken by who has decided as well', () => {
    // The second means to go elsewhere, but could be asked again and come here.
    const two = move(heroesAt('skirmish', 'A1', 'B1', 'A2'), 1, 'D1');
    const three = move(two, 2, 'A3');
    expect(contestedBy(three, 2)).toEqual([0, 1]);
    const all = move(three, 0, 'D1');
    expect(contestedBy(all, 2)).toEqual([1]);
    const taken = move(all, 1, 'A3');
    expect(whereIs(taken, 2)).toBe('A2');
    expect(isAsked(taken, 2, 'move')).toBe(true);
  });
});

/** Each pair of heroes at a table of two to four. */
const PAIRS = [2, 3, 4].flatMap((count) =>
  Array.from({ length: count }, (_, earlier) => earlier).flatMap((earlier) =>
    Array.from({ length: count - earlier - 1 }, (_, after) => ({
      count,
      earlier,
      later: earlier + after + 1,
    })),
  ),
);

describe('an exit, which several heroes may share', () => {
  it.each(PAIRS)('keeps hero $later of $count waiting for nobody, not for hero $earlier', (pair) => {
    const { count, earlier, later } = pair;
    const state = missionStarted('toll-bridge', [...HEROES, 'ninja'].slice(0, count));
    for (const enemy of state.enemies ?? []) Object.assign(enemy, { defeated: true, spaces: [] });
    const spaces = ['F3', 'F4', 'G4', 'G5'];
    for (const [seat, hero] of state.mission?.heroes.entries() ?? []) hero.at = spaces[seat] ?? null;
    const isNear = (seat: number) => legalActions(state, seat).some((one) => 'to' in one && one.to === 'H3');
    expect([isNear(earlier), isNear(later)]).toEqual([true, true]);
    const left = move(state, later, 'H3');
    expect(waitedFor(left, later)).toEqual([]);
    expect(heroOf(left, later)).toMatchObject({ exited: true, at: null });
    expect(() => move(left, earlier, 'H3')).not.toThrow();
  });
});

describe('the order in which heroes choose', () => {
  it('makes no difference where they cannot reach one another', () => {
    const start = heroesAt('skirmish-parted', 'A1', 'G1', 'B1');
    const end = (order: readonly (readonly [number, string])[]) => {
      const state = order.reduce((now, [seat, to]) => move(now, seat, to), start);
      return JSON.stringify({ seats: state.seats, mission: state.mission });
    };
    const moves = [
      [0, 'A2'],
      [1, 'F1'],
      [2, 'A3'],
    ] as const;
    const [a, b, c] = moves;
    const first = end(moves);
    for (const order of [
      [b, a, c],
      [c, a, b],
      [b, c, a],
      [c, b, a],
      [a, c, b],
    ]) {
      expect(end(order)).toBe(first);
    }
  });
});
