/** The embedded store's tables, as a list of migrations; a released migration is never changed. */
import { StoreUnavailable } from '../game-store.ts';
import type { SqliteDatabase } from './sqlite-database.ts';

const MIGRATIONS: readonly string[] = [
  `CREATE TABLE games (
     id TEXT NOT NULL PRIMARY KEY,
     channel_id TEXT NOT NULL,
     guild_id TEXT,
     version INTEGER NOT NULL,
     status TEXT NOT NULL,
     user_ids TEXT NOT NULL,
     due_at INTEGER,
     changed INTEGER NOT NULL,
     expires_at INTEGER,
     data TEXT NOT NULL
   );
   CREATE UNIQUE INDEX games_live_channel ON games (channel_id) WHERE status = 'live';
   CREATE INDEX games_due ON games (due_at) WHERE status = 'live' AND due_at IS NOT NULL;
   CREATE INDEX games_expiry ON games (expires_at) WHERE expires_at IS NOT NULL;
   CREATE INDEX games_changed ON games (changed);
   CREATE TABLE channels (channel_id TEXT NOT NULL PRIMARY KEY, game_id TEXT NOT NULL) WITHOUT ROWID;
   CREATE INDEX channels_game ON channels (game_id);
   CREATE TABLE game_users (
     user_id TEXT NOT NULL, game_id TEXT NOT NULL, PRIMARY KEY (user_id, game_id)
   ) WITHOUT ROWID;
   CREATE INDEX game_users_game ON game_users (game_id);
   CREATE TABLE log (seq INTEGER PRIMARY KEY AUTOINCREMENT, game_id TEXT NOT NULL, entry TEXT NOT NULL);
   CREATE INDEX log_game ON log (game_id, seq);
   CREATE TABLE outbox (
     seq INTEGER PRIMARY KEY AUTOINCREMENT,
     id TEXT NOT NULL UNIQUE,
     game_id TEXT NOT NULL,
     kind TEXT NOT NULL,
     payload TEXT NOT NULL
   );
   CREATE INDEX outbox_game ON outbox (game_id, seq);
   CREATE TABLE interactions (id TEXT NOT NULL PRIMARY KEY, expires_at INTEGER NOT NULL) WITHOUT ROWID;
   CREATE INDEX interactions_expiry ON interactions (expires_at);
   CREATE TABLE claims (name TEXT NOT NULL PRIMARY KEY, holder TEXT NOT NULL, expires_at INTEGER NOT NULL);
   CREATE TABLE records (key TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL);`,
  `CREATE TABLE acknowledged (count INTEGER NOT NULL);
   INSERT INTO acknowledged (count) VALUES (0);`,
  `CREATE TABLE archive (
     seq INTEGER PRIMARY KEY AUTOINCREMENT,
     game_id TEXT NOT NULL UNIQUE,
     guild_id TEXT,
     user_ids TEXT NOT NULL,
     summary TEXT NOT NULL,
     body TEXT NOT NULL
   );
   CREATE INDEX archive_guild ON archive (guild_id, seq) WHERE guild_id IS NOT NULL;
   CREATE TABLE archive_users (
     user_id TEXT NOT NULL, seq INTEGER NOT NULL, PRIMARY KEY (user_id, seq)
   ) WITHOUT ROWID;
   CREATE INDEX archive_users_entry ON archive_users (seq);`,
  // A person's live games are found without a look at all that have ended.
  `ALTER TABLE game_users ADD COLUMN status TEXT NOT NULL DEFAULT 'finished';
   UPDATE game_users SET status = 'live' WHERE game_id IN (SELECT id FROM games WHERE status = 'live');
   CREATE INDEX game_users_status ON game_users (user_id, status);`,
];

/**
 * Migrates the tables to the current form, in one transaction.
 * @throws StoreUnavailable when the file was written by a later version of the bot
 */
export function migrate(database: SqliteDatabase): void {
  database.write(() => {
    database.execute('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
    const known =
      database.prepare('SELECT max(version) AS version FROM schema_version').number([], 'version') ?? 0;
    if (known > MIGRATIONS.length) {
      throw new StoreUnavailable(
        `${database.file} was written by a later version of the bot (tables of version ${known}, ` +
          `this one knows ${MIGRATIONS.length}). Start that version, or give this one another directory.`,
      );
    }
    const record = database.prepare('INSERT INTO schema_version (version) VALUES (?)');
    for (let version = known + 1; version <= MIGRATIONS.length; version += 1) {
      database.execute(MIGRATIONS[version - 1] ?? '');
      record.run([version]);
    }
  });
}
