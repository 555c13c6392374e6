/** Missions on a road: consequences at the set-up of a side, the choice after a victory, and the campaign. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { openQuestions } from '../../../src/engine/hosting.ts';
import {
  type Action,
  apply,
  createGame,
  type GameEvent,
  type GameState,
  legalActions,
  type MissionSetup,
  viewOf,
} from '../../../src/engine/index.ts';
import { roadAfter } from '../../../src/engine/rules.ts';
import { begun, type Party, withShortRoad } from './on-a-road.ts';

withShortRoad();

function session(choice: string, bonus = false): NonNullable<MissionSetup['road']> {
  const played = {
    gameId: 'game-1',
    scenario: 1,
    won: true,
    points: 2,
    choice,
    ...(bonus ? { bonus: true as const } : {}),
  };
  return { id: 'short-road', campaign: { id: 'game-1', sessions: [played] } };
}

const firstLane = (party: Party = {}) => begun({ id: 'first-lane', road: { id: 'short-road' } }, party);
const secondLane = (choice: string, party: Party = {}) =>
  begun({ id: 'second-lane', road: session(choice) }, party);

/** Declines and takes the first answer where nothing can be declined, until the condition holds. */
function declining(state: GameState, isThere: (state: GameState) => boolean) {
  const events: GameEvent[] = [];
  let now = state;
  for (let presses = 0; !isThere(now) && !now.outcome; presses += 1) {
    if (presses > 400) throw new Error('asked without end');
    const [question] = openQuestions(now);
    if (!question) throw new Error('nobody is asked');
    const legal = legalActions(now, question.seat);
    const plain = legal.find(({ type }) => ['pass', 'no-ability', 'no-defense'].includes(type)) ?? legal[0];
    if (!plain) throw new Error('no answer');
    const step = apply(now, question.seat, plain);
    events.push(...step.events);
    now = step.state;
  }
  return { state: now, events };
}

const isDeciding = (state: GameState) => viewOf(state, 'public').mission?.road?.isDeciding === true;
const deciding = (party: Party = {}) => declining(firstLane(party), isDeciding).state;
const choosing = (option: string): Action => ({ type: 'choose', option });
const hero = (state: GameState, seat: number) => state.mission?.heroes[seat];

describe('a Mission by itself', () => {
  it('ends with its victory, and knows nothing of a road', () => {
    const { state } = declining(begun({ id: 'first-lane' }), () => false);
    expect(state.outcome).toMatchObject({ kind: 'won', team: 0, how: 'objective' });
    expect(state.mission).not.toHaveProperty('road');
    expect(viewOf(state, 'public').mission?.road).toBeNull();
    expect(roadAfter('game-1', state, {})).toBeNull();
  });

  it('is set up by the same draws on a road and off it', () => {
    const alone = begun({ id: 'first-lane' });
    const { mission, ...rest } = firstLane();
    const { road, ...same } = mission ?? {};
    expect(road).toEqual({ id: 'short-road', behind: [], bonus: false, choice: null });
    expect({ ...rest, mission: same }).toEqual(alone);
  });
});

describe('the consequences of a road', () => {
  it('run after the set-up of their side, for the bonus of the first side too', () => {
    const flipped = declining(firstLane(), ({ mission }) => mission?.side === 1).state;
    const alone = declining(begun({ id: 'first-lane' }), ({ mission }) => mission?.side === 1).state;
    expect(flipped.mission?.road?.bonus).toBe(true);
    expect(flipped.seats.map(({ cp }, seat) => cp - (alone.seats[seat]?.cp ?? 0))).toEqual([3, 3]);
    expect(viewOf(flipped, 'public').mission?.road?.consequences).toEqual(['Each hero gains 3 CP.']);
  });

  it('are those of the option that was chosen', () => {
    const texts = (choice: string) => viewOf(secondLane(choice), 'public').mission?.road?.consequences;
    expect(texts('left')).toEqual(['No first yawn.', 'The Gate Hound is there.']);
    expect(texts('right')).toEqual(['A faster clock.', 'A boost tile on the verge.']);
  });

  it.each([1, 2, 3, 4])(
    'bring an ally to the start player of %i, out of the deck or the headquarters',
    (heroes) => {
      const state = secondLane('left', { heroes });
      const { allies, heroes: party = [] } = state.mission ?? {};
      expect(party.map((one) => one.allies)).toEqual([
        ['gate-hound'],
        ...Array.from({ length: heroes - 1 }, () => []),
      ]);
      expect(allies?.hq).toHaveLength(3);
      expect([...(allies?.hq ?? []), ...(allies?.deck ?? [])]).toHaveLength(24);
      expect([...(allies?.hq ?? []), ...(allies?.deck ?? [])]).not.toContain('gate-hound');
    },
  );

  it('bring an ally whatever the deal', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const seats = [{ hero: 'barbarian' }];
      const mission = { id: 'second-lane', road: session('left') };
      const state = createGame({ mode: 'mission', seats, seed: `deal ${seed}`, first: 0, mission });
      const { hq = [], deck = [] } = state.mission?.allies ?? {};
      expect(hero(state, 0)?.allies).toEqual(['gate-hound']);
      expect(new Set([...hq, ...deck]).size).toBe(24);
      expect(hq).toHaveLength(3);
    }
  });

  it('hold back the first attack of a panel, and not the second', () => {
    const inRound = (round: number) => (state: GameState) => (state.mission?.round ?? 0) >= round;
    const first = declining(secondLane('left'), inRound(2));
    const yawns = ({ events }: { readonly events: readonly GameEvent[] }) =>
      events.filter((event) => event.e === 'activated' && event.ability === 'yawn').length;
    expect(first.events).toContainEqual({ e: 'attack-held', panel: 'guard', name: 'Sleepy Guard' });
    expect(yawns(first)).toBe(0);
    const second = declining(first.state, inRound(3));
    expect(yawns(second)).toBe(2);
    expect(second.events.some(({ e }) => e === 'attack-held')).toBe(false);
    expect(yawns(declining(secondLane('right'), inRound(2)))).toBe(2);
  });

  it('show nobody an attack that is held back', () => {
    const rolled = ({ mission }: GameState) => (mission?.rolled ?? null) !== null;
    const told = (choice: string) =>
      viewOf(declining(secondLane(choice), rolled).state, 'public').mission?.activated;
    expect(told('right')).toEqual([{ panel: 'guard', attack: 'yawn' }]);
    expect(told('left')).toEqual([]);
  });

  it('make the clock faster on their side only', () => {
    const state = secondLane('right', { heroes: 3 });
    expect(viewOf(state, 'public').mission?.clock.steps).toBe(5);
    const flipped = declining(state, ({ mission }) => mission?.side === 1).state;
    expect(viewOf(flipped, 'public').mission?.clock.steps).toBe(3);
    expect(flipped.mission).not.toHaveProperty('faster');
    expect(flipped.mission).not.toHaveProperty('held');
  });

  it('put tiles on the map', () => {
    expect(secondLane('right').mission?.tiles.A3).toMatchObject([{ kind: 'boost' }]);
    expect(secondLane('left').mission?.tiles.A3).toBeUndefined();
  });

  it('are none for a lost Mission, and for one that was won off the road', () => {
    const lost = { gameId: 'game-1', scenario: 1, won: false, points: 0 };
    const road = { id: 'short-road', campaign: { id: 'game-1', sessions: [lost] } };
    expect(begun({ id: 'first-lane', road }).mission?.road?.behind).toEqual([]);
  });
});

