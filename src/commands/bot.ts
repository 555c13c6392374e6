/** Starts the bot: the Discord client, the game service, and the interaction handlers. */
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Events, GatewayIntentBits } from 'discord.js';
import type { Logger } from 'pino';
import '../content/index.ts';
import { type Choose, chooseByStyle } from '../games/clock/bots.ts';
import { createGameService, type TablePressure } from '../games/create-game-service.ts';
import { Lobbies } from '../games/lobby/lobbies.ts';
import { moveOlderChallenges } from '../games/lobby/older-challenges.ts';
import { CampaignSheets } from '../games/repository/campaign-sheets.ts';
import { PerkSheets } from '../games/repository/perk-sheets.ts';
import { Profiles } from '../games/repository/profiles.ts';
import { warmRuleSearch } from '../lookup/index.ts';
import type { PictureLoad } from '../render/picture/picture-queue.ts';
import { pictureLoad } from '../render/picture/pictures.ts';
import type { GameStore } from '../store/index.ts';
import type { BotContext } from './bot-context.ts';
import { AppEmojis } from './discord/app-emojis.ts';
import { cacheOptions, IdleChannelSweeper } from './discord/caches.ts';
import { endGamesWithoutChannel, watchDeletions, watchPermissions } from './discord/channel-events.ts';
import { type Connection, connectionOf, watchConnection } from './discord/connection.ts';
import { InteractionTokens } from './discord/interaction-tokens.ts';
import { logIn } from './discord/log-in.ts';
import { loginTurns } from './discord/login-turns.ts';
import { createMembershipCheck } from './discord/membership-check.ts';
import { canSeeChannel, NamedPeople } from './discord/person-sight.ts';
import { type Registration, registerCommands } from './discord/register.ts';
import { RequestBudget } from './discord/request-budget.ts';
import { RequestGuard } from './discord/request-guard.ts';
import {
  closeRest,
  createPressRest,
  createTableRest,
  interactionRestOptions,
  REQUESTS_PER_SECOND,
  type RequestLimit,
} from './discord/rest-clients.ts';
import { createSend, PendingRequests } from './discord/send.ts';
import type { Instruments } from './instruments.ts';
import { LobbyMessages } from './lobby/lobby-messages.ts';
import { createRenderer } from './messages/renderer.ts';
import { warmUpDrawing } from './messages/table-pictures.ts';
import { watchExpiry } from './opening/expiry.ts';
import { AcceptedRerolls } from './panels/accepted-rerolls.ts';
import { OpenHands, withHandUpdates } from './panels/open-hands.ts';
import { OwnPanels } from './panels/own-panels.ts';
import { PRESS_ROUTES, SLASH_COMMANDS } from './registry.ts';
import { InteractionArrivals } from './routing/interaction-arrivals.ts';
import { InteractionRouter } from './routing/interaction-router.ts';
import { PersonLimits } from './routing/person-limits.ts';
import { DEFER_AFTER_MS } from './routing/replies.ts';
import { WordsOnly } from './words-only.ts';

export { CannotConnect, ConnectionRefused, WrongToken } from './discord/log-in.ts';

/** How long pending answers may take when the bot stops, in ms. */
const LAST_ANSWERS_MS = 5_000;
/** How long after the start the index of the rules is built, in ms: that takes more than a second of a processor. */
const WARM_SEARCH_AFTER_MS = 10_000;

