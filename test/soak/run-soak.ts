import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { opponentsFor } from './pairings.ts';
import type { SoakOptions, SoakResult } from './soak.ts';
import { emptyTally, merge } from './tally.ts';
import type { SoakJob } from './worker.ts';

function startWorker(): ChildProcess {
  return fork(new URL('./worker.ts', import.meta.url), { execArgv: ['--import', 'tsx'] });
}

function work(worker: ChildProcess, job: SoakJob): Promise<SoakResult> {
  return new Promise((resolve, reject) => {
    const left = (code: number | null) => reject(new Error(`a soak of ${job.first} ended with code ${code}`));
    worker.once('exit', left);
    worker.once('message', (answer: { result: SoakResult } | { broken: string }) => {
      worker.off('exit', left);
      if ('broken' in answer) reject(new Error(answer.broken));
      else resolve(answer.result);
    });
    worker.send(job);
  });
}

/**
 * Plays ordered pairings of the heroes in one process per core; rejects at the first failed game.
 * @param count the number of opponents of each hero in the first seat
 */
export async function runSoak(
  heroes: readonly string[],
  count: number,
  options: SoakOptions,
  progress: (line: string) => void,
): Promise<SoakResult> {
  const queue = [...heroes];
  const pairings: SoakResult['pairings'][number][] = [];
  const tally = emptyTally();
  const workers = Array.from({ length: Math.min(availableParallelism(), heroes.length) }, startWorker);
  const drain = async (worker: ChildProcess) => {
    for (let first = queue.shift(); first !== undefined; first = queue.shift()) {
      const result = await work(worker, { first, others: opponentsFor(heroes, first, count), options });
      for (const { pairing, wins, draws, turns, games } of result.pairings) {
        progress(
          `${pairing.join(' v ')}: ${wins.join(' to ')}, ${draws} draws, ${(turns / games).toFixed(1)} turns`,
        );
      }
      pairings.push(...result.pairings);
      merge(tally, result.tally);
    }
  };
  try {
    await Promise.all(workers.map(drain));
  } finally {
    for (const worker of workers) worker.kill();
  }
  return { pairings, tally };
}
