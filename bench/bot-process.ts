import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { BotReply, BotRequest, BotStartOptions } from './bot-child.ts';

/** A bot in a separate process. */
export class BotProcess {
  readonly #child: ChildProcess = fork(join(import.meta.dirname, 'bot-child.ts'), {
    // Like `npm start`.
    execArgv: ['--max-semi-space-size=4', '--heap-growing-percent=40', '--import', 'tsx'],
  });

  static async start(options: BotStartOptions): Promise<BotProcess> {
    const bot = new BotProcess();
    await bot.#ask({ start: options });
    return bot;
  }

  /** Resident memory, in MB. */
  async memory(): Promise<number> {
    const reply = await this.#ask('memory');
    return typeof reply === 'object' && 'memory' in reply ? reply.memory : Number.NaN;
  }

  /** From the arrival of each press until its acknowledgement was answered, in ms, since the last call. */
  async acknowledgements(): Promise<readonly number[]> {
    const reply = await this.#ask('acknowledgements');
    return typeof reply === 'object' && 'acknowledgements' in reply ? reply.acknowledgements : [];
  }

  async stop(): Promise<void> {
    const ended = once(this.#child, 'exit');
    await this.#ask('stop');
    await ended;
  }

  #ask(request: BotRequest): Promise<BotReply> {
    return new Promise((resolve, reject) => {
      const early = (code: number | null) => reject(new Error(`the bot ended early, with code ${code}`));
      this.#child.once('exit', early);
      this.#child.once('message', (reply: BotReply) => {
        this.#child.off('exit', early);
        resolve(reply);
      });
      this.#child.send(request);
    });
  }
}
