/** The whole bot on a playground, with an embedded store of its own; everything is closed after each test. */
import { Writable } from 'node:stream';
import { expect, onTestFinished } from 'vitest';
import { type Bot, type BotOptions, startBot } from '../../src/commands/bot.ts';
import { createOperatorLog } from '../../src/operator-log.ts';
import {
  type Clock,
  type Playground,
  type PlaygroundOptions,
  startPlayground,
  systemClock,
} from '../../src/playground/index.ts';
import { type GameStore, openStore } from '../../src/store/index.ts';

/**
 * Has something closed after the test that runs, before what was opened earlier. A hook of this module would not
 * do: modules are loaded once for all files of a worker, and hooks belong to the first of them.
 */
export function closeAtEnd(close: () => Promise<unknown>): void {
  onTestFinished(async () => {
    await close();
  });
}

/** Log lines at the level of a warning or above, for tests to find empty. */
export class LogRecorder {
  readonly lines: string[] = [];
  readonly #listeners = new Set<() => void>();
  readonly log = createOperatorLog(
    'warn',
    [],
    new Writable({
      write: (chunk, _encoding, done) => {
        this.lines.push(String(chunk));
        done();
        for (const listener of [...this.#listeners]) listener();
      },
    }),
  );

  /** Resolves when at least so many lines say something, now or later. */
  until(words: string, times = 1): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (this.lines.filter((line) => line.includes(words)).length < times) return;
        this.#listeners.delete(look);
        resolve();
      };
      this.#listeners.add(look);
      look();
    });
  }
}

export interface Stage {
  readonly playground: Playground;
  readonly store: GameStore;
  readonly book: LogRecorder;
  /** The id of the channel where commands are sent. */
  readonly hall: string;
  /** Starts a bot, the first one or, after the first was stopped, the next. */
  startBot(options?: Partial<BotOptions>): Promise<Bot>;
  /** Stops every bot that was started. */
  stopBots(): Promise<void>;
}

const MINUTE_MS = 60_000;

/** Discord gives a bot three seconds to answer; on a machine that is busy with other tests it has fifteen here. */
const patientClock: Clock = {
  ...systemClock,
  setTimer: (ms, run) => systemClock.setTimer(ms < MINUTE_MS ? 5 * ms : ms, run),
};

/** A playground with an empty store and no bot yet. */
export async function openStage(options: PlaygroundOptions = {}): Promise<Stage> {
  const playground = await startPlayground({ clock: patientClock, ...options });
  closeAtEnd(() => playground.close());
  const store = await openStore({ kind: 'embedded', directory: ':memory:' });
  closeAtEnd(() => store.close());
  const book = new LogRecorder();
  const bots: Bot[] = [];
  return {
    playground,
    store,
    book,
    hall: playground.channel('throne-room').id,
    async startBot(more = {}) {
      const bot = await startBot({
        token: playground.token,
        apiUrl: playground.apiUrl,
        store,
        log: book.log,
        keepsCommands: false,
        pictures: false,
        guide: false,
        // Tests press faster than people.
        limits: null,
        requestsPerSecond: 10_000,
        ...more,
      });
      let stopped = false;
      const once: Bot = {
        ...bot,
        async stop() {
          if (stopped) return;
          stopped = true;
          await bot.stop();
        },
      };
      closeAtEnd(() => once.stop());
      bots.push(once);
      return once;
    },
    async stopBots() {
      for (const bot of bots) await bot.stop();
    },
  };
}

/** On a busy machine a table may come before its picture. */
const isOfLatePicture = (line: string): boolean => line.includes('some tables are shown as text');

/** Nothing that Discord would refuse was sent, and nothing had to be logged. */
export function expectNoErrors({ playground, book }: Stage): void {
  expect(playground.violations()).toEqual([]);
  expect(book.lines.filter((line) => !isOfLatePicture(line))).toEqual([]);
}
