/** The whole program beside a playground, both by a clock that the test moves on by days, with restarts between. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { expect } from 'vitest';
import { z } from 'zod';
import { BOT_TAKEOVER_MS } from '../../src/games/clock/clock-times.ts';
import { type Playground, startPlayground, systemClock } from '../../src/playground/index.ts';
import { type StartedProgram, startProgram } from './program.ts';
import { closeAtEnd } from './stage.ts';

const CLOCK = ['--import', join(import.meta.dirname, 'moved-clock.js')];
/** Discord's three seconds, on a machine that is busy with other tests. */
const PATIENCE = 5;
const MINUTE_MS = 60_000;
/** Waits for the lock of the program, in ms. */
const LOCK_MS = 5_000;
/** Messages that are to be sent, and games whose clock or bot is to act before a time. */
const LEFT_TO_DO = `SELECT id FROM outbox
  UNION ALL SELECT id FROM games WHERE status = 'live' AND due_at <= ?`;
const NEXT_DUE = "SELECT min(due_at) AS due FROM games WHERE status = 'live'";
/** In ms of real time; the clocks look each second, and bots of a whole party may have to play. */
const REST_MS = 30_000;

export interface ProgramOverDays {
  readonly playground: Playground;
  readonly hall: string;
  /** By both clocks, in ms since 1970. */
  now(): number;
  /**
   * Moves both clocks on, and halts where a game is due in between: a jump beyond it would be an outage to the
   * program, which gives people time again.
   */
  pass(ms: number): Promise<void>;
  /**
   * Resolves when the program has nothing more to do: every message is sent, no clock is due, and no bot is asked.
   * It is told by the program's own store, where a clock's act and its messages are one change.
   */
  rested(): Promise<void>;
  /**
   * Ends the program and starts it again on the same games.
   * @param awayMs how long nothing runs, by both clocks
   */
  restart(signal: 'SIGTERM' | 'SIGKILL', awayMs?: number): Promise<void>;
  /** What it has logged at the level of an error, in all of its runs. */
  errors(): readonly string[];
}

/** Opens a playground with the program on it; all is ended after the test. */
export async function openProgramOverDays(): Promise<ProgramOverDays> {
  let ahead = 0;
  const playground = await startPlayground({
    clock: {
      now: () => Date.now() + ahead,
      setTimer: (ms, run) => systemClock.setTimer(ms < MINUTE_MS ? PATIENCE * ms : ms, run),
    },
  });
  closeAtEnd(() => playground.close());
  const dataDir = await mkdtemp(join(tmpdir(), 'throneroom-days-'));
  closeAtEnd(() => rm(dataDir, { recursive: true, force: true }));
  const outputs: string[] = [];
  const start = () => startOn(dataDir, playground, ahead);
  let program = await start();
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    program.child.kill(signal);
    const code = await program.ended;
    outputs.push(program.output());
    return code;
  };
  closeAtEnd(() => end('SIGKILL'));
  const jump = async (ms: number) => {
    const told = once(program.child, 'message');
    // The program first: to it no press may come from a later time than its own.
    program.child.send(ahead + ms);
    await told;
    ahead += ms;
  };
  const readStore = async <T>(read: (database: Libsql.Database) => T | Promise<T>): Promise<T> => {
    const database = new Libsql(join(dataDir, 'throneroom.sqlite'), { timeout: LOCK_MS });
    try {
      return await read(database);
    } finally {
      database.close();
    }
  };
  const rested = () =>
    readStore(async (database) => {
      const leftToDo = database.prepare(LEFT_TO_DO);
      // A game that asks a bot is due that much later, in case its process dies.
      const look = () => leftToDo.all([Date.now() + ahead + BOT_TAKEOVER_MS]);
      await expect.poll(look, { timeout: REST_MS }).toEqual([]);
    });
  const nextDue = () =>
    readStore((database) => {
      const row = z.object({ due: z.number().nullable() }).parse(database.prepare(NEXT_DUE).get());
      return row.due ?? Number.POSITIVE_INFINITY;
    });
  return {
    playground,
    hall: playground.channel('throne-room').id,
    now: () => Date.now() + ahead,
    async pass(ms) {
      const until = ahead + ms;
      while (ahead < until) {
        await rested();
        await jump(Math.min(until, (await nextDue()) - Date.now()) - ahead);
      }
    },
    rested,
    async restart(signal, awayMs = 0) {
      const code = await end(signal);
      if (signal === 'SIGTERM' && code !== 0) throw new Error(`It ended with ${code}: ${outputs.at(-1)}`);
      ahead += awayMs;
      program = await start();
    },
    errors: () =>
      [...outputs, program.output()]
        .join('\n')
        .split('\n')
        .filter((line) => /^\{"level":[56]0/.test(line)),
  };
}

async function startOn(dataDir: string, playground: Playground, ahead: number): Promise<StartedProgram> {
  const program = startProgram(
    dataDir,
    {
      DISCORD_API_URL: playground.apiUrl,
      DISCORD_TOKEN: playground.token,
      DISCORD_REQUESTS_PER_SECOND: '10000',
      BOARD_PICTURES: 'off',
      LOG_LEVEL: 'warn',
      CLOCK_AHEAD_MS: String(ahead),
    },
    CLOCK,
  );
  await program.printed(/^Throneroom is ready/m);
  return program;
}
