/** The whole bot on a playground with an embedded store. Everything is closed after each test. */
import { Writable } from 'node:stream';
import { expect, onTestFinished } from 'vitest';
import { type Bot, type BotOptions, startBot } from '../../src/commands/bot.ts';
import { createOperatorLog } from '../../src/operator-log.ts';
import { type Playground, type PlaygroundOptions, startPlayground } from '../../src/playground/index.ts';
import { type GameStore, openStore } from '../../src/store/index.ts';
import { patientClock } from './patient-clock.ts';

/**
 * Closes something after the current test; what was opened last is closed first. This module cannot register a hook
 * itself: it is loaded once for all test files of a worker, and its hooks would belong to the first file.
 */
export function closeAtEnd(close: () => Promise<unknown>): void {
  onTestFinished(async () => {
    await close();
  });
}

/** Collects the log lines at level warn and above. */
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

  /** Resolves when at least the given number of lines contain a text. */
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
  /** Starts a bot, also again after the previous one was stopped. */
  startBot(options?: Partial<BotOptions>): Promise<Bot>;
  /** Stops every bot that was started. */
  stopBots(): Promise<void>;
}

/** A playground with an empty store and no bot yet. */
export async function openStage(options: PlaygroundOptions = {}): Promise<Stage> {
  const playground = await startPlayground({ clock: patientClock(), ...options });
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
        emojis: false,
        guide: false,
        // Tests press faster than people.
        limits: null,
        requestsPerSecond: 10_000,
        // Five times the usual, as the playground waits for answers five times as long as Discord.
        deferAfterMs: 7_500,
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

/** Excludes the warning about a table without its picture, which occurs on a busy machine. */
const isOfLatePicture = (line: string): boolean => line.includes('some tables are shown as text');

/** Expects that Discord would have refused no request, and that there was no warning. */
export function expectNoErrors({ playground, book }: Stage): void {
  expect(playground.violations()).toEqual([]);
  expect(book.lines.filter((line) => !isOfLatePicture(line))).toEqual([]);
}
