/** The connection of the bot to Discord. */
import { type Client, Events, Status } from 'discord.js';
import type { Logger } from 'pino';
import type { Reach, RequestGuard } from './request-guard.ts';

/** Whether the bot is connected to Discord. */
export interface Connection {
  readonly up: boolean;
  /** Whether requests with the bot's token succeed. */
  readonly requests: Reach;
  /** The status of each shard of this process in words, by shard number. */
  readonly shards: Readonly<Record<string, string>>;
}

/**
 * Logs connection changes.
 * @param parts.onLost called after the few close codes after which the library does not reconnect
 */
export function watchConnection(
  client: Client,
  { log, onLost }: { readonly log: Logger; readonly onLost?: () => void },
): void {
  const lost = (code: number | null) => {
    log.fatal({ code }, 'the connection to Discord is lost and cannot be restored');
    onLost?.();
  };
  client.on(Events.ShardReconnecting, (shard) =>
    log.info({ shard }, 'the connection to Discord is lost; reconnecting'),
  );
  client.on(Events.ShardResume, (shard, replayed) =>
    log.info({ shard, replayed }, 'the connection to Discord is back'),
  );
  client.on(Events.ShardReady, (shard) => log.info({ shard }, 'connected to Discord'));
  client.on(Events.ShardDisconnect, ({ code }) => lost(code));
  client.on(Events.Invalidated, () => lost(null));
}

/** Returns whether all shards are connected, and what they do. */
export function connectionOf(client: Client, guard: RequestGuard): Connection {
  const { shards } = client.ws;
  return {
    up: shards.size > 0 && shards.every(({ status }) => status === Status.Ready),
    requests: guard.reach(),
    shards: Object.fromEntries(shards.map(({ id, status }) => [String(id), Status[status] ?? 'Unknown'])),
  };
}
