import { describe, expect, it } from 'vitest';
import { DrainSlots } from '../../../src/games/outbox/drain-queue.ts';

/** Games that have a slot, in the order in which they got it. */
function granted(slots: DrainSlots) {
  const got: string[] = [];
  const ask = (gameId: string, isFresh: boolean) => slots.take(gameId, isFresh).then(() => got.push(gameId));
  return { got, ask };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('The slots of the outbox', () => {
  it('keep some free of what was left over, for games in which somebody has just acted', async () => {
    const slots = new DrainSlots();
    const { got, ask } = granted(slots);
    for (let n = 0; n < 1_000; n += 1) void ask(`old ${n}`, false);
    await settled();
    expect(got.length).toBeLessThan(100);
    void ask('played', true);
    await settled();
    expect(got.at(-1)).toBe('played');
    expect(slots.size).toBe(1_001);
  });

  it('let a game that waits as left over go first when somebody acts in it', async () => {
    const slots = new DrainSlots();
    const { got, ask } = granted(slots);
    for (let n = 0; n < 1_000; n += 1) void ask(`old ${n}`, false);
    await settled();
    slots.promote('old 999');
    await settled();
    expect(got.at(-1)).toBe('old 999');
  });

  it('count a game that was let go first: no more are drained at once', async () => {
    const slots = new DrainSlots();
    const { got, ask } = granted(slots);
    for (let n = 0; n < 1_000; n += 1) void ask(`old ${n}`, false);
    await settled();
    const before = got.length;
    for (let n = 900; n < 1_000; n += 1) slots.promote(`old ${n}`);
    await settled();
    expect([before, got.length]).toEqual([70, 100]);
    // A free slot goes to the next of those, before what was left over.
    slots.free();
    await settled();
    expect(got.slice(100)).toEqual(['old 930']);
    expect(slots.size).toBe(999);
  });

  it('give every game its slot in the end', async () => {
    const slots = new DrainSlots();
    const { got, ask } = granted(slots);
    for (let n = 0; n < 500; n += 1) void ask(`game ${n}`, n % 3 === 0);
    for (let freed = 0; freed < 500; freed += 1) {
      await settled();
      slots.free();
    }
    expect(new Set(got).size).toBe(500);
    expect(slots.size).toBe(0);
  });
});
