/** A Redis server of the tests' own: on a free port, with its files in a directory of its own. */
import { type ChildProcess, type ChildProcessByStdio, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createClient } from '@keyv/redis';
import { type Certificates, tlsSettings } from './certificates.ts';

/** The program of servers and sentinels. */
export const PROGRAM = 'redis-server';
/** `exec` replaces the shell by the server; SIGXFSZ is ignored, so a full file is an error and does not kill it. */
const IN_OWN_PLACE = `trap '' XFSZ; exec "$0" "$@"`;
/** What a shell says of a program that is not there. */
const NOT_FOUND = 127;
const DURABLE = ['--appendonly', 'yes', '--appendfsync', 'always'];

/** Servers that a test did not end, because it failed or ran out of time, end with the tests. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

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
  /** Where its files lie. */
  readonly directory = mkdtempSync(join(tmpdir(), 'throneroom-redis-'));
  /** What `url` names as the password; empty for none. */
  password = '';
  readonly #settings: readonly string[];
  readonly #certificates: Certificates | null;
  #process: ChildProcess | null = null;

  private constructor(port: number, settings: readonly string[], certificates: Certificates | null) {
    this.port = port;
    this.#settings = settings;
    this.#certificates = certificates;
  }

  /**
   * Starts a server.
   * @param settings command-line options of redis-server
   * @param certificates with these it is spoken to over TLS only
   */
  static async start(
    settings: readonly string[] = DURABLE,
    certificates: Certificates | null = null,
  ): Promise<RedisServer> {
    const server = new RedisServer(await freePort(), settings, certificates);
    await server.restart();
    return server;
  }

  get url(): string {
    const scheme = this.#certificates ? 'rediss' : 'redis';
    return `${scheme}://${this.password && `:${this.password}@`}127.0.0.1:${this.port}`;
  }

  /** Whether its process runs. */
  get isRunning(): boolean {
    const child = this.#process;
    return child !== null && child.exitCode === null && child.signalCode === null;
  }

  /** Starts the process (again), on the same port with the same files; resolves when it answers. */
  async restart(settings: readonly string[] = this.#settings): Promise<void> {
    const child = this.restartWith(settings);
    await new Promise<void>((resolve, reject) => {
      child.on('error', reject);
      let complaint = '';
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        complaint += text;
      });
      child.on('exit', (code) => {
        const missing = code === NOT_FOUND ? ' These tests need the Debian package redis-server.' : '';
        reject(new Error(`redis-server ended with code ${code}. ${complaint}${missing}`));
      });
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (line.includes('Ready to accept connections')) resolve();
      });
    });
  }

  /** Starts the process with other settings and waits for nothing. */
  restartWith(settings: readonly string[]): ChildProcessByStdio<null, Readable, Readable> {
    const ports = this.#certificates
      ? ['--port', '0', '--tls-port', String(this.port), ...tlsSettings(this.#certificates).flat()]
      : ['--port', String(this.port)];
    const where = [...ports, '--bind', '127.0.0.1', '--dir', this.directory, '--save', ''];
    // Nothing of ours is inherited: a server that a failed test leaves behind would hold the test runner's own
    // output open, and the runner could not end.
    const child = spawn('sh', ['-c', IN_OWN_PLACE, PROGRAM, ...where, ...settings], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    child.once('exit', () => running.delete(child));
    this.#process = child;
    return child;
  }

  /** kill -9: no chance to write anything more. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** Ends it as an operator does: it writes what it has first. */
  async shutDown(): Promise<void> {
    const child = this.#process;
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }

  /** Whether its files may grow; else every write to a file fails, as on a full disk. */
  async mayWrite(may: boolean): Promise<void> {
    const limit = may ? 'unlimited' : '1';
    await promisify(execFile)('prlimit', [`--pid=${this.#process?.pid}`, `--fsize=${limit}:unlimited`]);
  }

  /** Resolves when a line of `INFO persistence` is so. */
  async persistence(line: string): Promise<void> {
    const isSo = async () => String(await this.command('INFO', 'persistence')).includes(`${line}\r\n`);
    while (!(await isSo())) await pause(20);
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
    const ca = this.#certificates?.authority;
    const client = createClient({ url: this.url, ...(ca ? { socket: { tls: true as const, ca } } : {}) });
    // A sentinel ends the connections of a server whose role it changes: then the call rejects.
    client.on('error', () => undefined);
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
    rmSync(this.directory, { recursive: true, force: true });
  }
}
