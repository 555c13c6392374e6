import { deckOf, type GameState, tokenById } from '../../src/engine/index.ts';

/** What must hold in every state of every game; returns the first thing that does not, or null. */
export function brokenInvariant(state: GameState): string | null {
  for (const [seat, { hero, hand, deck, discard, inPlay, cp, tokens, limits }] of state.seats.entries()) {
    const cards = [...hand, ...deck, ...discard, ...inPlay].sort();
    if (cards.join() !== [...deckOf(hero)].sort().join())
      return `seat ${seat}: cards are not the 33 of the deck`;
    if (cp < 0 || cp > 15) return `seat ${seat}: ${cp} CP`;
    for (const [id, stack] of Object.entries(tokens)) {
      const limit = tokenById(id).limit + (limits[id] ?? 0);
      if (stack.count < 1 || stack.count > limit) return `seat ${seat}: ${stack.count} ${id}, limit ${limit}`;
      if (stack.fresh < 0 || stack.fresh > stack.count)
        return `seat ${seat}: ${stack.fresh} fresh of ${stack.count} ${id}`;
    }
  }
  for (const pool of state.pools) {
    if (pool.health < 0 || pool.health > pool.start + 10) return `health ${pool.health} of ${pool.start}`;
  }
  if (!state.outcome && state.lanes.every((lane) => lane.pending === null))
    return 'nobody may act, yet the game is not over';
  return null;
}
