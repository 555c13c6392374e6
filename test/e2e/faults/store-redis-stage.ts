/** A stage whose games lie in a Redis server of its own, reached by a line that can be disturbed. */
import { vi } from 'vitest';
import { askedRevOf } from '../../../src/games/actions/play.ts';
import { parseRecord } from '../../../src/games/repository/game-record.ts';
import { type GameStore, openStore } from '../../../src/store/index.ts';
import { Line } from '../../store/line.ts';
import { RedisServer } from '../../store/redis-server.ts';
import { closeAtEnd, openStage, type Stage } from '../stage.ts';

/** Configured as docs/operating.md says, except for the flush of every write. */
export const REDIS_ARGUMENTS = ['--appendonly', 'yes', '--appendfsync', 'everysec'];

export interface RedisStage extends Stage {
  readonly server: RedisServer;
  readonly line: Line;
  /** What the store reported beside its answers. */
  readonly problems: unknown[];
  /** Resolves when the bot's store answers again. */
  backAgain(): Promise<void>;
  /** What is kept, read past the disturbed line. */
  kept(channelId: string): Promise<{ readonly version: number; readonly data: string }>;
}

/** The `rev` at which the question of a kept game was put. */
export function askedRevIn({ data }: { readonly data: string }): number {
  return askedRevOf(parseRecord('of the stage', JSON.parse(data)));
}

/** @param password what the server wants from the bot and from the test; empty for none */
export async function openRedisStage(
  settings: readonly string[] = REDIS_ARGUMENTS,
  password = '',
): Promise<RedisStage> {
  const server = await RedisServer.start([...settings, ...(password && ['--requirepass', password])]);
  server.password = password;
  closeAtEnd(() => server.remove());
  const line = await Line.open(server.port);
  closeAtEnd(() => line.close());
  const problems: unknown[] = [];
  const onProblem = (problem: unknown) => void problems.push(problem);
  const store = await openStore({
    kind: 'redis',
    url: server.url.replace(`:${server.port}`, `:${line.port}`),
    onProblem,
  });
  closeAtEnd(() => store.close());
  const stage = await openStage();
  return {
    ...stage,
    store,
    server,
    line,
    problems,
    startBot: (more = {}) => stage.startBot({ store, ...more }),
    backAgain: () => vi.waitFor(() => store.ping(), { timeout: 15_000, interval: 20 }),
    async kept(channelId) {
      const direct: GameStore = await openStore({ kind: 'redis', url: server.url });
      try {
        const game = await direct.loadByChannel(channelId);
        return { version: game?.version ?? 0, data: JSON.stringify(game?.data) };
      } finally {
        await direct.close();
      }
    },
  };
}
