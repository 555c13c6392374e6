/** Making an Attack undefendable is not offered if it already is. */
import { expect, test } from 'vitest';
import '../../../src/content/index.ts';
import { type Action, apply, createGame, type GameState } from '../../../src/engine/index.ts';

/** The moments at which the Seraph, who holds Flight and no cards, is asked from an announcement to its damage. */
function momentsOf(
  dice: readonly number[],
  ability: string,
  answers: Readonly<Record<string, Action>>,
): string[] {
  const seats = [{ hero: 'seraph' }, { hero: 'barbarian' }];
  let state: GameState = createGame({ mode: 'duel', seats, seed: 'flight', first: 0 });
  for (const seat of state.seats) if (seat.kind === 'hero') seat.hand = [];
  const [own] = state.seats;
  if (!own) throw new Error('nobody sits there');
  own.tokens.flight = [{ by: 0, fresh: false, count: 2 }];
  state = apply(state, 0, { type: 'pass', next: { do: 'roll' } }).state;
  const roll = state.lanes[0]?.pending;
  if (roll?.kind !== 'roll') throw new Error('no roll is asked for');
  const rolled = state.lanes[0]?.rollPhase?.roll;
  if (!rolled) throw new Error('no dice lie there');
  rolled.dice.forEach((die, at) => {
    die.value = dice[at] === undefined ? die.value : (FACES[dice[at] - 1] ?? die.value);
  });
  state = apply(state, 0, { type: 'activate', ability }).state;
  const asked: string[] = [];
  for (let most = 0; most < 20; most += 1) {
    const pending = state.lanes[0]?.pending;
    if (!pending || pending.kind === 'main') return asked;
    if (pending.kind === 'window' && pending.seat === 0) asked.push(pending.moment ?? '');
    state = apply(state, pending.seat, answers[pending.kind] ?? { type: 'pass' }).state;
  }
  throw new Error('the attack never ends');
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

test('a normal Attack of somebody with Flight is asked about', () => {
  const asked = momentsOf([1, 2, 3, 1, 2], 'holy-blade', { defend: { type: 'no-defense' } });
  expect(asked).toContain('offense-end');
});

test('one that deals undefendable damage is not', () => {
  const opponent: Action = { type: 'choose', option: 'opponent' };
  expect(momentsOf([5, 5, 6, 1, 4], 'purify', { choose: opponent })).not.toContain('offense-end');
});
