/** A card for Reloads causes one question, after the damage is known, and none if no Reload is left. */
import { expect, test } from 'vitest';
import '../../../src/content/index.ts';
import { type Action, apply, createGame, type GameState } from '../../../src/engine/index.ts';

/** The moments of an Attack at which the Gunslinger, who holds Wild West! alone, is asked. */
function momentsAsked(reloads: number): string[] {
  const seats = [{ hero: 'gunslinger' }, { hero: 'treant' }];
  let state: GameState = createGame({ mode: 'duel', seats, seed: 'reload', first: 0 });
  const [own, other] = state.seats;
  if (own?.kind !== 'hero' || other?.kind !== 'hero') throw new Error('nobody sits there');
  other.bot = true;
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
  const asked: string[] = [];
  for (let most = 0; most < 12; most += 1) {
    const pending = state.lanes[0]?.pending;
    if (!pending || pending.kind === 'main') return asked;
    if (pending.seat === 0) asked.push(pending.moment ?? pending.kind);
    const answer: Action = pending.kind === 'defend' ? { type: 'no-defense' } : { type: 'pass' };
    state = apply(state, pending.seat, answer).state;
  }
  throw new Error('the Attack never ends');
}

test('with a Reload the Gunslinger is asked before the damage lands, without one not at all', () => {
  expect(momentsAsked(1)).toEqual(['before-damage']);
  expect(momentsAsked(0)).toEqual([]);
});
