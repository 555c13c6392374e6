/** A Redis server with a replica, and a sentinel that watches both, on spare ports of the tests' own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@keyv/redis';
import { z } from 'zod';
import { type Certificates, makeCertificates, tlsSettings } from './certificates.ts';
import { freePort, PROGRAM, RedisServer } from './redis-server.ts';

/** How long a server is away before the sentinel makes its replica the master, in ms. */
const DOWN_AFTER_MS = 1_500;
const LOOK_MS = 50;
const DURABLE = ['--appendonly', 'yes', '--appendfsync', 'always', '--repl-diskless-sync-delay', '0'];

/** The user of servers and sentinels that want one. */
export const USER = { name: 'ann', password: 'secret' } as const;
const RULES = ['on', `>${USER.password}`, '~*', '&*', '+@all'];

/** A sentinel that a test did not end ends with the tests. */
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** The settings of servers that want a user; the default user has the same password. */
const SECURED = [
  ...['--requirepass', USER.password, '--user', USER.name, ...RULES],
  ...['--masteruser', USER.name, '--masterauth', USER.password],
];

/** The lines for a sentinel that speaks over TLS only, to a user only. */
function securedSentinel(port: number, certificates: Certificates): readonly string[] {
  return [
    'port 0',
    `tls-port ${port}`,
    ...tlsSettings(certificates).map(([name, value]) => `${name.slice(2)} ${value}`),
    `user ${USER.name} ${RULES.join(' ')}`,
    'user default off',
  ];
}

export class WatchedServers {
  readonly name = 'throne';
  readonly first: RedisServer;
  readonly second: RedisServer;
  readonly #port: number;
  /** Where the files of the sentinel lie, and the certificates. */
  readonly #directory: string;
  readonly #certificates: Certificates | null;
  readonly #sentinel: ChildProcess;

  private constructor(
    first: RedisServer,
    second: RedisServer,
    port: number,
    directory: string,
    certificates: Certificates | null,
  ) {
    this.first = first;
    this.second = second;
    this.#port = port;
    this.#directory = directory;
    this.#certificates = certificates;
    const file = join(this.#directory, 'sentinel.conf');
    const settings = [
      ...(certificates ? securedSentinel(port, certificates) : [`port ${port}`]),
      'bind 127.0.0.1',
      `dir ${this.#directory}`,
      `sentinel monitor ${this.name} 127.0.0.1 ${first.port} 1`,
      ...(certificates
        ? [`sentinel auth-user ${this.name} ${USER.name}`, `sentinel auth-pass ${this.name} ${USER.password}`]
        : []),
      `sentinel down-after-milliseconds ${this.name} ${DOWN_AFTER_MS}`,
      `sentinel failover-timeout ${this.name} 5000`,
    ];
    writeFileSync(file, `${settings.join('\n')}\n`);
    this.#sentinel = spawn(PROGRAM, [file, '--sentinel'], { stdio: 'ignore' });
    running.add(this.#sentinel);
    this.#sentinel.once('exit', () => running.delete(this.#sentinel));
  }

  /**
   * Starts all three; `first` is the master. Resolves when the sentinel knows the replica.
   * @param isSecured whether all of them speak over TLS, and want user and password
   */
  static async start({ isSecured = false } = {}): Promise<WatchedServers> {
    const directory = mkdtempSync(join(tmpdir(), 'throneroom-sentinel-'));
    const certificates = isSecured ? makeCertificates(directory) : null;
    const settings = [...DURABLE, ...(isSecured ? SECURED : [])];
    const first = await RedisServer.start(settings, certificates);
    const replica = ['--replicaof', '127.0.0.1', String(first.port)];
    const second = await RedisServer.start([...settings, ...replica], certificates);
    if (isSecured) for (const server of [first, second]) server.password = USER.password;
    const servers = new WatchedServers(first, second, await freePort(), directory, certificates);
    await servers.whole(first);
    return servers;
  }

  /** The URL of the sentinel. */
  get url(): string {
    const place = `127.0.0.1:${this.#port}/${this.name}`;
    return this.#certificates
      ? `rediss-sentinel://${USER.name}:${USER.password}@${place}`
      : `redis-sentinel://${place}`;
  }

  /** The file with the authority of the certificates; empty without them. */
  get authorityFile(): string {
    return this.#certificates?.authorityFile ?? '';
  }

  /** Resolves when a server is the master and the other one its replica, also as the sentinel sees them. */
  async whole(master: RedisServer): Promise<void> {
    const replica = master === this.first ? this.second : this.first;
    const isWhole = async () => {
      const [, port] = z.array(z.string()).parse(await this.command('get-master-addr-by-name'));
      const known = z.array(z.array(z.string())).parse(await this.command('replicas'));
      const flags = known.map((words) => words[words.indexOf('flags') + 1]);
      const about = String(await replica.command('INFO', 'replication'));
      return (
        Number(port) === master.port &&
        flags.length === 1 &&
        flags[0] === 'slave' &&
        about.includes(`master_port:${master.port}\r\n`) &&
        about.includes('master_link_status:up')
      );
    };
    while (!(await isWhole().catch(() => false))) await pause(LOOK_MS);
  }

  /** Asks the sentinel something about the servers. */
  async command(what: string): Promise<unknown> {
    const client = createClient(
      this.#certificates
        ? {
            url: `rediss://${USER.name}:${USER.password}@127.0.0.1:${this.#port}`,
            socket: { tls: true as const, ca: this.#certificates.authority },
          }
        : { url: `redis://127.0.0.1:${this.#port}` },
    );
    client.on('error', () => undefined);
    await client.connect();
    try {
      return await client.sendCommand(['SENTINEL', what, this.name]);
    } finally {
      client.destroy();
    }
  }

  /** Ends everything and removes the files. */
  async remove(): Promise<void> {
    if (this.#sentinel.exitCode === null && this.#sentinel.signalCode === null) {
      const ended = once(this.#sentinel, 'exit');
      this.#sentinel.kill('SIGKILL');
      await ended;
    }
    rmSync(this.#directory, { recursive: true, force: true });
    await Promise.all([this.first.remove(), this.second.remove()]);
  }
}
