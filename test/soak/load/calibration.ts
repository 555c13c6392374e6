/**
 * Measures this machine, so that figures of two machines can be compared and loads can be relative to the machine.
 * Boards and the speed of a core are measured in processor time, so other programs do not change the result. The share
 * of the core that this process gets is measured separately.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleBoards } from '../../../bench/sample-games.ts';
import { pictureLoad } from '../../../src/render/picture/pictures.ts';
import { renderBoard, warmUpPictures } from '../../../src/render/picture/render-board.ts';
import { type GameStore, openStore, type StoredGame } from '../../../src/store/index.ts';
import { RedisServer } from '../../store/redis-server.ts';
import { gamesInPlay, putGame } from './games-in-play.ts';

const BOARDS = 40;
const COMMITS = 300;
/** The number of concurrent commits, as from people at different tables. */
const COMMITTERS = 8;
/** The number of steps of the computation; it takes a few tenths of a second. */
const STEPS = 100_000_000;

export interface Calibration {
  readonly cores: number;
  readonly drawingThreads: number;
  /** Boards that all drawing threads draw in a second when each has its own core. */
  readonly boardsPerSecond: number;
  /** Commits of games in mid-play per second, in elapsed time. */
  readonly commitsPerSecond: number;
  /** Millions of steps of a fixed computation per second on one core. */
  readonly coreSpeed: number;
  /** The share of a core that this process got during the computation; less than 1 on a shared machine. */
  readonly coreShare: number;
}

export async function calibrate(kind: 'embedded' | 'redis'): Promise<Calibration> {
  return {
    cores: availableParallelism(),
    drawingThreads: pictureLoad().threads,
    ...coreSpeed(),
    commitsPerSecond: await commitsPerSecond(kind),
    boardsPerSecond: await boardsPerSecond(),
  };
}

export function calibrationLine(calibration: Calibration): string {
  const { cores, drawingThreads, boardsPerSecond, commitsPerSecond: commits } = calibration;
  const { coreSpeed: speed, coreShare } = calibration;
  return (
    `calibration: ${boardsPerSecond.toFixed(1)} boards a second (${drawingThreads} of ${cores} cores draw), ` +
    `${commits.toFixed(0)} commits a second, single core ${speed.toFixed(0)} M steps a second, ` +
    `${Math.round(coreShare * 100)} % of a core to be had`
  );
}

function coreSpeed(): Pick<Calibration, 'coreSpeed' | 'coreShare'> {
  // The first round includes the JIT compilation.
  const [, took] = [STEPS / 10, STEPS].map((steps) => {
    const start = performance.now();
    const cpu = process.cpuUsage();
    let x = 1;
    for (let step = 0; step < steps; step += 1)
      x = (Math.imul(x, 1_664_525) + 1_013_904_223 + (x >>> 16)) | 0;
    // The result is used, so V8 cannot skip the computation.
    return { cpuMs: x === 0 ? Number.NaN : cpuMsSince(cpu), ms: performance.now() - start };
  });
  if (took === undefined) throw new Error('Nothing was measured.');
  return { coreSpeed: STEPS / 1_000 / took.cpuMs, coreShare: Math.min(1, took.cpuMs / took.ms) };
}

async function boardsPerSecond(): Promise<number> {
  const boards = sampleBoards(BOARDS);
  await warmUpPictures();
  const cpu = process.cpuUsage();
  await Promise.all(boards.map((board) => renderBoard(board)));
  return (BOARDS * 1_000 * pictureLoad().threads) / cpuMsSince(cpu);
}

/** Processor time of all threads of this process. */
function cpuMsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

async function commitsPerSecond(kind: 'embedded' | 'redis'): Promise<number> {
  const directory = await mkdtemp(join(tmpdir(), 'throneroom-calibration-'));
  const redis = kind === 'redis' ? await RedisServer.start(['--appendonly', 'yes']) : null;
  const store = await openStore(redis ? { kind: 'redis', url: redis.url } : { kind: 'embedded', directory });
  try {
    const games = await putGames(store);
    const numbers = Array.from({ length: COMMITS }, (_, n) => n);
    const start = performance.now();
    await Promise.all(games.map((game) => commitAgain(store, game, numbers)));
    return (COMMITS * 1_000) / (performance.now() - start);
  } finally {
    await store.close();
    await redis?.remove();
    await rm(directory, { recursive: true, force: true });
  }
}

async function putGames(store: GameStore): Promise<readonly StoredGame[]> {
  const now = Date.now();
  const patterns = gamesInPlay('calibration', now).slice(-COMMITTERS);
  const games: StoredGame[] = [];
  for (const [n, pattern] of patterns.entries()) {
    const occupants = ['1', '2'].map((userId) => ({ kind: 'person' as const, userId, name: userId }));
    await putGame(
      store,
      pattern,
      { id: `c${n}`, channelId: `c${n}`, guildId: 'g', occupants, shown: false },
      now,
    );
    const game = await store.loadById(`c${n}`);
    if (game !== null) games.push(game);
  }
  return games;
}

/** Commits versions of a game one after another until `numbers` is empty. */
async function commitAgain(store: GameStore, game: StoredGame, numbers: number[]): Promise<void> {
  for (let { version } = game; numbers.pop() !== undefined; version += 1) {
    await store.commit({
      game: { ...game, version: version + 1 },
      expectedVersion: version,
      logEntry: { at: version, steps: [], lines: [] },
      outbox: [],
      interactionId: null,
    });
  }
}
