import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DrawingJob } from '../../../src/render/picture/drawing-job.ts';
import { PictureQueue } from '../../../src/render/picture/picture-queue.ts';
import { threadsFor } from '../../../src/render/picture/pictures.ts';

const svg = (name: string): DrawingJob => ({ kind: 'svg', svg: name });

/** A queue with drawers that take a while for each picture, and what they drew. */
function slowQueue(drawMs: number | (() => number), threads = 1) {
  const drawn: string[] = [];
  let leftOut = 0;
  let opened = 0;
  const drawers: { job: string; drawer: number }[] = [];
  const late: string[] = [];
  const queue = new PictureQueue({
    threads: () => threads,
    open: () => {
      opened += 1;
      const drawer = opened;
      let last: Promise<unknown> = Promise.resolve();
      return {
        release: () => undefined,
        draw(job) {
          const mine = last.then(async () => {
            await new Promise((resolve) =>
              setTimeout(resolve, typeof drawMs === 'number' ? drawMs : drawMs()),
            );
            if (job.kind !== 'svg' || job.svg === 'broken') throw new Error('cannot be drawn');
            drawn.push(job.svg);
            drawers.push({ job: job.svg, drawer });
            return { png: Buffer.from(job.svg), width: 1, height: 1 };
          });
          last = mine.catch(() => undefined);
          return mine;
        },
      };
    },
    onOrder: () => undefined,
    onLeftOut: () => {
      leftOut += 1;
    },
    onLate: (_, { png }) => late.push(String(png)),
    now: () => performance.now(),
  });
  return { queue, drawn, late, leftOut: () => leftOut, opened: () => opened, drawers };
}

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** What was drawn, as text; null where it was left out. */
async function textOf(picture: Promise<{ png: Buffer } | null>): Promise<string | null> {
  return (await picture)?.png.toString() ?? null;
}

