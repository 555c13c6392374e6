/** Plays the games of a contest in one process per core. */
import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { ContestGame, ContestResult } from './contest.ts';
import type { ContestJob } from './worker.ts';

function startWorker(): ChildProcess {
  return fork(new URL('./worker.ts', import.meta.url), { execArgv: ['--import', 'tsx'] });
}

function play(worker: ChildProcess, job: ContestJob): Promise<ContestResult> {
  return new Promise((resolve, reject) => {
    const left = (code: number | null) =>
      reject(new Error(`a process of the contest ended with code ${code}`));
    worker.once('exit', left);
    worker.once('message', (answer: { result: ContestResult } | { broken: string }) => {
      worker.off('exit', left);
      if ('broken' in answer) reject(new Error(answer.broken));
      else resolve(answer.result);
    });
    worker.send(job);
  });
}

/** Returns the results in the order of the games; rejects at the first game that fails. */
export async function runContest(
  older: string | null,
  games: readonly ContestGame[],
): Promise<ContestResult[]> {
  const results: ContestResult[] = [];
  let next = 0;
  const workers = Array.from({ length: Math.min(availableParallelism(), games.length) }, startWorker);
  const drain = async (worker: ChildProcess) => {
    for (let at = next++; at < games.length; at = next++) {
      const game = games[at];
      if (game) results[at] = await play(worker, { older, game });
    }
  };
  try {
    await Promise.all(workers.map(drain));
  } finally {
    for (const worker of workers) worker.kill();
  }
  return results;
}
