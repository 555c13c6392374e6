/** The shards of this program: which they are, and whether Discord lets them log in. All shared state is in Redis. */
import { DiscordAPIError, REST, Routes } from 'discord.js';
import { z } from 'zod';
import { CannotStart } from './cannot-start.ts';
import type { Config } from './config.ts';

const gateway = z.object({
  shards: z.int().positive(),
  session_start_limit: z.object({ remaining: z.int(), reset_after: z.number() }),
});

/** The shards of a program. */
export interface OwnShards {
  /** Ascending. */
  readonly ids: readonly number[];
  /** The number of shards of the whole bot. */
  readonly count: number;
}

/**
 * The shards of this program.
 * @returns null for a bot without shards
 * @throws CannotStart when a setting is missing, Discord cannot be reached, or too few logins are left today
 */
export async function shardsOf(config: Config): Promise<OwnShards | null> {
  if (config.shards === null) return null;
  const { shards, remaining, resetMs } = await gatewayInformation(config, checkedToken(config));
  const count = config.shards.count === 'auto' ? shards : config.shards.count;
  const ids = config.shards.ids === 'all' ? Array.from({ length: count }, (_, id) => id) : config.shards.ids;
  if (remaining >= ids.length) return { ids, count };
  throw new CannotStart(
    `Discord lets this bot log in ${remaining} times more, too few for ${ids.length} shards. Try again in ${Math.ceil(resetMs / 60_000)} minutes.`,
  );
}

function checkedToken({ discordToken, redisUrl }: Config): string {
  if (discordToken === null) {
    throw new CannotStart(
      'DISCORD_SHARDS: the playground needs no shards. Leave it out, or set DISCORD_TOKEN.',
    );
  }
  if (redisUrl === null) {
    throw new CannotStart('DISCORD_SHARDS: programs with shards share their games in Redis. Set REDIS_URL.');
  }
  return discordToken;
}

async function gatewayInformation({ discordApiUrl }: Config, token: string) {
  const rest = new REST({ version: '10', ...(discordApiUrl === null ? {} : { api: discordApiUrl }) });
  try {
    const { shards, session_start_limit } = gateway.parse(
      await rest.setToken(token).get(Routes.gatewayBot()),
    );
    const { remaining, reset_after: resetMs } = session_start_limit;
    return { shards, remaining, resetMs };
  } catch (error) {
    if (error instanceof DiscordAPIError && error.status === 401) {
      throw new CannotStart(
        'DISCORD_TOKEN is not accepted by Discord. Copy it anew from the developer portal.',
      );
    }
    throw new CannotStart('Discord cannot be reached. Check the network and try again.');
  } finally {
    rest.clearHandlerSweeper();
    rest.clearHashSweeper();
  }
}
