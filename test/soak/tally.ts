import type { GameEvent } from '../../src/engine/index.ts';
import type { PlayedGame } from './play-out.ts';

export interface AbilityUse {
  used: number;
  damage: number;
}

/** What was used in a soak. Plain records, because they are sent between processes. */
export interface Tally {
  /** `hero/ability variant` -> activations and the damage that was dealt. */
  readonly abilities: Record<string, AbilityUse>;
  /** `hero/card` -> the number of times it was played. */
  readonly cards: Record<string, number>;
  /** `token use`, `token gained`, `token turned to side` and `hero/ability line` of paid lines -> times. */
  readonly uses: Record<string, number>;
}

export function emptyTally(): Tally {
  return { abilities: {}, cards: {}, uses: {} };
}

function once(times: Record<string, number>, key: string): void {
  times[key] = (times[key] ?? 0) + 1;
}

function useOf(tally: Tally, key: string): AbilityUse {
  const use = tally.abilities[key] ?? { used: 0, damage: 0 };
  tally.abilities[key] = use;
  return use;
}

/** Adds the actions and events of one game. */
export function count(tally: Tally, heroes: readonly [string, string], played: PlayedGame): void {
  for (const { seat, action } of played.actions) {
    if (action.type === 'spend') once(tally.uses, `${action.token} ${action.use}`);
    if (action.type === 'use') once(tally.uses, `${heroes[seat]}/${action.ability} ${action.line}`);
  }
  countEvents(tally, heroes, played.events);
}

function countEvents(tally: Tally, heroes: readonly [string, string], events: readonly GameEvent[]): void {
  let current: AbilityUse | null = null;
  let attacker = 0;
  for (const event of events) {
    switch (event.e) {
      case 'played':
        once(tally.cards, `${heroes[event.seat]}/${event.card}`);
        break;
      case 'gained':
        once(tally.uses, `${event.token} gained`);
        break;
      case 'turned-token':
        once(tally.uses, `${event.to} gained`);
        break;
      case 'turned':
        once(tally.uses, `${event.thing} turned to ${event.side}`);
        break;
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
  addTo(into.cards, from.cards);
  addTo(into.uses, from.uses);
}

function addTo(into: Record<string, number>, from: Readonly<Record<string, number>>): void {
  for (const [key, times] of Object.entries(from)) into[key] = (into[key] ?? 0) + times;
}
