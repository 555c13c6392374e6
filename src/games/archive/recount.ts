/**
 * Recounts the archive: makes every result again, and says where what is kept differs from it. Records, ratings and
 * achievements are sums over the results, so that they are right where all results are.
 */
import { isDeepStrictEqual } from 'node:util';
import type { GameResult } from '../../history/result.ts';
import { NO_STANDINGS, type Standings, standingsAfter } from '../../history/standings.ts';
import {
  type ArchivedGame,
  type ArchiveEntry,
  type ArchiveOf,
  type GameStore,
  plainJson,
  UnreadableGame,
} from '../../store/index.ts';
import { parseRecord } from '../repository/game-record.ts';
import { parseLog } from '../repository/log-entry.ts';
import { packPlay, unpackPlay } from './archived-record.ts';
import { readResult } from './archived-result.ts';
import { archiveEntryOf, peopleOf } from './archiving.ts';
import { aloneWithEntry } from './entry-claim.ts';
import { jsonDifferences } from './json-differences.ts';
import { madeAgain, type Source } from './made-again.ts';
import { standingsDifferences } from './standings-differences.ts';

const PORTION = 100;

export interface RecountOptions {
  /** Whether what differs is replaced by what was made. */
  readonly write: boolean;
  /** Whether results are made from chronicles where there are any, without playing the games again. */
  readonly quick: boolean;
  readonly onFinding: (finding: Finding) => void;
}

/** Something kept that differs from what was made. */
export interface Finding {
  /** The game; null for sums over many games. */
  readonly gameId: string | null;
  /** One line for each difference. */
  readonly lines: readonly string[];
  readonly isMended: boolean;
}

export interface RecountResult {
  /** Games by what they were made again from. */
  readonly made: Readonly<Record<Source, number>>;
  readonly findings: number;
  /** Findings that still hold, also after writing. */
  readonly left: number;
}

/**
 * Recounts all archived games, and finds finished games that have no archive entry.
 * @throws StoreUnavailable
 */
export async function recountArchive(store: GameStore, options: RecountOptions): Promise<RecountResult> {
  const recount = new Recount(store, options);
  return recount.run();
}

class Recount {
  readonly #store: GameStore;
  readonly #options: RecountOptions;
  readonly #made: Record<Source, number> = { log: 0, chronicle: 0, nothing: 0 };
  readonly #archived = new Set<string>();
  /** Person -> orders of the games that belong in their list; the same for servers. */
  readonly #ofPeople = new Map<string, number[]>();
  readonly #ofServers = new Map<string, number[]>();
  readonly #sums = { kept: new Sum(), made: new Sum() };
  #last = 0;
  #findings = 0;
  #left = 0;

  constructor(store: GameStore, options: RecountOptions) {
    this.#store = store;
    this.#options = options;
  }

