/** The whole program in a child process that is killed and restarted many times. */
import { type StartedProgram, startProgram } from '../../e2e/program.ts';

export class BotUnderKill {
  /** How long each start took until the program was ready, in ms. */
  readonly starts: number[] = [];
  /** The number of log lines at level error or fatal, by message. */
  readonly errors = new Map<string, number>();
  readonly #dataDir: string;
  readonly #env: Readonly<Record<string, string>>;
  #program: StartedProgram | null = null;
  #spawnedAt = 0;

  constructor(dataDir: string, env: Readonly<Record<string, string>>) {
    this.#dataDir = dataDir;
    this.#env = env;
  }

  /** @param pictures whether this process renders boards as pictures */
  spawn(pictures: boolean): void {
    this.#spawnedAt = performance.now();
    const drawn = pictures ? 'on' : 'off';
    const env = { ...this.#env, BOARD_PICTURES: drawn, APP_EMOJIS: drawn };
    this.#program = startProgram(this.#dataDir, env);
  }

  /** Resolves when the program prints that it is ready. @throws Error when it ends before that */
  async ready(): Promise<void> {
    await this.#running().printed(/^Throneroom is ready/m);
    this.starts.push(performance.now() - this.#spawnedAt);
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
