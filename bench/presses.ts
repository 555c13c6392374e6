import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StoreOptions } from '../src/store/index.ts';
import { RedisServer } from '../test/store/redis-server.ts';
import { type Crowd, openCrowd, pressAround, pressSteadily } from './crowd.ts';
import { type Figure, percentile } from './figure.ts';

const CROWDS = [1, 50, 500];
const WARM_UP = 30;
const PRESSES = 300;
/** Presses a second: about as many as the bot could take with pictures at 003447b. */
const STEADY_RATE = 30;
const STEADY_PRESSES = 600;
const MEMORY_GAMES = 50;
const MEMORY_PRESSES = 5_000;
const MEMORY_SAMPLES = 5;

/** Press to acknowledgement with live games, on each store. */
export async function* benchPresses(): AsyncGenerator<Figure> {
  for (const games of CROWDS) {
    const directory = await newFolder();
    try {
      yield* await pressFigures('embedded', games, { kind: 'embedded', directory });
    } finally {
      await rm(directory, { recursive: true, force: true });
    }
    const redis = await RedisServer.start();
    try {
      yield* await pressFigures('Redis', games, { kind: 'redis', url: redis.url });
    } finally {
      await redis.remove();
    }
  }
}

/** Each figure as soon as it is measured, so that none is lost when a later one cannot be measured. */
async function* pressFigures(store: string, games: number, place: StoreOptions): AsyncGenerator<Figure> {
  const crowd = await openCrowd(games, place);
  try {
    await pressAround(crowd, WARM_UP);
    await crowd.bot.acknowledgements();
    const begin = performance.now();
    const took = await pressAround(crowd, PRESSES);
    const seconds = (performance.now() - begin) / 1_000;
    const own = await crowd.bot.acknowledgements();
    const what = `press to acknowledgement, ${store}, ${games} games`;
    // The only game may have been won before.
    if (took.length > 0) {
      yield { what: `${what}, p50`, value: percentile(took, 50), unit: 'ms', target: null, better: 'less' };
      const target = games === 50 ? 150 : null;
      yield { what: `${what}, p99`, value: percentile(took, 99), unit: 'ms', target, better: 'less' };
      yield {
        what: `presses with their tables, ${store}, ${games} games, without a pause`,
        value: took.length / seconds,
        unit: '/s',
        target: null,
        better: 'more',
      };
    }
    if (own.length > 0) {
      const value = percentile(own, 99);
      yield { what: "of it the bot's own share, p99", value, unit: 'ms', target: null, better: 'less' };
    }
    if (games <= STEADY_RATE) return;
    await pressSteadily(crowd, STEADY_PRESSES, STEADY_RATE);
    const steady = await crowd.bot.acknowledgements();
    if (steady.length === 0) return;
    yield {
      what: `the bot's own share at ${STEADY_RATE} presses a second, ${store}, ${games} games, p99`,
      value: percentile(steady, 99),
      unit: 'ms',
      target: games === 500 ? 40 : null,
      better: 'less',
    };
  } finally {
    await crowd.close();
  }
}

/** Resident memory of the bot's process, at rest and during presses. */
export async function* benchMemory(): AsyncGenerator<Figure> {
  const directory = await newFolder();
  let crowd: Crowd | null = null;
  try {
    crowd = await openCrowd(MEMORY_GAMES, { kind: 'embedded', directory });
    const { bot } = crowd;
    const figure = async (what: string): Promise<Figure> => ({
      what: `memory ${what}`,
      value: await bot.memory(),
      unit: 'MB',
      target: 350,
      better: 'less',
    });
    yield await figure('at rest');
    let presses = 0;
    for (let sample = 1; sample <= MEMORY_SAMPLES; sample += 1) {
      const made = (await pressAround(crowd, MEMORY_PRESSES / MEMORY_SAMPLES)).length;
      // Every game may be over before the last sample.
      if (made === 0) break;
      presses += made;
      yield await figure(`after ${presses} presses`);
    }
  } finally {
    await crowd?.close();
    await rm(directory, { recursive: true, force: true });
  }
}

function newFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'throneroom-bench-'));
}
