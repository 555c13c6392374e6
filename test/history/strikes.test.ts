/** What a strike did where a companion took some of its damage. */
import { describe, expect, test } from 'vitest';
import '../../src/content/index.ts';
import { createGame, type GameEvent } from '../../src/engine/index.ts';
import { preventedOf, strikes } from '../../src/history/statistics/strikes.ts';

type Landed = Extract<GameEvent, { e: 'landed' }>;

/** Seat 0 attacks seat 1 with 9; the defense prevents some, and companions take some. */
function struckBy(prevented: number, companions: Landed['totals'][number]['companions']) {
  const taken = (companions ?? []).reduce((sum, one) => sum + one.taken, 0);
  const total = 9 - prevented - taken;
  const lines: Landed['totals'][number]['lines'] = [
    { step: 1, source: 'smack', sourceKind: 'ability', amount: 9 },
    ...(prevented > 0
      ? [{ step: 3, source: 'protect', sourceKind: 'token', amount: -prevented } as const]
      : []),
  ];
  const event: Landed = {
    e: 'landed',
    totals: [{ seat: 1, incoming: 9, subtotal: 9, total, lines, ...(companions ? { companions } : {}) }],
    dealers: [0],
    dials: [{ before: 50, now: 50 - total }],
  };
  const state = createGame({
    mode: 'duel',
    seats: [{ hero: 'barbarian' }, { hero: 'huntress' }],
    seed: 'strikes',
    first: 0,
  });
  const attack = { seat: 0, ability: 'smack', dice: [1, 1, 2, 2, 3] };
  const moment = { step: 4, turn: 2, round: 0, attack, state };
  const [strike] = strikes.see([], event, moment);
  const struck = strike?.to[0];
  if (!struck) throw new Error('nobody was struck');
  return struck;
}

describe('damage that a companion takes', () => {
  test.each([
    [0, 9, 0],
    [4, 5, 4],
    [4, 2, 4],
  ])('is named, and does not count as prevented: %i prevented, %i taken', (prevented, taken, counted) => {
    const struck = struckBy(prevented, [{ token: 'nyra', taken, healed: 0 }]);
    expect(struck.changes).toContainEqual({ source: 'nyra', amount: -taken });
    expect(preventedOf(struck)).toBe(counted);
  });

  test.each([[undefined], [[{ token: 'nyra', taken: 0, healed: 2 }]]])(
    'is not named where there is none',
    (companions) => {
      const struck = struckBy(4, companions);
      expect(struck.changes).toEqual([{ source: 'protect', amount: -4 }]);
      expect(preventedOf(struck)).toBe(4);
    },
  );
});