export interface BotOptions {
  readonly token: string;
  readonly store: GameStore;
  readonly log: Logger;
  /** The API address of a stand-in for Discord; defaults to Discord's own. */
  readonly apiUrl?: string;
  /** The maximum number of requests a second, besides answers to interactions; defaults to Discord's limit of 50. */
  readonly requestsPerSecond?: number;
  /** How long Discord may take to answer one request before the request is retried, in ms; defaults to 15,000. */
  readonly requestTimeoutMs?: number;
  /**
   * After how long, in ms, a person whose press is not saved yet is asked to wait; defaults to 1,500. More is for a
   * stand-in for Discord only that waits for answers longer than Discord does.
   */
  readonly deferAfterMs?: number;
  /** False for a stand-in for Discord that loses registered commands between starts; true when left out. */
  readonly keepsCommands?: boolean;
  /** Returns whether a channel exists; games in other channels end at the start. Left out for Discord itself. */
  readonly channelExists?: (channelId: string) => boolean;
  /** Returns the current time, in ms since 1970. */
  readonly now?: () => number;
  /** Returns a random integer below a bound; draws the heroes that nobody chose. */
  readonly draw?: (below: number) => number;
  /** Chooses the actions of bot seats. */
  readonly choose?: Choose;
  /** Returns the seed of a new game: 128 random bits in hex. */
  readonly newSeed?: () => string;
  /**
   * The shards of this program, and the number of shards of the bot. Left out for a bot without shards. Programs with
   * shards take turns to log in and share the request limit, through their store.
   */
  readonly shards?: { readonly ids: readonly number[]; readonly count: number };
  /** Called when the connection is lost and the library does not reconnect, so that the bot has to be restarted. */
  readonly onLost?: () => void;
  /** False shows boards as text instead of pictures. */
  readonly pictures?: boolean;
  /** False uploads no application emojis: dice and tokens are named in words. Without pictures there are none either. */
  readonly emojis?: boolean;
  /** The address of the page of all rules, to which answers link; no links when left out. */
  readonly rulesUrl?: string | null;
  /** False turns off greetings and the hints in a first game. */
  readonly guide?: boolean;
  /** Request limits per person; the default limits when left out, null for no limits. */
  readonly limits?: PersonLimits | null;
  /** Collects the metrics of the bot; nothing is measured when left out. */
  readonly instruments?: Instruments;
}

/** The load of the bot, and the measures taken against it. */
export interface Pressure extends TablePressure {
  /** Null when pictures are off. */
  readonly pictures: PictureLoad | null;
}

export interface Bot {
  /** The display name of the bot's user. */
  readonly name: string;
  readonly applicationId: string;
  readonly commands: Registration;
  connection(): Connection;
  /** Returns the load of the bot, and the measures taken against it. */
  pressure(): Pressure;
  /** The round-trip time of the last heartbeat, in ms; null before the first heartbeat. */
  heartbeatMs(): number | null;
  /** Drops cached channels without recent presses. Runs every ten minutes. */
  sweepIdleChannels(): void;
  /**
   * Rejects new interactions, finishes running work, sends pending messages for a limited time, and disconnects.
   * @param isReplaced true when another program serves the same shards: new interactions are left to it
   */
  stop(isReplaced?: boolean): Promise<void>;
}

/**
 * Connects the bot, which runs until `stop`. Resolves when commands are registered and games have resumed.
 * @throws WrongToken when Discord rejects the token, CannotConnect when Discord cannot be reached or rejects the login,
 * ConnectionRefused when Discord closes the connection and permits no new one
 */
