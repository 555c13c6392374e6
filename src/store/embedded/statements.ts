/** The embedded store's SQL, prepared once. Where a time is asked for, an expired game counts as gone. */
import type { SqliteDatabase } from './sqlite-database.ts';

const GAME = `games.id AS id, games.channel_id AS channelId, games.guild_id AS guildId, games.version AS version,
  games.status AS status, games.user_ids AS userIds, games.due_at AS dueAt, games.data AS data`;
const KEPT = '(games.expires_at IS NULL OR games.expires_at > ?)';
const NEXT_CHANGE = '(SELECT coalesce(max(changed), 0) + 1 FROM games)';

/** Prepares every statement of the store. */
export function prepareStatements(database: SqliteDatabase) {
  const sql = (text: string) => database.prepare(text);
  return {
    seen: sql('SELECT expires_at FROM interactions WHERE id = ? AND expires_at > ?'),
    remember: sql('INSERT OR REPLACE INTO interactions (id, expires_at) VALUES (?, ?)'),
    forgetInteractions: sql('DELETE FROM interactions WHERE expires_at <= ?'),

    envelope: sql(
      `SELECT version, status, channel_id AS channelId, user_ids AS userIds FROM games WHERE id = ? AND ${KEPT}`,
    ),
    insertGame: sql(
      `INSERT INTO games (id, channel_id, guild_id, version, status, user_ids, due_at, expires_at, data, changed)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ${NEXT_CHANGE})`,
    ),
    updateGame: sql(
      `UPDATE games SET channel_id = ?, guild_id = ?, version = ?, status = ?, user_ids = ?, due_at = ?,
       expires_at = ?, data = ?, changed = ${NEXT_CHANGE} WHERE id = ?`,
    ),
    gameById: sql(`SELECT ${GAME} FROM games WHERE id = ? AND ${KEPT}`),
    gameByChannel: sql(
      `SELECT ${GAME} FROM channels JOIN games ON games.id = channels.game_id
       WHERE channels.channel_id = ? AND ${KEPT}`,
    ),
    gamesByUser: sql(
      `SELECT ${GAME} FROM game_users JOIN games ON games.id = game_users.game_id
       WHERE game_users.user_id = ? AND games.status = ? AND ${KEPT} ORDER BY games.changed DESC`,
    ),
    liveIds: sql("SELECT id FROM games WHERE status = 'live' ORDER BY rowid"),
    dueIds: sql(
      "SELECT id FROM games WHERE status = 'live' AND due_at IS NOT NULL AND due_at <= ? ORDER BY due_at, id LIMIT ?",
    ),
    expiredIds: sql('SELECT id FROM games WHERE expires_at IS NOT NULL AND expires_at <= ?'),

    liveInChannel: sql("SELECT id FROM games WHERE channel_id = ? AND status = 'live' AND id <> ?"),
    takeChannel: sql('INSERT OR REPLACE INTO channels (channel_id, game_id) VALUES (?, ?)'),
    leaveChannel: sql('DELETE FROM channels WHERE channel_id = ? AND game_id = ?'),
    seat: sql('INSERT OR IGNORE INTO game_users (user_id, game_id) VALUES (?, ?)'),

    appendLog: sql('INSERT INTO log (game_id, entry) VALUES (?, ?)'),
    readLog: sql(
      `SELECT entry FROM log JOIN games ON games.id = log.game_id
       WHERE log.game_id = ? AND ${KEPT} ORDER BY log.seq`,
    ),
    outboxHas: sql('SELECT seq FROM outbox WHERE id = ?'),
    appendOutbox: sql('INSERT INTO outbox (id, game_id, kind, payload) VALUES (?, ?, ?, ?)'),
    outbox: sql('SELECT id, game_id AS gameId, kind, payload FROM outbox ORDER BY seq LIMIT ?'),
    outboxOfGame: sql(
      'SELECT id, game_id AS gameId, kind, payload FROM outbox WHERE game_id = ? ORDER BY seq LIMIT ?',
    ),
    settle: sql('DELETE FROM outbox WHERE id = ?'),

    claim: sql(
      `INSERT INTO claims (name, holder, expires_at) VALUES (?1, ?2, ?3)
       ON CONFLICT (name) DO UPDATE SET holder = excluded.holder, expires_at = excluded.expires_at
       WHERE claims.holder = excluded.holder OR claims.expires_at <= ?4`,
    ),
    release: sql('DELETE FROM claims WHERE name = ? AND holder = ?'),
    ping: sql('SELECT 1'),

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
