/**
 * Loaded into the bot's process before the program itself (`--import`): answers by messages how the
 * process is doing. The program does not know about it.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapCodeStatistics, setFlagsFromString, writeHeapSnapshot } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

/** `forget`: the event loop's delays so far do not count. `collect`: garbage first, then the vitals. */
export type ProbeOrder = 'vitals' | 'forget' | 'collect' | { readonly snapshot: string };

const RESOLUTION_MS = 2;
const MB = 1024 * 1024;

// The program's workers inherit this option.
if (isMainThread && process.send !== undefined) answerOrders();

function answerOrders(): void {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  process.on('message', (order: ProbeOrder) => {
    if (order === 'forget') delays.reset();
    if (order === 'collect') collect();
    if (typeof order === 'object') writeHeapSnapshot(order.snapshot);
    process.send?.(vitalsNow(delays));
  });
  // Ends with the process that started it.
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // Only the program decides how long the process lives.
  process.channel?.unref();
}

function collect(): void {
  setFlagsFromString('--expose-gc');
  const gc: unknown = runInNewContext('gc');
  if (typeof gc === 'function') gc();
}

function vitalsNow(delays: ReturnType<typeof monitorEventLoopDelay>) {
  const memory = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  // As of the last collection.
  const { code_and_metadata_size: compiled, bytecode_and_metadata_size: bytecode } = getHeapCodeStatistics();
  // The time between two looks is told, which is never less than the resolution.
  const held = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
  return {
    rssMb: memory.rss / MB,
    heapMb: memory.heapUsed / MB,
    codeMb: (compiled + bytecode) / MB,
    externalMb: memory.external / MB,
    cpuSeconds: (user + system) / 1e6,
    delayMs: {
      p50: held(delays.percentile(50)),
      p99: held(delays.percentile(99)),
      longest: held(delays.max),
    },
  };
}
