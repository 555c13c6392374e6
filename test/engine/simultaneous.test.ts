/** Effects of one moment: the active player orders them where the order can matter, and only there (R38). */
import seedrandom from 'seedrandom';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import '../../src/content/index.ts';
import { botPlayer } from '../../src/ai/players/bot-player.ts';
import { start } from '../../src/engine/apply.ts';
import type { LedgerEntry } from '../../src/engine/damage/ledger.ts';
import {
  type Effect,
  heroById,
  listHeroes,
  listTokens,
  registerHero,
  type TokenDefinition,
} from '../../src/engine/definitions.ts';
import { commute } from '../../src/engine/effects/commute.ts';
import type { Frame, SimultaneousEffects } from '../../src/engine/frames/frame.ts';
import { contextOf } from '../../src/engine/frames/push-effects.ts';
import { openGame } from '../../src/engine/game.ts';
import { applyInPlace, layOut, turnOf } from '../../src/engine/hosting.ts';
import { type Action, apply, type GameState, legalActions, viewOf } from '../../src/engine/index.ts';
import {
  atLeast,
  choose,
  deal,
  dealIsolated,
  discard,
  draw,
  extraOffensiveRollPhase,
  gain,
  gainCp,
  heal,
  held,
  inflict,
  loseCp,
  option,
  raiseLimit,
  remove,
  stealCp,
  stealHealth,
  trigger,
  when,
} from '../../src/engine/vocabulary/builders.ts';
import type { Trigger, TriggerEvent } from '../../src/engine/vocabulary/trigger.ts';

const madeUp = (id: string, effects: readonly Effect[], event: TriggerEvent = 'upkeep'): TokenDefinition => ({
  id,
  name: id,
  kind: 'negative',
  limit: 3,
  persistent: true,
  triggers: [trigger(event, effects)],
  text: 'Made up.',
});

const MADE_UP = [
  madeUp('balm', [heal(3, 'holder')]),
  madeUp('leech', [dealIsolated(2, 'holder')]),
  madeUp('purse', [gainCp(2, 'holder')]),
  madeUp('toll', [loseCp(2, 'holder')]),
  madeUp('antidote', [remove('poison', 'all', 'holder')]),
  madeUp('rust', [remove('reload', 'all', 'holder')]),
  madeUp('library', [draw(1, 'holder')]),
  madeUp('amnesia', [discard(1, 'holder', 'random')]),
  madeUp('nurse', [when(atLeast(held('balm', 'holder'), 1), [gain('protect', 1, 'holder')])]),
  madeUp('itch', [deal(1, 'typeless', 'holder')]),
  madeUp('dusk', [gainCp(3, 'holder')], 'turn-end'),
  madeUp('dawn', [loseCp(3, 'holder')], 'turn-end'),
];

let forget = () => {};
beforeAll(() => {
  forget = registerHero({ ...heroById('barbarian'), id: 'made-up', tokens: MADE_UP });
});
afterAll(() => forget());

interface Mine {
  readonly hero?: string;
  readonly health?: number;
  readonly cp?: number;
  readonly hand?: readonly string[];
  readonly tokens?: Readonly<Record<string, number>>;
}

/** Seat 0 at the beginning of its Upkeep Phase; nobody holds a card that could be played meanwhile. */
function beforeUpkeep({ hero = 'barbarian', health = 50, cp = 0, hand = [], tokens = {} }: Mine): GameState {
  const state = layOut({ mode: 'duel', seats: [{ hero }, { hero: 'moon-elf' }], seed: 'upkeep', first: 0 });
  for (const seat of state.seats) {
    seat.deck = [...seat.deck, ...seat.hand];
    seat.hand = [];
    seat.cp = 0;
  }
  const [mine] = state.seats;
  const [dial] = state.pools;
  if (!mine || !dial) throw new Error('There is no seat.');
  mine.hand = [...hand];
  mine.cp = cp;
  dial.health = health;
  for (const [id, count] of Object.entries(tokens)) {
    if (count > 0) mine.tokens[id] = [{ by: 1, fresh: false, count }];
  }
  Object.assign(turnOf(state), { number: 3, phase: 'discard' });
  standAt(state, [{ k: 'turn', next: 'upkeep' }]);
  return state;
}

/** Puts the lane at a place where nothing is asked yet. */
function standAt(state: GameState, stack: Frame[], pool: LedgerEntry[] | null = null): void {
  const [lane] = state.lanes;
  if (!lane) throw new Error('There is no lane.');
  Object.assign(lane, { stack, pending: null, rollPhase: null, pool });
}

