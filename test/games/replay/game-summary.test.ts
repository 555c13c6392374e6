/** How a finished game went, told from its setup and actions. */
import seedrandom from 'seedrandom';
import { expect, test } from 'vitest';
import '../../../src/content/index.ts';
import { applyLegal, openQuestions, turnOf } from '../../../src/engine/hosting.ts';
import { createGame, type GameEvent, type GameSetup, legalActions } from '../../../src/engine/index.ts';
import { gameSummaryOf } from '../../../src/games/replay/game-summary.ts';
import type { LogStep } from '../../../src/games/repository/log-entry.ts';
import { playSession } from '../../soak/adventures/soak.ts';
import { botChooser } from '../../soak/bot-chooser.ts';
import { playOut } from '../../soak/play-out.ts';

const SETUP = {
  mode: 'duel' as const,
  seats: [{ hero: 'barbarian' }, { hero: 'paladin' }],
  seed: 'course',
  first: 0 as const,
};

test('health by turn ends where the game ended, and the killing blow fits it', async () => {
  const { state, actions, events } = playOut(SETUP, { choices: 'course' });
  const steps = actions.map((step) => ({ ...step, rev: 0, by: 'person' as const }));
  const summary = await gameSummaryOf(SETUP, steps);
  if (!summary) throw new Error('the game was not replayed');
  expect(summary.turns[0]).toEqual({ turn: 0, health: [50, 50] });
  expect(summary.turns.map(({ turn }) => turn)).toEqual(
    Array.from({ length: turnOf(state).number + 1 }, (_, turn) => turn),
  );
  expect(summary.turns.at(-1)?.health).toEqual(state.pools.map(({ health }) => Math.max(0, health)));
  const fallen = events.flatMap((event) => (event.e === 'defeated' ? [event.seat] : [])).at(-1);
  expect(summary.killing).toMatchObject({ seat: fallen, turn: turnOf(state).number });
  const landed = events.flatMap((event) =>
    event.e === 'landed'
      ? event.totals.map(({ total }) => total)
      : event.e === 'isolated' || event.e === 'stole'
        ? [event.amount]
        : [],
  );
  expect(summary.biggest?.amount).toBe(Math.max(...landed));
});

test('a killing blow at an upkeep is of the turn that has begun, though a move of the turn before led to it', async () => {
  const heroes = ['cursed-pirate', 'cursed-pirate'];
  const setup = { ...SETUP, seats: heroes.map((hero) => ({ hero })), seed: 'upkeep 9' };
  const { state, actions } = playOut(setup, { choices: 'course' });
  const steps = actions.map((step) => ({ ...step, rev: 0, by: 'person' as const }));
  const summary = await gameSummaryOf(setup, steps);
  expect(summary?.killing).toMatchObject({ source: 'cursed-cursed', turn: turnOf(state).number });
});

test.each([
  ['duel', ['barbarian', 'paladin'], [1]],
  ['koth', ['barbarian', 'paladin', 'monk'], [2, 1]],
  ['2v2', ['barbarian', 'paladin', 'monk', 'ninja'], [1, 3]],
] as const)(
  'who gives up in %s keeps the health of that moment, and no hit is the killing blow',
  async (mode, heroes, quitters) => {
    const setup = { mode, seats: heroes.map((hero) => ({ hero })), seed: 'given up', first: 0 as const };
    const random = seedrandom.alea('given up');
    const state = createGame(setup);
    const steps: LogStep[] = [];
    const isHit = () =>
      state.pools.every(({ health }, at) => health < (createGame(setup).pools[at]?.health ?? 0));
    while (!isHit() || turnOf(state).number < 3) {
      const [asked] = openQuestions(state);
      if (!asked) throw new Error('nobody is asked');
      const action = botChooser(state, asked.seat, legalActions(state, asked.seat), random);
      applyLegal(state, asked.seat, action);
      steps.push({ seat: asked.seat, action, rev: 0, by: 'bot' });
    }
    const left = state.pools.map(({ health }) => health);
    for (const seat of quitters) steps.push({ seat, action: { type: 'concede' }, rev: 0, by: 'person' });
    const summary = await gameSummaryOf(setup, steps);
    expect(summary?.killing).toBeNull();
    expect(summary?.biggest).not.toBeNull();
    expect(summary?.turns.at(-1)?.health).toEqual(left);
  },
);

