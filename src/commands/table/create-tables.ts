/** The games behind the seam of tables.ts: presses, outbox, bots and clocks over one store. */
import type { Action, StandingOrders } from '../../engine/index.ts';
import type { GameStore } from '../../store/index.ts';
import { wordsFor } from '../../words/index.ts';
import type { Log } from './log.ts';
import { heedRestoration } from './restoration.ts';
import type { Lane } from './scheduler.ts';
import type { NewTable, Press, PressResult, TableSnapshot } from './tables.ts';
import type { RunningTables, TablePressure, TablesParts } from './tables-parts.ts';
import { UnderWay } from './under-way.ts';
import { within } from './within.ts';
import { type Works, worksOf } from './works.ts';

const POLL_MS = 1_000;
const LAST_SENDS_MS = 3_000;

/** The tables over a store and a chat; nothing goes on by itself until they are started. */
export function createTables<Payload>(parts: TablesParts<Payload>): RunningTables {
  return new StoredTables(parts, worksOf(parts));
}

class StoredTables implements RunningTables {
  readonly #store: GameStore;
  readonly #log: Log;
  readonly #pollMs: number | null;
  readonly #works: Works;
  readonly #underWay = new UnderWay();
  #stopping = false;

  constructor(parts: Pick<TablesParts<never>, 'store' | 'log' | 'pollMs'>, works: Works) {
    const { store, log, pollMs = POLL_MS } = parts;
    this.#store = store;
    this.#log = log;
    this.#pollMs = pollMs;
    this.#works = works;
  }

  async open(table: NewTable): Promise<{ readonly gameId: string } | { readonly refused: string }> {
    if (this.#stopping) return { refused: wordsFor(table.locale).presses.stopping };
    return this.#underWay.track(this.#works.openings.begin(table));
  }

  act(press: Press, action: Action): Promise<PressResult> {
    return this.#press(press, () => this.#works.presses.act(press, action));
  }

  toggleDie(press: Press, die: number): Promise<PressResult> {
    return this.#press(press, () => this.#works.presses.toggleDie(press, die));
  }

  keepDice(press: Press, dice: readonly number[]): Promise<PressResult> {
    return this.#press(press, () => this.#works.presses.keepDice(press, dice));
  }

  setOrders(press: Press, orders: StandingOrders): Promise<PressResult> {
    return this.act(press, { type: 'set-orders', orders });
  }

  takeBack(press: Press): Promise<PressResult> {
    return this.#press(press, () => this.#works.presses.takeBack(press));
  }

  answerTakeBack(press: Press, agrees: boolean): Promise<PressResult> {
    return this.#press(press, () => this.#works.presses.answerTakeBack(press, agrees));
  }

  voteToEnd(press: Press): Promise<PressResult> {
    return this.#press(press, () => this.#works.presses.voteToEnd(press));
  }

  repost(press: Press): Promise<PressResult> {
    return this.#press(press, () => this.#works.presses.repost(press));
  }

  look(channelId: string) {
    return this.#works.readings.look(channelId);
  }

  lookAtGame(gameId: string) {
    return this.#works.readings.lookAtGame(gameId);
  }

  viewFor(snapshot: TableSnapshot, userId: string) {
    return this.#works.readings.viewFor(snapshot, userId);
  }

  readLog(channelId: string) {
    return this.#works.readings.readLog(channelId);
  }

  report(channelId: string, userId: string) {
    return this.#works.readings.report(channelId, userId);
  }

  verify(channelId: string) {
    return this.#works.readings.verify(channelId);
  }

  verifyGame(gameId: string) {
    return this.#works.readings.verifyGame(gameId);
  }

  listFor(userId: string) {
    return this.#works.readings.listFor(userId);
  }

  forget(userId: string) {
    return this.#underWay.track(this.#works.forgetting.forget(userId));
  }

  channelGone(channelId: string): Promise<void> {
    return this.#underWay.track(this.#works.departures.abandon(() => this.#works.games.byChannel(channelId)));
  }

  serverLeft(guildId: string): Promise<void> {
    return this.#underWay.track(this.#works.departures.leaveServer(guildId));
  }

  serverEntered(guildId: string): Promise<void> {
    return this.#underWay.track(this.#works.departures.enterServer(guildId));
  }

  serverChanged(guildId: string, mayPost: (channelId: string) => boolean): Promise<void> {
    return this.#underWay.track(this.#works.departures.tryAgain(guildId, mayPost));
  }

  async start(): Promise<void> {
    await heedRestoration(this.#store, this.#works.games, this.#log);
    this.#works.rounds.start(this.#pollMs);
    await this.#works.rounds.look();
  }

  pressWaitMs(): number {
    return this.#works.scheduler.expectedWaitMs('commit');
  }

  secondsUntilRoom(): number | null {
    return this.#works.admission.secondsUntilRoom();
  }

  pressure(): TablePressure {
    const { scheduler, outbox, admission } = this.#works;
    return { turns: scheduler.load, backlog: outbox.backlog, admission: admission.state };
  }

  turn(lane: Lane): Promise<void> {
    return this.#works.scheduler.turn(lane);
  }

  async tick(): Promise<void> {
    const { done } = await this.#works.rounds.look();
    await done;
  }

  async idle(): Promise<void> {
    await this.#underWay.idle();
    await this.#works.attendance.idle();
    await this.#works.outbox.idle();
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    await this.#works.rounds.stop();
    await this.#underWay.idle();
    await this.#works.attendance.stop();
    await within(LAST_SENDS_MS, this.#works.outbox.idle());
    this.#works.outbox.stop();
  }

  #press({ locale }: Press, run: () => Promise<PressResult>): Promise<PressResult> {
    if (this.#stopping) {
      return Promise.resolve({ result: 'refused', sentence: wordsFor(locale).presses.stopping });
    }
    return this.#underWay.track(run());
  }
}
