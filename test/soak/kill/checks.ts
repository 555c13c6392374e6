/** The checks of a run: the store and the chat are compared with what the witness saw. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Playground } from '../../../src/playground/index.ts';
import type { ArchiveBook } from './archive-book.ts';
import { checkChat, missingQuestion } from './check-chat.ts';
import { acknowledgedPresses, checkPromises, type PressCounts } from './check-promises.ts';
import type { Findings } from './findings.ts';
import type { FollowedGame, GameBook } from './game-book.ts';
import type { StoreUnderTest } from './reading.ts';
import { checkSameDiceChat, comparedPairs, SameDiceBook } from './same-dice-book.ts';
import { checkSeriesChat, SeriesBook } from './series-book.ts';
import type { Players } from './started-game.ts';
import type { Witness } from './witness.ts';

const POLL_MS = 50;
/** A wait is too long only after this many looks: on a starved machine this process looks as seldom as the bot moves on. */
const LEAST_LOOKS = 40;

export interface CheckedParts {
  readonly place: StoreUnderTest;
  readonly playground: Playground;
  readonly witness: Witness;
  readonly findings: Findings;
  readonly book: GameBook;
  readonly archive: ArchiveBook;
  readonly players: readonly Players[];
  /** The channel in which games are requested. */
  readonly hall: string;
  /** The number of programs for the same servers. */
  readonly programs: number;
}

export class Checks {
  /** How long each wait for current tables took, in ms. */
  readonly rests: number[] = [];
  readonly #parts: CheckedParts;
  readonly #series: SeriesBook;
  readonly #sameDice: SameDiceBook;
  readonly #committed = new Set<string>();
  /** The ids of finished games that passed the checks; they are checked again at the end of the run only. */
  readonly #passed = new Set<string>();

  constructor(parts: CheckedParts) {
    this.#parts = parts;
    this.#series = new SeriesBook(parts.findings);
    this.#sameDice = new SameDiceBook(parts.findings);
  }

  /** Compares the store with the witness. */
  async check(botIsAlive: boolean): Promise<PressCounts> {
    const { place, witness, book, archive, findings } = this.#parts;
    const acknowledged = acknowledgedPresses(witness);
    const asked = acknowledged.filter(({ id }) => !this.#committed.has(id));
    const known = new Map(book.versions);
    for (const { id } of archive.unlisted) known.delete(id);
    const reading = await place.read({ known, interactions: asked.map(({ id }) => id) }, botIsAlive);
    for (const id of reading.committed) this.#committed.add(id);
    book.take(reading);
    archive.take(reading, book);
    this.#series.check(book);
    this.#sameDice.check(book);
    return checkPromises(witness, book, this.#committed, findings, acknowledged);
  }

  /**
   * Waits until every table shows its current question; a table that does not in time is a finding.
   * @param longestMs the longest wait
   */
  async comeToRest(longestMs: number): Promise<void> {
    const { playground, findings, book, archive } = this.#parts;
    const from = performance.now();
    for (let looks = 1; ; looks += 1) {
      await this.check(true);
      const outdated = this.#open().flatMap((game) => {
        const why = missingQuestion(playground, game, book);
        return why === null ? [] : [{ thread: game.thread, why }];
      });
      for (const { thread } of archive.unlisted)
        outdated.push({ thread, why: 'the archive does not list it' });
      const took = performance.now() - from;
      if (outdated.length === 0) {
        this.rests.push(took);
        this.#checkChat();
        for (const game of this.#open()) if (game.status !== 'live') this.#passed.add(game.id);
        return;
      }
      if (took > longestMs && looks >= LEAST_LOOKS) {
        for (const { thread, why } of outdated) findings.add('not shown', thread, why);
        return;
      }
      await sleep(POLL_MS);
    }
  }

  /** Checks everything once more, also the games that have passed. */
  async checkAll(): Promise<PressCounts> {
    this.#passed.clear();
    this.#committed.clear();
    const counts = await this.check(true);
    this.#checkChat();
    return counts;
  }

  /** Compares what the results say of series with the games. Returns the numbers of decided series and compared pairs. */
  checkRecords(): { readonly series: number; readonly pairs: number } {
    const { book, archive } = this.#parts;
    return { series: this.#series.checkRecords(book, archive.results), pairs: comparedPairs(book) };
  }

  #open(): readonly FollowedGame[] {
    return this.#parts.book.all().filter(({ id }) => !this.#passed.has(id));
  }

  #checkChat(): void {
    const { playground, witness, book, players, hall, findings, programs } = this.#parts;
    const started = players.flatMap(({ startedGames }) => startedGames);
    checkChat(playground, witness, book, this.#open(), started, findings, programs);
    for (const game of this.#open().filter(({ waiting }) => waiting === 0)) {
      checkSeriesChat(playground, game, findings);
      checkSameDiceChat(playground, hall, game, book, findings);
    }
  }
}
