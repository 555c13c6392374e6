/** What becomes of the place where a game stands when a seat falls there. */
import { afterEach, describe, expect, test } from 'vitest';
import type { Game } from '../../src/engine/core/game.ts';
import { openWindow } from '../../src/engine/core/stack/open-window.ts';
import { contextOf, pushEffects } from '../../src/engine/core/stack/push-effects.ts';
import { answerOfFallen } from '../../src/engine/flow/elimination.ts';
import type { Action } from '../../src/engine/index.ts';
import type { Frame, SimultaneousEffects, WindowFrame } from '../../src/engine/model/frame.ts';
import type { Pending } from '../../src/engine/model/state.ts';
import { gainCp, trigger } from '../../src/engine/vocabulary/builders.ts';
import { me, player, spec, until } from '../content/kit.ts';
import {
  bareGame,
  damageEntry,
  defeat,
  frameKinds,
  seatAt,
  tokensOf,
  topWindow,
} from './frames/bare-game.ts';
import { registerMadeUp, tokenWithTriggers } from './triggers/made-up.ts';

let forget = () => {};
afterEach(() => {
  forget();
  forget = () => {};
});

const TURN: Frame = { k: 'turn', next: 'main-2' };

/** The seat with priority, the seats from it on, each once, and how many have passed. */
function roundOf({ order, at: index, passes }: WindowFrame) {
  return { next: order[index], round: [...order.slice(index), ...order.slice(0, index)], passes };
}

describe('a window', () => {
  test.each([
    { at: 0, falls: 0, round: [1, 2] },
    { at: 1, falls: 1, round: [2, 0] },
    { at: 2, falls: 2, round: [0, 1] },
    { at: 2, falls: 0, round: [2, 1] },
    { at: 2, falls: 1, round: [2, 0] },
    { at: 0, falls: 2, round: [0, 1] },
  ])(
    'with priority at $at goes on without $falls among $round, who have not passed yet',
    ({ at: index, falls, round }) => {
      const game = bareGame();
      openWindow(game, 'turn-end', [0, 1, 2]);
      Object.assign(topWindow(game), { at: index, passes: 1 });
      game.lane.turn.active = (falls + 1) % 3;
      defeat(game, falls);
      expect(roundOf(topWindow(game))).toEqual({ next: round[0], round, passes: 0 });
    },
  );

  test('keeps its passes where the fallen was not asked in it', () => {
    const game = bareGame();
    openWindow(game, 'turn-end', [0, 2]);
    topWindow(game).passes = 1;
    defeat(game, 1);
    expect(roundOf(topWindow(game))).toEqual({ next: 0, round: [0, 2], passes: 1 });
  });

  test('of the fallen alone is over', () => {
    const game = bareGame();
    game.lane.stack = [TURN];
    openWindow(game, 'turn-end', [1]);
    defeat(game, 1);
    expect(frameKinds(game)).toEqual(['turn']);
  });
});

describe('a question', () => {
  const toSeat1: Pending = { seat: 1, kind: 'window', moment: 'turn-end', prompt: null, source: null };

  test('to the fallen is taken back, one to somebody else stands', () => {
    for (const [falls, pending] of [
      [1, null],
      [2, toSeat1],
    ] as const) {
      const game = bareGame();
      game.lane.pending = toSeat1;
      defeat(game, falls);
      expect(game.lane.pending).toEqual(pending);
    }
  });
});

describe('what was begun', () => {
  const begun = (game: Game, owner: number) =>
    pushEffects(game, [gainCp(1)], contextOf(owner, { kind: 'card', id: 'tip-it' }, null));

  test('by the fallen ends, by others goes on', () => {
    const game = bareGame();
    game.lane.stack = [TURN];
    begun(game, 1);
    begun(game, 2);
    defeat(game, 1);
    const left = game.lane.stack.map((frame) => (frame.k === 'effects' ? frame.context.owner : frame.k));
    expect(left).toEqual(['turn', 2]);
  });

  test('at one moment by the fallen ends, by their tokens on others goes on', () => {
    const item = (
      id: string,
      owner: number,
      whileHeld: SimultaneousEffects['whileHeld'],
    ): SimultaneousEffects => ({
      list: [gainCp(1)],
      context: { ...contextOf(owner, { kind: 'token', id }, 2), holder: 2 },
      whileHeld,
    });
    const game = bareGame();
    const items = [item('own-passive', 1, false), item('poison', 1, 'from-owner'), item('another', 2, false)];
    const frame: Frame = { k: 'simultaneous', chooser: 0, items };
    game.lane.stack = [TURN, frame];
    defeat(game, 1);
    expect(frame.items.map(({ context }) => context.source.id)).toEqual(['poison', 'another']);
  });

  test('tokens that the fallen would lose, or pick, are left', () => {
    const take = { k: 'take', token: 'chi', left: 1, how: 'removed', olderOnly: false, to: null } as const;
    const game = bareGame();
    game.lane.stack = [
      TURN,
      { ...take, seat: 1, chooser: 0 },
      { ...take, seat: 0, chooser: 1 },
      { ...take, seat: 2, chooser: 0 },
    ];
    defeat(game, 1);
    expect(game.lane.stack).toEqual([TURN, { ...take, seat: 2, chooser: 0 }]);
  });
});