describe('the choice after a victory', () => {
  it('is asked of the first hero in turn order whom a person plays', () => {
    const asked = (party: Party) => openQuestions(deciding(party)).map(({ seat, kind }) => `${seat} ${kind}`);
    expect(asked({ heroes: 1 })).toEqual(['0 choose']);
    const [first] = asked({ heroes: 3 });
    const startPlayer = Number(first?.split(' ')[0]);
    expect(asked({ heroes: 3, bots: [startPlayer] })).toEqual([`${(startPlayer + 1) % 3} choose`]);
    expect(asked({ heroes: 3, bots: [0, 1, 2] })).toEqual([first]);
  });

  it('ends the Mission once, with what was chosen', () => {
    const state = deciding();
    const [{ seat } = { seat: -1 }] = openQuestions(state);
    expect(state.outcome).toBeNull();
    expect(legalActions(state, seat)).toEqual([choosing('left'), choosing('right')]);
    expect(legalActions(state, 1 - seat)).toEqual([]);
    expect(() => apply(state, seat, choosing('elsewhere'))).toThrow();
    const { state: after, events } = apply(state, seat, choosing('right'));
    expect(after.outcome).toEqual({ kind: 'won', team: 0, how: 'objective' });
    expect(events).toContainEqual({ e: 'decision', seat, option: 'right', text: 'the party went right' });
    expect(() => apply(after, seat, choosing('left'))).toThrow();
    expect(roadAfter('game-1', after, { road: { id: 'short-road' } })).toEqual({
      road: 'short-road',
      id: 'game-1',
      next: 'second-lane',
      sessions: [{ gameId: 'game-1', scenario: 1, won: true, points: 2, bonus: true, choice: 'right' }],
    });
  });

  it.each(['hand-over', 'concede'] as const)('goes on to another person after a %s', (type) => {
    const state = deciding({ heroes: 3, bots: [2] });
    const [{ seat } = { seat: -1 }] = openQuestions(state);
    const other = seat === 0 ? 1 : 0;
    const { state: after } = apply(state, seat, { type });
    expect(openQuestions(after).map((one) => one.seat)).toEqual([other]);
    expect(legalActions(after, other)).toEqual([choosing('left'), choosing('right')]);
  });

  it('leaves a won Mission won when everybody leaves', () => {
    let state = deciding();
    for (const seat of [0, 1]) state = apply(state, seat, { type: 'concede' }).state;
    expect(state.outcome).toEqual({ kind: 'won', team: 0, how: 'objective' });
    expect(state.mission?.road?.choice).toBe('left');
  });

  it('is not asked after a defeat, and the Mission is played again', () => {
    let state = firstLane();
    for (const seat of [0, 1]) state = apply(state, seat, { type: 'concede' }).state;
    expect(state.outcome).toMatchObject({ kind: 'won', team: 1 });
    expect(roadAfter('game-1', state, { road: { id: 'short-road' } })).toEqual({
      road: 'short-road',
      id: 'game-1',
      next: 'first-lane',
      sessions: [{ gameId: 'game-1', scenario: 1, won: false, points: 0 }],
    });
  });

  it('ends the road after its last Mission', () => {
    const road = session('left');
    const state = declining(begun({ id: 'second-lane', road }), isDeciding).state;
    const [{ seat } = { seat: -1 }] = openQuestions(state);
    const { state: after } = apply(state, seat, choosing('home'));
    const campaign = roadAfter('game-2', after, { road });
    expect(campaign).toMatchObject({ id: 'game-1', next: null });
    expect(campaign?.sessions.map(({ gameId, choice }) => `${gameId} ${choice}`)).toEqual([
      'game-1 left',
      'game-2 home',
    ]);
  });

  it('survives a state that is written down', () => {
    const state = deciding();
    const [{ seat } = { seat: -1 }] = openQuestions(state);
    const read: GameState = JSON.parse(JSON.stringify(state));
    expect(apply(read, seat, choosing('left')).state).toEqual(apply(state, seat, choosing('left')).state);
  });
});
