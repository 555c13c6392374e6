/** The built-in Missions by random players: each ends, and all its parts occur. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { MISSIONS } from '../../../src/content/missions/index.ts';
import { listHeroes } from '../../../src/engine/definitions.ts';
import { applyLegal, openQuestions } from '../../../src/engine/hosting.ts';
import {
  apply,
  createGame,
  type GameEvent,
  type GameState,
  legalActions,
} from '../../../src/engine/index.ts';
import { checkPieces } from '../../engine/missions/pieces.ts';
import { randomFrom } from '../../engine/missions/random-mission.ts';

const HEROES = listHeroes().map(({ id }) => id);
const MOST_PRESSES = 6000;

/** Plays to the end; every seventh press with the state written down and read again. */
function play(mission: string, seed: number): { readonly state: GameState; readonly events: GameEvent[] } {
  const random = randomFrom(seed + 1);
  const seats = Array.from({ length: 1 + (seed % 4) }, () => ({
    hero: HEROES[random(HEROES.length)] ?? 'barbarian',
  }));
  let state = createGame({
    mode: 'mission',
    seats,
    seed: `${mission}-${seed}`,
    first: 'roll',
    mission: { id: mission, raised: seed % 3 },
  });
  const events: GameEvent[] = [];
  for (let presses = 0; !state.outcome; presses += 1) {
    expect(presses).toBeLessThan(MOST_PRESSES);
    const questions = openQuestions(state);
    const asked = questions[random(questions.length)];
    const legal = asked ? legalActions(state, asked.seat) : [];
    const action = legal[random(legal.length)];
    if (!asked || !action) throw new Error(`${asked?.kind ?? 'nobody'} can answer nothing`);
    if (presses % 7 === 0) {
      const next = apply(state, asked.seat, action);
      events.push(...next.events);
      state = JSON.parse(JSON.stringify(next.state));
    } else events.push(...applyLegal(state, asked.seat, action));
    if (presses % 25 === 0) checkPieces(state);
  }
  return { state, events };
}

describe.each(MISSIONS)('$id by random players', ({ id }) => {
  it.each([0, 1, 2, 3])('ends with %i', (seed) => {
    const { state } = play(id, seed);
    expect(state.outcome?.kind).toBe('won');
  });
});

describe('parts of our missions', () => {
  const played = new Map<string, readonly GameEvent[]>();
  const eventsOf = (id: string) => {
    const known = played.get(id) ?? [10, 11, 12, 13, 14, 15].flatMap((seed) => play(id, seed).events);
    played.set(id, known);
    return known;
  };

  it.each([
    ['embers-below', 'plot'],
    ['sunken-archive', 'blocked'],
    ['siege-engine', 'clear'],
    ['empty-throne', 'plot'],
  ])('%s puts %s tiles on the map', (id, kind) => {
    expect(eventsOf(id).some((event) => event.e === 'tile' && event.kind === kind && !event.gone)).toBe(true);
  });

  it.each([
    ['embers-below', 'doused'],
    ['sunken-archive', 'pages'],
    ['siege-engine', 'rolled'],
    ['empty-throne', 'shards'],
  ])('%s counts %s', (id, counter) => {
    expect(
      eventsOf(id).some((event) => event.e === 'counter' && event.counter === counter && event.now > 0),
    ).toBe(true);
  });

  it('rolls the engine along its track', () => {
    const engine = eventsOf('siege-engine').filter(
      (event) => event.e === 'figure' && event.panel === 'engine',
    );
    expect(engine.map((event) => (event.e === 'figure' ? event.spaces.join() : ''))).toContain('C3');
  });

  it('raises those who have fallen, and grows others beside heroes', () => {
    const grown = eventsOf('court-of-thorns').filter(
      (event) => event.e === 'figure' && event.panel === 'thornling',
    );
    expect(grown.length).toBeGreaterThan(0);
  });
});
