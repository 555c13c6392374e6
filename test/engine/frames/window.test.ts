/** Priority windows by themselves: who is asked, in which order, and when a window is over. */
import { describe, expect, test } from 'vitest';
import type { Game } from '../../../src/engine/core/game.ts';
import { newRollPhase } from '../../../src/engine/core/roll-phase.ts';
import { openWindow } from '../../../src/engine/core/stack/open-window.ts';
import { contextOf, pushEffects } from '../../../src/engine/core/stack/push-effects.ts';
import { answerWindow, runWindowFrame } from '../../../src/engine/flow/frames/window.ts';
import type { Action, Moment } from '../../../src/engine/index.ts';
import type { RollState } from '../../../src/engine/model/roll.ts';
import { bareGame, seatAt, tokensOf, topWindow } from './bare-game.ts';

const PASS: Action = { type: 'pass' };
const ACT: Action = { type: 'play', card: 'anything' };

/** Runs the window up to its question; who is asked, or null where it is over. */
function asked(game: Game): number | null {
  game.lane.pending = null;
  if (game.lane.stack.at(-1)?.k !== 'window') return null;
  runWindowFrame(game, topWindow(game));
  return game.lane.pending === null ? null : (pendingOf(game)?.seat ?? null);
}

const pendingOf = ({ lane }: Game) => lane.pending;

/** Whoever is asked answers with each action in turn; who was asked for each of them, and who is asked then. */
function answered(game: Game, ...actions: Action[]): (number | null)[] {
  const seats = [asked(game)];
  for (const action of actions) {
    const seat = seats.at(-1) ?? null;
    if (seat === null) throw new Error('Nobody is asked any more.');
    answerWindow(game, topWindow(game), seat, action);
    seats.push(asked(game));
  }
  return seats;
}

function windowOf(moment: Moment, order = [0, 1, 2], options: Parameters<typeof openWindow>[3] = {}): Game {
  const game = bareGame();
  openWindow(game, moment, order, options);
  return game;
}

describe('a window', () => {
  test('asks the seats in its order, and is over when all have passed', () => {
    const game = windowOf('turn-end', [1, 2, 0]);
    expect(answered(game, PASS, PASS, PASS)).toEqual([1, 2, 0, null]);
    expect(game.lane.stack).toEqual([]);
  });

  test('asks whoever acts again, and all others after every act', () => {
    const game = windowOf('turn-end');
    expect(answered(game, PASS, PASS, ACT, PASS, PASS, PASS)).toEqual([0, 1, 2, 2, 0, 1, null]);
  });

  test('asks nobody twice after the last act', () => {
    const game = windowOf('turn-end');
    expect(answered(game, ACT, PASS, PASS, PASS)).toEqual([0, 0, 1, 2, null]);
  });

  test('passes for a seat that can take no action', () => {
    const game = windowOf('turn-end');
    game.state.askAlways = false;
    for (const seat of [0, 1, 2]) {
      const own = seatAt(game, seat);
      own.tokens['fire-mastery'] = tokensOf(seat);
      own.hand = own.deck.slice(0, 1);
      own.deck = own.deck.slice(1);
      own.cp = 5;
      own.orders = { ...own.orders, ask: { ...own.orders.ask, phases: 'always' } };
    }
    seatAt(game, 1).tokens.stun = tokensOf(0);
    expect(answered(game, PASS, PASS)).toEqual([0, 2, null]);
  });

  test('is over at once where nobody wants to be asked', () => {
    const game = windowOf('turn-end');
    game.state.askAlways = false;
    expect(asked(game)).toBeNull();
    expect(game.lane.stack).toEqual([]);
  });

  test('is called after its moment, and Main Phase for the active player alone', () => {
    const game = windowOf('main');
    asked(game);
    expect(pendingOf(game)).toMatchObject({ seat: 0, kind: 'main', moment: 'main' });
    answerWindow(game, topWindow(game), 0, PASS);
    asked(game);
    expect(pendingOf(game)).toMatchObject({ seat: 1, kind: 'window', moment: 'main' });
  });
});

test('the request to be asked next time holds for one window', () => {
  const game = windowOf('turn-end', [1, 2]);
  const own = seatAt(game, 1);
  own.orders = { ...own.orders, askNext: true };
  asked(game);
  expect(own.orders.askNext).toBe(false);
});

test('the request to be asked next time outlasts the own Main Phase', () => {
  const game = windowOf('main', [0]);
  const own = seatAt(game, 0);
  own.orders = { ...own.orders, askNext: true };
  asked(game);
  expect(own.orders.askNext).toBe(true);
});

describe('an interruption', () => {
  test('names the card that it interrupts', () => {
    const game = bareGame();
    pushEffects(game, [{ do: 'then' }], contextOf(0, { kind: 'card', id: 'tip-it' }, 1));
    openWindow(game, 'interruption', [1]);
    asked(game);
    expect(pendingOf(game)).toMatchObject({ prompt: null, source: 'tip-it' });
  });

  test('tells which tokens a removal is aimed at', () => {
    const game = bareGame();
    pushEffects(game, [{ do: 'then' }], contextOf(0, { kind: 'card', id: 'tip-it' }, 1));
    const effects = game.lane.stack.at(-1);
    if (effects?.k !== 'effects') throw new Error('There are no effects.');
    effects.aim = { seat: 1, tokens: ['evasive'], held: { evasive: 1 }, settled: false };
    openWindow(game, 'interruption', [1]);
    asked(game);
    expect(pendingOf(game)?.prompt).toEqual({ ask: 'reply-to-removal', tokens: ['evasive'] });
  });

  test('any other window names nothing', () => {
    const game = bareGame();
    pushEffects(game, [{ do: 'then' }], contextOf(0, { kind: 'card', id: 'tip-it' }, 1));
    openWindow(game, 'turn-end', [1]);
    asked(game);
    expect(pendingOf(game)).toMatchObject({ prompt: null, source: null });
  });
});

describe('dice that change', () => {
  const dice = (more: Partial<RollState>): RollState => ({
    owner: 0,
    dice: [{ value: 1, kept: false, altered: false }],
    label: 'offensive-roll',
    changes: 0,
    settled: false,
    ...more,
  });

  function overDice(moment: Moment, roll: RollState, closesOnChange?: number): Game {
    const game = windowOf(moment, [1, 2], closesOnChange === undefined ? {} : { closesOnChange });
    game.lane.rollPhase = { ...newRollPhase(0, 1), roll };
    game.lane.turn.phase = 'offensive-roll';
    return game;
  }

  test('close the window of an announcement that they make lapse', () => {
    expect(asked(overDice('before-activation', dice({ changes: 2 }), 2))).toBe(1);
    expect(asked(overDice('before-activation', dice({ changes: 3 }), 2))).toBeNull();
  });

  test('close no window that goes by no announcement', () => {
    expect(asked(overDice('before-activation', dice({ changes: 3 })))).toBe(1);
  });

  test('and come back to their roller close the window in which they lay open (R85)', () => {
    expect(asked(overDice('dice', dice({ cameBack: true })))).toBeNull();
    expect(asked(overDice('dice', dice({})))).toBe(1);
    expect(asked(overDice('after-damage', dice({ cameBack: true })))).toBe(1);
  });
});

test('who lets the dice of a defence pass is noted with what was coming', () => {
  const game = windowOf('after-defense-roll', [1]);
  game.lane.rollPhase = newRollPhase(0, 1);
  expect(answered(game, PASS)).toEqual([1, null]);
  expect(game.lane.rollPhase.letPass).toEqual({ 1: { actions: 0, coming: 0 } });
});
