/** The set-up of a load test: a playground with people and threads, a store with games, and the program. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REST, Routes } from 'discord.js';
import { pino } from 'pino';
import { z } from 'zod';
import { createSend } from '../../../src/commands/discord/send.ts';
import { createRenderer } from '../../../src/commands/messages/renderer.ts';
import { createGameService } from '../../../src/games/create-game-service.ts';
import type { GameRecord } from '../../../src/games/repository/game-record.ts';
import { type Player, type Playground, startPlayground } from '../../../src/playground/index.ts';
import { type GameStore, openStore, type StoreOptions } from '../../../src/store/index.ts';
import { type StartedProgram, startProgram } from '../../e2e/program.ts';
import { RedisServer } from '../../store/redis-server.ts';
import { gamesInPlay, missionsInPlay, putGame } from './games-in-play.ts';
import type { LoadOptions } from './options.ts';
import { PressureWatch } from './pressure-watch.ts';
import { PROBE_ARGUMENTS, Probe } from './vitals.ts';

/** The average number of simultaneous duels of a person. */
const DUELS_A_PERSON = 5;
const PARTY = 4;
const NO_LIMIT = 99_999;
/** The number of concurrent requests during the set-up. */
const AT_ONCE = 20;

export interface Scene {
  readonly playground: Playground;
  readonly program: StartedProgram;
  readonly probe: Probe;
  readonly pressure: PressureWatch;
  /** Null with the embedded store. */
  readonly redis: RedisServer | null;
  readonly place: StoreOptions;
  /** The threads in which games are played, and their people. */
  readonly tables: readonly { readonly channelId: string; readonly people: readonly Player[] }[];
  /** From the start of the program to the line that says that people can play. */
  readonly startMs: number;
  /** Stops everything and removes all files. */
  close(): Promise<void>;
}

export async function openScene(options: LoadOptions): Promise<Scene> {
  const closings: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const end of closings.splice(0).reverse()) await end();
  };
  try {
    return await setScene(options, closings, close);
  } catch (error) {
    await close();
    throw error;
  }
}

async function setScene(
  options: LoadOptions,
  closings: (() => Promise<unknown>)[],
  close: () => Promise<void>,
): Promise<Scene> {
  const directory = await mkdtemp(join(tmpdir(), 'throneroom-load-'));
  closings.push(() => rm(directory, { recursive: true, force: true }));
  const redis = options.store === 'redis' ? await RedisServer.start(['--appendonly', 'yes']) : null;
  if (redis) closings.push(() => redis.remove());
  const playground = await startPlayground({ people: peopleFor(options) });
  closings.push(() => playground.close());
  const tables = await openThreads(playground, options);
  const place: StoreOptions = redis ? { kind: 'redis', url: redis.url } : { kind: 'embedded', directory };
  await fill(place, playground, tables, options);
  const started = performance.now();
  const program = startProgram(
    directory,
    {
      DISCORD_API_URL: playground.apiUrl,
      DISCORD_TOKEN: playground.token,
      DISCORD_REQUESTS_PER_SECOND: String(options.requests === 0 ? NO_LIMIT : options.requests),
      BOARD_PICTURES: options.pictures,
      // Uploaded once in the life of an application, so they are no part of its load.
      APP_EMOJIS: 'off',
      LOG_LEVEL: 'info',
      METRICS_PORT: '0',
      ...(redis === null ? {} : { REDIS_URL: redis.url }),
    },
    [...PROBE_ARGUMENTS, ...profileOptions(options.profile)],
  );
  closings.push(async () => {
    program.child.kill('SIGKILL');
    await program.ended;
  });
  await program.printed(/Throneroom is ready/);
  const startMs = performance.now() - started;
  const [, url = ''] = await program.printed(/"url":"(http:[^"]+)"/);
  const pressure = new PressureWatch(url);
  return {
    playground,
    program,
    probe: new Probe(program.child),
    pressure,
    redis,
    place,
    tables,
    startMs,
    close,
  };
}

