/** The games behind the seam of tables.ts: presses, outbox, bots and clocks over one store. */
import { randomBytes } from 'node:crypto';
import { type Action, ContentError, IllegalAction, type StandingOrders, viewOf } from '../../engine/index.ts';
import { type GameStore, StoreUnavailable } from '../../store/index.ts';
import { Attendance } from './attendance.ts';
import type { Choose, Chooser } from './bots.ts';
import { consequencesOf } from './consequences.ts';
import { Delivery } from './delivery.ts';
import { Departures } from './departures.ts';
import { type KeptGame, KeptGames } from './kept-games.ts';
import { errorFields, type Log } from './log.ts';
import { parseLog } from './log-entry.ts';
import { newRecord } from './new-game.ts';
import { Outbox } from './outbox.ts';
import { askedSitter, questionOf } from './play.ts';
import { Presses } from './presses.ts';
import type { TableRenderer } from './render-port.ts';
import { verificationOf } from './replay.ts';
import { reportOf } from './report.ts';
import type { SendPort } from './send-port.ts';
import { SENTENCES } from './sentences.ts';
import { seatFor, snapshotOf } from './snapshot.ts';
import type { NewTable, Press, PressResult, TableSnapshot, Tables, Verification } from './tables.ts';

const POLL_MS = 1_000;
const SWEEP_MS = 60 * 60_000;
const LAST_SENDS_MS = 3_000;
const DUE_AT_ONCE = 100;

export interface TablesParts<Payload> {
  readonly store: GameStore;
  readonly send: SendPort<Payload>;
  readonly render: TableRenderer<Payload>;
  readonly choose: Choose;
  readonly log: Log;
  /** 128 random bits in hex; from node:crypto unless a test names its own. */
  readonly newSeed?: () => string;
  /** A new game's id, at most 12 letters and digits. */
  readonly newGameId?: () => string;
  /** Now, in ms since 1970. */
  readonly now?: () => number;
  /** How often clocks and left-over messages are looked for, in ms; null: only when `tick` is called. */
  readonly pollMs?: number | null;
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
  readonly #outbox: Outbox;
  readonly #attendance: Attendance;
  readonly #presses: Presses;
  readonly #departures: Departures;
  readonly #chooser: Chooser;
  readonly #log: Log;
  readonly #newSeed: () => string;
  readonly #newGameId: () => string;
  readonly #now: () => number;
  readonly #pollMs: number | null;
  readonly #open = new Set<Promise<unknown>>();
  #timer: NodeJS.Timeout | null = null;
  #ticking: Promise<void> | null = null;
  #sweptAt = 0;
  #stopping = false;

