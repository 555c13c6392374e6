/** When a player who takes a Chi is asked which: only while the holder may still attack in this turn. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { openGame } from '../../../src/engine/core/game.ts';
import { kindsHeld } from '../../../src/engine/effects/parts/token-kinds.ts';
import { createGame, type GameState } from '../../../src/engine/index.ts';

const HEROES = ['monk', 'barbarian', 'moon-elf', 'ninja'];

/** A turn of a seat, in which everybody holds an older Chi and two of this turn. */
function turnOf(players: number, active: number): GameState {
  const mode = players === 2 ? 'duel' : players === 3 ? 'koth' : '2v2';
  const seats = HEROES.slice(0, players).map((hero) => ({ hero }));
  const state = createGame({ mode, seats, seed: 'ages', first: active });
  for (const seat of state.seats) {
    seat.tokens.chi = [
      { by: 0, fresh: false, count: 1 },
      { by: 0, fresh: true, count: 2 },
    ];
  }
  return state;
}

const optionsOf = (state: GameState, seat: number, olderOnly = false) =>
  kindsHeld(openGame(state), seat, 'chi', olderOnly).map(({ option, count }) => `${option} ${count}`);

const SEATS = [2, 3, 4].flatMap((players) =>
  Array.from({ length: players }, (_, active) => ({ players, active })),
);

describe.each(SEATS)('in the turn of seat $active of $players', ({ players, active }) => {
  const others = Array.from({ length: players }, (_, seat) => seat).filter((seat) => seat !== active);

  it.each(['upkeep', 'income', 'main-1', 'offensive-roll'] as const)(
    'in %s the age of its own Chi matters, and of no other',
    (phase) => {
      const state = turnOf(players, active);
      Object.assign(state.lanes[0]?.turn ?? expect.fail(), { phase });
      expect(optionsOf(state, active)).toEqual(['older 1', 'fresh 2']);
      expect(optionsOf(state, active, true)).toEqual([' 1']);
      for (const seat of others) expect(optionsOf(state, seat)).toEqual([' 3']);
    },
  );

  it.each(['main-2', 'discard'] as const)('in %s no age matters any more', (phase) => {
    const state = turnOf(players, active);
    Object.assign(state.lanes[0]?.turn ?? expect.fail(), { phase });
    for (const seat of [active, ...others]) expect(optionsOf(state, seat)).toEqual([' 3']);
  });

  it('the age of the Chi of somebody who attacks once more matters, in every phase', () => {
    for (const by of others) {
      const state = turnOf(players, active);
      const turn = state.lanes[0]?.turn ?? expect.fail();
      Object.assign(turn, { phase: 'main-2', extraOffense: [{ by, target: active }] });
      expect(optionsOf(state, by)).toEqual(['older 1', 'fresh 2']);
      expect(optionsOf(state, active)).toEqual([' 3']);
    }
  });
});
