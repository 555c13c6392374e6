/** Parts that copies of a state share are never mutated. */
import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import '../../src/content/index.ts';
import { listHeroes } from '../../src/engine/definitions.ts';
import { apply, createGame, legalActions } from '../../src/engine/index.ts';

function freeze(part: unknown): void {
  if (typeof part !== 'object' || part === null || Object.isFrozen(part)) return;
  Object.freeze(part);
  for (const inner of Object.values(part)) freeze(inner);
}

describe('apply', () => {
  const heroes = listHeroes().map(({ id }) => id);

  it.each(heroes.filter((_, at) => at % 2 === 0))('changes nothing of any state before, with %s', (hero) => {
    const at = heroes.indexOf(hero);
    const seed = `frozen ${hero}`;
    const random = seedrandom.alea(seed);
    const seats = [{ hero }, { hero: heroes[(at + 1) % heroes.length] ?? hero, bot: true }];
    let state = createGame({ mode: 'duel', seats, seed, first: 'roll' });
    const { orders } = state.seats[0] ?? {};
    if (orders) state = apply(state, 0, { type: 'set-orders', orders: { ...orders, askNext: true } }).state;
    let actions = 0;
    while (!state.outcome) {
      freeze(state);
      const seat = state.lanes[0]?.pending?.seat ?? -1;
      const legal = legalActions(state, seat);
      const action = legal[Math.floor(random() * legal.length)];
      if (!action) throw new Error('nothing to do');
      const next = apply(state, seat, action.type === 'pass' ? { ...action, until: 'attack' } : action);
      expect(next.state.rev).toBe(state.rev + 1);
      state = next.state;
      actions += 1;
    }
    expect(actions).toBeGreaterThan(50);
  });
});
