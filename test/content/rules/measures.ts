/** Measures the engine's behaviour for statements of rule texts, by playing a duel. */
import { CARD_MOMENTS, type Statement } from '../../../src/content/rules/statements.ts';
import { start } from '../../../src/engine/api/apply.ts';
import { cardAt, openGame } from '../../../src/engine/core/game.ts';
import { contextOf, pushEffects } from '../../../src/engine/core/stack/push-effects.ts';
import type { Effect } from '../../../src/engine/definitions.ts';
import { layOut, turnOf } from '../../../src/engine/hosting.ts';
import {
  type Action,
  apply,
  createGame,
  type GameState,
  legalActions,
  viewOf,
} from '../../../src/engine/index.ts';
import { priceInHand } from '../../../src/engine/rules.ts';
import { gain, gainCp, heal } from '../../../src/engine/vocabulary/builders.ts';
import type { Scenario, SeatSetup } from '../../scenarios/runner/schema.ts';
import { setUp } from '../../scenarios/runner/set-up.ts';
import { attackWith } from './attacks-of-types.ts';
import { momentsOf } from './moments-of-cards.ts';

const DUEL = {
  mode: 'duel',
  seats: [{ hero: 'barbarian' }, { hero: 'moon-elf' }],
  seed: 'statements',
} as const;
const MOST_QUESTIONS = 300;

/** My turn (seat 0) at the beginning of a phase; nobody holds cards unless they are named. */
function position(
  phase: NonNullable<Scenario['phase']>,
  me: Partial<SeatSetup> = {},
  { foe = {}, dice = [] }: { foe?: Partial<SeatSetup>; dice?: Scenario['dice'] } = {},
): GameState {
  return setUp({
    name: 'statement',
    mode: 'duel',
    seats: [
      { hero: 'barbarian', hand: [], ...me },
      { hero: 'moon-elf', hand: [], ...foe },
    ],
    active: 0,
    phase,
    seed: 1,
    dice,
    steps: [],
  }).state;
}

/** What may be done at the present question, with the seat that is asked. */
function question(state: GameState): { readonly seat: number; readonly legal: readonly Action[] } {
  const seat = state.lanes[0]?.pending?.seat;
  return seat === undefined ? { seat: 0, legal: [] } : { seat, legal: legalActions(state, seat) };
}

/** Does the first of these that is legal, again and again, until `isThere`. */
function walk(
  from: GameState,
  order: readonly Action['type'][],
  isThere: (state: GameState) => boolean,
): GameState {
  let state = from;
  for (let asked = 0; asked < MOST_QUESTIONS && state.outcome === null && !isThere(state); asked += 1) {
    const { seat, legal } = question(state);
    const next = order.flatMap((type) => legal.find((one) => one.type === type) ?? [])[0] ?? legal[0];
    if (next === undefined) throw new Error('nobody is asked');
    state = apply(state, seat, next).state;
  }
  return state;
}

const IDLE: readonly Action['type'][] = ['pass', 'no-ability', 'no-defense'];
const isMainOf = (seat: number) => (state: GameState) =>
  turnOf(state).active === seat && turnOf(state).phase === 'main-1';
const isIn = (phase: string) => (state: GameState) => turnOf(state).phase === phase;
const may = (state: GameState, type: Action['type']) =>
  question(state).legal.some((one) => one.type === type);
const mine = (state: GameState) => {
  const [seat] = viewOf(state, 0).seats;
  if (seat === undefined) throw new Error('no seat');
  return seat;
};

/** A new game in which these effects happen to the first player before anything else. */
function after(...effects: Effect[]): GameState {
  const state = layOut({ ...DUEL, first: 0 });
  pushEffects(openGame(state), effects, contextOf(0, { kind: 'setup', id: 'barbarian' }, 1));
  start(state);
  return state;
}

