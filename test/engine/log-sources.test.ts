/** Every figure that an event tells can be traced: to an ability, a card, a token, or a rule of the game itself. */
import '../../src/content/index.ts';
import { describe, expect, it } from 'vitest';
import { listHeroes } from '../../src/engine/definitions.ts';
import { type Mode, openQuestions } from '../../src/engine/hosting.ts';
import { type Action, apply, createGame, type GameEvent, legalActions } from '../../src/engine/index.ts';
import { logLines } from '../../src/render/table/index.ts';
import { randomFrom } from '../render/table/tables.ts';
import { oneIn } from '../sampling.ts';

const HEROES = listHeroes().map(({ id }) => id);
const STEPS = 260;

/** Plays a duel; abilities are activated where they can be, so that all kinds of effects come. */
function* duel(hero: string, opponent: string, seed: number): Generator<readonly GameEvent[]> {
  const random = randomFrom(seed);
  const pick = <T>(of: readonly T[]): T =>
    of[Math.floor(random() * of.length)] ?? expect.fail('nothing is legal');
  let state = createGame({
    mode: 'duel',
    seats: [{ hero }, { hero: opponent }],
    seed: `sources ${hero} ${seed}`,
    first: 0,
  });
  for (const seat of state.seats) seat.cp = 12;
  for (let step = 0; step < STEPS; step += 1) {
    const seat = state.lanes[0]?.pending?.seat;
    if (seat === undefined) return;
    const legal = legalActions(state, seat);
    const lively = legal.filter(
      ({ type }) => !['no-ability', 'no-defense', 'sell', 'concede'].includes(type),
    );
    const kinds = [...new Set((lively.length > 0 ? lively : legal).map(({ type }) => type))];
    const kind: Action['type'] = kinds.includes('activate') ? 'activate' : pick(kinds);
    const played = apply(state, seat, pick(legal.filter(({ type }) => type === kind)));
    state = played.state;
    yield played.events;
  }
}

/** Whether the rules of the game made the event happen, or the events around it say what did. */
function isOfTheRules(
  event: GameEvent,
  before: GameEvent | undefined,
  after: GameEvent | undefined,
): boolean {
  switch (event.e) {
    case 'cp':
      if (before?.e === 'played' || before?.e === 'sold') return before.seat === event.seat;
      return event.change === 1 && after?.e === 'drew';
    case 'drew':
      return before?.e === 'cp' && before.change === 1 && event.count === 1;
    // The line of the damage names the companion, and what struck it.
    case 'companion':
      return before?.e === 'landed' || before?.e === 'companion';
    case 'lost':
      return event.how === 'spent' || event.how === 'expired';
    default:
      return false;
  }
}

const TRACED: ReadonlySet<GameEvent['e']> = new Set([
  'altered',
  'companion',
  'cp',
  'discarded',
  'drew',
  'gained',
  'healed',
  'limit-raised',
  'looked',
  'lost',
  'status-prevented',
  'stole',
  'turned-token',
  'damage-added',
  'damage-prevented',
  'isolated',
]);

