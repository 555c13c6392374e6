/** The read-only queries on games. */
import { type Seat, viewOf } from '../engine/index.ts';
import type { GameStore } from '../store/index.ts';
import { wordsFor } from '../words/index.ts';
import { escaped } from '../words/markdown.ts';
import type { Describe } from './actions/play.ts';
import { seatOfPress } from './actions/seat-of-press.ts';
import type { Scheduler } from './concurrency/scheduler.ts';
import type { BotChoice, DiceSeal, Press, Verification } from './game-service.ts';
import { linesIn } from './privacy/redact-log.ts';
import { latestBotChoices, mayAskWhy } from './replay/bot-choices.ts';
import { diceSealOf, verificationOf } from './replay/replay.ts';
import { reportOf } from './replay/report.ts';
import type { GameRepository } from './repository/game-repository.ts';
import type { LoadedGame } from './repository/game-update.ts';
import { type LogEntry, parseLog } from './repository/log-entry.ts';
import { seatFor, seatsOf } from './repository/occupants.ts';
import { isSealed } from './same-dice/seal.ts';
import { snapshotOf } from './snapshot.ts';
import type { TableSnapshot } from './table-snapshot.ts';

export class GameQueries {
  readonly #describe: Describe;
  readonly #store: GameStore;
  readonly #games: GameRepository;
  readonly #scheduler: Scheduler;

  constructor(store: GameStore, games: GameRepository, scheduler: Scheduler, describe: Describe) {
    this.#describe = describe;
    this.#store = store;
    this.#games = games;
    this.#scheduler = scheduler;
  }

  async look(channelId: string): Promise<TableSnapshot | null> {
    const game = await this.#byChannel(channelId);
    return game && snapshotOf(game);
  }

  async modeOf(channelId: string): Promise<string | null> {
    await this.#scheduler.turn('answer');
    return this.#games.modeOf(channelId);
  }

  async lookAtGame(gameId: string): Promise<TableSnapshot | null> {
    await this.#scheduler.turn('answer');
    const game = await this.#games.byId(gameId);
    return game && snapshotOf(game);
  }

  /** Returns why a press would be refused whatever it does, as a sentence; null when it is still in time. */
  async refusalOf(press: Press): Promise<string | null> {
    const game = await this.#byChannel(press.channelId);
    if (!game) return wordsFor(press.locale).presses.noGame;
    const seat = seatOfPress(game, press, false);
    return typeof seat === 'number' ? null : seat.sentence;
  }

  /** Returns the view of a person from the seat that they play for now. */
  viewFor(snapshot: TableSnapshot, userId: string, meant?: number) {
    const seat = seatFor(snapshot, userId, meant);
    return seat === null ? null : { seat, view: viewOf(snapshot.state, seat) };
  }

  /** Returns the public lines of the channel's game. */
  async readLog(channelId: string, locale?: string): Promise<readonly string[]> {
    const game = await this.#byChannel(channelId);
    if (game && (await isSealed(this.#games, game))) return [wordsFor(locale).sameDice.sealed];
    return game ? linesIn(game.record, await this.#logOf(game), locale, this.#describe) : [];
  }

  /** Returns a report file of the channel's game with the person's own secrets only. */
  async report(channelId: string, userId: string) {
    const game = await this.#byChannel(channelId);
    if (!game || (await isSealed(this.#games, game))) return null;
    const own = game.record.occupants.flatMap((occupant, seat) =>
      occupant.kind === 'person' && occupant.userId === userId ? [seat] : [],
    );
    return reportOf(game, await this.#logOf(game), own);
  }

  /** Returns the latest choices of the bots of the channel's game, for a person who may ask why. */
  async botChoices(
    channelId: string,
    userId: string,
    most: number,
  ): Promise<readonly BotChoice[] | 'not-now' | null> {
    const game = await this.#byChannel(channelId);
    if (!game) return null;
    if (!mayAskWhy(game.record, userId)) return 'not-now';
    return latestBotChoices(game.record, await this.#logOf(game), most);
  }

  async verify(channelId: string): Promise<Verification | null> {
    const game = await this.#byChannel(channelId);
    return game && this.#verified(game);
  }

  async verifyGame(gameId: string): Promise<Verification | null> {
    await this.#scheduler.turn('answer');
    const game = await this.#games.byId(gameId);
    return game && this.#verified(game);
  }

  async #verified(game: LoadedGame): Promise<Verification> {
    return this.#withoutSealed(game, verificationOf(game, await this.#logOf(game)));
  }

  async sealOf(gameId: string): Promise<DiceSeal | null> {
    await this.#scheduler.turn('answer');
    const game = await this.#games.byId(gameId);
    return game && this.#withoutSealed(game, diceSealOf(game, await this.#logOf(game)));
  }

  async #withoutSealed<Told extends object>(
    game: LoadedGame,
    told: Told,
  ): Promise<Told | (Told & { readonly seed: null; readonly sealed: true })> {
    return (await isSealed(this.#games, game)) ? { ...told, seed: null, sealed: true } : told;
  }

  async isSealed(gameId: string): Promise<boolean> {
    const game = await this.#games.byId(gameId);
    return game !== null && isSealed(this.#games, game);
  }

  async listFor(userId: string): Promise<readonly TableSnapshot[]> {
    await this.#scheduler.turn('answer');
    const games = (await this.#games.listFor(userId)).map(snapshotOf);
    // A game that the person left to a bot is still stored under their id, so that `forget` finds it.
    return games.filter(({ occupants }) => seatsOf(occupants, userId).length > 0);
  }

  /** Returns the lines that tell what a bot has done since it took over a seat, oldest first; none for other seats. */
  async actionsOfStandIn(gameId: string, seat: Seat): Promise<readonly string[]> {
    await this.#scheduler.turn('answer');
    const game = await this.#games.byId(gameId);
    const occupant = game?.record.occupants[seat];
    if (!game || occupant?.kind !== 'bot' || occupant.for === undefined) return [];
    const log = await this.#logOf(game);
    const taken = log.findLastIndex(({ steps }) =>
      steps.some((step) => step.seat === seat && step.action.type === 'hand-over'),
    );
    const name = escaped(occupant.name);
    return log.slice(taken + 1).flatMap(({ lines }) => lines.filter((line) => line.includes(name)));
  }

  async #byChannel(channelId: string): Promise<LoadedGame | null> {
    await this.#scheduler.turn('answer');
    return this.#games.byChannel(channelId);
  }

  async #logOf({ stored: { id } }: LoadedGame): Promise<readonly LogEntry[]> {
    return parseLog(id, await this.#store.readLog(id));
  }
}
