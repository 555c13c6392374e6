import { monitorEventLoopDelay } from 'node:perf_hooks';

/** How long the event loop was blocked during an operation, in ms. */
export async function heldWhile(run: () => Promise<unknown>): Promise<{ p99: number; longest: number }> {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  await run();
  delays.disable();
  return { p99: delays.percentile(99) / 1e6, longest: delays.max / 1e6 };
}
