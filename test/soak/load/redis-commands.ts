/** Counts the commands of a Redis server. */
import { z } from 'zod';
import type { RedisServer } from '../../store/redis-server.ts';

/** The number of calls of each command, including those inside scripts. */
export type CommandCounts = ReadonlyMap<string, number>;

export async function commandCounts(server: RedisServer): Promise<CommandCounts> {
  const text = z.string().parse(await server.command('INFO', 'commandstats'));
  return new Map(
    [...text.matchAll(/^cmdstat_([^:]+):calls=(\d+)/gm)].map(([, name = '', calls]) => [name, Number(calls)]),
  );
}

/** Resident memory of the server, in MB. */
export async function serverMemoryMb(server: RedisServer): Promise<number> {
  const text = z.string().parse(await server.command('INFO', 'memory'));
  return Number(/^used_memory_rss:(\d+)/m.exec(text)?.[1] ?? Number.NaN) / 1024 / 1024;
}

/** The number of calls of each command between two counts, highest first, without the commands of the counting. */
export function commandsBetween(before: CommandCounts, after: CommandCounts): [string, number][] {
  const own = new Set(['info', 'hello', 'client|setinfo', 'ping']);
  return [...after]
    .map(([name, calls]): [string, number] => [name, calls - (before.get(name) ?? 0)])
    .filter(([name, calls]) => calls > 0 && !own.has(name))
    .sort(([, one], [, other]) => other - one);
}