  constructor(parts: TablesParts<Payload>) {
    const { store, send, render, choose, log } = parts;
    const now = parts.now ?? Date.now;
    const holder = randomBytes(12).toString('hex');
    const describe = render.describe.bind(render);
    const games = new KeptGames(store, log);
    this.#store = store;
    this.#games = games;
    this.#log = log;
    this.#now = now;
    this.#newSeed = parts.newSeed ?? (() => randomBytes(16).toString('hex'));
    this.#newGameId = parts.newGameId ?? newGameId;
    this.#pollMs = parts.pollMs === undefined ? POLL_MS : parts.pollMs;
    this.#chooser = { choose, describe, log };
    const onCommitted = (game: KeptGame) => this.#follow(game);
    this.#departures = new Departures({ store, games, describe, onCommitted, now });
    this.#outbox = new Outbox({
      store,
      games,
      deliver: new Delivery(games, send, render, log).deliver,
      onChannelGone: (gameId) => this.#departures.abandon(() => games.byId(gameId)),
      onSilence: (gameId, silent) => this.#departures.silence(gameId, silent),
      holder,
      now,
      log,
    });
    this.#attendance = new Attendance({
      store,
      games,
      chooser: this.#chooser,
      onCommitted: (gameId) => this.#kick(gameId),
      holder,
      now,
      log,
    });
    this.#presses = new Presses({ games, describe, onCommitted, now, log });
  }

  async open(table: NewTable): Promise<{ readonly gameId: string } | { readonly refused: string }> {
    if (this.#stopping) return { refused: SENTENCES.stopping };
    return this.#track(this.#begin(table));
  }

  act(press: Press, action: Action): Promise<PressResult> {
    return this.#press(() => this.#presses.act(press, action));
  }

  toggleKeep(press: Press, die: number): Promise<PressResult> {
    return this.#press(() => this.#presses.toggleKeep(press, die));
  }

  setOrders(press: Press, orders: StandingOrders): Promise<PressResult> {
    return this.act(press, { type: 'set-orders', orders });
  }

  repost(press: Press): Promise<PressResult> {
    return this.#press(() => this.#presses.repost(press));
  }

  async look(channelId: string): Promise<TableSnapshot | null> {
    const game = await this.#games.byChannel(channelId);
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

  channelGone(channelId: string): Promise<void> {
    return this.#track(this.#departures.abandon(() => this.#games.byChannel(channelId)));
  }

  memberGone(guildId: string, userId: string): Promise<void> {
    return this.#track(this.#departures.leave(guildId, userId));
  }

  async start(): Promise<void> {
    if (this.#pollMs !== null && this.#timer === null) {
      this.#timer = setInterval(() => void this.tick(), this.#pollMs).unref();
    }
    await this.tick();
  }

  tick(): Promise<void> {
    this.#ticking ??= this.#tick().finally(() => {
      this.#ticking = null;
    });
    return this.#ticking;
  }

  async idle(): Promise<void> {
    await Promise.allSettled(this.#open);
    await this.#attendance.idle();
    await this.#outbox.idle();
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
    await Promise.allSettled(this.#open);
    await this.#attendance.stop();
    await within(LAST_SENDS_MS, this.#outbox.idle());
  }

  async #begin(table: NewTable): Promise<{ readonly gameId: string } | { readonly refused: string }> {
    if (table.sitters.length !== table.setup.seats.length) return { refused: SENTENCES.wrongSeats };
    try {
      const at = this.#now();
      const begun = newRecord(table, this.#newSeed(), this.#chooser.describe, at);
      const id = this.#newGameId();
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
      if (result === 'repeated') return { refused: SENTENCES.repeated };
      if (result === 'conflict') return { refused: SENTENCES.channelTaken };
      const game = await this.#games.byId(id);
      if (game) this.#follow(game);
      this.#log.info({ gameId: id, channelId, mode: table.setup.mode }, 'a game begins');
      return { gameId: id };
    } catch (error) {
      if (error instanceof IllegalAction) return { refused: error.message };
      if (error instanceof ContentError) return { refused: `That game cannot be played: ${error.message}.` };
      if (!(error instanceof StoreUnavailable)) throw error;
      this.#log.error({ channelId: table.channelId, ...errorFields(error) }, 'the store did not answer');
      return { refused: SENTENCES.storeDown };
    }
  }

  #press(run: () => Promise<PressResult>): Promise<PressResult> {
    if (this.#stopping) return Promise.resolve({ result: 'refused', sentence: SENTENCES.stopping });
    return this.#track(run());
  }

  #track<T>(running: Promise<T>): Promise<T> {
    this.#open.add(running);
    const done = () => this.#open.delete(running);
    running.then(done, done);
    return running;
  }

  /** After a commit: its messages go out, and bots that were asked play. */
  #follow(game: KeptGame): void {
    this.#kick(game.stored.id);
    if (askedSitter(game.record)?.sitter.kind === 'bot') void this.#attendance.see(game.stored.id);
  }

  #kick(gameId: string): void {
    void this.#outbox.kick(gameId);
  }

  async #tick(): Promise<void> {
    try {
      const now = this.#now();
      const due = await this.#store.listDue(now, DUE_AT_ONCE);
      await Promise.all(due.map((gameId) => this.#attendance.see(gameId)));
      await this.#outbox.kickAll();
      if (now - this.#sweptAt < SWEEP_MS) return;
      this.#sweptAt = now;
      await this.#store.sweep();
    } catch (error) {
      this.#log.error(errorFields(error), 'clocks and messages could not be looked after');
    }
  }
}

const GAME_ID_LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';

/** Ten letters and digits that are not mistaken for one another: 49 bits, short enough to be read out. */
function newGameId(): string {
  return Array.from(randomBytes(10), (byte) => GAME_ID_LETTERS[byte % GAME_ID_LETTERS.length]).join('');
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
