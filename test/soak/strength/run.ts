/** Plays the games of a contest in one process per core. */
import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import type { Bot } from './bot-of-commit.ts';
import type { ContestGame, ContestResult } from './contest.ts';
import type { Journal } from './journal.ts';
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

export interface Contest {
  readonly newer: Bot;
  readonly older: Bot;
  readonly games: readonly ContestGame[];
  /** The results that are known already; new ones are added. */
  readonly journal: Journal;
  /** No game starts after this time, in milliseconds since the epoch. */
  readonly until: number;
}

/** Returns the results of the games that were played in the time; rejects at the first game that fails. */
export async function runContest({
  newer,
  older,
  games,
  journal,
  until,
}: Contest): Promise<readonly ContestResult[]> {
  const open = games.filter((game) => !journal.has(game));
  let next = 0;
  const workers = Array.from({ length: Math.min(availableParallelism(), open.length) }, startWorker);
  const drain = async (worker: ChildProcess) => {
    for (let at = next++; at < open.length && Date.now() < until; at = next++) {
      const game = open[at];
      if (game) journal.add(game, await play(worker, { newer, older, game }));
    }
  };
  try {
    await Promise.all(workers.map(drain));
  } finally {
    for (const worker of workers) worker.kill();
  }
  return games.flatMap((game) => journal.of(game) ?? []);
}
