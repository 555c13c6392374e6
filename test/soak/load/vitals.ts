/** Metrics of two processes: the bot's, requested by messages, and this one, which runs the playground. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';
import type { ProbeOrder } from './probe.js';

const vitals = z.object({
  rssMb: z.number(),
  heapMb: z.number(),
  /** The compiled code in the heap, which grows as V8 compiles newly used functions. */
  codeMb: z.number(),
  externalMb: z.number(),
  cpuSeconds: z.number(),
  delayMs: z.object({ p50: z.number(), p99: z.number(), longest: z.number() }),
});

export type ProcessMetrics = Readonly<z.infer<typeof vitals>>;

/** Node arguments that load the probe into the bot's process. */
export const PROBE_ARGUMENTS = ['--import', join(import.meta.dirname, 'probe.js')];

/** Requests metrics one at a time. */
export class Probe {
  readonly #child: ChildProcess;
  #last: Promise<unknown> = Promise.resolve();

  constructor(child: ChildProcess) {
    this.#child = child;
  }

  /** @throws Error when the process has ended */
  ask(order: ProbeOrder): Promise<ProcessMetrics> {
    const ask = () => this.#ask(order);
    // An error of an earlier request is thrown to its own caller.
    const answer = this.#last.then(ask, ask);
    this.#last = answer;
    return answer;
  }

  async #ask(order: ProbeOrder): Promise<ProcessMetrics> {
    if (!this.#child.connected) throw new Error('No metrics: the bot has ended.');
    const ended = new AbortController();
    const onExit = () => ended.abort();
    this.#child.once('exit', onExit);
    try {
      const answered = once(this.#child, 'message', { signal: ended.signal });
      this.#child.send(order);
      const [word] = await answered;
      return vitals.parse(word);
    } finally {
      this.#child.off('exit', onExit);
    }
  }
}
