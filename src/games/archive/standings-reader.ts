/**
 * Adds up the archive for ladders and rarities, in the lowest lane. Sums stay in memory and only the games that ended
 * since are read the next time; nothing is stored, so nothing can be counted twice.
 */
import { NO_STANDINGS, type Standings, standingsAfter } from '../../history/standings.ts';
import type { ArchiveReader } from './archive-reader.ts';

/** Sums are made anew after this time in ms, because somebody may have been forgotten through another program. */
const ANEW_MS = 60 * 60_000;
/** Servers whose sums are kept. */
const MOST_KEPT = 50;

interface Sums {
  readonly standings: Standings;
  /** The archive order up to which games are counted. */
  readonly upTo: number;
  readonly begunAt: number;
}

export class StandingsReader {
  readonly #archive: ArchiveReader;
  readonly #now: () => number;
  /** Server id, or empty for all games -> sums. */
  readonly #kept = new Map<string, Promise<Sums>>();

  constructor(archive: ArchiveReader, now: () => number) {
    this.#archive = archive;
    this.#now = now;
  }

  /**
   * Returns the standings over all archived games of a server, or over all games.
   * @param guildId null for all games
   * @throws StoreUnavailable
   */
  async of(guildId: string | null): Promise<Standings> {
    const id = guildId ?? '';
    const before = this.#kept.get(id)?.catch(() => null) ?? Promise.resolve(null);
    const sums = before.then((known) => this.#continued(guildId, known));
    // The next request continues from this one, also while it is still reading.
    this.#kept.delete(id);
    this.#kept.set(id, sums);
    for (const oldest of this.#kept.keys()) {
      if (this.#kept.size <= MOST_KEPT) break;
      this.#kept.delete(oldest);
    }
    return (await sums).standings;
  }

  /** Forgets all sums, because a person was taken out of the archive. */
  reset(): void {
    this.#kept.clear();
  }

  async #continued(guildId: string | null, known: Sums | null): Promise<Sums> {
    const now = this.#now();
    const isOld = known === null || now - known.begunAt > ANEW_MS;
    let { standings, upTo } = isOld ? { standings: NO_STANDINGS, upTo: 0 } : known;
    const of = guildId === null ? 'all' : { guildId };
    for await (const portion of this.#archive.portions(of, upTo)) {
      standings = standingsAfter(
        standings,
        portion.flatMap(({ result }) => result ?? []),
      );
      upTo = portion.at(-1)?.order ?? upTo;
    }
    return { standings, upTo, begunAt: isOld ? now : known.begunAt };
  }
}
