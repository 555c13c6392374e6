/** Vital figures of processes: the bot's, requested by messages, and this one with the playground. */
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';
import type { ProbeOrder } from './probe.js';

const vitals = z.object({
  rssMb: z.number(),
  heapMb: z.number(),
  /** The compiled code in the heap: V8 continues to compile while people do new things. */
  codeMb: z.number(),
  externalMb: z.number(),
  cpuSeconds: z.number(),
  delayMs: z.object({ p50: z.number(), p99: z.number(), longest: z.number() }),
});

export type ProcessMetrics = Readonly<z.infer<typeof vitals>>;

/** What the bot's process must be started with. */
export const PROBE_ARGUMENTS = ['--import', join(import.meta.dirname, 'probe.js')];

/** Asks one thing after the other. */
export class Probe {
  readonly #child: ChildProcess;
  #last: Promise<unknown> = Promise.resolve();

  constructor(child: ChildProcess) {
    this.#child = child;
  }

  /** @throws Error when the process is gone */
  ask(order: ProbeOrder): Promise<ProcessMetrics> {
    const ask = () => this.#ask(order);
    // The earlier caller gets its own error.
    const answer = this.#last.then(ask, ask);
    this.#last = answer;
    return answer;
  }

  async #ask(order: ProbeOrder): Promise<ProcessMetrics> {
    if (!this.#child.connected) throw new Error('The bot cannot be asked: it has ended.');
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
