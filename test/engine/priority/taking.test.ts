/** With the usual stops a player is asked only before something of theirs is taken. */
import { describe, expect, test } from 'vitest';
import '../../../src/content/index.ts';
import { DEFAULT_ORDERS } from '../../../src/engine/hosting.ts';
import { type Action, apply, createGame, type GameState, legalActions } from '../../../src/engine/index.ts';

interface Side {
  readonly hero: string;
  readonly hand?: readonly string[];
  readonly tokens?: Readonly<Record<string, number>>;
  readonly cp?: number;
}

/** Main Phase I of seat 0, with these hands and tokens. */
function mainOf(...sides: readonly [Side, Side]): GameState {
  const seats = sides.map(({ hero }) => ({ hero }));
  const state = createGame({ mode: 'duel', seats, seed: 'replies', first: 0 });
  for (const [i, { hand = [], tokens = {}, cp = 0 }] of sides.entries()) {
    const seat = state.seats[i];
    if (!seat) throw new Error(`There is no seat ${i}.`);
    const all = [...seat.hand, ...seat.deck];
    seat.hand = [...hand];
    seat.deck = all.filter((card) => !hand.includes(card));
    seat.cp = cp;
    for (const [id, count] of Object.entries(tokens)) seat.tokens[id] = [{ by: i, fresh: false, count }];
  }
  return state;
}

function played(state: GameState, ...actions: readonly (readonly [number, Action])[]): GameState {
  return actions.reduce((now, [seat, action]) => apply(now, seat, action).state, state);
}

function asked(state: GameState) {
  const { pending } = state.lanes[0] ?? {};
  return pending && { seat: pending.seat, moment: pending.moment };
}

const REPLY = { seat: 1, moment: 'interruption' };
const TURN = { seat: 0, moment: 'main' };

function removal(rival: Side, more: Partial<Side> = {}): GameState {
  const state = mainOf(
    { hero: 'barbarian', cp: 6, hand: ['what-status-effects', 'smack-ii'], ...more },
    rival,
  );
  return played(state, [0, { type: 'play', card: 'what-status-effects' }]);
}

describe('before What Status Effects', () => {
  test('who can spend a token is asked, and told which tokens go', () => {
    const state = removal({ hero: 'moon-elf', tokens: { evasive: 1, cleanse: 1, blind: 1 } });
    expect(asked(state)).toEqual(REPLY);
    expect(state.lanes[0]?.pending?.source).toBe('what-status-effects');
    expect(state.lanes[0]?.pending?.prompt).toEqual({
      ask: 'reply-to-removal',
      tokens: ['evasive', 'cleanse', 'blind'],
    });
  });

  test('who can spend nothing and holds no card is not asked', () => {
    expect(asked(removal({ hero: 'moon-elf', tokens: { evasive: 1 } }))).toEqual(TURN);
  });

  test('who loses nothing but negative tokens is not asked', () => {
    expect(asked(removal({ hero: 'moon-elf', tokens: { blind: 1 }, cp: 5, hand: ['evade'] }))).toEqual(TURN);
  });

  test('cards and the points for one are enough, whichever cards they are', () => {
    for (const card of ['evade', 'six-it']) {
      const rival = { hero: 'moon-elf', tokens: { evasive: 1 }, hand: [card] };
      expect(asked(removal({ ...rival, cp: 2 }))).toEqual(REPLY);
      expect(asked(removal({ ...rival, cp: 0 }))).toEqual(TURN);
    }
  });

  test('who wants no such questions is not asked', () => {
    const before = mainOf(
      { hero: 'barbarian', cp: 6, hand: ['what-status-effects', 'smack-ii'] },
      { hero: 'moon-elf', tokens: { cleanse: 1, blind: 1 } },
    );
    const never = { ...DEFAULT_ORDERS, ask: { ...DEFAULT_ORDERS.ask, replies: 'never' as const } };
    for (const orders of [never, { ...DEFAULT_ORDERS, passUntilMyTurn: true }]) {
      const state = played(
        before,
        [1, { type: 'set-orders', orders }],
        [0, { type: 'play', card: 'what-status-effects' }],
      );
      expect(asked(state)).toEqual(TURN);
      expect(state.seats[1]?.tokens).toEqual({});
    }
  });

  test('orders kept by an older version, which know no such windows, ask as usual', () => {
    // A copy of its own: new games share the default orders.
    const state = structuredClone(
      mainOf(
        { hero: 'barbarian', cp: 6, hand: ['what-status-effects', 'smack-ii'] },
        { hero: 'moon-elf', tokens: { cleanse: 1, blind: 1 } },
      ),
    );
    Reflect.deleteProperty(state.seats[1]?.orders.ask ?? {}, 'replies');
    expect(asked(played(state, [0, { type: 'play', card: 'what-status-effects' }]))).toEqual(REPLY);
  });

  test('a removal from oneself asks nobody', () => {
    const own = removal({ hero: 'moon-elf', hand: ['evade'], cp: 5 }, { tokens: { evasive: 1 } });
    expect(asked(own)).toEqual(TURN);
  });
});

