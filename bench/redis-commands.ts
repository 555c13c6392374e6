/** What a press costs the Redis server. */
import { RedisServer } from '../test/store/redis-server.ts';
import { openCrowd, pressAround } from './crowd.ts';
import type { Figure } from './figure.ts';

const GAMES = 50;
const WARM_UP = 30;
const PRESSES = 400;

/** What the server has done since its start. */
interface Done {
  readonly commands: number;
  /** Calls of scripts: each is one round trip. */
  readonly scripts: number;
  /** Time in which the server worked at commands, in microseconds. */
  readonly busyUs: number;
}

/** Commands, round trips and server time of a press, with the polls that ran meanwhile. */
export async function benchRedisCommands(): Promise<Figure[]> {
  const redis = await RedisServer.start();
  try {
    const crowd = await openCrowd(GAMES, { kind: 'redis', url: redis.url });
    await pressAround(crowd, WARM_UP);
    const before = await done(redis);
    const presses = (await pressAround(crowd, PRESSES)).length;
    const after = await done(redis);
    await crowd.close();
    const each = (of: keyof Done) => (after[of] - before[of]) / presses;
    return [
      figure('commands of Redis a press', each('commands'), 'times', 25),
      figure('round trips to Redis a press', each('scripts'), 'times', 4),
      figure("time of Redis' core a press", each('busyUs'), 'us', null),
    ];
  } finally {
    await redis.remove();
  }
}

function figure(what: string, value: number, unit: string, target: number | null): Figure {
  return { what, value, unit, target, better: 'less' };
}

async function done(redis: RedisServer): Promise<Done> {
  const lines = String(await redis.command('INFO', 'commandstats')).split('\r\n');
  const sums = { commands: 0, scripts: 0, busyUs: 0 };
  for (const line of lines) {
    const [, name, calls, us] = /^cmdstat_([^:]+):calls=(\d+),usec=(\d+)/.exec(line) ?? [];
    if (!name) continue;
    // The time of a script contains that of its commands.
    if (name.startsWith('evalsha')) {
      sums.scripts += Number(calls);
      sums.busyUs += Number(us);
    } else sums.commands += Number(calls);
  }
  return sums;
}
