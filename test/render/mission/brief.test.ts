/** What the table and the spaces say about the state of a Mission, from every seat the same. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { listMissions } from '../../../src/engine/definitions.ts';
import {
  createGame,
  type GameView,
  legalActions,
  type MissionView,
  viewOf,
} from '../../../src/engine/index.ts';
import { sideAtSetUp } from '../../../src/engine/rules.ts';
import { enemyNames } from '../../../src/games/repository/enemy-names.ts';
import { briefLines } from '../../../src/render/mission/brief.ts';
import { spaceOffers } from '../../../src/render/mission/space-offers.ts';
import { ENGLISH } from '../../../src/words/index.ts';

const HEROES = ['barbarian', 'moon-elf', 'monk', 'ninja'];

function begun(id: string, heroes: number) {
  return createGame({
    mode: 'mission',
    seats: HEROES.slice(0, heroes).map((hero) => ({ hero })),
    seed: 'brief',
    first: 0,
    mission: { id },
  });
}

function missionAt(id: string, heroes: number): MissionView {
  const { mission } = viewOf(begun(id, heroes), 'public');
  if (!mission) throw new Error('no Mission');
  return mission;
}

describe('the brief below the title', () => {
  it('tells goal, rule, clock and what heroes can do', () => {
    const mission = missionAt('toll-bridge', 2);
    const [goal, rule, clock, can] = briefLines({ ...mission, clock: { hand: 0, steps: 4 } }, ENGLISH);
    const enemies = mission.figures.length;
    expect(goal).toBe(
      `**Goal**: Defeat all enemies; then all heroes leave by the exit. Now: ${enemies} enemies must fall.`,
    );
    expect(rule).toMatch(/^\*\*Rule here\*\*: The river is closed by a gate/);
    expect(clock).toBe(
      '**The clock next**: Bridge Guards: Deal 1 collateral damage to each hero; Each hero discards 1 card.',
    );
    expect(can).toMatch(/^\*\*You can\*\*: choose a space/);
  });

  it.each([1, 4])('says nothing of the crisis of enemies that have all fallen, to %d heroes', (heroes) => {
    const mission = { ...missionAt('toll-bridge', heroes), clock: { hand: 0, steps: 4 } };
    const figures = mission.figures.filter(({ panel }) => panel !== 'guard');
    const [, , clock] = briefLines({ ...mission, figures }, ENGLISH);
    expect(clock).toBe('**The clock next**: Each hero discards 1 card.');
  });

  it('tells at which health a boss changes, and what', () => {
    const { mission } = sideAtSetUp('toll-bridge', 1, HEROES.slice(0, 2));
    if (!mission) throw new Error('no Mission');
    expect(briefLines(mission, ENGLISH)[0]).toMatch(/Now: The Tollkeeper has 120 health left\.$/);
    expect(briefLines(mission, ENGLISH)[1]).toMatch(
      /^\*\*Rule here\*\* \(Toll: 1\): Whoever ends a move away/,
    );
    expect(briefLines(mission, ENGLISH)[2]).toMatch(
      /^\*\*At 60 health\*\*: The Bridge Is Closed\. The toll rises by 1,/,
    );
  });

  it('tells what the rules of the side count once only', () => {
    const { mission } = sideAtSetUp('empty-throne', 0, HEROES.slice(0, 2));
    if (!mission) throw new Error('no Mission');
    const [goal = '', rule = ''] = briefLines(mission, ENGLISH);
    expect(goal).toContain('Shards 0 of ');
    expect(rule).toMatch(/^\*\*Rule here\*\*: /);
  });

  it('counts who has left once the exit is open', () => {
    const mission = missionAt('toll-bridge', 3);
    const [goal] = briefLines({ ...mission, figures: [] }, ENGLISH);
    expect(goal).toMatch(/Now: 0 of 3 heroes have left\.$/);
  });

  it('names the counter and the enemies of a goal that has both', () => {
    const [goal] = briefLines(missionAt('embers-below', 2), ENGLISH);
    expect(goal).toMatch(/Now: .* 0 of 6, \d Stokers must fall\.$/);
  });

  it.each([1, 2, 3, 4])('leaves room for the table in all Missions, for %i heroes', (heroes) => {
    for (const { id } of listMissions()) {
      const lines = briefLines(missionAt(id, heroes), ENGLISH);
      expect(lines.length).toBeGreaterThanOrEqual(3);
      expect(lines.every((line) => line.length <= 230 && !line.includes('{'))).toBe(true);
    }
  });
});

describe('the spaces to move to', () => {
  it('say what could hit there, by the present enemy dice', () => {
    const state = begun('toll-bridge', 2);
    const view = viewOf(state, 0);
    const players = [
      ...HEROES.slice(0, 2).map((heroId) => ({ name: heroId, heroId, userId: null })),
      ...enemyNames(state).map((name) => ({ name, heroId: '', userId: null })),
    ];
    const moves = legalActions(state, 0).flatMap((action) => (action.type === 'move' ? [action] : []));
    const offers = spaceOffers({ view, players, seat: 0, words: ENGLISH }, moves);
    const told = offers.map(({ description }) => description ?? '');
    const beside = told.filter((text) => /^Next to Bridge Guard \d;/.test(text));
    expect(beside.length).toBeGreaterThan(0);
    // Guards act beside them only, Crossbows anywhere: two on the map, on the same dice.
    for (const text of beside) expect(text).toMatch(/Halberd \d+ %/);
    const away = told.filter((text) => text.startsWith('Next to no enemy'));
    expect(away.length).toBeGreaterThan(0);
    for (const text of away) expect(text).toMatch(/^Next to no enemy; hit by 2 × Volley \d+ %$/);
  });

  it('say what the rules of the side do to a hero who ends the move there', () => {
    const state = begun('toll-bridge', 2);
    const view = viewOf(state, 0);
    const players = view.seats.map((_, at) => ({ name: `${at}`, heroId: HEROES[at] ?? '', userId: null }));
    const [first, second, ...moves] = legalActions(state, 0).flatMap((action) =>
      action.type === 'move' ? [action] : [],
    );
    if (!first || !second) throw new Error('nowhere to go');
    const [tile] = (view.mission?.tiles ?? []).filter(({ space }) => moves.some(({ to }) => to === space));
    if (!view.mission || !tile) throw new Error('no tile');
    const boosted: GameView = {
      ...view,
      mission: {
        ...view.mission,
        tiles: [{ space: tile.space, tiles: [{ kind: 'boost', id: 'boost-cp-1', faceDown: false }] }],
      },
    };
    const moveEnds = {
      [tile.space]: { cp: -1, onEnemies: { burn: -1 } },
      [first.to]: { cp: -2, tokens: { burn: 1 } },
      [second.to]: { health: -2, momentum: 1 },
    };
    const offers = spaceOffers({ view: boosted, players, seat: 0, words: ENGLISH, moveEnds }, [
      first,
      second,
      ...moves,
    ]);
    const shortOf = ({ to }: { to: string }) =>
      offers.find(({ action }) => action.type === 'move' && action.to === to)?.short;
    expect(shortOf(first)).toMatch(/ · −2 CP · \+1 Burn/);
    expect(shortOf(second)).toMatch(/ · −2 health · \+1 momentum/);
    // What a boost tile brings is told apart from what the space costs.
    expect(shortOf({ to: tile.space })).toMatch(/ · boost: 1 CP · −1 CP · enemies −1 Burn/);
    expect(offers.filter(({ short }) => /[+−]\d/.test(short))).toHaveLength(3);
  });
});
