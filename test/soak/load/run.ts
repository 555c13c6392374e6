/** One load test: people press for a while, the processes are measured, and the result is checked for losses. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { check } from './check.ts';
import { Crowd } from './crowd.ts';
import { slopeOf } from './figures.ts';
import type { LoadOptions } from './options.ts';
import type { PacedPeople } from './paced-people.ts';
import { Parties } from './parties.ts';
import { type CommandCounts, commandCounts, commandsBetween, serverMemoryMb } from './redis-commands.ts';
import { openScene, type Scene } from './scene.ts';
import { Tally } from './tally.ts';
import type { ProcessMetrics } from './vitals.ts';

const LOOK_EVERY_MS = 10_000;
const LOOP_RESOLUTION_MS = 2;
/** The time for background work after the start: the rules index and the first pictures. */
const SETTLED_MS = 5_000;
/** The time after which the last acknowledged move must be shown. */
const LAST_TABLES_MS = 60_000;

export interface Observation {
  readonly minute: number;
  readonly rssMb: number;
  readonly heapMb: number;
  readonly externalMb: number;
}

export type LoadResult = Awaited<ReturnType<typeof runLoad>>;

/** @param tell called with progress lines */
export async function runLoad(options: LoadOptions, tell: (line: string) => void) {
  const scene = await openScene(options);
  try {
    tell(`the program is ready after ${Math.round(scene.startMs)} ms; ${options.games} games begin`);
    const Playing = options.missions ? Parties : Crowd;
    const crowd = new Playing(scene.playground, scene.tables, options.seed, options.every * 1_000);
    await pause(SETTLED_MS);
    const rest = await scene.probe.ask('collect');
    crowd.start();
    await pause(options['warm-up'] * 1_000);
    const measured = await measure(scene, crowd, options, tell);
    tell('nobody presses any more');
    crowd.leave();
    const recoveredSeconds = options.pictures === 'on' ? await scene.pressure.recovered() : 0;
    await crowd.stop();
    await pause(options.quiet * 1_000);
    const after = await scene.probe.ask('collect');
    const ended = await endAndCheck(scene, crowd, options.stored);
    return {
      options,
      startMs: scene.startMs,
      atRest: rest,
      ...measured,
      recoveredSeconds,
      afterwards: after,
      ...ended,
    };
  } finally {
    await scene.close();
  }
}

async function measure(
  scene: Scene,
  crowd: PacedPeople,
  { minutes }: LoadOptions,
  tell: (line: string) => void,
) {
  const { probe, redis, playground, pressure } = scene;
  const own = monitorEventLoopDelay({ resolution: LOOP_RESOLUTION_MS });
  own.enable();
  const requests = playground.requests().length;
  const commands = redis && (await commandCounts(redis));
  const ownCpu = process.cpuUsage();
  const before = await probe.ask('forget');
  const start = performance.now();
  crowd.tally = new Tally();
  const looks: Observation[] = [];
  const minute = () => (performance.now() - start) / 60_000;
  while (minutes - minute() > 1e-3) {
    await pause(Math.min(LOOK_EVERY_MS, (minutes - minute()) * 60_000));
    const now = await probe.ask('vitals');
    await pressure.look();
    looks.push({ minute: minute(), rssMb: now.rssMb, heapMb: now.heapMb, externalMb: now.externalMb });
    tell(progress(minute(), crowd.tally, now));
  }
  const seconds = (performance.now() - start) / 1_000;
  const after = await probe.ask('vitals');
  const used = process.cpuUsage(ownCpu);
  own.disable();
  return {
    seconds,
    ...countsOf(crowd.tally),
    botDelayMs: after.delayMs,
    botCpu: (after.cpuSeconds - before.cpuSeconds) / seconds,
    playgroundDelayMs: delaysOf(own),
    playgroundCpu: (used.user + used.system) / 1e6 / seconds,
    pressure: pressure.seen,
    looks,
    rssMbAMinute: slopeOf(looks.map(({ minute: x, rssMb: y }) => ({ x, y }))),
    requests: requestsSince(scene, requests),
    redis: redis && commands && (await redisFigures(scene, commands, crowd.tally.actions)),
  };
}

function delaysOf(histogram: ReturnType<typeof monitorEventLoopDelay>) {
  const held = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - LOOP_RESOLUTION_MS);
  return {
    p50: held(histogram.percentile(50)),
    p99: held(histogram.percentile(99)),
    longest: held(histogram.max),
  };
}

function progress(minute: number, tally: Tally, now: ProcessMetrics): string {
  const ack = tally.acknowledgementMs;
  const table = tally.tableMs;
  return (
    `${minute.toFixed(1)} min: ${tally.presses} presses, ack p99 ${ack?.p99.toFixed(0) ?? '-'} ms, ` +
    `table p50 ${table?.p50.toFixed(0) ?? '-'} p99 ${table?.p99.toFixed(0) ?? '-'} ms, ` +
    `loop p99 ${now.delayMs.p99.toFixed(1)} ms, RSS ${now.rssMb.toFixed(0)} MB`
  );
}

function countsOf(tally: Tally) {
  const { presses, acknowledged, deferred, failures, actions, refusals, gamesEnded, tablesLate, panelsLate } =
    tally;
  const { newcomersAdmitted, newcomersRefused } = tally;
  const { acknowledgementMs, tableMs, panelMs } = tally;
  return {
    presses,
    acknowledged,
    deferred,
    newcomersAdmitted,
    newcomersRefused,
    failures: failures.length,
    actions,
    refusals,
    gamesEnded,
    tablesLate,
    acknowledgementMs,
    tableMs,
    panelMs,
    panelsLate,
  };
}

/** The number of the bot's requests by method, and of those that were rate-limited. */
function requestsSince({ playground }: Scene, first: number) {
  const counts: Record<string, number> = {};
  for (const { method, path, status } of playground.requests().slice(first)) {
    const kind = path.endsWith('/callback')
      ? 'callback'
      : path.startsWith('/webhooks')
        ? 'webhook'
        : 'message';
    const name = `${method} ${kind}${status < 300 ? '' : ` ${status}`}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

async function redisFigures({ redis }: Scene, before: CommandCounts, actions: number) {
  if (redis === null) return null;
  const commands = commandsBetween(before, await commandCounts(redis));
  const all = commands.reduce((sum, [, calls]) => sum + calls, 0);
  return { serverMb: await serverMemoryMb(redis), commandsAnAction: all / Math.max(1, actions), commands };
}

/** Waits for the last tables, stops the program with SIGTERM and checks the result. */
async function endAndCheck(scene: Scene, crowd: PacedPeople, stored: number) {
  const { program } = scene;
  program.child.kill('SIGTERM');
  const ended = await Promise.race([
    program.ended,
    pause(LAST_TABLES_MS, 'not in time' as const, { ref: false }),
  ]);
  const { wrong, stateKb } = await check(scene, crowd.seats, stored);
  if (ended !== 0) wrong.push(`the program ended with ${ended}`);
  const troubles = program
    .output()
    .split('\n')
    .filter((line) => /"level":(50|60)/.test(line));
  return { wrong: [...wrong, ...troubles], stateKb };
}
