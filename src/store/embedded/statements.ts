/** The embedded store's SQL, prepared once. Statements with a time treat an expired game as deleted. */
import { z } from 'zod';
import type { SqliteDatabase } from './sqlite-database.ts';

/** The shapes of rows that the statements return. */
export const counted = z.object({ live: z.number(), outbox: z.number() });
const row = z.looseObject({ id: z.string() });
export const versionRow = z.object({ version: z.int() }).optional();
export const envelope = z.object({
  version: z.number(),
  status: z.string(),
  channelId: z.string(),
  userIds: z.string(),
  expiresAt: z.number().nullable(),
});
export type Envelope = z.infer<typeof envelope>;

/** Selects bytes, which are decoded here: Libsql aborts the process on text that is not valid UTF-8. */
const bytes = (column: string) => `CAST(${column} AS BLOB)`;

const GAME = `games.id AS id, ${bytes('games.channel_id')} AS channelId, ${bytes('games.guild_id')} AS guildId,
  games.version AS version, ${bytes('games.status')} AS status, ${bytes('games.user_ids')} AS userIds,
  games.due_at AS dueAt, ${bytes('games.data')} AS data`;
const ENTRY = `id, game_id AS gameId, ${bytes('kind')} AS kind, ${bytes('payload')} AS payload`;
const SUMMARY = `archive.seq AS "order", archive.game_id AS gameId, ${bytes('archive.summary')} AS summary`;
const KEPT = '(games.expires_at IS NULL OR games.expires_at > ?)';
const NEXT_CHANGE = '(SELECT coalesce(max(changed), 0) + 1 FROM games)';

/** Returns the id of a found row. */
export function idOf(found: unknown): string {
  return row.parse(found).id;
}