const upkeepOf = (mine: Mine): GameState => {
  const state = beforeUpkeep(mine);
  start(state);
  return state;
};

/** What the question about the order offers; null when another one is open. */
function orderAsked(state: GameState): string[] | null {
  const pending = state.lanes[0]?.pending;
  if (typeof pending?.prompt !== 'object' || pending.prompt?.ask !== 'which-comes-next') return null;
  return pending.prompt.of.map(({ option: id }) => id);
}

const next = (state: GameState, id: string): GameState =>
  apply(state, 0, { type: 'choose', option: id }).state;

describe('the active player is asked', () => {
  test.each<[string, Mine, string[]]>([
    [
      'a heal at the cap and isolated damage',
      { health: 59, tokens: { balm: 1, leech: 1 } },
      ['balm', 'leech'],
    ],
    ['a gain and a loss of CP', { cp: 0, tokens: { purse: 1, toll: 1 } }, ['purse', 'toll']],
    ['Poison and what removes it', { tokens: { poison: 2, antidote: 1 } }, ['poison', 'antidote']],
    ['a draw and a random discard', { tokens: { library: 1, amnesia: 1 } }, ['library', 'amnesia']],
    ['what removes what the hero gains', { hero: 'gunslinger', tokens: { rust: 1 } }, ['quick-draw', 'rust']],
  ])('about %s', (_, mine, offered) => {
    const state = upkeepOf(mine);
    expect(orderAsked(state)).toEqual(offered);
    expect(legalActions(state, 0)).toEqual(offered.map((id) => ({ type: 'choose', option: id })));
    expect(legalActions(state, 1)).toEqual([]);
    const [first = '', second = ''] = offered;
    const one = next(state, first);
    const other = next(state, second);
    expect(outcomeOf(one)).not.toEqual(outcomeOf(other));
  });

  test('at the end of a turn too', () => {
    const state = beforeUpkeep({ cp: 1, tokens: { dusk: 1, dawn: 1 } });
    standAt(state, [{ k: 'turn', next: 'end' }]);
    start(state);
    expect(orderAsked(state)).toEqual(['dusk', 'dawn']);
    expect(next(state, 'dawn').seats[0]?.cp).toBe(3);
    expect(next(state, 'dusk').seats[0]?.cp).toBe(1);
  });

  test('only about those whose order can matter: Burn comes by itself', () => {
    const state = upkeepOf({ tokens: { burn: 1, purse: 1, toll: 1, itch: 2 } });
    expect(orderAsked(state)).toEqual(['purse', 'toll']);
  });

  test('and what was removed meanwhile does nothing', () => {
    const state = next(upkeepOf({ tokens: { poison: 3, antidote: 1 } }), 'antidote');
    expect(state.pools[0]?.health).toBe(50);
  });

  test('with the seat where two hold the same token', () => {
    const state = beforeUpkeep({});
    const stunned = (holder: number): SimultaneousEffects => ({
      list: [extraOffensiveRollPhase],
      context: { ...contextOf(0, { kind: 'token', id: 'stun' }, holder), holder },
      whileHeld: false,
    });
    state.lanes[0]?.stack.push({ k: 'simultaneous', chooser: 0, items: [stunned(0), stunned(1)] });
    start(state);
    expect(orderAsked(state)).toEqual(['stun-0', 'stun-1']);
    expect(turnOf(next(state, 'stun-1')).extraOffense[0]).toEqual({ by: 0, target: 1 });
  });

  test('and the bot answers', () => {
    const state = upkeepOf({ tokens: { poison: 3, antidote: 1 } });
    const legal = legalActions(state, 0);
    expect(legal).toContainEqual(botPlayer.chooseAction(viewOf(state, 0), legal, () => 0));
  });

  test('and the words of the question are theirs alone', () => {
    const state = upkeepOf({ tokens: { purse: 1, toll: 1 } });
    expect(viewOf(state, 0).pending?.prompt).not.toBeNull();
    expect(viewOf(state, 1).pending).toMatchObject({ seat: 0, kind: 'choose', prompt: null });
  });
});

test("a heal before the cap and a token that only looks at it are in nobody's way", () => {
  expect(orderAsked(upkeepOf({ tokens: { balm: 1, nurse: 1, burn: 1, library: 1 } }))).toBeNull();
});

test('a game kept by an older version in the middle of its upkeep goes on', () => {
  const state = beforeUpkeep({ tokens: { poison: 3, burn: 1 } });
  turnOf(state).phase = 'upkeep';
  standAt(
    state,
    [
      { k: 'turn', next: 'income' },
      { k: 'phase', phase: 'upkeep', step: 'work', queue: ['poison', 'burn'] },
    ],
    [],
  );
  start(state);
  expect(turnOf(state).phase).toBe('main-1');
  expect(state.pools[0]?.health).toBe(45);
});