test.each([true, false])(
  'a crawl is told by its rounds, also where each battle has a lane: %s',
  async (atOnce) => {
    const setup: GameSetup = {
      mode: 'crawl',
      seats: ['barbarian', 'paladin', 'monk'].map((hero) => ({ hero })),
      seed: 'rounds',
      first: 0,
      crawl: { id: 'crimson-sands-a', ...(atOnce ? { atOnce } : {}) },
    };
    const { state, actions } = playSession(setup, { reload: false });
    const steps = actions.map((step) => ({ ...step, rev: 0, by: 'bot' as const }));
    const summary = await gameSummaryOf(setup, steps);
    const rounds = state.crawl?.round ?? 0;
    expect(rounds).toBeGreaterThan(1);
    expect(summary?.turns.map(({ turn }) => turn)).toEqual(Array.from({ length: rounds + 1 }, (_, at) => at));
    for (const hit of [summary?.biggest, summary?.killing]) {
      expect(hit?.turn).toBeGreaterThanOrEqual(1);
      expect(hit?.turn).toBeLessThanOrEqual(rounds);
    }
  },
);

test('a game that today’s rules do not replay has no summary', async () => {
  const { actions } = playOut(SETUP, { choices: 'course' });
  const steps = actions.slice(3).map((step) => ({ ...step, rev: 0, by: 'person' as const }));
  expect(await gameSummaryOf(SETUP, steps)).toBeNull();
});

test('neither has one of a hero who is not there any more', async () => {
  const seats = [{ hero: 'gone' }, { hero: 'paladin' }];
  expect(await gameSummaryOf({ ...SETUP, seats }, [])).toBeNull();
});

test('of a Mission tells what each hero did to the enemies, and calls those by their names', async () => {
  const setup: GameSetup = {
    mode: 'mission',
    seats: [{ hero: 'barbarian' }, { hero: 'monk' }],
    seed: 'course',
    first: 0,
    mission: { id: 'toll-bridge' },
  };
  const random = seedrandom.alea('course of a Mission');
  const state = createGame(setup);
  const steps: LogStep[] = [];
  const events: GameEvent[] = [];
  while (!state.outcome) {
    const [asked] = openQuestions(state);
    if (!asked) throw new Error('nobody is asked');
    const action = botChooser(state, asked.seat, legalActions(state, asked.seat), random);
    events.push(...applyLegal(state, asked.seat, action));
    steps.push({ seat: asked.seat, action, rev: 0, by: 'bot' });
  }
  const summary = await gameSummaryOf(setup, steps);
  const isEnemy = (seat: number) => seat >= setup.seats.length;
  const hurt = events.flatMap((event) =>
    event.e === 'landed'
      ? event.totals.filter(({ seat }) => isEnemy(seat)).map(({ total }) => total)
      : event.e === 'isolated' && isEnemy(event.seat)
        ? [event.amount]
        : [],
  );
  const fallen = events.filter((event) => event.e === 'defeated' && isEnemy(event.seat));
  const results = summary?.results ?? [];
  const sum = (of: 'dealt' | 'defeated') => results.reduce((all, one) => all + one[of], 0);
  expect(results).toHaveLength(2);
  expect(sum('dealt')).toBeGreaterThan(0);
  expect(sum('dealt')).toBeLessThanOrEqual(hurt.reduce((all, one) => all + one, 0));
  expect(sum('defeated')).toBeGreaterThan(0);
  expect(sum('defeated')).toBeLessThanOrEqual(fallen.length);
  expect(summary?.turns.at(-1)?.turn).toBe(turnOf(state).number);
  if (summary?.biggest && isEnemy(summary.biggest.seat)) expect(summary.biggest.victim).toMatch(/[A-Z]/);
});