function profileOptions(directory: string | undefined): readonly string[] {
  return directory === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${directory}`];
}

/** In a Mission each hero has a separate person. */
function peopleFor({ games, missions }: LoadOptions) {
  const count = missions ? PARTY * games : Math.max(4, Math.ceil((2 * games) / DUELS_A_PERSON));
  return Array.from({ length: count }, (_, i) => ({
    id: String(200_000_000_000_000_000n + BigInt(i)),
    username: `player-${i}`,
    displayName: `Player ${i}`,
    color: '#4f8fd8',
  }));
}

const made = z.object({ id: z.string() });

/** Opens a thread for each game below a separate message, as challenges do. */
async function openThreads(
  playground: Playground,
  { games, missions }: LoadOptions,
): Promise<Scene['tables']> {
  const rest = restOf(playground);
  const hall = playground.channel('throne-room').id;
  const tables: Scene['tables'][number][] = [];
  const numbers = Array.from({ length: games }, (_, i) => i);
  const work = async () => {
    for (let i = numbers.shift(); i !== undefined; i = numbers.shift()) {
      const message = made.parse(
        await rest.post(Routes.channelMessages(hall), { body: { content: `Table ${i}` } }),
      );
      const body = { name: `Table ${i}` };
      const thread = made.parse(await rest.post(Routes.threads(hall, message.id), { body }));
      const size = missions ? PARTY : 2;
      const people = Array.from({ length: size }, (_, at) =>
        playground.person((size * i + at) % playground.people.length),
      );
      tables.push({ channelId: thread.id, people });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return tables;
}

function restOf({ apiUrl, token }: Playground): REST {
  return new REST({ api: apiUrl, globalRequestsPerSecond: NO_LIMIT }).setToken(token);
}

async function fill(
  place: StoreOptions,
  playground: Playground,
  tables: Scene['tables'],
  { stored, seed, burst, missions }: LoadOptions,
): Promise<void> {
  const store = await openStore(place);
  try {
    const now = Date.now();
    const patterns = missions ? missionsInPlay(seed, now) : gamesInPlay(seed, now);
    const { guildId } = playground;
    const occupants = (people: readonly Player[]) =>
      people.map(({ id, displayName }) => ({ kind: 'person' as const, userId: id, name: displayName }));
    const put = async (
      i: number,
      id: string,
      channelId: string,
      people: readonly Player[],
      shown: boolean,
    ) => {
      const game = { id, channelId, guildId, occupants: occupants(people), shown };
      await putGame(store, patternAt(patterns, i), game, now);
    };
    for (const [i, { channelId, people }] of tables.entries()) {
      await put(i, `live${i}`, channelId, people, true);
    }
    // People who play also have other games in the store.
    for (let i = 0; i < stored; i += 1) {
      const people = tables[i % tables.length]?.people ?? [];
      await put(i, `idle${i}`, `untouched-${i}`, people, false);
    }
    if (!burst) await showTables(store, playground);
  } finally {
    await store.close();
  }
}

function patternAt(patterns: readonly GameRecord[], i: number): GameRecord {
  const pattern = patterns[i % patterns.length];
  if (pattern === undefined) throw new Error('There are no games to write to the store.');
  return pattern;
}

/** Sends the outbox from this process, with tables as text, because a thousand pictures take too long. */
async function showTables(store: GameStore, playground: Playground): Promise<void> {
  const log = pino({ level: 'warn' });
  const tables = createGameService({
    store,
    send: createSend({ rest: restOf(playground) }),
    render: createRenderer({ pictures: false, log }),
    choose: (_, actions) => {
      throw new Error(`unexpected bot choice among ${actions.length} actions`);
    },
    log,
    pollMs: null,
  });
  while ((await store.readOutbox(1)).length > 0) {
    await tables.tick();
    await tables.idle();
  }
  await tables.stop();
}
