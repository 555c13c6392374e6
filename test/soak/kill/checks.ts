/** The checks of a run: the store and the chat are compared with what the witness saw. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Playground } from '../../../src/playground/index.ts';
import type { ArchiveBook } from './archive-book.ts';
import { checkChat, missingQuestion } from './check-chat.ts';
import { acknowledgedPresses, checkPromises, type PressCounts } from './check-promises.ts';
import type { Findings } from './findings.ts';
import type { FollowedGame, GameBook } from './game-book.ts';
import type { StoreUnderTest } from './reading.ts';
import type { Players } from './started-game.ts';
import type { Witness } from './witness.ts';

const POLL_MS = 50;

export interface CheckedParts {
  readonly place: StoreUnderTest;
  readonly playground: Playground;
  readonly witness: Witness;
  readonly findings: Findings;
  readonly book: GameBook;
  readonly archive: ArchiveBook;
  readonly players: readonly Players[];
  /** The number of programs for the same servers. */
  readonly programs: number;
}

export class Checks {
  /** How long each wait for current tables took, in ms. */
  readonly rests: number[] = [];
  readonly #parts: CheckedParts;
  readonly #committed = new Set<string>();
  /** The ids of finished games that passed the checks; they are checked again at the end of the run only. */
  readonly #passed = new Set<string>();

  constructor(parts: CheckedParts) {
    this.#parts = parts;
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
    return checkPromises(witness, book, this.#committed, findings, acknowledged);
  }

  /**
   * Waits until every table shows its current question; a table that does not in time is a finding.
   * @param longestMs the longest wait
   */
  async comeToRest(longestMs: number): Promise<void> {
    const { playground, findings, archive } = this.#parts;
    const from = performance.now();
    for (;;) {
      await this.check(true);
      const outdated = this.#open().flatMap((game) => {
        const why = missingQuestion(playground, game);
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
      if (took > longestMs) {
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

  #open(): readonly FollowedGame[] {
    return this.#parts.book.all().filter(({ id }) => !this.#passed.has(id));
  }

  #checkChat(): void {
    const { playground, witness, book, players, findings, programs } = this.#parts;
    const started = players.flatMap(({ startedGames }) => startedGames);
    checkChat(playground, witness, book, this.#open(), started, findings, programs);
  }
}
