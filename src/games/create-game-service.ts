/** Creates the game service: what the outside may call, over the services that do it. */
import { wordsFor } from '../words/index.ts';
import type { GameServiceParts, RunningGameService } from './dependencies.ts';
import type { Press, PressResult } from './game-service.ts';
import { heedRestoration } from './repository/restoration.ts';
import { createServices } from './services.ts';

const POLL_MS = 1_000;
const LAST_SENDS_MS = 3_000;

/** The games over a store and a chat; nothing goes on by itself until `start`. */
export function createGameService<Payload>(parts: GameServiceParts<Payload>): RunningGameService {
  const { store, log, pollMs = POLL_MS } = parts;
  const services = createServices(parts);
  const { actions, queries, opener, departures, forgetting, games, turnRunner, outbox, poller } = services;
  const { scheduler, admission } = services;
  const pending = new PendingWork();
  let stopping = false;

  /** Takes a press unless the bot is stopping; `stop` waits for it. */
  function take({ locale }: Press, run: () => Promise<PressResult>): Promise<PressResult> {
    if (!stopping) return pending.track(run());
    return Promise.resolve({ result: 'refused', sentence: wordsFor(locale).presses.stopping });
  }

  return {
    act: (press, action) => take(press, () => actions.act(press, action)),
    setOrders: (press, orders) => take(press, () => actions.act(press, { type: 'set-orders', orders })),
    toggleDie: (press, die) => take(press, () => actions.toggleDie(press, die)),
    keepDice: (press, dice) => take(press, () => actions.keepDice(press, dice)),
    takeBack: (press) => take(press, () => actions.takeBack(press)),
    answerTakeBack: (press, agrees) => take(press, () => actions.answerTakeBack(press, agrees)),
    voteToEnd: (press) => take(press, () => actions.voteToEnd(press)),
    changePlayer: (press, change) => take(press, () => actions.changePlayer(press, change)),
    repost: (press) => take(press, () => actions.repost(press)),

    async open(table) {
      if (stopping) return { refused: wordsFor(table.locale).presses.stopping };
      return pending.track(opener.begin(table));
    },
    setAway: (userId, until) => pending.track(services.setAway(userId, until)),
    forget: (userId) => pending.track(forgetting.forget(userId)),

    noteVersion: (interactionId, game) => games.noteVersion(interactionId, game),
    look: (channelId) => queries.look(channelId),
    modeOf: (channelId) => queries.modeOf(channelId),
    lookAtGame: (gameId) => queries.lookAtGame(gameId),
    viewFor: (snapshot, userId, meant) => queries.viewFor(snapshot, userId, meant),
    readLog: (channelId, locale) => queries.readLog(channelId, locale),
    report: (channelId, userId) => queries.report(channelId, userId),
    verify: (channelId) => queries.verify(channelId),
    verifyGame: (gameId) => queries.verifyGame(gameId),
    listFor: (userId) => queries.listFor(userId),

    channelGone: (channelId) => pending.track(departures.abandon(() => games.byChannel(channelId))),
    serverLeft: (guildId) => pending.track(departures.leaveServer(guildId)),
    serverEntered: (guildId) => pending.track(departures.enterServer(guildId)),
    serverChanged: (guildId, mayPost) => pending.track(departures.tryAgain(guildId, mayPost)),

    pressWaitMs: () => scheduler.expectedWaitMs('commit'),
    secondsUntilRoom: () => admission.secondsUntilRoom(),
    pressure: () => ({ turns: scheduler.load, backlog: outbox.backlog, admission: admission.state }),
    turn: (lane) => scheduler.turn(lane),

    async start() {
      await heedRestoration(store, games, log);
      poller.start(pollMs);
      await poller.look();
    },
    async tick() {
      const { done } = await poller.look();
      await done;
    },
    async idle() {
      await pending.idle();
      await turnRunner.idle();
      await outbox.idle();
    },
    async stop() {
      stopping = true;
      await poller.stop();
      await pending.idle();
      await turnRunner.stop();
      await within(LAST_SENDS_MS, outbox.idle());
      outbox.stop();
    },
  };
}

/** Work that was begun and must be finished before the bot ends. */
class PendingWork {
  readonly #running = new Set<Promise<unknown>>();

  /** Remembers some work until it is done, whatever comes of it. */
  track<T>(work: Promise<T>): Promise<T> {
    this.#running.add(work);
    const done = () => this.#running.delete(work);
    work.then(done, done);
    return work;
  }

  /** Resolves when nothing is under way. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.allSettled(this.#running);
  }
}

/** Waits for something, but no longer than `ms`. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, timeout]);
  clearTimeout(timer);
}
