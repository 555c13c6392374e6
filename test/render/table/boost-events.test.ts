/** Which events the line of a boost tile already says: those that are its one effect in full. */
import { describe, expect, it } from 'vitest';
import { BOOSTS } from '../../../src/content/missions/boosts.ts';
import '../../../src/content/index.ts';
import type { GameEvent } from '../../../src/engine/index.ts';
import type { Effect } from '../../../src/engine/vocabulary/effect.ts';
import { eventsOfBoosts } from '../../../src/render/table/boost-lines.ts';

/** The event of an effect in full, or changed by `more`; null for effects that the line does not say. */
function eventOf(effect: Effect, seat: number, more = 0): GameEvent | null {
  switch (effect.do) {
    case 'cp':
      return { e: 'cp', seat, change: Number(effect.amount) + more, now: 9 };
    case 'heal':
      return { e: 'healed', seat, amount: Number(effect.amount) + more, now: 30 };
    case 'momentum':
      return { e: 'momentum', seat, change: Number(effect.amount) + more, now: 9 };
    case 'draw':
      return { e: 'drew', seat, count: Number(effect.count) + more, reshuffled: false };
    default:
      return null;
  }
}

const TOLD = BOOSTS.flatMap(({ id, effects: [effect, ...others] }) =>
  effect && others.length === 0 && eventOf(effect, 0) ? [{ id, effect }] : [],
);

describe.each(TOLD)('the boost $id', ({ id, effect }) => {
  const boost: GameEvent = { e: 'boost', seat: 1, space: 'B2', boost: id };
  const isSaid = (...events: readonly (GameEvent | null)[]) => {
    const all = [boost, ...events.filter((event) => event !== null)];
    return [...eventsOfBoosts(all)].map((event) => all.indexOf(event));
  };

  it('says its effect in full, once', () => {
    expect(isSaid(eventOf(effect, 1))).toEqual([1]);
    expect(isSaid(eventOf(effect, 1), eventOf(effect, 1))).toEqual([1]);
  });

  it('does not say a larger or a smaller one, that of another hero, or one of a later turn', () => {
    expect(isSaid(eventOf(effect, 1, 1))).toEqual([]);
    expect(isSaid(eventOf(effect, 1, -1))).toEqual([]);
    expect(isSaid(eventOf(effect, 0))).toEqual([]);
    expect(isSaid({ e: 'turn', seat: 1, number: 4 }, eventOf(effect, 1))).toEqual([]);
    expect(isSaid({ e: 'turn', seat: 0, number: 4 }, eventOf(effect, 1))).toEqual([2]);
  });
});

it('tells a deck that was shuffled on the way', () => {
  const draws = TOLD.filter(({ effect }) => effect.do === 'draw');
  expect(draws.length).toBeGreaterThan(0);
  for (const { id, effect } of draws) {
    const drew = eventOf(effect, 0);
    if (drew?.e !== 'drew') throw new Error('no draw');
    const events: GameEvent[] = [
      { e: 'boost', seat: 0, space: null, boost: id },
      { ...drew, reshuffled: true },
    ];
    expect(eventsOfBoosts(events).size).toBe(0);
  }
});