test('a state in the middle of a reply goes through JSON and on', () => {
  const state = removal({ hero: 'moon-elf', tokens: { cleanse: 1, blind: 1, evasive: 1 } });
  const through: GameState = JSON.parse(JSON.stringify(state));
  const moves = [
    [1, { type: 'spend', token: 'cleanse', use: 'remove', count: 1 }],
    [1, { type: 'choose', option: 'blind' }],
    [1, { type: 'pass' }],
    [0, { type: 'target', player: 0 }],
  ] as const;
  const next = (from: GameState) =>
    moves.reduce((now, [seat, action]) => {
      const legal = legalActions(now, seat).some(({ type }) => type === action.type);
      return legal ? apply(now, seat, action).state : now;
    }, from);
  expect(next(through)).toEqual(next(state));
  expect(next(state).seats[1]?.tokens).toHaveProperty('evasive');
});

/** An Exploding Arrow that takes two points, up to the first question once it is activated. */
function arrowAt(rival: Side): GameState {
  const start = mainOf({ hero: 'moon-elf' }, rival);
  start.chance.script = [1, 6, 6, 6, 2, 6, 6, 1, 1, 1];
  const roll = played(start, [0, { type: 'pass' }], [0, { type: 'roll' }]);
  let state = played(roll, [0, { type: 'activate', ability: 'exploding-arrow' }]);
  while (['before-activation', 'dice'].includes(String(asked(state)?.moment))) {
    state = played(state, [1, { type: 'pass' }]);
  }
  return state;
}

describe('before Exploding Arrow takes points', () => {
  const start = { seat: 1, moment: 'phase-start' };

  test('who holds cards and points is asked at the start of the Defensive Roll Phase', () => {
    expect(asked(arrowAt({ hero: 'barbarian', cp: 2, hand: ['smack-ii'] }))).toEqual(start);
  });

  test.each([{ cp: 0, hand: ['smack-ii'] }, { cp: 3 }])('with %j nobody is asked there', (rival) => {
    const state = arrowAt({ hero: 'barbarian', ...rival });
    expect(asked(state)?.seat).toBe(1);
    expect(asked(state)?.moment).not.toBe('phase-start');
  });
});

describe('before a gain that the stack limit would cut', () => {
  /** Seat 0 activates Slash II with three equal values, by which it gains Ninjutsu (R52). */
  function slashed(ninjutsu: number, ask: 'fitting' | 'never' = 'fitting'): GameState {
    const state = mainOf({ hero: 'ninja', tokens: { ninjutsu } }, { hero: 'barbarian' });
    const [ninja] = state.seats;
    if (!ninja) throw new Error('There is no seat 0.');
    ninja.upgrades = { ...ninja.upgrades, slash: 'slash-ii' };
    ninja.orders = { ...ninja.orders, ask: { ...ninja.orders.ask, replies: ask, dice: 'never' } };
    state.chance.script = [1, 1, 1, 4, 6, 3, 1, 1, 1];
    return played(
      state,
      [0, { type: 'pass' }],
      [0, { type: 'roll' }],
      [0, { type: 'activate', ability: 'slash-ii', variant: 'slash-ii' }],
    );
  }

  test('who holds the full stack is asked, and loses nothing by spending one', () => {
    const state = slashed(3);
    expect(asked(state)).toEqual({ seat: 0, moment: 'after-activation' });
    const spent = played(state, [0, { type: 'spend', token: 'ninjutsu', use: 'damage', count: 1 }]);
    expect(spent.seats[0]?.tokens.ninjutsu).toMatchObject([{ count: 2 }, { count: 1, fresh: true }]);
    expect(asked(spent)?.moment).not.toBe('after-activation');
  });

  test('who has room is not asked', () => {
    expect(asked(slashed(2))?.moment).not.toBe('after-activation');
  });

  test('who wants no such question is not asked', () => {
    const state = slashed(3, 'never');
    expect(asked(state)?.moment).not.toBe('after-activation');
    expect(state.seats[0]?.tokens.ninjutsu).toMatchObject([{ count: 3 }]);
  });
});
