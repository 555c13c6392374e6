/** The whole program in a child process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '..', '..');

export interface StartedProgram {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
  /** Resolves with the first match in the output; rejects when the process ends without one. */
  printed(words: RegExp): Promise<RegExpMatchArray>;
}

const manifest = z.object({ scripts: z.object({ start: z.string() }) });

/** The command of `npm start`, without npm, which would not pass signals on to the program, and with the Node of this run. */
function startCommand(): { readonly command: string; readonly args: readonly string[] } {
  const { scripts } = manifest.parse(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')));
  const [command = '', ...args] = scripts.start.split(' ');
  return { command: command === 'node' ? process.execPath : command, args };
}

/**
 * Starts the program like `npm start`, with its games in `dataDir`; the caller must end it.
 * @param nodeOptions more options of Node, for measurements; with any, the process also has an IPC channel
 */
export function startProgram(
  dataDir: string,
  env: Record<string, string> = {},
  nodeOptions: readonly string[] = [],
): StartedProgram {
  const { command, args } = startCommand();
  const child = spawn(command, [...args.slice(0, -1), ...nodeOptions, ...args.slice(-1)], {
    cwd: ROOT,
    stdio: nodeOptions.length > 0 ? ['pipe', 'pipe', 'pipe', 'ipc'] : 'pipe',
    env: {
      PATH: process.env.PATH ?? '',
      DATA_DIR: dataDir,
      PLAYGROUND_PORT: '0',
      DISCORD_TOKEN: '',
      REDIS_URL: '',
      // A few people simulate many, so they exceed the normal limit.
      PERSON_LIMITS: 'off',
      // Each start would draw some boards before the first, and upload all emojis, which the playground forgets.
      BOARD_PICTURES: 'off',
      APP_EMOJIS: 'off',
      ...env,
    },
  });
  let text = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      for (const listener of listeners) listener();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  return {
    child,
    output: () => text,
    ended,
    printed: (words) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = words.exec(text);
          if (found) resolve(found);
        };
        listeners.add(look);
        look();
        void ended.then(() => reject(new Error(`It ended after printing: ${text}`)));
      }),
  };
}
