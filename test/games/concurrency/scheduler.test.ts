import { setImmediate as round } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Lane, Scheduler } from '../../../src/games/concurrency/scheduler.ts';

let now = 0;
beforeEach(() => {
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** Holds the event loop. */
function work(ms: number): void {
  now += ms;
}

describe('The scheduler', () => {
  it('gives turns in the order of the lanes, and in each in the order in which they were asked for', async () => {
    const scheduler = new Scheduler();
    const begun: string[] = [];
    const lanes: Lane[] = ['background', 'text', 'answer', 'commit'];
    await Promise.all(
      [1, 2].flatMap((n) => lanes.map((lane) => scheduler.turn(lane).then(() => begun.push(`${lane} ${n}`)))),
    );
    expect(begun).toEqual([
      'commit 1',
      'commit 2',
      'answer 1',
      'answer 2',
      'text 1',
      'text 2',
      'background 1',
      'background 2',
    ]);
  });

  it('lets a round of the event loop pass between two turns', async () => {
    const scheduler = new Scheduler();
    let rounds = 0;
    let counting = true;
    const counted = (async () => {
      while (counting) {
        await round();
        rounds += 1;
      }
    })();
    const at: number[] = [];
    await Promise.all(
      Array.from({ length: 20 }, () => scheduler.turn('text').then(() => void at.push(rounds))),
    );
    counting = false;
    await counted;
    expect(new Set(at).size).toBe(20);
  });

  it('gives every second turn to a lane that has waited for too long', async () => {
    const scheduler = new Scheduler();
    const begun: Lane[] = [];
    const waits = scheduler.turn('text').then(() => begun.push('text'));
    let pressing = true;
    const press = async (): Promise<void> => {
      await scheduler.turn('commit');
      begun.push('commit');
      work(60);
      if (pressing) await press();
    };
    const presses = Promise.all([press(), press()]);
    await waits;
    pressing = false;
    await presses;
    const before = begun.indexOf('text');
    expect(before).toBeGreaterThan(10);
    expect(before).toBeLessThan(60);
  });

  it('tells how long a press would wait from what turns have taken', async () => {
    const scheduler = new Scheduler();
    const asked = Array.from({ length: 60 }, () => scheduler.turn('commit').then(() => work(10)));
    await Promise.all(asked.slice(0, 30));
    const expected = scheduler.expectedWaitMs('commit');
    expect(expected).toBeGreaterThan(150);
    expect(scheduler.load.waiting.commit).toBeGreaterThan(20);
    await Promise.all(asked);
    expect(scheduler.expectedWaitMs('commit')).toBe(0);
  });
});