describe('a fallen seat', () => {
  test('takes nothing of the pool, and has no extra Offensive Roll Phases, nor anybody against it', () => {
    const game = bareGame();
    game.lane.pool = [damageEntry(1, 3), damageEntry(2, 1)];
    game.lane.turn.extraOffense = [
      { by: 1, target: 0 },
      { by: 0, target: 1 },
      { by: 0, target: 2 },
    ];
    defeat(game, 1);
    expect(game.lane.pool).toEqual([damageEntry(2, 1)]);
    expect(game.lane.turn.extraOffense).toEqual([{ by: 0, target: 2 }]);
  });

  test('loses what lies on it, and leaves what it has placed on others', () => {
    const game = bareGame();
    seatAt(game, 1).tokens = { poison: tokensOf(0, 2) };
    seatAt(game, 2).tokens = { poison: tokensOf(1, 2) };
    defeat(game, 1);
    expect([seatAt(game, 1).tokens, seatAt(game, 2).tokens]).toEqual([{}, { poison: tokensOf(1, 2) }]);
  });

  test('runs the defeat triggers of its tokens, although they leave', () => {
    forget = registerMadeUp([tokenWithTriggers('legacy', trigger('defeat', [gainCp(3, 'owner')]))]);
    const game = bareGame({ heroes: ['made-up', 'moon-elf', 'monk'] });
    game.lane.stack = [TURN];
    seatAt(game, 1).tokens = { legacy: tokensOf(0) };
    defeat(game, 1);
    const last = game.lane.stack.at(-1);
    expect(last?.k === 'simultaneous' && last.items.map(({ context }) => context)).toMatchObject([
      { owner: 0, holder: 1, source: { kind: 'token', id: 'legacy' } },
    ]);
  });
});

describe('for a fallen seat whose Attack goes on', () => {
  const choose = (option: string | number): Action => ({ type: 'choose', option });

  test.each<[string, Action[], Action]>([
    ['the pass', [choose('no'), { type: 'no-defense' }, { type: 'pass' }], { type: 'pass' }],
    ['no ability', [choose('skip'), { type: 'no-ability' }], { type: 'no-ability' }],
    ['a no', [choose('yes'), choose('no')], choose('no')],
    ['a skip', [choose(1), choose('skip')], choose('skip')],
    ['the first of what must be', [choose('left'), choose('right')], choose('left')],
  ])('%s is answered', (_, legal, answer) => {
    expect(answerOfFallen(legal)).toEqual(answer);
  });

  test('nothing is answered where nothing can be', () => {
    expect(answerOfFallen([])).toBeUndefined();
  });
});

describe('at the table', () => {
  const three = (...tokens: Readonly<Record<string, number>>[]) =>
    ['moon-elf', 'barbarian', 'monk'].map((hero, seat) => ({
      hero,
      hand: [],
      health: seat === 2 ? 20 : 2,
      tokens: tokens[seat] ?? {},
    }));

  test('who falls in their own Upkeep Phase takes no further part in it: the next one has the turn', () => {
    spec(
      { mode: 'koth', seats: three({ poison: 2 }), phase: 'upkeep' },
      until('upkeep'),
      until('offensive-roll'),
      me.has({ health: 0 }),
      player(1).rolls(1, 1, 1, 4, 6),
      player(1).activates('smack'),
      player(2).takesIt(),
      until('main-2'),
      player(2).has({ health: 16 }),
    );
  });

  test('who falls by an Attack has no turn any more', () => {
    spec(
      { mode: 'koth', seats: three(), phase: 'offensive-roll' },
      me.rolls(1, 1, 1, 4, 4),
      me.activates('longbow'),
      me.targets(1),
      player(1).takesIt(),
      until('main-2'),
      player(1).has({ health: 0 }),
      until('offensive-roll'),
      player(2).isAsked('must roll'),
    );
  });
});
