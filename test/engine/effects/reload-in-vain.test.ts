/** A card for Reloads is no reason to ask once none is left to spend. */
import { expect, test } from 'vitest';
import '../../../src/content/index.ts';
import { type Action, apply, createGame, type GameState } from '../../../src/engine/index.ts';

/** Whether the Gunslinger, who holds Wild West! alone, is asked between the announcement and the defense. */
function isAsked(reloads: number): boolean {
  const seats = [{ hero: 'gunslinger' }, { hero: 'treant' }];
  let state: GameState = createGame({ mode: 'duel', seats, seed: 'reload', first: 0 });
  const [own, other] = state.seats;
  if (own?.kind !== 'hero' || other?.kind !== 'hero') throw new Error('nobody sits there');
  own.hand = ['wild-west'];
  other.hand = [];
  if (reloads > 0) own.tokens.reload = [{ by: 0, fresh: false, count: reloads }];
  else delete own.tokens.reload;
  state.chance.script = [1, 1, 2, 2, 4];
  const steps: Action[] = [
    { type: 'pass', next: { do: 'roll' } },
    { type: 'activate', ability: 'revolver' },
  ];
  for (const step of steps) state = apply(state, 0, step).state;
  for (let most = 0; most < 10; most += 1) {
    const pending = state.lanes[0]?.pending;
    if (pending?.kind === 'defend' || !pending) return false;
    if (pending.seat === 0) return true;
    state = apply(state, pending.seat, { type: 'pass' }).state;
  }
  throw new Error('no defense is asked for');
}

test('with a Reload it does, without one it does not', () => {
  expect(isAsked(1)).toBe(true);
  expect(isAsked(0)).toBe(false);
});
