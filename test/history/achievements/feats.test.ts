import { describe, expect, test } from 'vitest';
import '../../../src/content/index.ts';
import { listHeroes, listMissions } from '../../../src/engine/definitions.ts';
import { createGame, type GameEvent, type GameState } from '../../../src/engine/index.ts';
import { FEATS, feats } from '../../../src/history/achievements/index.ts';
import { ENGLISH } from '../../../src/words/index.ts';
import { CASES } from './cases.ts';
import type { FeatCase } from './feat-case.ts';

function gameFor(hero: string | null, { mode = 'duel', others = 'monk' }: FeatCase): GameState {
  const own = { hero: hero ?? 'monk' };
  if (mode === 'mission') {
    const id = listMissions()[0]?.id ?? '';
    return createGame({ mode, seats: [own], seed: 'feats', first: 0, mission: { id } });
  }
  const count = mode === 'duel' ? 2 : 4;
  const heroes = [others, 'barbarian', 'paladin'].map((one) => ({ hero: one }));
  return createGame({ mode, seats: [own, ...heroes.slice(0, count - 1)], seed: 'feats', first: 0 });
}

/** Ids that seat 0 earns when these events happen in one action. */
function earned(state: GameState, events: readonly GameEvent[]): readonly string[] {
  const moment = { step: 1, turn: 1, round: 0, attack: null, state };
  const setup = { mode: state.mode, seats: [], seed: 'feats', first: 0 };
  const start = feats.start(setup, state);
  const end = events.reduce((sum, event) => JSON.parse(JSON.stringify(feats.see(sum, event, moment))), start);
  return end.earned.filter(({ seat }) => seat === 0).map(({ feat }) => feat);
}

describe.each(FEATS.map((feat) => [feat.id, feat] as const))('%s', (id, feat) => {
  const one = CASES[id];

  test('is earned, once', () => {
    if (!one) throw new Error(`no case for ${id}`);
    const state = gameFor(feat.hero, one);
    one.state?.(state);
    const ids = earned(state, [...one.earns, ...one.earns]);
    expect(ids.filter((other) => other === id)).toEqual([id]);
  });

  test('is just missed', () => {
    if (!one) throw new Error(`no case for ${id}`);
    const state = gameFor(feat.hero, one);
    (one.missState ?? one.state)?.(state);
    expect(earned(state, one.misses)).not.toContain(id);
  });

  test('is not earned by the fall of somebody who gave up', () => {
    if (!one?.earns.some(({ e }) => e === 'defeated')) return;
    const state = gameFor(feat.hero, one);
    one.state?.(state);
    const given = one.earns.map((event) =>
      event.e === 'defeated' ? { ...event, conceded: true as const } : event,
    );
    expect(earned(state, given)).not.toContain(id);
  });

  test('has a name and a description', () => {
    const told = ENGLISH.feats.told[id];
    expect(told?.name).toBeTruthy();
    expect(told?.text).toBeTruthy();
  });
});

describe('the list', () => {
  test('has the Great Charter whole: 5 general feats and 5 for each of 14 heroes', () => {
    const charter = FEATS.filter(({ from }) => from === 'charter');
    expect(charter).toHaveLength(75);
    const heroes = new Set(charter.map(({ hero }) => hero));
    expect(heroes.size).toBe(15);
    for (const hero of heroes) expect(charter.filter((feat) => feat.hero === hero)).toHaveLength(5);
  });

  test('has something for every built-in hero', () => {
    for (const { id } of listHeroes()) expect(FEATS.some(({ hero }) => hero === id)).toBe(true);
  });

  test('has every id once, and no case without its feat', () => {
    const ids = FEATS.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(Object.keys(CASES).toSorted()).toEqual(ids.toSorted());
  });

  test('a win by concession earns no feat of a win', () => {
    const state = gameFor('monk', {} as FeatCase);
    const events: GameEvent[] = [
      { e: 'conceded', seat: 1 },
      { e: 'ended', winner: 0 },
    ];
    expect(earned(state, events)).toEqual([]);
  });
});