describe('The queue of pictures', () => {
  it('draws what it can in time, each once', async () => {
    const { queue, drawn } = slowQueue(50);
    const pictures = ['a', 'b', 'c'].map((name) => textOf(queue.drawSoon(name, svg(name))));
    await vi.advanceTimersByTimeAsync(200);
    expect(await Promise.all(pictures)).toEqual(['a', 'b', 'c']);
    expect(drawn).toEqual(['a', 'b', 'c']);
    expect(queue.load.leftOut).toBe(false);
  });

  it('draws the table at which a person is asked before those that bots change', async () => {
    const { queue, drawn } = slowQueue(50);
    const bots = ['a', 'b', 'c', 'd'].map((name) => queue.drawSoon(name, svg(name)));
    const person = queue.drawSoon('asked', svg('asked'), () => undefined);
    await vi.advanceTimersByTimeAsync(400);
    await Promise.all([...bots, person]);
    // Two are with the drawer already.
    expect(drawn).toEqual(['a', 'b', 'asked', 'c', 'd']);
  });

  it('draws a late picture in any case where a person is asked, and says so when it is there', async () => {
    const { queue, late } = slowQueue(400);
    const told: string[] = [];
    const texts = Array.from({ length: 8 }, (_, n) =>
      textOf(queue.drawSoon(`game ${n}`, svg(`${n}`), () => told.push(`${n}`))),
    );
    await vi.advanceTimersByTimeAsync(1_001);
    const shown = await Promise.all(texts);
    expect(shown).toEqual(['0', '1', null, null, null, null, null, null]);
    expect(told).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_500);
    expect(told).toEqual(['2', '3', '4', '5', '6', '7']);
    expect(late).toEqual(told);
  });

  it('does not keep a person waiting for a picture that is certain to be late', async () => {
    const { queue } = slowQueue(600);
    const texts: (string | null)[] = [];
    for (let n = 0; n < 8; n += 1) {
      void textOf(queue.drawSoon(`game ${n}`, svg(`${n}`), () => undefined)).then((text) => texts.push(text));
    }
    await vi.advanceTimersByTimeAsync(700);
    void textOf(queue.drawSoon('late', svg('late'), () => undefined)).then((text) => texts.push(text));
    await vi.advanceTimersByTimeAsync(1);
    expect(texts).toEqual(['0', null]);
  });

  it('draws late pictures although others are left out, the newest of each game only', async () => {
    const { queue, drawn } = slowQueue(300);
    const told: string[] = [];
    const ask = (game: string, name: string) => void queue.drawSoon(game, svg(name), () => told.push(name));
    for (const n of [0, 1, 2, 3, 4, 5]) ask(`game ${n}`, `${n}`);
    await vi.advanceTimersByTimeAsync(1_100);
    expect(queue.load.leftOut).toBe(true);
    expect(await textOf(queue.drawSoon('bots', svg('bots')))).toBeNull();
    ask('game 5', 'newer');
    await vi.advanceTimersByTimeAsync(1_500);
    expect(drawn).toEqual(['0', '1', '2', '3', '4', 'newer']);
    // The newer one came in time.
    expect(told).toEqual(['3', '4']);
  });

  it('draws only the newest of a game', async () => {
    const { queue, drawn } = slowQueue(50);
    const before = ['x', 'y'].map((name) => textOf(queue.drawSoon(name, svg(name))));
    const old = textOf(queue.drawSoon('game', svg('old')));
    const fresh = textOf(queue.drawSoon('game', svg('new')));
    await vi.advanceTimersByTimeAsync(300);
    expect(await Promise.all([...before, old, fresh])).toEqual(['x', 'y', null, 'new']);
    expect(drawn).toEqual(['x', 'y', 'new']);
  });

  it('takes no more than it can draw within the deadline, leaves pictures out for a while and then draws again', async () => {
    const { queue, leftOut, drawn } = slowQueue(100);
    const pictures = Array.from({ length: 100 }, (_, n) => textOf(queue.drawSoon(`game ${n}`, svg(`${n}`))));
    await vi.advanceTimersByTimeAsync(1_500);
    const got = await Promise.all(pictures);
    expect(got.filter((text) => text !== null).length).toBeLessThanOrEqual(11);
    expect(got.filter((text) => text === null)).toHaveLength(leftOut());
    expect(queue.load.leftOut).toBe(true);
    const already = drawn.length;
    expect(await textOf(queue.drawSoon('later', svg('later')))).toBeNull();
    expect(drawn).toHaveLength(already);
    await vi.advanceTimersByTimeAsync(6_000);
    const again = textOf(queue.drawSoon('again', svg('again')));
    await vi.advanceTimersByTimeAsync(200);
    expect(await again).toBe('again');
    expect(queue.load).toMatchObject({ leftOut: false, waiting: 0 });
  });

  it('tries again when the machine was slow and nothing is drawn any more', async () => {
    const speed = { drawMs: 4_000 };
    const { queue, late } = slowQueue(() => speed.drawMs);
    const slow = textOf(queue.drawSoon('game', svg('slow')));
    await vi.advanceTimersByTimeAsync(2_000);
    expect([await slow, late]).toEqual([null, []]);
    await vi.advanceTimersByTimeAsync(18_000);
    expect(late).toEqual(['slow']);
    for (let pictures = 0; pictures < 5; pictures += 1) void queue.draw(svg('sheet'));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(queue.load.drawMs).toBeGreaterThan(1_000);
    speed.drawMs = 50;
    const fast = textOf(queue.drawSoon('game', svg('fast')));
    await vi.advanceTimersByTimeAsync(100);
    expect(await fast).toBe('fast');
  });

  it('does not keep a table waiting for a drawer that gets no time of a processor', async () => {
    const { queue } = slowQueue(30_000);
    const picture = textOf(queue.drawSoon('game', svg('slow')));
    await vi.advanceTimersByTimeAsync(1_001);
    expect(await picture).toBeNull();
    expect(queue.load.leftOut).toBe(true);
  });

  it('draws what is asked for by itself however long it takes, before the tables that wait', async () => {
    const { queue, drawn } = slowQueue(400);
    const tables = ['a', 'b', 'c'].map((name) => textOf(queue.drawSoon(name, svg(name))));
    const sheet = textOf(queue.draw(svg('sheet')));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await sheet).toBe('sheet');
    await Promise.all(tables);
    expect(drawn.indexOf('sheet')).toBe(2);
  });

  it('opens another drawer when all have work, up to as many as there may be', async () => {
    const { queue, opened } = slowQueue(50, 3);
    await Promise.all([queue.draw(svg('a')), vi.advanceTimersByTimeAsync(100)]);
    expect(opened()).toBe(1);
    const more = Array.from({ length: 9 }, (_, n) => queue.draw(svg(`${n}`)));
    expect(opened()).toBe(3);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await Promise.all(more)).toHaveLength(9);
  });

  it('lets the same drawer draw the pictures of a game, as long as it is as idle as the others', async () => {
    const { queue, drawers } = slowQueue(50, 3);
    const games = Array.from({ length: 6 }, (_, n) => `game ${n}`);
    const busy = games.map((name) => queue.draw(svg(name)));
    await vi.advanceTimersByTimeAsync(500);
    await Promise.all(busy);
    const rounds: string[][] = [];
    for (let round = 0; round < 3; round += 1) {
      const before = drawers.length;
      for (const name of games) {
        const drawn = queue.drawSoon(name, svg(`${name} ${round}`));
        await vi.advanceTimersByTimeAsync(60);
        await drawn;
      }
      rounds.push(drawers.slice(before).map(({ job, drawer }) => `${job.replace(/ \d$/, '')} at ${drawer}`));
    }
    expect(rounds[1]).toEqual(rounds[0]);
    expect(rounds[2]).toEqual(rounds[0]);
    expect(new Set(rounds[0]?.map((one) => one.replace(/.* at /, ''))).size).toBe(3);
  });

  it('goes on after a picture that cannot be drawn', async () => {
    const { queue } = slowQueue(10);
    const broken = expect(queue.drawSoon('game', svg('broken'))).rejects.toThrow('cannot be drawn');
    await vi.advanceTimersByTimeAsync(20);
    await broken;
    const next = textOf(queue.drawSoon('game', svg('next')));
    await vi.advanceTimersByTimeAsync(20);
    expect(await next).toBe('next');
  });
});

describe('The drawing threads', () => {
  it.each([
    [1, 1],
    [2, 1],
    [4, 3],
    [16, 4],
  ])('of %i processors are %i', (processors, threads) => {
    expect(threadsFor(processors)).toBe(threads);
  });
});