describe.each(HEROES)('a duel of %s', (hero) => {
  it('tells of every figure where it comes from', () => {
    const untraced: string[] = [];
    const bare: string[] = [];
    let told = 0;
    for (const seed of oneIn(2, [1, 2])) {
      const opponent = HEROES[(HEROES.indexOf(hero) + seed) % HEROES.length] ?? hero;
      for (const events of duel(hero, opponent, seed)) {
        for (const [at, event] of events.entries()) {
          if (!TRACED.has(event.e)) continue;
          told += 1;
          const isNamed = 'source' in event && event.source !== undefined;
          if (!isNamed && !isOfTheRules(event, events[at - 1], events[at + 1]))
            untraced.push(JSON.stringify(event));
        }
        for (const line of logLines(events, ['Ada', 'Bo'])) {
          for (const part of line.split('; ')) {
            if (/ took (\d+|no) damage(?! off)/.test(part) && !/\(.*[a-z]|from /.test(part)) bare.push(part);
          }
        }
      }
    }
    expect(told).toBeGreaterThan(20);
    expect([...new Set(untraced)]).toEqual([]);
    expect([...new Set(bare)]).toEqual([]);
  });
});

/** Defences that give something for each of their dice, and the symbol that they count. */
const GIVING_DEFENCES: readonly (readonly [string, string])[] = [
  ['barbarian', 'Thick Skin [for life]'],
  ['monk', 'Serenity [for zen]'],
  ['paladin', 'Divine Defense [for prayer]'],
  ['pyromancer', 'Molten Armor [for fiery soul]'],
  ['treant', 'Rooted [for leaf]'],
];

it.each(GIVING_DEFENCES)('a defence of %s says for which dice it gives something', (hero, said) => {
  const lines = [1, 2, 3].flatMap((seed) =>
    [...duel('barbarian', hero, seed)].flatMap((events) => logLines(events, ['Ada', 'Bo'])),
  );
  expect(lines.filter((line) => line.startsWith('Bo ') && line.includes(said))).not.toEqual([]);
});

it.each<[Mode, number]>([
  ['duel', 2],
  ['koth', 3],
  ['2v2', 4],
])('in %s of %i the parts of each gain add up to it', (mode, players) => {
  const random = randomFrom(players);
  let told = 0;
  for (let game = 0; game < 4; game += 1) {
    const seats = Array.from({ length: players }, (_, at) => ({
      hero: HEROES[(game * players + at * 3) % HEROES.length] ?? 'monk',
    }));
    let state = createGame({ mode, seats, seed: `parts ${game}`, first: 'roll' });
    for (let step = 0; step < STEPS && !state.outcome; step += 1) {
      const seat = openQuestions(state)[0]?.seat ?? 0;
      const legal = legalActions(state, seat).filter(({ type }) => type !== 'concede');
      const lively = legal.filter(({ type }) => ['activate', 'defend', 'roll'].includes(type));
      const from = lively.length > 0 ? lively : legal;
      const action = from[Math.floor(random() * from.length)] ?? expect.fail('nothing is legal');
      const played = apply(state, seat, action);
      state = played.state;
      for (const event of played.events) {
        if (!('why' in event) || event.why === undefined) continue;
        const figure =
          event.e === 'cp'
            ? event.change
            : 'amount' in event
              ? event.amount
              : 'count' in event
                ? event.count
                : null;
        if (typeof figure !== 'number' || event.e === 'damage-added' || event.e === 'damage-prevented')
          continue;
        expect(event.why.reduce((sum, { amount }) => sum + amount, 0)).toBe(figure);
        told += 1;
      }
    }
  }
  expect(told).toBeGreaterThan(0);
});

it('isolated damage says what it consists of, and what was prevented of it', () => {
  const by = { source: 'shadow-dance', seat: 1, amount: 3, now: 40 } as const;
  const part = { step: 1, amount: 5, source: 'shadow-dance', sourceKind: 'ability' } as const;
  const why = [
    { amount: 2, by: null },
    { amount: 3, by: { what: 'dice' } },
  ] as const;
  const held = { step: 2, amount: -2, source: 'protect', sourceKind: 'token' } as const;
  const said = (event: GameEvent) => logLines([event], ['Ada', 'Bo']);
  expect(said({ e: 'isolated', ...by })).toEqual(['Bo took 3 damage from Shadow Dance (now 40).']);
  expect(said({ e: 'isolated', ...by, lines: [{ ...part, why }] })).toEqual([
    'Bo took 3 damage from Shadow Dance [2 + 3 for the roll] (now 40).',
  ]);
  expect(said({ e: 'isolated', ...by, lines: [part, held] })).toEqual([
    'Bo took 3 damage from 5 Shadow Dance and −2 Protect (now 40).',
  ]);
});
