/** A Redis server of the tests' own: on a free port, with its files in a directory of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createClient } from '@keyv/redis';

const PROGRAM = 'redis-server';
const DURABLE = ['--appendonly', 'yes', '--appendfsync', 'always'];

/** A port that nothing listens on at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}

export class RedisServer {
  readonly port: number;
  readonly #directory = mkdtempSync(join(tmpdir(), 'throneroom-redis-'));
  readonly #settings: readonly string[];
  #process: ChildProcess | null = null;

  private constructor(port: number, settings: readonly string[]) {
    this.port = port;
    this.#settings = settings;
  }

  /** Starts a server; `settings` are command-line options of redis-server. */
  static async start(settings: readonly string[] = DURABLE): Promise<RedisServer> {
    const server = new RedisServer(await freePort(), settings);
    await server.restart();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Starts the process (again), on the same port with the same files; resolves when it answers. */
  async restart(): Promise<void> {
    const where = [
      '--port',
      String(this.port),
      '--bind',
      '127.0.0.1',
      '--dir',
      this.#directory,
      '--save',
      '',
    ];
    const child = spawn(PROGRAM, [...where, ...this.#settings], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#process = child;
    await new Promise<void>((resolve, reject) => {
      child.on('error', (error) => {
        reject(
          new Error(
            `These tests need ${PROGRAM} on the PATH (Debian package redis-server): ${error.message}`,
          ),
        );
      });
      child.on('exit', (code) => reject(new Error(`redis-server ended with code ${code}`)));
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (line.includes('Ready to accept connections')) resolve();
      });
    });
  }

  /** kill -9: no chance to write anything more. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** Stops the process without ending it, as a machine that swaps or a paused container does. */
  freeze(): void {
    this.#process?.kill('SIGSTOP');
  }

  thaw(): void {
    this.#process?.kill('SIGCONT');
  }

  /** Sends one command past the store. */
  async command(...words: readonly string[]): Promise<unknown> {
    const client = createClient({ url: this.url });
    await client.connect();
    try {
      return await client.sendCommand([...words]);
    } finally {
      client.destroy();
    }
  }

  /** Ends the server and removes its files. */
  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#directory, { recursive: true, force: true });
  }
}
