import { deckOf, tokenById } from '../../src/engine/definitions.ts';
import type { GameState } from '../../src/engine/index.ts';

/** Decks in order, by the list of the registry: states are checked by the ten thousand. */
const ORDERED = new WeakMap<readonly string[], string>();

function deckInOrder(hero: string): string {
  const deck = deckOf(hero);
  const ordered = ORDERED.get(deck) ?? deck.toSorted().join();
  ORDERED.set(deck, ordered);
  return ordered;
}

/** Whether these cards are the complete deck of a hero or a boss, whose deck holds some cards several times. */
function areTheDeck(hero: string, cards: readonly string[]): boolean {
  return cards.toSorted().join() === deckInOrder(hero);
}

/** Checks the invariants of every state; returns the first violation, or null. */
export function brokenInvariant(state: GameState): string | null {
  for (const [
    seat,
    { hero, hand, deck, discard, resolving, inPlay, cp, tokens, limits },
  ] of state.seats.entries()) {
    if (!areTheDeck(hero, [...hand, ...deck, ...discard, ...resolving, ...inPlay])) {
      return `seat ${seat}: cards are not the 33 of the deck`;
    }
    if (cp < 0 || cp > 15) return `seat ${seat}: ${cp} CP`;
    for (const [id, groups] of Object.entries(tokens)) {
      const { limit: printed, ownLimit } = tokenById(id);
      // When the limit applies to each giver, the tokens of each giver are counted separately.
      const givers = ownLimit === undefined ? [null] : [...new Set(groups.map(({ by }) => by))];
      for (const giver of givers) {
        const limit = (giver === seat && ownLimit !== undefined ? ownLimit : printed) + (limits[id] ?? 0);
        const counted = groups.filter(({ by }) => giver === null || by === giver);
        const count = counted.reduce((sum, group) => sum + group.count, 0);
        if (count < 1 || count > limit) return `seat ${seat}: ${count} ${id}, limit ${limit}`;
      }
      const kinds = groups.map(({ by, fresh }) => `${by} ${fresh}`);
      if (groups.some((group) => group.count < 1) || new Set(kinds).size < kinds.length)
        return `seat ${seat}: ${id} does not lie in groups of equals: ${JSON.stringify(groups)}`;
    }
  }
  for (const pool of state.pools) {
    if (pool.health < 0 || pool.health > (pool.most ?? pool.start + 10))
      return `health ${pool.health} of ${pool.start}`;
  }
  const fallen = state.lanes.find(({ pending }) => pending !== null && state.seats[pending.seat]?.defeated);
  if (!state.outcome && fallen) return `seat ${fallen.pending?.seat} has fallen and is asked`;
  if (!state.outcome && state.lanes.every((lane) => lane.pending === null))
    return 'nobody may act, yet the game is not over';
  return null;
}
