/** Models of pictures from games of the built-in Missions. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { MISSIONS } from '../../../src/content/missions/index.ts';
import { openQuestions } from '../../../src/engine/hosting.ts';
import {
  type Action,
  apply,
  createGame,
  type GameState,
  legalActions,
  type MissionView,
  viewOf,
} from '../../../src/engine/index.ts';
import { sideAtSetUp } from '../../../src/engine/rules.ts';
import {
  type MissionInput,
  missionAltText,
  missionModelOf,
  renderMission,
} from '../../../src/render/mission/index.ts';

const HEROES = ['barbarian', 'moon-elf'];
const PLAYERS = [
  { name: 'Ada', heroId: 'barbarian', userId: null },
  { name: 'Bo', heroId: 'moon-elf', userId: null },
];

function begun(mission: string): GameState {
  return createGame({
    mode: 'mission',
    seats: HEROES.map((hero) => ({ hero })),
    seed: 'picture',
    first: 0,
    mission: { id: mission, raised: 0 },
  });
}

function inputOf(state: GameState): MissionInput {
  return { view: viewOf(state, 'public'), players: PLAYERS, prompt: null };
}

const modelOf = (state: GameState) => missionModelOf(inputOf(state));

/** Everybody answers the first thing until it is so. */
function until(state: GameState, isSo: (state: GameState) => boolean): GameState {
  let now = state;
  for (let presses = 0; !isSo(now); presses += 1) {
    const [question] = openQuestions(now);
    const legal: readonly Action[] = question ? legalActions(now, question.seat) : [];
    const action = legal.find(({ type }) => type === 'pass' || type === 'no-ability') ?? legal[0];
    if (!question || !action || presses > 3000) throw new Error('it never is so');
    now = apply(now, question.seat, action).state;
  }
  return now;
}

describe('The Toll Bridge when it begins', () => {
  const state = begun('toll-bridge');
  const model = modelOf(state);

  it('has its name, side and phases', () => {
    expect([model.title, model.side, model.round]).toEqual([
      'The Toll Bridge',
      'Side 1: The Crossing · Intro',
      'Round 1',
    ]);
    expect(model.phases[model.phase]?.label).toBe('Movement & part 1');
  });

  it('has the map with gates as blocked spaces of a zone, boosts by their kind, exits and entries', () => {
    const at = (space: string) => model.map.spaces.find((one) => one.space === space);
    expect(at('E3')).toMatchObject({ ground: 'blocked', zone: 0 });
    expect(model.map.zones).toEqual(['Gate']);
    expect(at('H3')?.ground).toBe('exit');
    expect(at('A1')?.ground).toBe('entry');
    expect(at('B1')?.boost?.kind).toBeTypeOf('string');
  });

  it('has figures with health and shields, and letters that tell them apart', () => {
    expect(model.panels.map(({ initial, kind }) => [initial, kind])).toEqual([
      ['B', 'henchman'],
      ['C', 'henchman'],
    ]);
    const guards = model.map.figures.filter(({ panel }) => panel === 0);
    expect(guards.map(({ spaces }) => spaces.join())).toEqual(['C2', 'G3', 'C4']);
    const { pool } = state.enemies?.find(({ spaces }) => spaces.includes('C2')) ?? {};
    const health = state.pools[pool ?? -1]?.health;
    expect(health).toBeGreaterThan(0);
    expect(guards[0]).toMatchObject({ health, tokens: [{ id: 'shield', count: 1 }] });
  });

  it('has heroes who are not on the map yet, and nobody acts', () => {
    expect(model.heroes.map(({ heroName, space, health }) => [heroName, space, health])).toEqual([
      ['Barbarian', null, 30],
      ['Moon Elf', null, 30],
    ]);
    expect(model.acting).toBeNull();
  });

  it('counts how many heroes are out', () => {
    expect(model.objectives.map(({ kind, progress }) => [kind, progress])).toEqual([
      ['main', { now: 0, of: 2 }],
      ['bonus', null],
      ['perfect', null],
    ]);
  });

  it('tells the clock with what comes next', () => {
    expect(model.clock.steps).toBe(2);
    expect(model.clock.segments[1]).toEqual({ panel: 0, text: '' });
    expect(missionAltText(model)).toContain('The crisis clock moves 2; next: 1 ');
  });
});

