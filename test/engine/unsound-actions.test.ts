/** Arbitrary values as actions: each is carried out if legal, or refused without a change. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import '../../src/content/index.ts';
import { listHeroes } from '../../src/engine/definitions.ts';
import { applyInPlace, applyLegal, cloneState, DEFAULT_ORDERS } from '../../src/engine/hosting.ts';
import { apply, createGame, type GameState, IllegalAction, legalActions } from '../../src/engine/index.ts';
import { IS_LONG_RUN } from '../sampling.ts';
import { playOut } from '../soak/play-out.ts';

/** Every run of the tests draws other values, so the pushes of a day come to many. */
const RUNS = IS_LONG_RUN ? 1500 : 400;

const HEROES = listHeroes().map(({ id }) => id);
const TYPES = [
  ...['roll', 'reroll', 'activate', 'no-ability', 'defend', 'no-defense', 'play', 'sell', 'spend', 'use'],
  ...['pass', 'concede', 'target', 'alter', 'choose', 'set-orders', 'hand-over', 'take-over'],
];
const FIELDS = [
  ...['dice', 'ability', 'variant', 'card', 'token', 'use', 'count', 'line', 'player', 'die', 'to', 'option'],
  'orders',
];

/** Moments of games of all heroes, of every kind of question that came up. */
function moments(): GameState[] {
  const kept = new Map<string, GameState>();
  HEROES.forEach((hero, i) => {
    const seats = [{ hero }, { hero: HEROES[(i + 1) % HEROES.length] ?? hero }];
    playOut(
      { mode: 'duel', seats, seed: `unsound ${hero}`, first: 0 },
      {
        choices: hero,
        look: (state) => {
          const asked = state.lanes[0]?.pending;
          const types = asked ? new Set(legalActions(state, asked.seat).map(({ type }) => type)) : [];
          const kind = `${asked?.kind ?? 'over'}/${asked?.moment}/${[...types].join()}`;
          if (!kept.has(kind)) kept.set(kind, cloneState(state));
        },
      },
    );
  });
  return [...kept.values()];
}

const MOMENTS = moments();

/** Values that come up in games, and many that do not. */
const part = fc.oneof(
  fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true, withMap: true, withSet: true }),
  fc.constantFrom<unknown>(...['yes', 'evasive', '__proto__', 'constructor', 'toString', 'length', '']),
  fc.constantFrom<unknown>(0, 1, 2, 6, 7, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, undefined, null),
  fc.constant(DEFAULT_ORDERS),
  fc.constantFrom(...HEROES),
  fc.array(fc.integer({ min: -1, max: 7 }), { maxLength: 6 }),
);
const lookalike = fc
  .tuple(fc.constantFrom(...TYPES), fc.dictionary(fc.constantFrom(...FIELDS), part))
  .map(([type, fields]): unknown => ({ ...fields, type }));
const orders = fc
  .dictionary(fc.constantFrom('ask', 'passUntilMyTurn', 'askNext', 'more'), part)
  .map((claimed): unknown => ({ type: 'set-orders', orders: claimed }));

type Handed = Parameters<typeof apply>[2];

/** Hands over a value as it might come from outside, where no type holds. */
function isHanded(value: unknown): value is Handed {
  return value !== isHanded;
}

/** The result for a value: `taken`, or the name of the error. */
function outcomeOf(state: GameState, seat: number, value: unknown): string {
  if (!isHanded(value)) throw new TypeError('never');
  const before = JSON.stringify(state);
  const own = cloneState(state);
  try {
    applyInPlace(own, seat, value);
  } catch (error) {
    expect(JSON.stringify(own)).toBe(before);
    expect(() => apply(state, seat, value)).toThrow(IllegalAction);
    expect(JSON.stringify(state)).toBe(before);
    if (!(error instanceof IllegalAction)) return String(error);
    expect(error.message).toMatch(/^[A-Z].*\.$/s);
    return 'refused';
  }
  apply(state, seat, value);
  expect(JSON.stringify(state)).toBe(before);
  return 'taken';
}

const moment = fc.constantFrom(...MOMENTS);
const anySeat = fc.constantFrom(0, 1);

test('what is no action is refused and changes nothing', () => {
  let refused = 0;
  fc.assert(
    fc.property(moment, anySeat, part, (state, seat, value) => {
      expect(outcomeOf(state, seat, value)).toBe('refused');
      refused += 1;
    }),
    { numRuns: RUNS },
  );
  expect(refused).toBe(RUNS);
});

test('what looks like an action is refused and changes nothing, or is one', () => {
  const counts = { taken: 0, refused: 0 };
  fc.assert(
    fc.property(moment, anySeat, fc.oneof(lookalike, orders), (state, seat, value) => {
      const outcome = outcomeOf(state, seat, value);
      expect(['taken', 'refused']).toContain(outcome);
      counts[outcome === 'taken' ? 'taken' : 'refused'] += 1;
    }),
    { numRuns: 2 * RUNS },
  );
  expect(counts.refused).toBeGreaterThan(RUNS / 2);
  expect(counts.taken).toBeGreaterThan(0);
});

/** As many answers of a question as are tried: some dice have hundreds of rerolls. */
const ANSWERS = 60;

test('a legal answer is carried out as it was given, and no other that is like it', () => {
  let tried = 0;
  for (const state of MOMENTS) {
    for (const seat of [0, 1]) {
      const legal = legalActions(state, seat);
      const every = Math.ceil(legal.length / ANSWERS);
      for (const action of legal.filter((_, index) => index % every === 0)) {
        const own = cloneState(state);
        applyLegal(own, seat, action);
        expect(JSON.stringify(apply(state, seat, action).state)).toBe(JSON.stringify(own));
        tried += 1;
      }
    }
  }
  expect(tried).toBeGreaterThan(300);
});

test('nobody but the seats of the game acts', () => {
  const [state] = MOMENTS;
  if (!state) throw new Error('There is no moment.');
  for (const seat of [-1, 2, 0.5, Number.NaN]) {
    expect(() => apply(state, seat, { type: 'concede' })).toThrow(IllegalAction);
  }
});

test('standing orders are kept as what they consist of, nothing besides', () => {
  const seats = [{ hero: 'barbarian' }, { hero: 'moon-elf' }];
  const state = createGame({ mode: 'duel', seats, seed: 'orders', first: 0 });
  const claimed = { ...DEFAULT_ORDERS, askNext: true, more: 'of this' };
  const next = apply(state, 1, { type: 'set-orders', orders: claimed }).state;
  expect(next.seats[1]?.orders).toEqual({ ...DEFAULT_ORDERS, askNext: true });
  expect(legalActions(next, 0)).toEqual(legalActions(state, 0));
});
