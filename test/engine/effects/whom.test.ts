/** A question that names a player says what for. */
import { expect, test } from 'vitest';
import '../../../src/content/index.ts';
import { apply, createGame, type Prompt, viewOf } from '../../../src/engine/index.ts';

/** What is asked after a card is played out of the hand in the first Main Phase, where both could be named. */
function askedBy(hero: string, card: string): Prompt | null | undefined {
  const seats = [{ hero }, { hero: 'barbarian' }];
  const state = createGame({ mode: 'duel', seats, seed: 'whom', first: 0 });
  const [own, other] = state.seats;
  if (own?.kind !== 'hero' || !other) throw new Error('nobody sits there');
  own.hand = [card];
  own.cp = 5;
  for (const seat of [own, other]) seat.tokens.evasive = [{ by: 0, fresh: false, count: 1 }];
  const played = apply(state, 0, { type: 'play', card }).state;
  return viewOf(played, 0).pending?.prompt;
}

test.each([
  ['paladin', 'mighty', { ask: 'who-gains', token: 'crit' }],
  ['miles-morales', 'web-shooters', { ask: 'who-gets', token: 'webbed' }],
  ['barbarian', 'get-that-outta-here', { ask: 'whose-status' }],
])('%s plays %s', (hero, card, prompt) => {
  expect(askedBy(hero, card)).toEqual(prompt);
});
