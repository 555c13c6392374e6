/**
 * Follows the archive: each finished game has one entry with the result that its log makes, in the list of each of its
 * people, and entries never change. Ratings and achievements are sums over the entries, and are compared with those of
 * the replayed games.
 */
import { isDeepStrictEqual } from 'node:util';
import { unpackPlay } from '../../../src/games/archive/archived-record.ts';
import { readResult } from '../../../src/games/archive/archived-result.ts';
import { gameResultOf, peopleOf } from '../../../src/games/archive/archiving.ts';
import { recountArchive } from '../../../src/games/archive/recount.ts';
import { standingsDifferences } from '../../../src/games/archive/standings-differences.ts';
import type { GameResult } from '../../../src/history/result.ts';
import { NO_STANDINGS, standingsAfter } from '../../../src/history/standings.ts';
import { openStore, plainJson } from '../../../src/store/index.ts';
import type { Findings } from './findings.ts';
import type { FollowedGame, GameBook } from './game-book.ts';
import type { RawArchived, StoreReading, StoreUnderTest } from './reading.ts';

interface FollowedEntry extends RawArchived {
  readonly id: string;
  readonly thread: string;
  /** The result that the replayed game has. */
  readonly made: ReturnType<typeof gameResultOf>;
}

/** What the recount at the end of a run found. */
export interface Recounted {
  readonly archived: number;
  /** Archived games that were played again from their logs. */
  readonly again: number;
  /** Games and sums that differ. */
  readonly differences: number;
}

export class ArchiveBook {
  readonly #entries = new Map<string, FollowedEntry>();
  readonly #findings: Findings;

  constructor(findings: Findings) {
    this.#findings = findings;
  }

  /** The kept results of all listed games, in the order of their ends. */
  get results(): readonly GameResult[] {
    return this.#listed().map(([id, { summary }]) => readResult(id, JSON.parse(summary)));
  }

  /** The archived games that the lists do not have yet. */
  get unlisted(): readonly FollowedEntry[] {
    return [...this.#entries.values()].filter(({ order }) => order === null);
  }

  /** Compares a reading with the entries that are known, after the book has taken it. */
  take(reading: StoreReading, book: GameBook): void {
    const followed = new Map(book.all().map((game) => [game.id, game]));
    for (const { id, channelId, status, archived } of reading.games) {
      const report = (words: string) => this.#findings.add('archive', channelId, `${id} ${words}`);
      const isFinished = status !== 'live';
      if (isFinished !== (archived !== null)) {
        report(isFinished ? 'is finished and not archived' : 'is archived and still live');
      }
      const game = followed.get(id);
      if (archived && game) this.#follow(game, archived, report);
    }
    this.#checkLists(reading);
  }

  #follow(game: FollowedGame, entry: RawArchived, report: (words: string) => void): void {
    const known = this.#entries.get(game.id);
    if (known) {
      const { id: _, thread: __, made: ___, ...before } = known;
      const expected = before.order === null ? { ...before, order: entry.order } : before;
      if (!isDeepStrictEqual(expected, entry)) report('has another archive entry than before');
      this.#entries.set(game.id, { ...known, order: entry.order });
      return;
    }
    const kept = readResult(game.id, JSON.parse(entry.summary));
    const { state, chronicle, record } = game;
    const made = gameResultOf({ ...record, state, chronicle }, game.entries, kept.endedAt);
    this.#entries.set(game.id, { ...entry, id: game.id, thread: game.thread, made });
    if (!isDeepStrictEqual(plainJson(kept), plainJson(made)))
      report('has a result that its log does not make');
    if (!isDeepStrictEqual(JSON.parse(entry.userIds), plainJson(peopleOf(made)))) {
      report('is archived for other people');
    }
    const play = unpackPlay(game.id, entry.body);
    const logged = game.entries.map(({ interactionId: ____, ...one }) => ({ ...one, interactionId: null }));
    if (!isDeepStrictEqual(plainJson(play.log), plainJson(logged))) report('has another log in the archive');
    if (!isDeepStrictEqual(plainJson(play.record.chronicle), plainJson(chronicle))) {
      report('has another chronicle in the archive');
    }
  }

  /** A running bot may archive further games while the lists are read. */
  #checkLists({ archive: { all, ofPeople } }: StoreReading): void {
    const known = this.#listed();
    this.#checkList(
      'all',
      all,
      known.map(([id]) => id),
    );
    const people = new Set(known.flatMap(([, { made }]) => peopleOf(made)));
    for (const person of people) {
      const own = known.filter(([, { made }]) => peopleOf(made).includes(person)).map(([id]) => id);
      this.#checkList(person, ofPeople.get(person) ?? [], own);
    }
  }

  #listed(): [string, FollowedEntry & { readonly order: number }][] {
    const listed = [...this.#entries].flatMap(([id, entry]): [string, FollowedEntry & { order: number }][] =>
      entry.order === null ? [] : [[id, { ...entry, order: entry.order }]],
    );
    return listed.sort(([, a], [, b]) => a.order - b.order);
  }

  #checkList(name: string, found: readonly string[], expected: readonly string[]): void {
    if (new Set(found).size !== found.length)
      this.#findings.add('archive', null, `the list of ${name} doubles a game`);
    const known = found.filter((id) => typeof this.#entries.get(id)?.order === 'number');
    if (!isDeepStrictEqual(known, [...expected])) {
      this.#findings.add(
        'archive',
        null,
        `the list of ${name} has ${known.length} of ${expected.length} games, or another order`,
      );
    }
  }

  /** Compares the sums, and lets the bot's own code recount the store, after all bots have stopped. */
  async recount(place: StoreUnderTest): Promise<Recounted> {
    await place.releaseFiles();
    const entries = this.#listed();
    const kept = this.results;
    const made = entries.map(([, entry]) => entry.made);
    const sums = [kept, made].map((results) => standingsAfter(NO_STANDINGS, results));
    const [ofKept = NO_STANDINGS, ofMade = NO_STANDINGS] = sums;
    for (const line of standingsDifferences(ofKept, ofMade)) this.#findings.add('sums', null, line);
    const store = await openStore(place.options);
    try {
      const { made: again, findings } = await recountArchive(store, {
        write: false,
        quick: false,
        onFinding: ({ gameId, lines }) => {
          this.#findings.add('recount', this.#entries.get(gameId ?? '')?.thread ?? null, lines.join('; '));
        },
      });
      const archived = this.#entries.size;
      if (again.log !== archived) {
        this.#findings.add('recount', null, `${again.log} of ${archived} archived games were played again`);
      }
      return { archived, again: again.log, differences: findings };
    } finally {
      await store.close();
    }
  }
}
