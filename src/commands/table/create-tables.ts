/** The games behind the seam of tables.ts: presses, outbox, bots and clocks over one store. */

import { randomBytes } from 'node:crypto';
import { setImmediate as afterThisTurn } from 'node:timers/promises';
import { type Action, ContentError, IllegalAction, type StandingOrders, viewOf } from '../../engine/index.ts';
import { type GameStore, StoreUnavailable } from '../../store/index.ts';
import { wordsFor } from '../../words/index.ts';
import { Attendance } from './attendance.ts';
import type { Choose, Chooser } from './bots.ts';
import { consequencesOf } from './consequences.ts';
import { Delivery } from './delivery.ts';
import { Departures } from './departures.ts';
import { DueList, type Look } from './due-list.ts';
import { Forgetting } from './forgetting.ts';
import { newGameId } from './game-id.ts';
import { type KeptGame, KeptGames } from './kept-games.ts';
import { errorFields, type Log } from './log.ts';
import { parseLog } from './log-entry.ts';
import { newRecord } from './new-game.ts';
import { Outbox } from './outbox.ts';
import { askedSitter, questionOf } from './play.ts';
import { PostedOnce } from './posted-once.ts';
import { Presses } from './presses.ts';
import { refreshTable } from './refresh-table.ts';
import type { TableRenderer } from './render-port.ts';
import { verificationOf } from './replay.ts';
import { reportOf } from './report.ts';
import { heedRestoration } from './restoration.ts';
import type { SendPort } from './send-port.ts';
import { seatFor, snapshotOf } from './snapshot.ts';
import { StoreOutage } from './store-outage.ts';
import type { NewTable, Press, PressResult, TableSnapshot, Tables, Verification } from './tables.ts';
import type { Whereabouts } from './whereabouts-port.ts';

const POLL_MS = 1_000;
const SWEEP_MS = 60 * 60_000;
const LAST_SENDS_MS = 3_000;

export interface TablesParts<Payload> {
  readonly store: GameStore;
  readonly send: SendPort<Payload>;
  readonly render: TableRenderer<Payload>;
  readonly choose: Choose;
  /** Who is still in a server; left out, everybody is taken to be. */
  readonly whereabouts?: Whereabouts;
  readonly log: Log;
  /** 128 random bits in hex; from node:crypto unless a test names its own. */
  readonly newSeed?: () => string;
  /** A new game's id, at most 12 letters and digits. */
  readonly newGameId?: () => string;
  /** Now, in ms since 1970. */
  readonly now?: () => number;
  /** How often clocks and left-over messages are looked for, in ms; null: only when `tick` is called. */
  readonly pollMs?: number | null;
  /** Told when a game's clock has acted, and by how many ms too late. */
  readonly onClockActed?: (lateMs: number) => void;
}

/** The seam, and what tests need to follow what goes on behind it. */
export interface RunningTables extends Tables {
  /** One look at clocks, bots and left-over messages; `start` does it again and again. */
  tick(): Promise<void>;
  /** Resolves when no bot plays and nothing is being sent. */
  idle(): Promise<void>;
}

export function createTables<Payload>(parts: TablesParts<Payload>): RunningTables {
  return new StoredTables(parts);
}

class StoredTables<Payload> implements RunningTables {
  readonly #store: GameStore;
  readonly #games: KeptGames;
  readonly #outage: StoreOutage;
  readonly #outbox: Outbox;
  readonly #attendance: Attendance;
  readonly #dueList: DueList;
  readonly #presses: Presses;
  readonly #departures: Departures;
  readonly #forgetting: Forgetting;
  readonly #chooser: Chooser;
  readonly #log: Log;
  readonly #newSeed: () => string;
  readonly #newGameId: () => string;
  readonly #now: () => number;
  readonly #pollMs: number | null;
  readonly #open = new Set<Promise<unknown>>();
  #timer: NodeJS.Timeout | null = null;
  #sweptAt = 0;
  #stopping = false;

