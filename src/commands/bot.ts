/** The bot as a whole: one client, the games behind it, and every way in. */
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, DiscordjsError, DiscordjsErrorCodes, Events, GatewayIntentBits, Status } from 'discord.js';
import type { Logger } from 'pino';
import '../content/index.ts';
import type { Choose } from '../games/clock/bots.ts';
import { createGameService } from '../games/create-game-service.ts';
import type { TablePressure } from '../games/dependencies.ts';
import { Challenges } from '../games/lobby/challenges.ts';
import { Lobbies } from '../games/lobby/lobbies.ts';
import { PerkSheets } from '../games/repository/perk-sheets.ts';
import { Profiles } from '../games/repository/profiles.ts';
import { warmRuleSearch } from '../lookup/index.ts';
import type { PictureLoad } from '../render/picture/picture-queue.ts';
import { pictureLoad } from '../render/picture/pictures.ts';
import type { GameStore } from '../store/index.ts';
import { choose } from './autoplayer.ts';
import type { BotContext } from './bot-context.ts';
import { watchExpiry } from './challenge/expiry.ts';
import { cacheOptions, IdlePlaces } from './discord/caches.ts';
import { remedyFor } from './discord/failures.ts';
import { InteractionTokens } from './discord/interaction-tokens.ts';
import { loginTurns } from './discord/login-turns.ts';
import { endOrphans, watchDepartures, watchPermissions } from './discord/place-events.ts';
import { type Registration, registerCommands } from './discord/register.ts';
import { answersOptions, closeRest, openPressRest, openTableRest } from './discord/rest-clients.ts';
import { createSend, RequestsUnderWay } from './discord/send.ts';
import { createWhereabouts } from './discord/whereabouts.ts';
import type { Instruments } from './instruments.ts';
import { LobbyMessages } from './lobby/lobby-messages.ts';
import { createRenderer } from './messages/renderer.ts';
import { warmUpDrawing } from './messages/table-pictures.ts';
import { followedBy, OpenHands } from './panels/open-hands.ts';
import { OwnPanels } from './panels/own-panels.ts';
import { InteractionArrivals } from './routing/interaction-arrivals.ts';
import { InteractionRouter } from './routing/interaction-router.ts';
import { PersonLimits } from './routing/person-limits.ts';
import { SLASH_COMMANDS } from './routing/registry.ts';

/** How long answers that are under way may take when the bot stops, in ms. */
const LAST_ANSWERS_MS = 5_000;

/** Discord did not take the token. */
export class WrongToken extends Error {
  override readonly name = 'WrongToken';
}

/** Discord closed the connection for good; the close code says why. */
export class Refused extends Error {
  override readonly name = 'Refused';
  readonly code: number;

  constructor(code: number) {
    super(`Discord refuses the connection (close code ${code}).`);
    this.code = code;
  }
}

/** Discord did not answer, or turned the bot away; the message says what to do. */
export class CannotConnect extends Error {
  override readonly name = 'CannotConnect';
}

export interface BotOptions {
  readonly token: string;
  readonly store: GameStore;
  readonly log: Logger;
  /** The API's address for a stand-in; Discord's own when left out. */
  readonly apiUrl?: string;
  /**
   * How many requests a second are sent at most, besides answers to interactions; Discord's own limit of 50
   * when left out.
   */
  readonly requestsPerSecond?: number;
  /** How long Discord may take to answer one request before it is tried again, in ms; 15,000 when left out. */
  readonly requestTimeoutMs?: number;
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
  /** True for one of several shards: they log in one after the other. */
  readonly takesTurns?: boolean;
  /** Called when the connection is lost for good: somebody should start the bot anew. */
  readonly onLost?: () => void;
  /** False tells boards in text instead of pictures. */
  readonly pictures?: boolean;
  /** False greets nobody, and gives no hints in a first game. */
  readonly guide?: boolean;
  /** How much one person may ask for; the usual amounts when left out, null for no limits. */
  readonly limits?: PersonLimits | null;
  /** Measures the bot; nothing is measured when left out. */
  readonly instruments?: Instruments;
}

/** How much there is to do, and what is done about it. */
export interface Pressure extends TablePressure {
  /** Null when no pictures are drawn at all. */
  readonly pictures: PictureLoad | null;
}

/** Whether Discord can reach the bot now. */
export interface Connection {
  readonly up: boolean;
  /** What each shard of this process does, in words, by its number. */
  readonly shards: Readonly<Record<string, string>>;
}

export interface Bot {
  /** The name under which it is logged in. */
  readonly name: string;
  readonly applicationId: string;
  readonly commands: Registration;
  connection(): Connection;
  /** How much there is to do, and what is done about it. */
  pressure(): Pressure;
  /** Time of the last heartbeat there and back, in ms; null before the first. */
  heartbeatMs(): number | null;
  /** Forgets cached channels where nobody presses. Runs every ten minutes. */
  forgetIdlePlaces(): void;
  /** Takes nothing new, finishes what runs, sends what waits for a moment, and disconnects. */
  stop(): Promise<void>;
}

/**
 * Connects and plays until it is stopped. Resolves when commands are registered and games go on.
 * @throws WrongToken when Discord refuses the token, CannotConnect when it cannot be reached
 */
