// @ts-check
/**
 * Loaded into the bot's process before the program itself (`--import`): answers messages with figures of the process.
 * In JavaScript, so that the program starts without a loader for TypeScript.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { getHeapCodeStatistics, setFlagsFromString, writeHeapSnapshot } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

/**
 * `forget` resets the delays of the event loop; `collect` collects garbage before the figures are taken.
 * @typedef {'vitals' | 'forget' | 'collect' | { readonly snapshot: string }} ProbeOrder
 */

const RESOLUTION_MS = 2;
const MB = 1024 * 1024;

// The program's workers inherit this option.
if (isMainThread && process.send !== undefined) answerOrders();

function answerOrders() {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  process.on('message', (/** @type {ProbeOrder} */ order) => {
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

function collect() {
  setFlagsFromString('--expose-gc');
  /** @type {unknown} */
  const gc = runInNewContext('gc');
  if (typeof gc === 'function') gc();
}

/** @param {ReturnType<typeof monitorEventLoopDelay>} delays */
function vitalsNow(delays) {
  const memory = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  // As of the last collection.
  const { code_and_metadata_size: compiled, bytecode_and_metadata_size: bytecode } = getHeapCodeStatistics();
  // The time between two looks is told, which is never less than the resolution.
  const held = (/** @type {number} */ nanoseconds) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS);
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