function rolled(): GameState {
  const state = position('offensive-roll', {}, { dice: [1, 2, 4, 5, 6, 1, 2, 3, 1, 2, 3, 1, 2, 3] });
  return walk(state, ['roll', 'pass'], (now) => may(now, 'reroll'));
}

/** Roll Attempts until no die can be rolled again. */
function attempts(first: GameState): number {
  let [state, count] = [first, 1];
  for (;;) {
    const { seat, legal } = question(state);
    const again = legal.find((one) => one.type === 'reroll' && one.dice.length === 1);
    if (again === undefined) return count;
    state = walk(
      apply(state, seat, again).state,
      ['pass'],
      (now) =>
        may(now, 'no-ability') ||
        may(now, 'reroll') ||
        turnOf(now).phase !== turnOf(first).phase ||
        count > 9,
    );
    count += 1;
  }
}

const income = () => {
  const before = position('upkeep', { cp: 5, deck: ['smack-ii', 'smack-iii'] });
  return { before: mine(before), now: mine(walk(before, IDLE, isIn('main-1'))) };
};

/** CP at the first Main Phase of seat 0 or 1. */
function firstMain(seat: 0 | 1): boolean {
  const state = createGame({ ...DUEL, first: 0 });
  const there = walk(state, [...IDLE, 'sell'], isMainOf(seat));
  return (there.seats[seat]?.hand.length ?? 0) > 4;
}

const rollPhaseOf = (state: GameState) => state.lanes[0]?.rollPhase;

function defended(): GameState {
  const state = attackWith('normal');
  return walk(state, ['defend', 'pass'], (now) =>
    viewOf(now, 1).rolls.some(({ kind }) => kind === 'defensive'),
  );
}

const activated = (from: GameState) =>
  walk(from, ['pass'], (state) => Boolean(rollPhaseOf(state)?.activated));

const afterUltimate = () =>
  activated(attackWith('ultimate', { tokens: { protect: 1, evasive: 1 }, hand: ['getting-paid'], cp: 9 }));

/** Whether the seat ever has such an action before the Attack is over. */
function ever(from: GameState, seat: number, isIt: (action: Action) => boolean): boolean {
  let found = false;
  walk(from, ['defend', 'pass'], (state) => {
    if (!rollPhaseOf(state)?.announced) return true;
    const asked = question(state);
    found = asked.seat === seat && asked.legal.some(isIt);
    return found;
  });
  return found;
}

const spends = (token: string) => (action: Action) => action.type === 'spend' && action.token === token;

const price = (card: string) => cardAt(openGame(position('main-1', { hand: [card] })), 0, card).cost;

/** CP for Smack III over these upgrades. */
function paid(upgrades: string[]): number {
  const state = position('main-1', { hand: ['smack-iii'], upgrades, cp: 15 });
  return 15 - mine(apply(state, 0, { type: 'play', card: 'smack-iii' }).state).cp;
}

const FIGURES = {
  'starting-health': () => mine(createGame({ ...DUEL, first: 0 })).health,
  'highest-health': () => mine(after(heal(99))).health,
  'starting-cp': () => mine(createGame({ ...DUEL, first: 0 })).cp,
  'opening-hand': () => mine(createGame({ ...DUEL, first: 0 })).handCount,
  'cp-cap': () => mine(after(gainCp(99))).cp,
  'income-cp': () => income().now.cp - income().before.cp,
  'income-cards': () => income().now.handCount - income().before.handCount,
  'cp-for-a-sold-card': () => {
    const state = position('main-1', { cp: 5, hand: ['twice-as-wild'] });
    return mine(apply(state, 0, { type: 'sell', card: 'twice-as-wild' }).state).cp - 5;
  },
  'hand-after-discard-phase': () => {
    const hand = [
      'smack-ii',
      'smack-iii',
      'sturdy-blow-ii',
      'sturdy-blow-iii',
      'six-it',
      'samesies',
      'so-wild',
      'tip-it',
    ];
    const state = walk(position('discard', { hand }), ['sell', 'pass'], (now) => turnOf(now).active === 1);
    return mine(state).handCount;
  },
  'offensive-attempts': () => attempts(rolled()),
  'defensive-attempts': () => attempts(defended()),
  dice: () => viewOf(rolled(), 0).rolls[0]?.dice.length ?? 0,
} as const;

