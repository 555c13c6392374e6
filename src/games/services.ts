/** The services that make up the game service, and the callbacks between them. */
import { randomBytes } from 'node:crypto';
import type { GameEnvelope, GameStore } from '../store/index.ts';
import { ActionHandler } from './actions/action-handler.ts';
import { setAway } from './actions/away.ts';
import { tableEntry } from './actions/consequences.ts';
import { noteOwnTimes, setOwnTimes } from './actions/own-times.ts';
import { isBotAsked } from './actions/play.ts';
import { ArchiveReader } from './archive/archive-reader.ts';
import { withArchive } from './archive/archiving.ts';
import { lateNewsOf } from './archive/late-news.ts';
import { StandingsReader } from './archive/standings-reader.ts';
import type { Choose } from './clock/bots.ts';
import { mayBotHelp } from './clock/bots.ts';
import { DueGames } from './clock/due-games.ts';
import { DueTimes } from './clock/due-times.ts';
import type { OwnTimes } from './clock/own-times.ts';
import { Poller } from './clock/poller.ts';
import { TurnRunner } from './clock/turn-runner.ts';
import { Scheduler } from './concurrency/scheduler.ts';
import { AdmissionControl } from './lobby/admission-control.ts';
import { GameOpener } from './lobby/game-opener.ts';
import { Delivery } from './outbox/delivery.ts';
import { Departures } from './outbox/departures.ts';
import { Outbox } from './outbox/outbox.ts';
import { PostedOnce } from './outbox/posted-once.ts';
import { errorFields, type Log } from './ports/log.ts';
import type { MembershipCheck } from './ports/membership-check.ts';
import type { TableRenderer } from './ports/render.ts';
import type { SendPort } from './ports/send.ts';
import { Anonymity } from './privacy/anonymity.ts';
import { ArchiveForgetting } from './privacy/archive-forgetting.ts';
import { Forgetting } from './privacy/forgetting.ts';
import { GameQueries } from './queries.ts';
import { RetoldGames } from './replay/retold-games.ts';
import { CampaignSheets } from './repository/campaign-sheets.ts';
import { newGameId } from './repository/game-id.ts';
import { GameRepository } from './repository/game-repository.ts';
import { type GameUpdate, type LoadedGame, quietUpdate } from './repository/game-update.ts';
import { parseLog } from './repository/log-entry.ts';
import { PerkSheets } from './repository/perk-sheets.ts';
import { Profiles } from './repository/profiles.ts';
import { StoreOutage } from './repository/store-outage.ts';
import { type NextGameParts, openNextGame } from './series/next-game.ts';

/** Tables without pictures that are refreshed per polling round of one second; any machine can draw that many. */
const COMPLETED_A_ROUND = 4;

/** What the game service needs from outside. */
export interface GameServiceParts<Payload> {
  readonly store: GameStore;
  readonly send: SendPort<Payload>;
  readonly render: TableRenderer<Payload>;
  readonly choose: Choose;
  /** Looks up memberships in servers; when left out, nobody counts as having left. */
  readonly membership?: MembershipCheck;
  readonly log: Log;
  /** Returns 128 random bits in hex; defaults to node:crypto, tests pass their own. */
  readonly newSeed?: () => string;
  /** Returns a new game's id, at most 12 letters and digits. */
  readonly newGameId?: () => string;
  /** Returns the present time in ms since 1970. */
  readonly now?: () => number;
  /** The polling interval for clocks and left-over messages, in ms; null: polling runs only when `tick` is called. */
  readonly pollMs?: number | null;
  /** Called after a game's clock acted, with the delay in ms. */
  readonly onClockActed?: (lateMs: number) => void;
}

export interface Services {
  readonly scheduler: Scheduler;
  readonly admission: AdmissionControl;
  readonly games: GameRepository;
  readonly queries: GameQueries;
  readonly opener: GameOpener;
  /** Returns the present time in ms since 1970. */
  readonly now: () => number;
  readonly nextGames: NextGameParts;
  readonly actions: ActionHandler;
  readonly departures: Departures;
  readonly archive: ArchiveReader;
  readonly standings: StandingsReader;
  readonly retold: RetoldGames;
  readonly forgetting: Forgetting;
  readonly setAway: (userId: string, until: number | null) => Promise<number>;
  readonly setOwnTimes: (userId: string, times: OwnTimes) => Promise<number>;
  /** Notes the quiet hours and stand-ins of people who sit in a game now. */
  readonly noteOwnTimes: (gameId: string) => Promise<void>;
  readonly outbox: Outbox;
  readonly turnRunner: TurnRunner;
  readonly poller: Poller;
}

