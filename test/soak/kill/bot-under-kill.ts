/** The whole program in a child process that is killed and restarted many times. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type StartedProgram, startProgram } from '../../e2e/program.ts';

/** What a program says that cannot reach its store, before it ends. */
const NO_STORE = /^Throneroom cannot start: REDIS_URL|^\{"level":"fatal",.*"type":"StoreUnavailable"/m;
/** Starts in a row that may fail so. */
const MOST_FAILED_STARTS = 30;
const RESTART_AFTER_MS = 1_000;

export class BotUnderKill {
  /** How long each start took until the program was ready, in ms. */
  readonly starts: number[] = [];
  /** The number of log lines at level error or fatal, by message. */
  readonly errors = new Map<string, number>();
  /** Starts that ended because the store could not be reached in time. */
  failedStarts = 0;
  readonly #dataDir: string;
  readonly #env: Readonly<Record<string, string>>;
  #program: StartedProgram | null = null;
  #spawnedAt = 0;
  #pictures = false;

  constructor(dataDir: string, env: Readonly<Record<string, string>>) {
    this.#dataDir = dataDir;
    this.#env = env;
  }

  /** @param pictures whether this process renders boards as pictures */
  spawn(pictures: boolean): void {
    this.#spawnedAt = performance.now();
    this.#pictures = pictures;
    const drawn = pictures ? 'on' : 'off';
    const env = { ...this.#env, BOARD_PICTURES: drawn, APP_EMOJIS: drawn };
    this.#program = startProgram(this.#dataDir, env);
  }

  /**
   * Resolves when the program prints that it is ready. One that does not reach its store is started again, as whatever
   * runs it does.
   * @throws Error when it ends before that for another reason, or again and again
   */
  async ready(): Promise<void> {
    for (let failed = 0; ; failed += 1) {
      try {
        await this.#running().printed(/^Throneroom is ready/m);
        this.starts.push(performance.now() - this.#spawnedAt);
        return;
      } catch (error) {
        if (failed === MOST_FAILED_STARTS || !NO_STORE.test(this.output())) throw error;
        await this.gone();
        this.failedStarts += 1;
        await sleep(RESTART_AFTER_MS);
        this.spawn(this.#pictures);
      }
    }
  }

  /** Sends SIGKILL. */
  kill(): void {
    this.#running().child.kill('SIGKILL');
  }

  /** Resolves when the process has ended; counts its logged errors. */
  async gone(): Promise<void> {
    const program = this.#running();
    await program.ended;
    this.#program = null;
    for (const line of program.output().split('\n')) this.#note(line);
  }

  /** The output since the last start. */
  output(): string {
    return this.#program?.output() ?? '';
  }

  /** Sends SIGTERM and waits for the end of the process. */
  async stop(): Promise<void> {
    if (this.#program === null) return;
    this.#program.child.kill('SIGTERM');
    await this.gone();
  }

  #running(): StartedProgram {
    if (this.#program === null) throw new Error('The bot does not run.');
    return this.#program;
  }

  #note(line: string): void {
    const message = /^\{"level":[56]0.*"msg":"([^"]+)"/.exec(line)?.[1];
    if (message !== undefined) this.errors.set(message, (this.errors.get(message) ?? 0) + 1);
  }
}