/** Prepares every statement of the store. */
export function prepareStatements(database: SqliteDatabase) {
  const sql = (text: string) => database.prepare(text);
  return {
    seen: sql('SELECT expires_at FROM interactions WHERE id = ? AND expires_at > ?'),
    remember: sql('INSERT OR REPLACE INTO interactions (id, expires_at) VALUES (?, ?)'),
    forgetInteractions: sql('DELETE FROM interactions WHERE expires_at <= ?'),

    envelope: sql(
      `SELECT version, ${bytes('status')} AS status, ${bytes('channel_id')} AS channelId,
       ${bytes('user_ids')} AS userIds, expires_at AS expiresAt FROM games WHERE id = ? AND ${KEPT}`,
    ),
    insertGame: sql(
      `INSERT INTO games (id, channel_id, guild_id, version, status, user_ids, due_at, expires_at, data, changed)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ${NEXT_CHANGE})`,
    ),
    updateGame: sql(
      `UPDATE games SET channel_id = ?, guild_id = ?, version = ?, status = ?, user_ids = ?, due_at = ?,
       expires_at = ?, data = ?, changed = ${NEXT_CHANGE} WHERE id = ?`,
    ),
    versionById: sql(`SELECT version FROM games WHERE id = ? AND ${KEPT}`),
    gameById: sql(`SELECT ${GAME} FROM games WHERE id = ? AND ${KEPT}`),
    gameByChannel: sql(
      `SELECT ${GAME} FROM channels JOIN games ON games.id = channels.game_id
       WHERE channels.channel_id = ? AND ${KEPT}`,
    ),
    gamesByUser: sql(
      `SELECT ${GAME} FROM game_users JOIN games ON games.id = game_users.game_id
       WHERE game_users.user_id = ? AND game_users.status = ? AND ${KEPT} ORDER BY games.changed DESC`,
    ),
    idsByUser: sql(
      `SELECT games.id AS id FROM game_users JOIN games ON games.id = game_users.game_id
       WHERE game_users.user_id = ? AND game_users.status = ? AND ${KEPT}`,
    ),
    setAside: sql('UPDATE games SET due_at = NULL WHERE id = ?'),
    liveIds: sql("SELECT id FROM games WHERE status = 'live' ORDER BY rowid"),
    finishedIds: sql(
      'SELECT id FROM games WHERE expires_at IS NOT NULL AND expires_at > ? ORDER BY expires_at, rowid',
    ),
    dueIds: sql(
      "SELECT id FROM games WHERE status = 'live' AND due_at IS NOT NULL AND due_at <= ? ORDER BY due_at, id LIMIT ?",
    ),
    lateDueIds: sql(
      "SELECT id FROM games WHERE status = 'live' AND due_at IS NOT NULL AND due_at > ? ORDER BY due_at DESC, id DESC LIMIT ?",
    ),
    expiredIds: sql('SELECT id FROM games WHERE expires_at IS NOT NULL AND expires_at <= ?'),

    liveInChannel: sql("SELECT id FROM games WHERE channel_id = ? AND status = 'live' AND id <> ?"),
    takeChannel: sql('INSERT OR REPLACE INTO channels (channel_id, game_id) VALUES (?, ?)'),
    leaveChannel: sql('DELETE FROM channels WHERE channel_id = ? AND game_id = ?'),
    seat: sql('INSERT OR IGNORE INTO game_users (user_id, game_id, status) VALUES (?, ?, ?)'),
    setSeats: sql('UPDATE game_users SET status = ? WHERE game_id = ?'),

    appendLog: sql('INSERT INTO log (game_id, entry) VALUES (?, ?)'),
    clearLog: sql('DELETE FROM log WHERE game_id = ?'),
    readLog: sql(
      `SELECT ${bytes('entry')} AS entry FROM log JOIN games ON games.id = log.game_id
       WHERE log.game_id = ? AND ${KEPT} ORDER BY log.seq`,
    ),
    count: sql(
      "SELECT (SELECT count(*) FROM games WHERE status = 'live') AS live, (SELECT count(*) FROM outbox) AS outbox",
    ),
    outboxHas: sql('SELECT seq FROM outbox WHERE id = ?'),
    appendOutbox: sql('INSERT INTO outbox (id, game_id, kind, payload) VALUES (?, ?, ?, ?)'),
    outbox: sql(`SELECT ${ENTRY} FROM outbox ORDER BY seq LIMIT ?`),
    outboxGames: sql('SELECT game_id AS id FROM outbox GROUP BY game_id ORDER BY min(seq)'),
    outboxOfGame: sql(`SELECT ${ENTRY} FROM outbox WHERE game_id = ? ORDER BY seq LIMIT ?`),
    settle: sql('DELETE FROM outbox WHERE id = ?'),

    claim: sql(
      `INSERT INTO claims (name, holder, expires_at) VALUES (?1, ?2, ?3)
       ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, expires_at = excluded.expires_at
       WHERE claims.holder = excluded.holder OR claims.expires_at <= ?4
         -- A clock that was ahead made it: nobody claims for an hour.
         OR claims.expires_at > ?4 + 3600000`,
    ),
    forgetClaims: sql('DELETE FROM claims WHERE expires_at <= ?'),
    release: sql('DELETE FROM claims WHERE name = ? AND holder = ?'),
    ping: sql('SELECT 1'),

    archive: sql(
      `INSERT INTO archive (game_id, guild_id, user_ids, summary, body) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (game_id) DO UPDATE SET guild_id = excluded.guild_id, user_ids = excluded.user_ids,
       summary = excluded.summary, body = excluded.body`,
    ),
    clearArchiveUsers: sql(
      'DELETE FROM archive_users WHERE seq = (SELECT seq FROM archive WHERE game_id = ?)',
    ),
    archiveUser: sql(
      'INSERT OR IGNORE INTO archive_users (user_id, seq) SELECT ?, seq FROM archive WHERE game_id = ?',
    ),
    archived: sql(
      `SELECT ${SUMMARY}, ${bytes('guild_id')} AS guildId, ${bytes('user_ids')} AS userIds, ${bytes('body')} AS body
       FROM archive WHERE game_id = ?`,
    ),
    archiveOfAll: sql(`SELECT ${SUMMARY} FROM archive WHERE seq > ? ORDER BY seq LIMIT ?`),
    archiveOfGuild: sql(`SELECT ${SUMMARY} FROM archive WHERE guild_id = ? AND seq > ? ORDER BY seq LIMIT ?`),
    archiveOfUser: sql(
      `SELECT ${SUMMARY} FROM archive_users JOIN archive ON archive.seq = archive_users.seq
       WHERE archive_users.user_id = ? AND archive_users.seq > ? ORDER BY archive_users.seq LIMIT ?`,
    ),

    clearSeats: sql('DELETE FROM game_users WHERE game_id = ?'),
    removeGame: [
      sql('DELETE FROM games WHERE id = ?'),
      sql('DELETE FROM channels WHERE game_id = ?'),
      sql('DELETE FROM game_users WHERE game_id = ?'),
      sql('DELETE FROM log WHERE game_id = ?'),
      sql('DELETE FROM outbox WHERE game_id = ?'),
    ],
  };
}

export type Statements = ReturnType<typeof prepareStatements>;