  async run(): Promise<RecountResult> {
    for await (const { gameId, order } of listed(this.#store, 'all')) {
      this.#archived.add(gameId);
      this.#last = order;
      await this.#recountGame(gameId);
    }
    await this.#compareLists(this.#ofPeople, (userId) => ({ userId }));
    await this.#compareLists(this.#ofServers, (guildId) => ({ guildId }));
    await this.#findUnarchived();
    // What was mended is what was made, so that the sums agree then.
    this.#note(
      null,
      standingsDifferences(this.#sums.kept.standings, this.#sums.made.standings),
      this.#left === 0 && this.#options.write,
    );
    return { made: this.#made, findings: this.#findings, left: this.#left };
  }

  #note(gameId: string | null, lines: readonly string[], isMended: boolean): void {
    if (lines.length === 0) return;
    this.#findings += 1;
    if (!isMended) this.#left += 1;
    this.#options.onFinding({ gameId, lines, isMended });
  }

  async #recountGame(gameId: string): Promise<void> {
    const lines: string[] = [];
    const game = await readable(lines, () => this.#store.readArchived(gameId));
    const kept = game && (await readable(lines, async () => readResult(gameId, game.summary)));
    const play = game && (await readable(lines, async () => unpackPlay(gameId, game.body)));
    if (!game || !play) {
      if (game) this.#place(game, game.userIds);
      this.#count(kept ?? null, kept ?? null);
      this.#made.nothing += 1;
      this.#note(gameId, lines, false);
      return;
    }
    const made = madeAgain(kept ?? null, play, this.#options.quick);
    const { result } = made;
    this.#made[made.from] += 1;
    if (made.isBroken) lines.push('its log cannot be played by the rules under which it was written');
    if (result && kept) lines.push(...jsonDifferences(plainJson(kept), plainJson(result)));
    const { chronicle } = play.record;
    const isTold = isDeepStrictEqual(plainJson(chronicle), plainJson(made.chronicle));
    if (made.from === 'log' && !isTold) lines.push('its chronicle is not what its log makes');
    const people = result ? peopleOf(result) : game.userIds;
    if (!isDeepStrictEqual([...people].sort(), [...game.userIds].sort())) {
      lines.push(
        `it stands in the lists of ${game.userIds.join(', ')}, and belongs in those of ${people.join(', ')}`,
      );
    }
    const entry = result && {
      ...entryOf(game),
      userIds: people,
      summary: result,
      ...(isTold
        ? {}
        : { body: packPlay({ ...play, record: { ...play.record, chronicle: made.chronicle } }) }),
    };
    const isMended = lines.length > 0 && !made.isBroken && (await this.#replace(game, entry));
    this.#place(game, isMended ? people : game.userIds);
    this.#count(kept ?? null, result ?? kept ?? null);
    this.#note(gameId, lines, isMended);
  }

  /**
   * Replaces an entry, unless it has changed since it was read: a running bot takes people out who want to be forgotten.
   */
  async #replace(before: ArchivedGame, entry: ArchiveEntry | null): Promise<boolean> {
    if (!this.#options.write || entry === null) return false;
    return aloneWithEntry(this.#store, before.gameId, async () => {
      const now = await this.#store.readArchived(before.gameId);
      return isDeepStrictEqual(now, before) && this.#store.replaceArchived(entry);
    });
  }

  #place({ order, guildId }: ArchivedGame, people: readonly string[]): void {
    for (const person of people) append(this.#ofPeople, person, order);
    if (guildId !== null) append(this.#ofServers, guildId, order);
  }

  #count(kept: GameResult | null, made: GameResult | null): void {
    if (kept) this.#sums.kept.add(kept);
    if (made) this.#sums.made.add(made);
  }

  /** Compares the lists of people or servers with the entries. */
  async #compareLists(
    expected: ReadonlyMap<string, readonly number[]>,
    of: (id: string) => ArchiveOf,
  ): Promise<void> {
    for (const [id, orders] of expected) {
      const wanted = new Set(orders);
      const found = new Map<number, string>();
      for await (const { order, gameId } of listed(this.#store, of(id))) {
        if (order <= this.#last) found.set(order, gameId);
      }
      for (const [order, gameId] of found) {
        if (!wanted.has(order))
          this.#note(gameId, [`it stands in the list of ${id} without belonging there`], false);
      }
      const missing = [...wanted].filter((order) => !found.has(order));
      for (const order of missing) await this.#listAgain(id, order);
    }
  }

  async #listAgain(id: string, order: number): Promise<void> {
    const [one] = await this.#store.listArchive('all', order - 1, 1);
    const game = one?.order === order ? await this.#store.readArchived(one.gameId) : null;
    const isMended = game !== null && (await this.#replace(game, entryOf(game)));
    this.#note(one?.gameId ?? null, [`it is missing in the list of ${id}`], isMended);
  }

  /** Finished games without an entry: from before there was an archive, or lost. */
  async #findUnarchived(): Promise<void> {
    for (const gameId of await this.#store.listFinished()) {
      if (this.#archived.has(gameId) || (await this.#store.readArchived(gameId))) continue;
      const lines = ['it is finished and has no archive entry'];
      const isMended = this.#options.write && ((await readable(lines, () => this.#archive(gameId))) ?? false);
      this.#note(gameId, lines, isMended);
    }
  }

  async #archive(gameId: string): Promise<boolean> {
    const stored = await this.#store.loadById(gameId);
    if (!stored) return false;
    const record = parseRecord(gameId, stored.data);
    const log = parseLog(gameId, await this.#store.readLog(gameId));
    const archive = archiveEntryOf(stored, record, log, log.at(-1)?.at ?? 0);
    const result = await this.#store.commit({
      game: { ...stored, version: stored.version + 1 },
      expectedVersion: stored.version,
      logEntry: null,
      outbox: [],
      archive,
      interactionId: null,
    });
    return result === 'committed';
  }
}

/** Standings of games that come one by one. */
class Sum {
  #standings = NO_STANDINGS;
  #waiting: GameResult[] = [];

  add(result: GameResult): void {
    this.#waiting.push(result);
    if (this.#waiting.length === PORTION) this.#fold();
  }

  get standings(): Standings {
    this.#fold();
    return this.#standings;
  }

  #fold(): void {
    this.#standings = standingsAfter(this.#standings, this.#waiting);
    this.#waiting = [];
  }
}

/** All games of a list. */
async function* listed(store: GameStore, of: ArchiveOf) {
  for (let after = 0; ; ) {
    const portion = await store.listArchive(of, after, PORTION);
    yield* portion;
    const last = portion.at(-1);
    if (!last) return;
    after = last.order;
  }
}

/** Returns what can be read; otherwise null, with a line that says why not. */
async function readable<What>(lines: string[], read: () => Promise<What>): Promise<What | null> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof UnreadableGame)) throw error;
    lines.push(error.message);
    return null;
  }
}

function entryOf({ gameId, guildId, userIds, summary, body }: ArchivedGame): ArchiveEntry {
  return { gameId, guildId, userIds, summary, body };
}

function append(lists: Map<string, number[]>, id: string, order: number): void {
  const known = lists.get(id);
  if (known) known.push(order);
  else lists.set(id, [order]);
}
