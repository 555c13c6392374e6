/** Damage that lands outside of a roll phase: the last chance, all dials at once, and what is told of it. */
import { describe, expect, test } from 'vitest';
import type { Game } from '../../../src/engine/core/game.ts';
import { newRollPhase } from '../../../src/engine/core/roll-phase.ts';
import { landLedger, runLandingFrame } from '../../../src/engine/flow/frames/landing.ts';
import type { LandingFrame } from '../../../src/engine/model/frame.ts';
import type { LedgerEntry } from '../../../src/engine/model/ledger.ts';
import { bareGame, damageEntry, seatAt, tokensOf } from './bare-game.ts';

const healthOf = ({ state }: Game) => state.pools.map(({ health }) => health);
const defeatedIn = ({ state }: Game) => state.seats.flatMap(({ defeated }, seat) => (defeated ? [seat] : []));
const told = ({ events }: Game) => events.map(({ e }) => e);
/** What lies on the stack, windows by their moments. */
const stackOf = ({ lane }: Game) =>
  lane.stack.map((frame) => (frame.k === 'window' ? frame.moment : frame.k));

function landing(game: Game, more: Partial<LandingFrame> = {}): LandingFrame {
  const frame: LandingFrame = { k: 'landing', step: 'before', ...more };
  game.lane.stack.push(frame);
  return frame;
}

/** Runs the frame, and lets its windows pass, until it is over; the stack after each step. */
function steps(game: Game, frame: LandingFrame): string[][] {
  const seen: string[][] = [];
  while (game.lane.stack.includes(frame)) {
    runLandingFrame(game, frame);
    seen.push(stackOf(game));
    game.lane.stack = game.lane.stack.filter(({ k }) => k !== 'window');
  }
  return seen;
}

describe('what is pooled', () => {
  test('lands between a last chance and a window for what follows', () => {
    const game = bareGame();
    game.lane.pool = [damageEntry(1, 4)];
    expect(steps(game, landing(game))).toEqual([['landing', 'before-damage'], ['landing'], ['after-damage']]);
    expect(healthOf(game)).toEqual([30, 26, 30]);
    expect(game.lane.pool).toBeNull();
  });

  test('has not landed while the last chance is open', () => {
    const game = bareGame();
    game.lane.pool = [damageEntry(1, 4)];
    runLandingFrame(game, landing(game));
    expect(healthOf(game)).toEqual([30, 30, 30]);
    expect(game.events).toEqual([]);
  });

  test.each([[null], [[]]])('asks nobody where there is nothing (%j)', (pool) => {
    const game = bareGame();
    game.lane.pool = pool;
    expect(steps(game, landing(game))).toEqual([[]]);
    expect(game.events).toEqual([]);
  });

  test('asks nobody once it has ended the game', () => {
    const game = bareGame({ heroes: ['barbarian', 'monk'], mode: 'duel', health: [30, 3] });
    game.lane.pool = [damageEntry(1, 4)];
    expect(steps(game, landing(game)).at(-1)).toEqual([]);
    expect(game.state.outcome).toEqual({ kind: 'won', team: 0, how: 'defeat' });
  });
});

