/** Starts games: stores a new game with its first messages, or refuses with a sentence for the person who asked. */
import { ContentError } from '../../engine/definitions.ts';
import { IllegalAction } from '../../engine/index.ts';
import { StoreUnavailable } from '../../store/index.ts';
import { wordsFor } from '../../words/index.ts';
import { consequencesOf } from '../actions/consequences.ts';
import { ownTimesFor } from '../actions/own-times.ts';
import type { Describe } from '../actions/play.ts';
import type { OwnTimes } from '../clock/own-times.ts';
import type { Scheduler } from '../concurrency/scheduler.ts';
import type { NewTable } from '../game-service.ts';
import { errorFields, type Log } from '../ports/log.ts';
import type { GameRecord } from '../repository/game-record.ts';
import type { GameRepository } from '../repository/game-repository.ts';
import type { GameUpdate } from '../repository/game-update.ts';
import { peopleAt } from '../repository/occupants.ts';
import type { PerkSheets } from '../repository/perk-sheets.ts';
import { distinctOccupants } from './distinct-names.ts';
import { newRecord } from './new-game.ts';
import { withSheets } from './party-sheets.ts';

type Opened = { readonly gameId: string } | { readonly refused: string };

export interface GameOpenerParts {
  readonly games: GameRepository;
  readonly perkSheets: Pick<PerkSheets, 'orNew'>;
  /** Returns a person's quiet hours and stand-in; never rejects. */
  readonly timesOf: (userId: string) => Promise<OwnTimes>;
  readonly describe: Describe;
  /** Returns 128 random bits in hex. */
  readonly newSeed: () => string;
  /** Returns a new game's id, at most 12 letters and digits. */
  readonly newGameId: () => string;
  /** Called when a game is stored and its first messages are queued. */
  readonly onBegun: (gameId: string) => void;
  readonly scheduler: Scheduler;
  readonly now: () => number;
  readonly log: Log;
}

export class GameOpener {
  readonly #parts: GameOpenerParts;

  constructor(parts: GameOpenerParts) {
    this.#parts = parts;
  }

  /** Stores a new game. Refuses when the setup is illegal, the channel has a game, or the game was begun before. */
  async begin(table: NewTable): Promise<Opened> {
    const { presses: sentences } = wordsFor(table.locale);
    try {
      return await this.attempt(table);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      const { channelId, interactionId } = table;
      this.#parts.log.warn(
        { channelId, interactionId, ...errorFields(error) },
        'a game was not started: the store did not answer',
      );
      return { refused: error.mayHaveLanded ? sentences.unclear : sentences.storeDown };
    }
  }

  /**
   * Like `begin`, for callers who try again.
   * @param seed that of an earlier game whose dice are played again; drawn when left out
   * @throws StoreUnavailable
   */
  async attempt(opened: NewTable, seed?: string): Promise<Opened> {
    const table = { ...opened, occupants: distinctOccupants(opened.occupants) };
    const { presses: sentences, refusals } = wordsFor(table.locale);
    if (table.occupants.length !== table.setup.seats.length) return { refused: sentences.wrongSeats };
    await this.#parts.scheduler.turn('answer');
    try {
      return await this.#keep(table, seed ?? this.#parts.newSeed());
    } catch (error) {
      if (error instanceof IllegalAction) return { refused: error.refusal(refusals) };
      if (error instanceof ContentError) return { refused: sentences.unplayable(error.message) };
      throw error;
    }
  }

  async #keep(table: NewTable, seed: string): Promise<Opened> {
    const { games, perkSheets, timesOf, newGameId, onBegun, log } = this.#parts;
    const sentences = wordsFor(table.locale).presses;
    const ownTimes = await ownTimesFor(peopleAt(table.occupants), timesOf);
    const draft = this.#firstDraft(await withSheets(table, perkSheets), seed, ownTimes);
    const id = table.gameId ?? newGameId();
    const { channelId, guildId, occupants } = table;
    const result = await games.create({ id, channelId, guildId, userIds: peopleAt(occupants) }, draft);
    if (result === 'repeated') return { refused: sentences.repeated };
    if (result === 'conflict') return { refused: sentences.channelTaken };
    onBegun(id);
    log.info({ gameId: id, channelId, mode: table.setup.mode }, 'a game begins');
    return { gameId: id };
  }

  #firstDraft(table: NewTable, seed: string, ownTimes: NonNullable<GameRecord['ownTimes']>): GameUpdate {
    const { describe, now } = this.#parts;
    const at = now();
    const { record, lines } = newRecord(table, seed, describe, at, ownTimes);
    return {
      ...consequencesOf(null, record, 'played', null, at),
      log: { at, steps: [], lines },
      interactionId: table.interactionId,
    };
  }
}
