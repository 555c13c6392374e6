import { describe, expect, it } from 'vitest';
import { DueGames } from '../../../src/games/clock/due-games.ts';
import { StoreUnavailable } from '../../../src/store/index.ts';

/** A store in which these games are due, always in the same order. */
function dueAlways(games: readonly string[]) {
  return { listDue: async (_now: number, limit: number) => games.slice(0, limit) };
}

describe('the list of what is due', () => {
  it('comes to the last game however many before it are broken', async () => {
    const games = Array.from({ length: 2_500 }, (_, n) => `broken-${n}`).concat('sound');
    const seen = new Set<string>();
    const list: DueGames = new DueGames({
      store: dueAlways(games),
      see: async (gameId) => {
        seen.add(gameId);
        list.ended(gameId, gameId === 'sound' ? null : new Error('broken'));
      },
      now: () => 0,
    });
    for (let looks = 0; looks < 3; looks += 1) await (await list.look()).done;
    expect(seen).toEqual(new Set(games));
  });

  it('leaves a game that fails alone for longer each time, and takes it up at once when it was the store', async () => {
    let now = 0;
    let error: unknown = new Error('broken');
    const seenAt: number[] = [];
    const list: DueGames = new DueGames({
      store: dueAlways(['game']),
      see: async (gameId) => {
        seenAt.push(now / 1_000);
        list.ended(gameId, error);
      },
      now: () => now,
    });
    for (; now <= 16_000; now += 1_000) await (await list.look()).done;
    expect(seenAt).toEqual([0, 1, 3, 7, 15]);
    error = new StoreUnavailable('away');
    for (now = 31_000; now <= 33_000; now += 1_000) await (await list.look()).done;
    expect(seenAt.slice(5)).toEqual([31, 32, 33]);
  });

  it('does not wait for a game that takes long, nor takes it up twice', async () => {
    const started: string[] = [];
    let finish: () => void = () => undefined;
    const long = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const list = new DueGames({
      store: dueAlways(['long', 'short']),
      see: async (gameId) => {
        started.push(gameId);
        if (gameId === 'long') await long;
      },
      now: () => 0,
    });
    const looks = [await list.look(), await list.look(), await list.look()];
    finish();
    await Promise.all(looks.map(({ done }) => done));
    expect(started.filter((gameId) => gameId === 'long')).toHaveLength(1);
    expect(started.filter((gameId) => gameId === 'short').length).toBeGreaterThan(1);
  });
});