describe('a ledger', () => {
  test('comes to all dials at once: who falls together, falls together', () => {
    const game = bareGame({ heroes: ['barbarian', 'monk'], mode: 'duel', health: [2, 3] });
    landLedger(game, [damageEntry(0, 5), damageEntry(1, 5)]);
    expect(healthOf(game)).toEqual([0, 0]);
    expect(game.state.outcome).toEqual({ kind: 'draw' });
  });

  test('is one event for all, before anybody falls by it', () => {
    const game = bareGame({ health: [30, 4, 30] });
    landLedger(game, [damageEntry(2, 1), damageEntry(1, 4), damageEntry(1, 2, { from: 2 })]);
    expect(told(game)).toEqual(['landed', 'defeated']);
    expect(game.events[0]).toMatchObject({
      totals: [
        { seat: 1, total: 6 },
        { seat: 2, total: 1 },
      ],
    });
  });

  test('names whoever dealt the most to each', () => {
    const game = bareGame();
    landLedger(game, [
      damageEntry(1, 1, { from: 2 }),
      damageEntry(1, 3),
      damageEntry(1, 1, { from: 2 }),
      damageEntry(0, 1, { from: 2 }),
    ]);
    expect(game.events[0]).toMatchObject({ e: 'landed', dealers: [2, 0] });
  });

  test('of which nothing is left is told, and takes nothing', () => {
    const game = bareGame();
    const prevent: LedgerEntry = { entry: 'prevent', to: 1, amount: 9, source: damageEntry(1, 0).source };
    expect(landLedger(game, [damageEntry(1, 4), prevent])).toMatchObject([{ seat: 1, total: 0 }]);
    expect(healthOf(game)).toEqual([30, 30, 30]);
    expect(game.raised).toEqual([]);
  });

  test('leaves who outlives it as much as was said, and takes the rest of the dial', () => {
    const outlive: LedgerEntry = { entry: 'outlive', to: 1, health: 2, source: damageEntry(1, 0).source };
    const game = bareGame({ health: [30, 4, 4] });
    landLedger(game, [damageEntry(1, 9), damageEntry(2, 9), outlive]);
    expect(healthOf(game)).toEqual([30, 2, 0]);
    expect(defeatedIn(game)).toEqual([2]);
    const spared = bareGame({ health: [30, 10, 30] });
    landLedger(spared, [damageEntry(1, 9), outlive]);
    expect(healthOf(spared)).toEqual([30, 1, 30]);
  });

  test('runs the triggers of damage that was taken, with the attacker as target', () => {
    const game = bareGame({ health: [30, 4, 30] });
    game.lane.rollPhase = newRollPhase(0, 1);
    landLedger(game, [damageEntry(0, 1), damageEntry(1, 4)]);
    expect(game.raised).toContainEqual({ event: 'damage-taken', of: 0, amount: 1 });
    expect(game.raised).toContainEqual({ event: 'damage-taken', of: 1, amount: 4, target: 0 });
  });
});

describe('isolated damage', () => {
  test('leaves what is pooled where it is', () => {
    const game = bareGame();
    game.lane.pool = [damageEntry(1, 4)];
    steps(game, landing(game, { isolated: [damageEntry(1, 3)] }));
    expect(healthOf(game)).toEqual([30, 27, 30]);
    expect(game.lane.pool).toEqual([damageEntry(1, 4)]);
  });

  test('is told of each seat by itself, with its source and dealer', () => {
    const game = bareGame();
    steps(
      game,
      landing(game, { isolated: [damageEntry(1, 3, { from: 2 }), damageEntry(0, 1, { from: 2 })] }),
    );
    const lines = (amount: number) => [expect.objectContaining({ amount, source: 'blow' })];
    expect(game.events).toEqual([
      { e: 'isolated', seat: 0, amount: 1, now: 29, source: 'blow', by: 2, lines: lines(1) },
      { e: 'isolated', seat: 1, amount: 3, now: 27, source: 'blow', by: 2, lines: lines(3) },
    ]);
  });

  test('that comes to nothing is not told', () => {
    const game = bareGame();
    const avoid: LedgerEntry = { entry: 'avoid', to: 1, source: damageEntry(1, 0).source };
    steps(game, landing(game, { isolated: [damageEntry(1, 3), avoid] }));
    expect(game.events).toEqual([]);
    expect(game.raised).toEqual([]);
  });

  test('brings down at once (R112)', () => {
    const game = bareGame({ health: [30, 3, 30] });
    steps(game, landing(game, { isolated: [damageEntry(1, 3)] }));
    expect(told(game)).toEqual(['isolated', 'defeated']);
    expect(game.fallen).toEqual([1]);
  });

  test('lets a token keep its holder alive', () => {
    const game = bareGame({ health: [30, 3, 30] });
    seatAt(game, 1).tokens['blessing-of-divinity'] = tokensOf(1);
    steps(game, landing(game, { isolated: [damageEntry(1, 9)] }));
    expect(defeatedIn(game)).toEqual([]);
    expect(healthOf(game)).toEqual([30, 1, 30]);
    expect(seatAt(game, 1).tokens).toEqual({});
  });
});
