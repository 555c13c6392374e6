/** The archive of finished games in the embedded store, listed by person, by server and all together. */
import type { ArchivedGame, ArchivedSummary, ArchiveEntry, ArchiveOf } from '../game-store.ts';
import {
  checkArchiveEntry,
  jsonText,
  readArchivedGame,
  readArchivedSummary,
  readable,
} from '../stored-game.ts';
import type { SqliteDatabase } from './sqlite-database.ts';
import type { Statements } from './statements.ts';

export class EmbeddedArchive {
  readonly #database: SqliteDatabase;
  readonly #sql: Statements;
  readonly #onProblem: (problem: unknown) => void;

  constructor(database: SqliteDatabase, sql: Statements, onProblem: (problem: unknown) => void) {
    this.#database = database;
    this.#sql = sql;
    this.#onProblem = onProblem;
  }

  /** Writes an entry in place of any earlier one of its game, inside the transaction of the commit that ends the game. */
  add({ gameId, guildId, userIds, summary, body }: ArchiveEntry): void {
    this.#sql.clearArchiveUsers.run([gameId]);
    this.#sql.archive.run([gameId, guildId, jsonText(userIds), jsonText(summary), body]);
    for (const userId of userIds) this.#sql.archiveUser.run([userId, gameId]);
  }

  /** @see GameStore.listArchive */
  async list(of: ArchiveOf, after: number, limit: number): Promise<readonly ArchivedSummary[]> {
    const found =
      of === 'all'
        ? this.#sql.archiveOfAll.rows([after, limit])
        : 'userId' in of
          ? this.#sql.archiveOfUser.rows([of.userId, after, limit])
          : this.#sql.archiveOfGuild.rows([of.guildId, after, limit]);
    return readable(found, readArchivedSummary, this.#onProblem);
  }

  /** @see GameStore.readArchived */
  async read(gameId: string): Promise<ArchivedGame | null> {
    const found = this.#sql.archived.row([gameId]);
    return found === undefined ? null : readArchivedGame(found);
  }

  /** @see GameStore.replaceArchived */
  async replace(entry: ArchiveEntry): Promise<boolean> {
    checkArchiveEntry(entry);
    return this.#database.keep(() => {
      if (this.#sql.archived.row([entry.gameId]) === undefined) return false;
      this.add(entry);
      return true;
    });
  }
}