  constructor(parts: TablesParts<Payload>) {
    const { store, send, render, choose, log } = parts;
    const whereabouts = parts.whereabouts ?? { isMember: async () => null };
    const now = parts.now ?? Date.now;
    const holder = randomBytes(12).toString('hex');
    const describe = render.describe.bind(render);
    const outage = new StoreOutage(log, now);
    const games = new KeptGames(store, outage, log);
    this.#store = store;
    this.#outage = outage;
    this.#games = games;
    this.#log = log;
    this.#now = now;
    this.#newSeed = parts.newSeed ?? (() => randomBytes(16).toString('hex'));
    this.#newGameId = parts.newGameId ?? newGameId;
    this.#pollMs = parts.pollMs === undefined ? POLL_MS : parts.pollMs;
    this.#chooser = { choose, describe, log };
    const onCommitted = (game: KeptGame) => this.#follow(game);
    this.#forgetting = new Forgetting({ store, games, describe });
    const onDue = (gameId: string) => void this.#attendance.see(gameId);
    this.#departures = new Departures({ store, games, onDue, now });
    const posts = new PostedOnce(send);
    this.#outbox = new Outbox({
      store,
      games,
      deliver: new Delivery(games, posts, render, now, log).deliver,
      onSettled: (ids) => posts.noted(ids),
      onChannelGone: (gameId) => this.#departures.abandon(() => games.byId(gameId)),
      onSilence: (gameId, silent) => this.#departures.silence(gameId, silent),
      onOvertaken: (gameId) => refreshTable(games, gameId),
      outage,
      holder,
      now,
      log,
    });
    this.#attendance = new Attendance({
      store,
      games,
      chooser: this.#chooser,
      whereabouts,
      onCommitted: (gameId) => this.#kick(gameId),
      onEnd: (gameId, error) => this.#dueList.ended(gameId, error),
      onClockActed: parts.onClockActed ?? (() => undefined),
      outage,
      holder,
      now,
      log,
    });
    this.#dueList = new DueList({ store, see: (gameId) => this.#attendance.seeIdle(gameId), now });
    this.#presses = new Presses({ games, describe, onCommitted, now, log });
  }

  async open(table: NewTable): Promise<{ readonly gameId: string } | { readonly refused: string }> {
    if (this.#stopping) return { refused: wordsFor(table.locale).presses.stopping };
    return this.#track(this.#begin(table));
  }

  act(press: Press, action: Action): Promise<PressResult> {
    return this.#press(press, () => this.#presses.act(press, action));
  }

  toggleKeep(press: Press, die: number): Promise<PressResult> {
    return this.#press(press, () => this.#presses.toggleKeep(press, die));
  }

  setOrders(press: Press, orders: StandingOrders): Promise<PressResult> {
    return this.act(press, { type: 'set-orders', orders });
  }

  repost(press: Press): Promise<PressResult> {
    return this.#press(press, () => this.#presses.repost(press));
  }

  async look(channelId: string): Promise<TableSnapshot | null> {
    const game = await this.#games.byChannel(channelId);
    return game && snapshotOf(game);
  }

  async lookAtGame(gameId: string): Promise<TableSnapshot | null> {
    const game = await this.#games.byId(gameId);
    return game && snapshotOf(game);
  }

  viewFor({ sitters, state }: TableSnapshot, userId: string) {
    const seat = seatFor(sitters, questionOf(state)?.seat ?? null, userId);
    return seat === null ? null : { seat, view: viewOf(state, seat) };
  }

  async readLog(channelId: string): Promise<readonly string[]> {
    const game = await this.#games.byChannel(channelId);
    if (!game) return [];
    const { id } = game.stored;
    return parseLog(id, await this.#store.readLog(id)).flatMap((entry) => entry.lines);
  }

  async report(channelId: string, userId: string) {
    const game = await this.#games.byChannel(channelId);
    if (!game) return null;
    const { id } = game.stored;
    const own = game.record.sitters.flatMap((sitter, seat) =>
      sitter.kind === 'person' && sitter.userId === userId ? [seat] : [],
    );
    return reportOf(game, parseLog(id, await this.#store.readLog(id)), own);
  }

  async verify(channelId: string): Promise<Verification | null> {
    const game = await this.#games.byChannel(channelId);
    return game && verificationOf(game, parseLog(game.stored.id, await this.#store.readLog(game.stored.id)));
  }

  async listFor(userId: string): Promise<readonly TableSnapshot[]> {
    return (await this.#games.listFor(userId)).map(snapshotOf);
  }

  forget(userId: string) {
    return this.#track(this.#forgetting.forget(userId));
  }

  channelGone(channelId: string): Promise<void> {
    return this.#track(this.#departures.abandon(() => this.#games.byChannel(channelId)));
  }

  serverLeft(guildId: string): Promise<void> {
    return this.#track(this.#departures.leaveServer(guildId));
  }

  serverEntered(guildId: string): Promise<void> {
    return this.#track(this.#departures.enterServer(guildId));
  }

  serverChanged(guildId: string, mayPost: (channelId: string) => boolean): Promise<void> {
    return this.#track(this.#departures.tryAgain(guildId, mayPost));
  }

  async start(): Promise<void> {
    await heedRestoration(this.#store, this.#games, this.#log);
    if (this.#pollMs !== null && this.#timer === null) {
      this.#timer = setInterval(() => void this.#look(), this.#pollMs).unref();
    }
    await this.#look();
  }

  async tick(): Promise<void> {
    const { done } = await this.#look();
    await done;
  }

  async idle(): Promise<void> {
    while (this.#open.size > 0) await Promise.allSettled(this.#open);
    await this.#attendance.idle();
    await this.#outbox.idle();
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
    while (this.#open.size > 0) await Promise.allSettled(this.#open);
    await this.#attendance.stop();
    await within(LAST_SENDS_MS, this.#outbox.idle());
    this.#outbox.stop();
  }

  async #begin(table: NewTable): Promise<{ readonly gameId: string } | { readonly refused: string }> {
    const sentences = wordsFor(table.locale).presses;
    if (table.sitters.length !== table.setup.seats.length) return { refused: sentences.wrongSeats };
    try {
      const at = this.#now();
      const begun = newRecord(table, this.#newSeed(), this.#chooser.describe, at);
      const id = table.gameId ?? this.#newGameId();
      const people = table.sitters.flatMap((sitter) => (sitter.kind === 'person' ? [sitter.userId] : []));
      const { channelId, guildId, interactionId } = table;
      const result = await this.#games.create(
        { id, channelId, guildId, userIds: [...new Set(people)] },
        {
          ...consequencesOf(null, begun.record, 'played', null, at),
          log: { at, steps: [], lines: begun.lines },
          interactionId,
        },
      );
      if (result === 'repeated') return { refused: sentences.repeated };
      if (result === 'conflict') return { refused: sentences.channelTaken };
      this.#kick(id);
      void this.#attendance.see(id);
      this.#log.info({ gameId: id, channelId, mode: table.setup.mode }, 'a game begins');
      return { gameId: id };
    } catch (error) {
      if (error instanceof IllegalAction) return { refused: error.refusal(wordsFor(table.locale).refusals) };
      if (error instanceof ContentError) return { refused: sentences.unplayable(error.message) };
      if (!(error instanceof StoreUnavailable)) throw error;
      const { channelId, interactionId } = table;
      this.#log.warn(
        { channelId, interactionId, ...errorFields(error) },
        'a game was not begun: the store did not answer',
      );
      return { refused: error.mayHaveLanded ? sentences.unclear : sentences.storeDown };
    }
  }

  #press({ locale }: Press, run: () => Promise<PressResult>): Promise<PressResult> {
    if (this.#stopping) {
      return Promise.resolve({ result: 'refused', sentence: wordsFor(locale).presses.stopping });
    }
    return this.#track(run());
  }

  #track<T>(running: Promise<T>): Promise<T> {
    this.#open.add(running);
    const done = () => this.#open.delete(running);
    running.then(done, done);
    return running;
  }

  /** After a commit: its messages go out, and bots that were asked play. */
  #follow({ stored, record }: KeptGame): void {
    this.#kick(stored.id);
    if (askedSitter(record)?.sitter.kind !== 'bot') return;
    // A bot thinks hard; whoever pressed is acknowledged first.
    void this.#track(afterThisTurn().then(() => void this.#attendance.see(stored.id)));
  }

  #kick(gameId: string): void {
    void this.#outbox.kick(gameId);
  }

  /** The clocks do not wait for what is being sent, nor the other way round: Discord may keep it for minutes. */
  async #look(): Promise<Look> {
    const looks = [await this.#lookAtClocks(), await this.#lookAtOutbox()];
    await this.#sweep();
    return { done: Promise.all(looks.map((look) => look?.done)) };
  }

  #lookAtClocks(): Promise<Look | null> {
    return this.#guarded(() => this.#dueList.look(), 'clocks could not be looked after');
  }

  #lookAtOutbox(): Promise<Look | null> {
    return this.#guarded(() => this.#outbox.kickAll(), 'left-over messages could not be looked after');
  }

  async #sweep(): Promise<void> {
    const now = this.#now();
    if (now - this.#sweptAt < SWEEP_MS) return;
    this.#sweptAt = now;
    await this.#guarded(() => this.#store.sweep(), 'finished games could not be swept');
  }

  async #guarded<T>(work: () => Promise<T>, trouble: string): Promise<T | null> {
    try {
      return await work();
    } catch (error) {
      this.#outage.note(error, trouble);
      return null;
    }
  }
}

/** Waits for something, but no longer than `ms`. */
async function within(ms: number, work: Promise<unknown>): Promise<void> {
  const { promise, cancel } = timeout(ms);
  await Promise.race([work, promise]);
  cancel();
}

function timeout(ms: number) {
  let timer: NodeJS.Timeout | undefined;
  const promise = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return { promise, cancel: () => clearTimeout(timer) };
}