describe('the boss of a Mission', () => {
  const view = sideAtSetUp('toll-bridge', 1, HEROES);
  const { mission } = view;
  if (!mission) throw new Error('no Mission');
  const modelWith = (changes: Partial<MissionView>) =>
    missionModelOf({
      view: { ...view, mission: { ...mission, ...changes } },
      players: PLAYERS,
      prompt: null,
    });

  it('tells at which health its next phase begins, and has no attack of it yet', () => {
    const [boss] = modelWith({}).panels;
    expect(boss?.text).toBe('Toll Bar: Prevent 1 damage. At 60 health: The Bridge Is Closed.');
    expect(boss?.attacks.map(({ name }) => name)).toEqual(['Full Toll', 'Barrier Pole', 'Outstanding Debt']);
  });

  it('has the attacks of a phase that has begun, with their chances', () => {
    const figures = mission.figures.map((figure) => ({ ...figure, nextPhase: null }));
    const [boss] = modelWith({ bossPhases: { keeper: 1 }, figures }).panels;
    expect(boss?.text).toBe('Toll Bar: Prevent 1 damage.');
    expect(boss?.attacks[0]?.name).toBe('Closing Time');
    // Two sixes of five dice: 1 - (5^5 + 5 x 5^4) / 6^5.
    expect(boss?.attacks[0]?.chance).toBe(20);
  });
});

describe('missions as they go on', () => {
  it('show who is asked on the map, in their own view', () => {
    const moved = until(
      begun('toll-bridge'),
      ({ mission }) => mission?.heroes.every(({ at }) => at !== null) ?? false,
    );
    expect(modelOf(moved).heroes.every(({ space }) => space !== null)).toBe(true);
    const asked = openQuestions(moved)[0]?.seat ?? 0;
    const own = missionModelOf({ ...inputOf(moved), view: viewOf(moved, asked) });
    expect(own.acting).toEqual({ seat: asked });
    expect(own.prompt).not.toBe('');
  });

  it('show the enemy dice as soon as they lie there', () => {
    const state = begun('embers-below');
    const { mission } = state;
    if (!mission) throw new Error('no Mission');
    const rolled = {
      ...state,
      mission: { ...mission, phase: 'enemy-roll' as const, rolled: [1, 4, 6, 2, 5] },
    };
    const { dice } = modelOf(JSON.parse(JSON.stringify(rolled)));
    expect(dice.rolled).toHaveLength(5);
    expect(dice.rolled.filter(({ colour }) => colour === 'red')).toHaveLength(2);
    for (const { symbol, value } of dice.rolled) {
      expect(symbol).toBe(value <= 3 ? 'strike' : value <= 5 ? 'vortex' : 'hedron');
    }
  });

  it('say for whom they wait where heroes act side by side', () => {
    expect(modelOf(begun('toll-bridge')).prompt).toBe('Waiting for Ada, Bo');
  });

  it('forget the enemy dice of the round before', () => {
    const later = until(begun('embers-below'), ({ mission }) => mission?.round === 2);
    expect(later.mission?.rolled).not.toBeUndefined();
    const model = modelOf(later);
    expect(model.dice).toMatchObject({ rolled: [], red: 2, black: 4 });
    expect(model.panels.flatMap(({ attacks }) => attacks).some(({ activated }) => activated)).toBe(false);
  });

  it('say how they ended', () => {
    const lost = until(begun('empty-throne'), ({ outcome }) => outcome !== null);
    expect(lost.outcome).toMatchObject({ kind: 'won', team: 1 });
    expect(modelOf(lost).outcome).toBe('The Mission is lost');
    const won = { ...lost, outcome: { kind: 'won' as const, team: 0, how: 'objective' as const } };
    expect(modelOf(won).outcome).toBe('The Mission is won');
  });

  it('refuse a game that is no Mission', () => {
    const duel = createGame({ mode: 'duel', seats: HEROES.map((hero) => ({ hero })), seed: 'd', first: 0 });
    expect(() => missionModelOf(inputOf(duel))).toThrow('the game is no Mission');
  });

  it.each(MISSIONS)('$id: is drawn, and told in words', async ({ id, name }) => {
    const model = modelOf(until(begun(id), ({ mission }) => (mission?.round ?? 0) >= 2));
    for (const part of ['map', 'boards'] as const) {
      const { png } = await renderMission(model, part);
      expect(png.length).toBeLessThan(220 * 1024);
    }
    expect(missionAltText(model)).toMatch(new RegExp(`^${name}, Side 1: `));
    expect(missionAltText(model).length).toBeLessThanOrEqual(1024);
  });

  it('shows numbered parts of a track as one zone, and counters with their bounds', () => {
    const model = modelOf(begun('siege-engine'));
    expect(model.map.zones).toEqual(['Lever', 'Track', 'Gate']);
    expect(model.counters).toEqual([{ name: 'Track', value: '0/7' }]);
  });
});