/** Everything that players could tell apart, the order of lists in one place aside. */
function outcomeOf(state: GameState) {
  const { seats, pools, chance, outcome } = state;
  return {
    seats: seats.map(({ hand, ...seat }) => ({ ...seat, hand: [...hand].sort() })),
    pools,
    chance,
    outcome,
    turn: turnOf(state),
  };
}

/** Plays two lists in this order, up to the Main Phase; within a list the first option by name is chosen. */
function playedInOrder(before: GameState, items: readonly SimultaneousEffects[]) {
  const state: GameState = JSON.parse(JSON.stringify(before));
  const order: SimultaneousEffects[] = JSON.parse(JSON.stringify(items));
  turnOf(state).phase = 'upkeep';
  standAt(
    state,
    [
      { k: 'turn', next: 'income' },
      { k: 'phase', phase: 'upkeep', step: 'land', queue: [] },
      { k: 'simultaneous', chooser: 0, items: order },
    ],
    [],
  );
  start(state);
  while (!state.outcome && turnOf(state).phase === 'upkeep') {
    const seat = state.lanes[0]?.pending?.seat ?? -1;
    const [answer] = legalActions(state, seat).toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)));
    if (!answer) throw new Error('Nobody can answer.');
    applyInPlace(state, seat, answer);
  }
  return outcomeOf(state);
}

const nameOf = (action: Action): string => (action.type === 'choose' ? String(action.option) : action.type);

type Random = () => number;

const below = (random: Random, bound: number): number => Math.floor(random() * bound);

function oneOf<T>(random: Random, things: readonly T[]): T {
  const thing = things[below(random, things.length)];
  if (thing === undefined) throw new Error('There is nothing to choose from.');
  return thing;
}

/** Any state of the active player; now and then at a cap or a limit. */
function anyState(random: Random, hero: string): GameState {
  const tokens: Record<string, number> = {};
  for (const id of [
    'poison',
    'burn',
    'fire-mastery',
    'reload',
    'seedling',
    'sapling',
    'dryad',
    'chi',
    'evasive',
  ]) {
    tokens[id] = below(random, 3);
  }
  const state = beforeUpkeep({
    hero,
    health: oneOf(random, [3, 20, 49, 57, 59, 60]),
    cp: oneOf(random, [0, 1, 7, 14, 15]),
    tokens,
  });
  for (const seat of state.seats) {
    if (random() >= 0.3) continue;
    seat.discard = [...seat.discard, ...seat.deck.slice(1)];
    seat.deck = seat.deck.slice(0, 1);
  }
  const [, foe] = state.seats;
  if (foe) {
    foe.cp = oneOf(random, [0, 1, 7, 15]);
    for (const id of ['poison', 'chi']) {
      foe.tokens[id] = [{ by: 1, fresh: false, count: 1 + below(random, 3) }];
    }
  }
  return state;
}

/** Every upkeep effect of the heroes in the build, as it comes to seat 0. */
const upkeepEffects: readonly SimultaneousEffects[] = [
  ...listTokens().flatMap(({ id, triggers }) =>
    atUpkeep(triggers).map((list) => {
      const context = { ...contextOf(1, { kind: 'token', id }, 0), holder: 0 };
      return { list, context, whileHeld: 'from-owner' } as const;
    }),
  ),
  ...listHeroes().flatMap(({ abilities }) =>
    abilities.flatMap(({ id, passive }) =>
      atUpkeep(passive?.triggers).map((list) => {
        const context = contextOf(0, { kind: 'ability', id }, null);
        return { list, context, whileHeld: false } as const;
      }),
    ),
  ),
];

function atUpkeep(triggers: readonly Trigger[] = []): (readonly Effect[])[] {
  return triggers.filter(({ on }) => on.event === 'upkeep').map(({ do: effects }) => effects);
}

const rolls = ({ list }: SimultaneousEffects) => JSON.stringify(list).includes('"do":"roll"');

const allPairs = upkeepEffects.flatMap((a, i) => upkeepEffects.slice(i + 1).map((b) => [a, b] as const));
/** Who may change a die, or act before what it does, may want it before or after the rest. */
const [ordered, pairs] = [
  allPairs.filter(([a, b]) => rolls(a) || rolls(b)),
  allPairs.filter(([a, b]) => !rolls(a) && !rolls(b)),
];

test('there are upkeep effects of several heroes', () => {
  expect(pairs.length).toBeGreaterThanOrEqual(10);
});

