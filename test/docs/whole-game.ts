import '../../src/content/index.ts';
import { type Action, apply, createGame, legalActions, viewOf } from '../../src/engine/index.ts';

/** What a simple player likes best comes first; the rest is taken as it is offered. */
const LIKED: readonly Action['type'][] = ['activate', 'defend', 'roll', 'reroll', 'play', 'pass'];

const place = ({ type }: Action) => (LIKED.includes(type) ? LIKED.indexOf(type) : LIKED.length);

/** Plays a duel to its end. Returns one line for each attack, and the result. */
export function playDuel(seed: string): string[] {
  const seats = [{ hero: 'barbarian' }, { hero: 'monk' }];
  let state = createGame({ mode: 'duel', seats, seed, first: 'roll' });
  const lines: string[] = [];
  while (!state.outcome) {
    // A duel has one lane; its open question says who must answer.
    const seat = state.lanes[0]?.pending?.seat ?? 0;
    const [liked] = legalActions(state, seat).toSorted((a, b) => place(a) - place(b));
    if (!liked) throw new Error('A question has no answer.');
    const result = apply(state, seat, liked);
    state = result.state;
    for (const event of result.events) {
      if (event.e === 'activated') lines.push(`${seats[event.seat]?.hero}: ${event.variant}`);
      if (event.e === 'landed')
        lines.push(`  ${event.totals.map(({ total }) => `${total} damage`).join(', ')}`);
    }
  }
  const [first, second] = viewOf(state, 0).seats;
  return [...lines, `${first?.health} to ${second?.health} health, ${state.outcome.kind}`];
}
