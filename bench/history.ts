/** What history costs: the fold at a commit, by turns with the fold switched off; and 100,000 entries in the archive. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ArchivedGame, type GameStore, openStore, type StoreOptions } from '../src/store/index.ts';
import { type Kit, tableKit } from '../test/games/table-kit.ts';
import { TestClock } from '../test/store/place.ts';
import { RedisServer } from '../test/store/redis-server.ts';
import { type Figure, percentile } from './figure.ts';
import { fillEmbedded, fillRedis, SOMEBODY } from './filled-archive.ts';

const TURNS = 12;
const ENTRIES = Number(process.env.ENTRIES ?? 100_000);
const PRESSES = 60;

/** Time of this process' threads in ms, in which other programs of the machine do not count. */
function cpuMs(since?: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000;
}

async function costOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  return cpuMs(before);
}

const figure = (what: string, value: number, unit = 'ms', target: number | null = null): Figure => ({
  what,
  value,
  unit,
  target,
  better: 'less',
});

/** CPU time of a press with and without the fold, on the embedded store in memory. */
export async function benchFold(): Promise<Figure[]> {
  const took: Record<'on' | 'off', number[]> = { on: [], off: [] };
  let sizes: readonly number[] = [];
  for (let turn = 0; turn < 2 * TURNS + 2; turn += 1) {
    const fold = turn % 2 === 0 ? 'on' : 'off';
    const { perPress, chronicleSizes } = await playedDuel(fold === 'on');
    // The first games compile the code.
    if (turn >= 2) took[fold].push(perPress);
    if (fold === 'on') sizes = chronicleSizes;
  }
  const [on, off] = [percentile(took.on, 50), percentile(took.off, 50)];
  return [
    figure('CPU time of a press with the fold, median of 12 duels', on),
    figure('the same with the fold switched off', off),
    figure('the fold at a commit', on - off, 'ms', 0.5),
    figure('stored chronicle of a duel at its end', (sizes.at(-1) ?? 0) / 1_024, 'KB', 8),
  ];
}

/** Plays a duel of two people to its end. Without a chronicle in its record nothing is folded. */
async function playedDuel(folds: boolean) {
  const clock = new TestClock();
  const store = await openStore({ kind: 'embedded', directory: ':memory:', now: clock.now });
  const kit = await tableKit({ store, clock });
  const gameId = await kit.open();
  if (!folds) await withoutChronicle(store, gameId);
  let presses = 0;
  const chronicleSizes: number[] = [];
  const cost = await costOf(async () => {
    while ((await kit.look()).state.outcome === null && presses < 400) {
      await kit.answer();
      await kit.tables.idle();
      presses += 1;
    }
  });
  const data = (await store.loadById(gameId))?.data;
  const chronicle = typeof data === 'object' && data !== null && 'chronicle' in data ? data.chronicle : null;
  chronicleSizes.push(JSON.stringify(chronicle ?? null).length);
  await store.close();
  return { perPress: cost / presses, chronicleSizes };
}

async function withoutChronicle(store: GameStore, gameId: string): Promise<void> {
  const stored = await store.loadById(gameId);
  if (!stored || typeof stored.data !== 'object' || stored.data === null) throw new Error('no game');
  await store.commit({
    game: { ...stored, version: stored.version + 1, data: { ...stored.data, chronicle: null } },
    expectedVersion: stored.version,
    logEntry: null,
    outbox: [],
    interactionId: null,
  });
}

/** A press, a start, `/games` and what reads the archive, with none and with 100,000 entries, on both stores. */
export async function* benchArchive(): AsyncGenerator<Figure> {
  const directory = mkdtempSync(join(tmpdir(), 'throneroom-bench-'));
  yield* measured('embedded', { kind: 'embedded', directory }, async (sample) => {
    fillEmbedded(directory, sample, ENTRIES);
  });
  rmSync(directory, { recursive: true, force: true });
  const redis = await RedisServer.start(['--appendonly', 'no', '--save', '']);
  try {
    yield* measured('Redis', { kind: 'redis', url: redis.url }, (sample) =>
      fillRedis(redis.url, sample, ENTRIES),
    );
  } finally {
    await redis.remove();
  }
}

async function* measured(
  name: string,
  options: StoreOptions,
  fill: (sample: ArchivedGame) => Promise<void>,
): AsyncGenerator<Figure> {
  const sample = await sampleEntry(options);
  for (const count of [0, ENTRIES]) {
    if (count > 0) await fill(sample);
    const where = `${name}, ${count} archived`;
    const wall = performance.now();
    let opened: GameStore | null = null;
    yield figure(
      `${where}: opening the store, CPU`,
      await costOf(async () => {
        opened = await openStore(options);
      }),
    );
    yield figure(`${where}: opening the store, time`, performance.now() - wall);
    const store = opened ?? (await openStore(options));
    const kit = await tableKit({ store, clock: new TestClock() });
    yield figure(`${where}: a press, CPU`, await pressCost(kit));
    yield figure(`${where}: /games, CPU`, await costOf(() => kit.tables.listFor('anna')));
    yield figure(
      `${where}: the end of a game, CPU`,
      await costOf(() => kit.press('ben', { type: 'concede' })),
    );
    if (count > 0) yield* readers(where, kit);
    await store.close();
  }
}

/** What reads many entries, in the lowest lane. */
async function* readers(where: string, { tables }: Kit): AsyncGenerator<Figure> {
  yield figure(
    `${where}: /stats of a person with a fiftieth of them`,
    await costOf(() => tables.resultsOf(SOMEBODY)),
  );
  const first = await costOf(() => tables.standings('guild-1'));
  yield figure(`${where}: /ladder, the first time`, first);
  yield figure(`${where}: of that one portion, between which presses come`, first / (ENTRIES / 100));
  yield figure(`${where}: /ladder, the next time`, await costOf(() => tables.standings('guild-1')));
}

/** A duel that was played to its end, as the archive has it. */
async function sampleEntry(options: StoreOptions): Promise<ArchivedGame> {
  const store = await openStore(options);
  const kit = await tableKit({ store, clock: new TestClock() });
  const gameId = await kit.open();
  await kit.answerUntil(({ state }) => state.outcome !== null);
  const sample = await store.readArchived(gameId);
  await store.close();
  if (!sample) throw new Error('nothing is archived');
  return sample;
}

async function pressCost(kit: Kit): Promise<number> {
  await kit.open();
  const cost = await costOf(async () => {
    for (let presses = 0; presses < PRESSES; presses += 1) {
      await kit.answer();
      await kit.tables.idle();
    }
  });
  return cost / PRESSES;
}
