import { describe, expect, it } from 'vitest';
import { DueTimes } from '../../../src/games/clock/due-times.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A store with one game that is due at a time. */
function kit(dueAt: number) {
  const clock = { wall: 1_000 * DAY, elapsed: 0 };
  const seen: string[] = [];
  const times = new DueTimes({
    store: { listDueAfter: async (afterMs) => (dueAt > afterMs ? ['game'] : []) },
    see: async (gameId) => {
      seen.push(gameId);
    },
    now: () => clock.wall,
    elapsed: () => clock.elapsed,
  });
  const look = async (wallMs: number, elapsedMs: number = Math.max(0, wallMs)) => {
    clock.wall += wallMs;
    clock.elapsed += elapsedMs;
    await (await times.look()).done;
    return seen.splice(0).length;
  };
  return { look };
}

describe('due times that are too late', () => {
  it('are looked for at the start, after the clock was set back, and every hour', async () => {
    const { look } = kit(1_001 * DAY);
    expect(await look(0)).toBe(1);
    expect(await look(1_000)).toBe(0);
    expect(await look(-60 * MINUTE, 1_000)).toBe(1);
    expect([await look(1_000), await look(3_000), await look(3_000)]).toEqual([0, 1, 1]);
    expect(await look(10 * MINUTE)).toBe(1);
    expect(await look(10 * MINUTE)).toBe(0);
    expect(await look(60 * MINUTE)).toBe(1);
  });

  it('are looked for within seconds when no game is ever due so late', async () => {
    const { look } = kit(1_365 * DAY);
    expect(await look(0)).toBe(1);
    expect(await look(1_000)).toBe(0);
    expect(await look(5_000)).toBe(1);
  });
});
