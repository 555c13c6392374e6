import type { GameEvent } from '../../src/engine/index.ts';

export interface AbilityUse {
  used: number;
  damage: number;
}

/** What was used in a soak: plain records, so that they travel between threads. */
export interface Tally {
  /** `hero/ability variant` -> activations and the damage that landed. */
  readonly abilities: Record<string, AbilityUse>;
  /** `hero/card` -> times played. */
  readonly cards: Record<string, number>;
}

export function emptyTally(): Tally {
  return { abilities: {}, cards: {} };
}

function useOf(tally: Tally, key: string): AbilityUse {
  const use = tally.abilities[key] ?? { used: 0, damage: 0 };
  tally.abilities[key] = use;
  return use;
}

/** Counts what the events of one game tell. */
export function count(tally: Tally, heroes: readonly [string, string], events: readonly GameEvent[]): void {
  let current: AbilityUse | null = null;
  let attacker = 0;
  for (const event of events) {
    switch (event.e) {
      case 'played': {
        const key = `${heroes[event.seat]}/${event.card}`;
        tally.cards[key] = (tally.cards[key] ?? 0) + 1;
        break;
      }
      case 'defended':
        useOf(tally, `${heroes[event.seat]}/${event.ability}`).used += 1;
        break;
      case 'turn':
        current = null;
        break;
      case 'activated':
        attacker = event.seat;
        current = useOf(tally, `${heroes[event.seat]}/${event.ability} ${event.variant}`);
        current.used += 1;
        break;
      case 'landed':
        for (const landed of event.totals)
          if (current && landed.seat !== attacker) current.damage += landed.total;
        break;
      default:
        break;
    }
  }
}

/** Adds one tally to another. */
export function merge(into: Tally, from: Tally): void {
  for (const [key, use] of Object.entries(from.abilities)) {
    const sum = useOf(into, key);
    sum.used += use.used;
    sum.damage += use.damage;
  }
  for (const [key, plays] of Object.entries(from.cards)) into.cards[key] = (into.cards[key] ?? 0) + plays;
}