export function createServices<Payload>(parts: GameServiceParts<Payload>): Services {
  const { store, send, render, choose, log } = parts;
  const membership = parts.membership ?? { isMember: async () => null };
  const now = parts.now ?? (() => store.now());
  const holder = randomBytes(12).toString('hex');
  const describe = render.describe.bind(render);
  const describePass = render.describePass?.bind(render);
  const outage = new StoreOutage(log, now);
  const anonymity = new Anonymity(store, describe);
  const scheduler = new Scheduler();
  const atTheEnd = async (stored: GameEnvelope, update: GameUpdate) =>
    withArchive(store, stored, await anonymity.atTheEnd(stored, update), now());
  const games = new GameRepository(store, atTheEnd, outage, scheduler, log, holder);

  const departures = new Departures({ store, games, onDue: (gameId) => see(gameId), scheduler, now });
  const posts = new PostedOnce(send);
  const perkSheets = new PerkSheets(store, log);
  const rewards = [perkSheets, new CampaignSheets(store, log)];
  const readLog = async (gameId: string) => parseLog(gameId, await store.readLog(gameId));
  const profiles = new Profiles(store, log);
  const timesOf = (userId: string) => profiles.timesOrNone(userId);
  const callsEarly = (userId: string) => profiles.callsEarly(userId);
  const archive = new ArchiveReader(store, scheduler, log);
  /** The message at the end of a game goes out without news when the store does not answer. */
  const lateNews = (game: LoadedGame) =>
    lateNewsOf(game, archive, (userId) => profiles.showsRecord(userId), games).catch((error: unknown) => {
      log.warn(errorFields(error), 'the end of a game is told without news of the archive');
      return null;
    });
  const shared = { store, games, outage, scheduler, holder, now, log };
  const outbox: Outbox = new Outbox({
    ...shared,
    deliver: new Delivery({
      ...{ games, send, posts, render, rewards, callsEarly, now, log, readLog, lateNews },
      openNext: (game) => openNextGame(nextGames, game),
    }).deliver,
    onSettled: (ids) => posts.noted(ids),
    onChannelGone: (gameId) => departures.abandon(() => games.byId(gameId)),
    onSilence: (gameId, silent) => departures.silence(gameId, silent),
    onOvertaken: (gameId) => refreshTable(games, gameId),
    onDrained: () => admission.drained(),
  });
  const admission = new AdmissionControl({
    backlog: () => outbox.backlog,
    pressWaitMs: () => scheduler.expectedWaitMs('commit'),
    now: () => performance.now(),
  });
  const kick = (gameId: string) => void outbox.kick(gameId);
  const seeIdle = (gameId: string) => turnRunner.seeIdle(gameId);
  const dueGames: DueGames = new DueGames({ store, see: seeIdle, now });
  const dueTimes = new DueTimes({ store, see: seeIdle, now });
  const turnRunner = new TurnRunner({
    ...shared,
    chooser: {
      ...{ choose, describe, log },
      ...(describePass ? { describePass } : {}),
      turn: () => scheduler.turn('background'),
    },
    membership,
    onCommitted: kick,
    onEnd: (gameId, error) => dueGames.ended(gameId, error),
    onClockActed: parts.onClockActed ?? (() => undefined),
  });
  const see = (gameId: string) => void turnRunner.see(gameId);
  const opener: GameOpener = new GameOpener({
    games,
    perkSheets,
    timesOf,
    describe,
    newSeed: parts.newSeed ?? (() => randomBytes(16).toString('hex')),
    newGameId: parts.newGameId ?? newGameId,
    onBegun: (gameId) => {
      kick(gameId);
      see(gameId);
    },
    scheduler,
    now,
    log,
  });
  const nextGames = { games, opener, profiles };
  /** Runs after a press: sends the messages of the commit and starts bots that are asked or may help. */
  const onCommitted = ({ stored, record }: LoadedGame) => {
    kick(stored.id);
    if (!isBotAsked(record) && !mayBotHelp(record)) return;
    // The reply to the press comes first: bots need much computing time and wait for their turn in the scheduler.
    see(stored.id);
  };
  const shownAgain = async (gameId: string) => {
    await refreshTable(games, gameId);
    kick(gameId);
  };
  /**
   * Shows tables again that were shown as text: those whose late pictures are there, and while the outbox is empty, some
   * that have none yet.
   */
  const completeTables = async () => {
    const nextDrawn = () => render.takeDrawnLate?.() ?? null;
    for (let gameId = nextDrawn(); gameId !== null; gameId = nextDrawn()) await shownAgain(gameId);
    for (let count = 0; count < COMPLETED_A_ROUND && outbox.backlog === 0; count += 1) {
      const gameId = render.takeUndrawn?.() ?? null;
      if (gameId === null) return;
      await shownAgain(gameId);
    }
  };
  const standings = new StandingsReader(archive, now);
  const retold = new RetoldGames(store, scheduler, describe);
  const archiveForgetting = new ArchiveForgetting(store, describe, () => {
    standings.reset();
    retold.reset();
  });
  return {
    scheduler,
    admission,
    games,
    queries: new GameQueries(store, games, scheduler, describe),
    opener,
    now,
    nextGames,
    actions: new ActionHandler({
      games,
      describe,
      readLog,
      onCommitted,
      scheduler,
      now,
      log,
    }),
    departures,
    archive,
    standings,
    retold,
    forgetting: new Forgetting({ store, games, anonymity, archive: archiveForgetting }),
    setAway: (userId, until) => setAway(games, userId, until, now(), kick),
    setOwnTimes: (userId, times) => setOwnTimes(games, userId, times, see),
    noteOwnTimes: (gameId) =>
      noteOwnTimes(games, gameId, timesOf).catch((error: unknown) =>
        outage.note(error, 'the quiet hours of a new player could not be noted', { gameId }),
      ),
    outbox,
    turnRunner,
    poller: new Poller({ store, dueGames, dueTimes, outbox, completeTables, outage, now }),
  };
}

/** Queues another update of a game's table message in the outbox; nothing else changes. */
async function refreshTable(games: GameRepository, gameId: string): Promise<void> {
  await games.change<null>(
    () => games.byId(gameId),
    (game) =>
      game.record.ended === 'abandoned'
        ? { leave: null }
        : { keep: quietUpdate(game, { outbox: [tableEntry()] }) },
    'background',
  );
}