test.each(pairs.map(([a, b]) => [a.context.source.id, b.context.source.id, a, b] as const))(
  '%s and %s come to the same in either order, and nobody is asked',
  (_a, idOfB, a, b) => {
    const random = seedrandom.alea(`${idOfB} pairs`);
    for (let i = 0; i < 12; i += 1) {
      const state = anyState(random, oneOf(random, ['gunslinger', 'treant', 'pyromancer']));
      expect(commute(openGame(state), a, b)).toBe(true);
      expect(playedInOrder(state, [a, b])).toEqual(playedInOrder(state, [b, a]));
    }
  },
);

test.each(ordered.map(([a, b]) => [a.context.source.id, b.context.source.id, a, b] as const))(
  'of %s and %s, one of which rolls, the order is asked for',
  (_a, _b, a, b) => {
    expect(commute(openGame(anyState(seedrandom.alea('rolls'), 'gunslinger')), a, b)).toBe(false);
  },
);

const TOKENS = ['poison', 'chi', 'evasive', 'reload'];

/** What the lists of one pair are about: few things, so that they get in each other's way. */
interface Subject {
  readonly random: Random;
  readonly tokens: readonly string[];
  readonly kinds: readonly number[];
}

function anySubject(random: Random): Subject {
  const [one, other] = [oneOf(random, TOKENS), oneOf(random, TOKENS)];
  return { random, tokens: [one, one, other], kinds: [1, 2, 3].map(() => below(random, KINDS.length)) };
}

const token = ({ random, tokens }: Subject) => oneOf(random, tokens);
const who = ({ random }: Subject) => oneOf(random, ['owner', 'holder', 'holder', 'opponents'] as const);
const amount = (of: Subject) =>
  oneOf(of.random, [1, 2, 2, held(token(of), who(of)), { count: 'cp', who: who(of) } as const]);

const KINDS: readonly ((of: Subject) => Effect)[] = [
  (of) => deal(amount(of), 'typeless', who(of)),
  (of) => deal(amount(of), 'undefendable', 'holder'),
  (of) => heal(amount(of), who(of)),
  (of) => gain(token(of), amount(of), who(of)),
  (of) => inflict(token(of), amount(of), who(of)),
  (of) => remove(token(of), oneOf(of.random, ['all', 1, 2] as const), who(of)),
  (of) => gainCp(amount(of), who(of)),
  (of) => loseCp(amount(of), who(of)),
  (of) => stealCp(amount(of), 'holder'),
  (of) => stealHealth(amount(of), 'holder'),
  (of) => dealIsolated(amount(of), 'holder'),
  (of) => draw(amount(of), who(of)),
  (of) => discard(amount(of), 'holder', oneOf(of.random, ['random', 'choice'])),
  (of) => raiseLimit(token(of), 1),
  (of) => when(atLeast(amount(of), 2), [plainEffect(of)], [plainEffect(of)]),
  (of) => choose('Which?', option('a', 'A', plainEffect(of)), option('b', 'B', plainEffect(of))),
];

/** Mostly of the pair's own kinds. */
function anyEffect(of: Subject): Effect {
  const kind = of.random() < 0.7 ? KINDS[oneOf(of.random, of.kinds)] : oneOf(of.random, KINDS);
  return (kind ?? plainEffect)(of);
}

/** One that holds no others. */
function plainEffect(of: Subject): Effect {
  return oneOf(of.random, KINDS.slice(0, -2))(of);
}

function anyItem(of: Subject): SimultaneousEffects {
  const list = Array.from({ length: 1 + below(of.random, 2) }, () => anyEffect(of));
  const source = { kind: 'token', id: token(of) } as const;
  const context = { ...contextOf(below(of.random, 2), source, 0), holder: 0 };
  return { list, context, whileHeld: of.random() < 0.3 };
}

test('whatever a pack may write: what is said to commute comes to the same in either order', () => {
  const random = seedrandom.alea('made-up lists');
  const counted = { commuting: 0, asked: 0 };
  for (let i = 0; i < 3000; i += 1) {
    const subject = anySubject(random);
    const [a, b] = [anyItem(subject), anyItem(subject)];
    const state = anyState(random, 'monk');
    if (!commute(openGame(state), a, b)) {
      counted.asked += 1;
      continue;
    }
    counted.commuting += 1;
    expect(playedInOrder(state, [a, b]), JSON.stringify([a, b])).toEqual(playedInOrder(state, [b, a]));
  }
  expect(counted.commuting).toBeGreaterThan(300);
  expect(counted.asked).toBeGreaterThan(300);
});
