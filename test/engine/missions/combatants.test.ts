/** Enemies beside heroes: numbered in one row, with tokens and a dial, without cards and CP. */
import { expect, it } from 'vitest';
import '../../../src/content/index.ts';
import {
  BrokenState,
  boardOf,
  cpOf,
  handOf,
  heroSeatOf,
  openGame,
  seatOf,
} from '../../../src/engine/core/game.ts';
import { changeCp } from '../../../src/engine/core/seat/combat-points.ts';
import { addTokens } from '../../../src/engine/core/seat/tokens.ts';
import { applyInPlace } from '../../../src/engine/hosting.ts';
import { createGame, legalActions } from '../../../src/engine/index.ts';
import type { EnemySeat } from '../../../src/engine/model/combatant.ts';
import type { GameState } from '../../../src/engine/model/state.ts';

const ENEMY: EnemySeat = {
  kind: 'enemy',
  panel: 'guard',
  aimable: true,
  spaces: ['B2'],
  pool: 2,
  team: 1,
  tokens: {},
  limits: {},
  spentThisTurn: [],
  defeated: false,
};

function duel(): GameState {
  return createGame({
    mode: 'duel',
    seats: [{ hero: 'barbarian' }, { hero: 'moon-elf' }],
    seed: 'combatants',
    first: 0,
  });
}

it('finds an enemy behind the last hero', () => {
  const state = { ...duel(), enemies: [structuredClone(ENEMY)] };
  const game = openGame(state);
  expect(seatOf(game, 2)).toBe(state.enemies[0]);
  expect(() => seatOf(game, 3)).toThrow(BrokenState);
  expect(() => heroSeatOf(game, 2)).toThrow(BrokenState);
});

it('leaves an enemy without cards, board and countable CP', () => {
  const game = openGame({ ...duel(), enemies: [structuredClone(ENEMY)] });
  expect(handOf(game, 2)).toEqual([]);
  expect(boardOf(game, 2)).toEqual([]);
  expect(changeCp(game, 2, -3)).toBe(0);
  expect(cpOf(game, 2)).toBe(0);
});

it('puts tokens on an enemy as on a hero', () => {
  const game = openGame({ ...duel(), enemies: [structuredClone(ENEMY)] });
  expect(addTokens(game, 2, 'targeted', 3, 0)).toBe(1);
  expect(seatOf(game, 2).tokens).toEqual({ targeted: [{ by: 0, fresh: true, count: 1 }] });
});

it('plays on a game whose heroes do not say that they are heroes', () => {
  const kept = duel();
  for (const seat of kept.seats) delete seat.kind;
  const again = duel();
  for (let presses = 0; presses < 60; presses += 1) {
    for (const seat of [0, 1]) {
      const [action] = legalActions(kept, seat);
      expect(legalActions(again, seat)[0]).toEqual(action);
      if (!action || kept.outcome) continue;
      applyInPlace(kept, seat, action);
      applyInPlace(again, seat, action);
    }
  }
  expect(again).toEqual({ ...kept, seats: kept.seats.map((seat) => ({ kind: 'hero', ...seat })) });
});