export async function startBot(options: BotOptions): Promise<Bot> {
  const { store, log, now = () => store.now(), draw = randomInt, pictures = true } = options;
  const { instruments } = options;
  // Set when the login is over: until then a refused token ends the start.
  let refused = (): void => undefined;
  const guard = new RequestGuard({ log, onTokenRefused: () => refused() });
  const rest = { ...options, guard };
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    ...cacheOptions(),
    rest: interactionRestOptions(rest),
    ...(options.shards === undefined
      ? {}
      : {
          shards: [...options.shards.ids],
          shardCount: options.shards.count,
          ws: { buildIdentifyThrottler: loginTurns(store, log) },
        }),
  });
  // Without a permanent listener, any error of the client would end the process.
  client.on(Events.Error, (error) => log.error({ error }, 'the connection to Discord reports an error'));
  const presses = new InteractionTokens(now);
  const tableRest = createTableRest(rest, options.token, requestLimit(options));
  const pressRest = createPressRest(rest);
  instruments?.watchClient(client, [tableRest, pressRest]);
  const requests = new PendingRequests();
  const profiles = new Profiles(store, log);
  const wordsOnly = new WordsOnly(profiles, now);
  const appEmojis = new AppEmojis({ rest: tableRest, store, log, turn: () => games.turn('background') });
  let idle: IdleChannelSweeper | null = null;
  const membership = createMembershipCheck(client.rest, log, now, (guildId, channelId, ...person) =>
    canSeeChannel(client, guildId, idle?.parentOf(channelId) ?? channelId, ...person),
  );
  const named = new NamedPeople(client);
  const send = createSend({
    rest: tableRest,
    pressed: { rest: pressRest, presses },
    requests,
    onUnknownEmoji: () => appEmojis.forget(),
    now,
  });
  const panels = new OwnPanels({ remove: (route) => client.rest.delete(route, { auth: false }), now, log });
  const hands = new OpenHands({ panels, now, log });
  const games = createGameService({
    store,
    send: instruments?.aroundSend(send) ?? send,
    render: withHandUpdates(
      createRenderer({ pictures, emojis: appEmojis.emojis, wordsOnly, log, now }),
      hands,
    ),
    choose: options.choose ?? chooseByStyle,
    membership,
    log,
    now,
    ...(options.newSeed === undefined ? {} : { newSeed: options.newSeed }),
    ...(instruments === undefined ? {} : { onClockActed: (lateMs) => instruments.clockActed(lateMs) }),
  });
  const ready = await logIn(client, options.token).catch((error: unknown) => {
    guard.stop();
    throw error;
  });
  refused = () => {
    log.fatal('Discord does not accept DISCORD_TOKEN any more: copy it anew from the developer portal');
    options.onLost?.();
  };
  const lobbies = new Lobbies(store, log);
  await moveOlderChallenges(store, lobbies, log);
  const context: BotContext = {
    client: ready,
    games: instruments?.aroundGames(games) ?? games,
    store,
    membership,
    named,
    profiles,
    perkSheets: new PerkSheets(store, log),
    campaignSheets: new CampaignSheets(store, log),
    rerolls: new AcceptedRerolls(),
    lobbies,
    lobbyMessages: new LobbyMessages(ready.rest, lobbies, log),
    presses,
    arrivals: new InteractionArrivals({ store, log }),
    deferAfterMs: options.deferAfterMs ?? DEFER_AFTER_MS,
    panels,
    hands,
    appEmojis,
    wordsOnly,
    log,
    guide: options.guide ?? true,
    pictures,
    rulesUrl: options.rulesUrl ?? null,
    limits: options.limits === undefined ? new PersonLimits() : options.limits,
    now,
    draw,
  };
  const router = new InteractionRouter(
    context,
    { commands: SLASH_COMMANDS, routes: PRESS_ROUTES },
    instruments ?? null,
  );
  const sweeper = new IdleChannelSweeper(client, context.arrivals);
  idle = sweeper;
  // The login fills the cache with every open thread.
  sweeper.sweep();
  watchDeletions(client, context, sweeper);
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
  if (options.channelExists) await endGamesWithoutChannel(context, options.channelExists);
  await games.start();
  if (pictures) void warmUpDrawing(log);
  if (pictures && (options.emojis ?? true)) appEmojis.begin(applicationId);
  // Builds the index before the first rule question, and after what waited for the start.
  const warming = setTimeout(
    () => void warmRuleSearch(() => games.turn('background')),
    WARM_SEARCH_AFTER_MS,
  ).unref();
  const expiry = watchExpiry(context);
  return {
    name: ready.user.displayName,
    applicationId,
    commands,
    connection: () => connectionOf(client, guard),
    pressure: () => ({ ...games.pressure(), pictures: pictures ? pictureLoad() : null }),
    heartbeatMs: () => (client.ws.ping < 0 ? null : client.ws.ping),
    sweepIdleChannels: () => sweeper.sweep(),
    async stop(isReplaced = false) {
      clearTimeout(warming);
      // A slow answer must not prevent the clean stop of the games.
      await Promise.race([router.close(isReplaced), sleep(LAST_ANSWERS_MS, undefined, { ref: false })]);
      sweeper.stop();
      await expiry.stop();
      await appEmojis.stop();
      await Promise.race([context.lobbyMessages.idle(), sleep(LAST_ANSWERS_MS, undefined, { ref: false })]);
      await games.stop();
      // Unsent messages stay in the outbox for the next start.
      requests.abortAll();
      await games.idle();
      guard.stop();
      closeRest(tableRest);
      closeRest(pressRest);
      // A closed connection is expected from now on.
      client.removeAllListeners(Events.ShardReconnecting);
      await client.destroy();
    },
  };
}

function requestLimit({ store, shards, requestsPerSecond = REQUESTS_PER_SECOND }: BotOptions): RequestLimit {
  if (shards === undefined || store.programs === null) return requestsPerSecond;
  return new RequestBudget(store.programs, requestsPerSecond);
}