const FACTS = {
  'start-player-has-first-income': () => firstMain(0),
  'second-player-has-first-income': () => firstMain(1),
  'draw-when-both-fall': () => {
    const state = attackWith('normal', { health: 1 }, { health: 1 });
    return walk(state, ['defend', 'pass'], isIn('main-2')).outcome?.kind === 'draw';
  },
  'empty-deck-is-reshuffled': () => {
    const before = position('upkeep', { deck: [], discard: ['smack-ii', 'smack-iii'] });
    return mine(walk(before, IDLE, isIn('main-1'))).handCount === 1;
  },
  'main-phase-sells': () => may(position('main-1', { hand: ['tip-it'] }), 'sell'),
  'roll-phase-sells': () =>
    ever(attackWith('normal', {}, { hand: ['tip-it'] }), 0, ({ type }) => type === 'sell'),
  'discard-phase-sells': () => {
    const hand = [
      'smack-ii',
      'smack-iii',
      'sturdy-blow-ii',
      'sturdy-blow-iii',
      'six-it',
      'samesies',
      'so-wild',
    ];
    return may(
      walk(position('discard', { hand }), IDLE, (now) => may(now, 'sell')),
      'sell',
    );
  },
  'opponents-act-after-an-ultimate': () =>
    ever(afterUltimate(), 1, ({ type }) => type === 'spend' || type === 'play'),
  'ultimate-is-defended': () => ever(afterUltimate(), 1, ({ type }) => type === 'defend'),
  'kept-dice-can-be-rerolled': () => {
    const again = apply(rolled(), 0, { type: 'reroll', dice: [1, 2, 3] }).state;
    const kept = walk(again, ['pass'], (now) => may(now, 'no-ability'));
    return question(kept).legal.some((one) => one.type === 'reroll' && one.dice.join() === '4,5');
  },
  'level-three-over-two-costs-the-difference': () =>
    paid(['smack-ii']) === price('smack-iii') - price('smack-ii'),
  'level-three-over-one-costs-its-whole-price': () => paid([]) === price('smack-iii'),
  'may-activate-nothing': () => may(rolled(), 'no-ability'),
} as const;

/** What the engine does about the point of a statement, in the form of the statement's `is`. */
export function measure(statement: Statement): number | boolean | readonly string[] {
  switch (statement.what) {
    case 'stack-limit':
      // The second player gains: the first one's upkeep would already act on some tokens.
      return after(gain(statement.of, 99, 'target')).seats[1]?.tokens[statement.of]?.[0]?.count ?? 0;
    case 'card-price': {
      const state = position('main-1', { hand: [statement.of], cp: 15 });
      return priceInHand(state, 0, statement.of);
    }
    case 'card-moments':
      return momentsOf(statement.of, CARD_MOMENTS);
    case 'defendable':
      return ever(attackWith(statement.of), 1, ({ type }) => type === 'defend');
    case 'avoidable':
      return ever(activated(attackWith(statement.of, { tokens: { protect: 1 } })), 1, spends('protect'));
    case 'modifiable':
      return ever(attackWith(statement.of, {}, { tokens: { 'sneak-attack': 1 } }), 0, spends('sneak-attack'));
    case 'attack': {
      const bountied = (tokens: Record<string, number>) =>
        walk(attackWith(statement.of, { tokens }), ['defend', 'pass'], isIn('main-2'));
      return mine(bountied({ bounty: 1 })).cp > mine(bountied({})).cp;
    }
    default:
      return { ...FIGURES, ...FACTS }[statement.what]();
  }
}
