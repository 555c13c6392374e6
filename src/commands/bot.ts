/** The bot as a whole: one client, the games behind it, and every way in. */
import { randomInt } from 'node:crypto';
import { Client, DiscordjsError, DiscordjsErrorCodes, Events, GatewayIntentBits, Routes } from 'discord.js';
import type { Logger } from 'pino';
import '../content/index.ts';
import { warmRuleSearch } from '../lookup/index.ts';
import type { GameStore } from '../store/index.ts';
import { choose } from './autoplayer.ts';
import { expiredWords } from './challenge/challenge-message.ts';
import { Challenges } from './challenge/challenges.ts';
import { endOrphans, watchDepartures } from './departures.ts';
import type { Desk } from './desk.ts';
import { remedyFor } from './discord/failures.ts';
import { type Registration, registerCommands } from './discord/register.ts';
import { createSend } from './discord/send.ts';
import { FrontDoor } from './front-door.ts';
import { SLASH_COMMANDS } from './registry.ts';
import { createRenderer, warmUpDrawing } from './renderer.ts';
import type { Choose } from './table/bots.ts';
import { createTables } from './table/create-tables.ts';

/** Discord did not take the token. */
export class WrongToken extends Error {
  override readonly name = 'WrongToken';
}

/** Discord did not answer. */
export class CannotConnect extends Error {
  override readonly name = 'CannotConnect';
}

export interface BotOptions {
  readonly token: string;
  readonly store: GameStore;
  readonly log: Logger;
  /** The API's address for a stand-in; Discord's own when left out. */
  readonly apiUrl?: string;
  /** How many requests a second are sent at most; Discord's own limit of 50 when left out. */
  readonly requestsPerSecond?: number;
  /** False when the other side forgets registered commands between starts. */
  readonly keepsCommands?: boolean;
  /** Knows every channel that there is; games of others are ended at the start. Discord itself cannot tell. */
  readonly channelExists?: (channelId: string) => boolean;
  /** Now, in ms since 1970. */
  readonly now?: () => number;
  /** A random whole number below a bound, for heroes that nobody chose. */
  readonly draw?: (below: number) => number;
  /** Who plays the bot's seats. */
  readonly choose?: Choose;
  /** A new game's seed: 128 random bits in hex. */
  readonly newSeed?: () => string;
  /** Called when the connection is lost for good: somebody should start the bot anew. */
  readonly onLost?: () => void;
  /** False tells boards in text instead of pictures. */
  readonly pictures?: boolean;
}

export interface Bot {
  /** The name under which it is logged in. */
  readonly name: string;
  readonly applicationId: string;
  readonly commands: Registration;
  /** Takes nothing new, finishes what runs, sends what waits for a moment, and disconnects. */
  stop(): Promise<void>;
}

const CHALLENGE_SWEEP_MS = 10 * 60_000;

/**
 * Connects and plays until it is stopped. Resolves when commands are registered and games go on.
 * @throws WrongToken when Discord refuses the token, CannotConnect when it cannot be reached
 */
export async function startBot(options: BotOptions): Promise<Bot> {
  const { store, log, apiUrl, now = Date.now, draw = randomInt, pictures = true } = options;
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    rest: {
      ...(apiUrl === undefined ? {} : { api: apiUrl }),
      globalRequestsPerSecond: options.requestsPerSecond ?? 50,
    },
  });
  // Without a lasting listener any error of the client would end the process.
  client.on(Events.Error, (error) => log.error({ error }, 'the connection to Discord reports an error'));
  const tables = createTables({
    store,
    send: createSend(client.rest),
    render: createRenderer({ pictures, log }),
    choose: options.choose ?? choose,
    log,
    now,
    ...(options.newSeed === undefined ? {} : { newSeed: options.newSeed }),
  });
  const ready = await logIn(client, options.token);
  const desk: Desk = { client: ready, tables, store, challenges: new Challenges(store), log, now, draw };
  const door = new FrontDoor(desk);
  watchDepartures(client, desk);
  watchConnection(client, options);
  const applicationId = ready.application.id;
  const commands = await registerCommands(
    client.rest,
    store,
    applicationId,
    SLASH_COMMANDS.map(({ data }) => data),
    options.keepsCommands ?? true,
  );
  if (options.channelExists) await endOrphans(desk, options.channelExists);
  await tables.start();
  if (pictures) void warmUpDrawing(log);
  // The first question about a rule should not wait for the index to be built.
  setImmediate(warmRuleSearch);
  const sweeping = setInterval(() => void closeExpired(desk), CHALLENGE_SWEEP_MS).unref();
  void closeExpired(desk);
  return {
    name: ready.user.displayName,
    applicationId,
    commands,
    async stop() {
      clearInterval(sweeping);
      await door.close();
      await tables.stop();
      await client.destroy();
    },
  };
}

/** The library reconnects by itself from all but a few closings; those say that it never will. */
function watchConnection(client: Client, { log, onLost }: BotOptions): void {
  const lost = (code: number | null) => {
    log.fatal({ code }, 'the connection to Discord is lost for good');
    onLost?.();
  };
  client.on(Events.ShardDisconnect, ({ code }) => lost(code));
  client.on(Events.Invalidated, () => lost(null));
}

async function logIn(client: Client, token: string): Promise<Client<true>> {
  const isReady = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  try {
    await client.login(token);
  } catch (error) {
    await client.destroy();
    if (error instanceof DiscordjsError && error.code === DiscordjsErrorCodes.TokenInvalid) {
      throw new WrongToken('Discord does not accept the token.');
    }
    if (remedyFor(error) !== 'retry') throw error;
    throw new CannotConnect('Discord cannot be reached.', { cause: error });
  }
  return isReady;
}

/** Challenges that nobody answered for a day lose their buttons. */
async function closeExpired(desk: Desk): Promise<void> {
  try {
    for (const challenge of await desk.challenges.sweep(desk.now())) {
      if (challenge.messageId === null) continue;
      await desk.client.rest
        .patch(Routes.channelMessage(challenge.channelId, challenge.messageId), {
          body: { content: expiredWords(challenge), components: [], allowed_mentions: { parse: [] } },
        })
        .catch((error: unknown) => {
          desk.log.info(
            { challenge: challenge.id, remedy: remedyFor(error) },
            'an old challenge keeps its buttons',
          );
        });
    }
  } catch (error) {
    desk.log.error({ error }, 'expired challenges could not be closed');
  }
}
