/** Creates the game service: the public interface over the internal services. */
import { wordsFor } from '../words/index.ts';
import type { Lane, SchedulerLoad } from './concurrency/scheduler.ts';
import type { GameService } from './game-service.ts';
import type { AdmissionState } from './lobby/admission-control.ts';
import { repostAfterRestore } from './repository/restoration.ts';
import { openSeal } from './same-dice/seal.ts';
import { openSecond } from './same-dice/second-game.ts';
import { openNextAtPress } from './series/next-game.ts';
import { createServices, type GameServiceParts } from './services.ts';

const POLL_MS = 1_000;
const LAST_SENDS_MS = 3_000;

/** The load of this process and the state of admission control. */
export interface TablePressure {
  readonly turns: SchedulerLoad;
  /** The number of games with unsent outbox entries. */
  readonly backlog: number;
  readonly admission: AdmissionState;
  /** Why no message is sent, in words for the operator; null when messages are sent or none waits. */
  readonly unsent: string | null;
}

/** The game service with the operations that its owner and tests need to run and watch the service. */
export interface RunningGameService extends GameService {
  /** Resolves when other work that blocks the event loop for some milliseconds may run. */
  turn(lane: Lane): Promise<void>;
  pressure(): TablePressure;
  /** Polls clocks, bots and left-over messages once; `start` polls repeatedly. */
  tick(): Promise<void>;
  /** Resolves when no bot plays and no message is being sent. */
  idle(): Promise<void>;
}

/** Creates the game service over a store and a chat. Clocks and bots do not run until `start`. */
export function createGameService<Payload>(parts: GameServiceParts<Payload>): RunningGameService {
  const { store, log, pollMs = POLL_MS } = parts;
  const services = createServices(parts);
  const { actions, queries, opener, departures, forgetting, games, turnRunner, outbox, poller } = services;
  const { scheduler, admission } = services;

  return {
    act: actions.act.bind(actions),
    toggleDie: actions.toggleDie.bind(actions),
    keepDice: actions.keepDice.bind(actions),
    takeBack: actions.takeBack.bind(actions),
    answerTakeBack: actions.answerTakeBack.bind(actions),
    voteToEnd: actions.voteToEnd.bind(actions),
    remind: actions.remind.bind(actions),
    replaceAbsent: actions.replaceAbsent.bind(actions),
    claimWin: actions.claimWin.bind(actions),
    async changePlayer(press, change) {
      const outcome = await actions.changePlayer(press, change);
      if (outcome.result === 'done') await scheduler.track(services.noteOwnTimes(outcome.game.gameId));
      return outcome;
    },
    repost: actions.repost.bind(actions),

    async open(table) {
      if (scheduler.isClosed) return { refused: wordsFor(table.locale).presses.stopping };
      const first = table.sameDice?.of ?? null;
      return scheduler.track(first === null ? opener.begin(table) : openSecond(services, table, first));
    },
    async openNext(gameId, press) {
      if (scheduler.isClosed) return { refused: wordsFor(press.locale).presses.stopping };
      return scheduler.track(openNextAtPress(services.nextGames, gameId, press));
    },
    setAway: (userId, until) => scheduler.track(services.setAway(userId, until)),
    setOwnTimes: (userId, times) => scheduler.track(services.setOwnTimes(userId, times)),
    forget: (userId) => scheduler.track(forgetting.forget(userId)),

    noteVersion: games.noteVersion.bind(games),
    look: queries.look.bind(queries),
    modeOf: queries.modeOf.bind(queries),
    lookAtGame: queries.lookAtGame.bind(queries),
    refusalOf: queries.refusalOf.bind(queries),
    viewFor: queries.viewFor.bind(queries),
    readLog: queries.readLog.bind(queries),
    actionsOfStandIn: queries.actionsOfStandIn.bind(queries),
    report: queries.report.bind(queries),
    botChoices: queries.botChoices.bind(queries),
    verify: queries.verify.bind(queries),
    verifyGame: queries.verifyGame.bind(queries),
    sealOf: queries.sealOf.bind(queries),
    listFor: queries.listFor.bind(queries),
    resultsOf: (userId) => services.archive.results({ userId }),
    archivedOf: (userId) => services.archive.games({ userId }),
    resultsOfServer: (guildId) => services.archive.results({ guildId }),
    standings: (guildId) => services.standings.of(guildId),
    retold: async (gameId, language) =>
      (await queries.isSealed(gameId)) ? null : services.retold.of(gameId, language),
    isSealed: queries.isSealed.bind(queries),
    openDice: (gameId) => scheduler.track(openSeal(games, gameId, services.now())),

    channelGone: (channelId) => scheduler.track(departures.abandon(() => games.byChannel(channelId))),
    serverLeft: (guildId) => scheduler.track(departures.leaveServer(guildId)),
    serverEntered: (guildId) => scheduler.track(departures.enterServer(guildId)),
    serverChanged: (guildId, mayPost) => scheduler.track(departures.tryAgain(guildId, mayPost)),

    pressWaitMs: scheduler.expectedWaitMs.bind(scheduler, 'commit'),
    secondsUntilRoom: admission.secondsUntilRoom.bind(admission),
    pressure: () => ({
      turns: scheduler.load,
      backlog: outbox.backlog,
      admission: admission.state,
      unsent: outbox.problem,
    }),
    turn: scheduler.turn.bind(scheduler),

    async start() {
      await repostAfterRestore(store, games, log);
      poller.start(pollMs);
      await poller.look();
    },
    async tick() {
      const { done } = await poller.look();
      await done;
    },
    async idle() {
      await scheduler.idle();
      await turnRunner.idle();
      await outbox.idle();
    },
    async stop() {
      scheduler.close();
      await poller.stop();
      await scheduler.idle();
      await turnRunner.stop();
      await within(LAST_SENDS_MS, outbox.idle());
      outbox.stop();
    },
  };
}

/** Waits until the work settles, but at most `ms`. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, timeout]);
  clearTimeout(timer);
}