export async function startBot(options: BotOptions): Promise<Bot> {
  const { store, log, now = Date.now, draw = randomInt, pictures = true } = options;
  const { instruments } = options;
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    ...cacheOptions(),
    rest: answersOptions(options),
    ...(options.takesTurns ? { ws: { buildIdentifyThrottler: loginTurns(store, log) } } : {}),
  });
  // Without a lasting listener any error of the client would end the process.
  client.on(Events.Error, (error) => log.error({ error }, 'the connection to Discord reports an error'));
  const presses = new InteractionTokens(now);
  const tableRest = openTableRest(options, options.token);
  const pressRest = openPressRest(options);
  instruments?.watchClient(client, [tableRest, pressRest]);
  const requests = new RequestsUnderWay();
  const whereabouts = createWhereabouts(client.rest, log, now);
  const send = createSend({
    rest: tableRest,
    pressed: { rest: pressRest, presses },
    requests,
    now,
  });
  const panels = new OwnPanels({ remove: (route) => client.rest.delete(route, { auth: false }), now, log });
  const hands = new OpenHands({ panels, now, log });
  const tables = createGameService({
    store,
    send: instruments?.aroundSend(send) ?? send,
    render: followedBy(createRenderer({ pictures, log }), hands),
    choose: options.choose ?? choose,
    whereabouts,
    log,
    now,
    ...(options.newSeed === undefined ? {} : { newSeed: options.newSeed }),
    ...(instruments === undefined ? {} : { onClockActed: (lateMs) => instruments.clockActed(lateMs) }),
  });
  const ready = await logIn(client, options.token);
  const lobbies = new Lobbies(store, log);
  const context: BotContext = {
    client: ready,
    tables: instruments?.aroundTables(tables) ?? tables,
    store,
    whereabouts,
    challenges: new Challenges(store, log),
    profiles: new Profiles(store, log),
    perkSheets: new PerkSheets(store, log),
    lobbies,
    lobbyMessages: new LobbyMessages(ready.rest, lobbies, log),
    presses,
    arrivals: new InteractionArrivals({ store, log }),
    panels,
    hands,
    log,
    guide: options.guide ?? true,
    pictures,
    limits: options.limits === undefined ? new PersonLimits() : options.limits,
    now,
    draw,
  };
  const door = new InteractionRouter(context, instruments ?? null);
  const idle = new IdlePlaces(client, context.arrivals);
  // Every open thread came with the login.
  idle.forget();
  watchDepartures(client, context, idle);
  watchPermissions(client, context);
  watchConnection(client, options);
  const applicationId = ready.application.id;
  const commands = await registerCommands(
    client.rest,
    { store, log },
    applicationId,
    SLASH_COMMANDS.map(({ data }) => data),
    options.keepsCommands ?? true,
  );
  if (options.channelExists) await endOrphans(context, options.channelExists);
  await tables.start();
  if (pictures) void warmUpDrawing(log);
  // The first question about a rule should not wait for the index to be built.
  void warmRuleSearch(() => tables.turn('background'));
  const expiry = watchExpiry(context);
  return {
    name: ready.user.displayName,
    applicationId,
    commands,
    connection: () => connectionOf(client),
    pressure: () => ({ ...tables.pressure(), pictures: pictures ? pictureLoad() : null }),
    heartbeatMs: () => (client.ws.ping < 0 ? null : client.ws.ping),
    forgetIdlePlaces: () => idle.forget(),
    async stop() {
      // What waits for Discord for longer must not keep the games from being put in order.
      await Promise.race([door.close(), sleep(LAST_ANSWERS_MS, undefined, { ref: false })]);
      idle.stop();
      await expiry.stop();
      await Promise.race([context.lobbyMessages.idle(), sleep(LAST_ANSWERS_MS, undefined, { ref: false })]);
      await tables.stop();
      // What is still to be sent stays in the outbox, for the next start.
      requests.giveUp();
      await tables.idle();
      closeRest(tableRest);
      closeRest(pressRest);
      // From here on a closed connection is no news.
      client.removeAllListeners(Events.ShardReconnecting);
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
  client.on(Events.ShardReconnecting, (shard) =>
    log.info({ shard }, 'the connection to Discord is lost; it comes back by itself'),
  );
  client.on(Events.ShardResume, (shard, replayed) =>
    log.info({ shard, replayed }, 'the connection to Discord is back'),
  );
  client.on(Events.ShardReady, (shard) => log.info({ shard }, 'connected to Discord'));
  client.on(Events.ShardDisconnect, ({ code }) => lost(code));
  client.on(Events.Invalidated, () => lost(null));
}

function connectionOf(client: Client): Connection {
  const { shards } = client.ws;
  return {
    up: shards.size > 0 && shards.every(({ status }) => status === Status.Ready),
    shards: Object.fromEntries(shards.map(({ id, status }) => [String(id), Status[status] ?? 'Unknown'])),
  };
}

async function logIn(client: Client, token: string): Promise<Client<true>> {
  const isReady = new Promise<Client<true>>((resolve, reject) => {
    client.once(Events.ClientReady, resolve);
    // Else the library would wait for ever for what Discord will never grant.
    client.once(Events.ShardDisconnect, ({ code }) => reject(new Refused(code)));
  });
  try {
    await Promise.race([client.login(token).then(() => isReady), isReady]);
  } catch (error) {
    await client.destroy();
    if (error instanceof DiscordjsError && error.code === DiscordjsErrorCodes.TokenInvalid) {
      throw new WrongToken('Discord does not accept the token.');
    }
    if (error instanceof Refused) throw error;
    if (remedyFor(error) === 'retry') {
      throw new CannotConnect('Discord cannot be reached. Check the network and try again.', {
        cause: error,
      });
    }
    const words = error instanceof Error ? error.message : String(error);
    const advice = 'Look at the application in the developer portal.';
    throw new CannotConnect(`Discord turns the bot away: ${words}. ${advice}`, { cause: error });
  }
  return isReady;
}
