import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { opponentsFor } from './pairings.ts';
import type { SoakOptions, SoakResult } from './soak.ts';
import { emptyTally, merge, type Tally } from './tally.ts';
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
 * How many jobs may run at once. A job knows what was used in the jobs before it but for the last three, which may still
 * run; so the games depend neither on the number of cores nor on their speed.
 */
const AT_ONCE = 4;

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
  const workers = Array.from(
    { length: Math.min(availableParallelism(), AT_ONCE, heroes.length) },
    startWorker,
  );
  const jobs: Promise<SoakResult>[] = [];
  const begin = async (worker: ChildProcess, first: string, earlier: readonly Promise<SoakResult>[]) => {
    const used = sumOf(await Promise.all(earlier));
    return work(worker, { first, others: opponentsFor(heroes, first, count), options, used });
  };
  const queue = [...heroes];
  const drain = async (worker: ChildProcess) => {
    for (let first = queue.shift(); first !== undefined; first = queue.shift()) {
      const earlier = jobs.slice(0, Math.max(0, jobs.length - AT_ONCE + 1));
      const job = begin(worker, first, earlier);
      jobs.push(job);
      for (const { pairing, wins, draws, turns, games } of (await job).pairings) {
        progress(
          `${pairing.join(' v ')}: ${wins.join(' to ')}, ${draws} draws, ${(turns / games).toFixed(1)} turns`,
        );
      }
    }
  };
  try {
    await Promise.all(workers.map(drain));
    const results = await Promise.all(jobs);
    return { pairings: results.flatMap(({ pairings }) => pairings), tally: sumOf(results) };
  } finally {
    for (const worker of workers) worker.kill();
  }
}

function sumOf(results: readonly SoakResult[]): Tally {
  const sum = emptyTally();
  for (const { tally } of results) merge(sum, tally);
  return sum;
}
