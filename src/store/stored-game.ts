/** Converts between stored text and games: parses stored text and validates commits. */
import { z } from 'zod';
import type {
  ArchivedGame,
  ArchivedSummary,
  ArchiveEntry,
  Commit,
  Json,
  OutboxEntry,
  Storable,
  StoredGame,
} from './game-store.ts';
import { UnreadableGame } from './game-store.ts';

// SQLite returns numbers and nulls; Redis returns text, with '' for null.
const integer = z.union([z.int(), z.string().regex(/^\d+$/).transform(Number)]);
const nothing = z.union([z.null(), z.literal('').transform(() => null)]);

const storedGame = z.object({
  channelId: z.string().min(1),
  guildId: z.union([nothing, z.string()]),
  version: integer,
  status: z.enum(['live', 'finished']),
  userIds: z.string(),
  dueAt: z.union([nothing, integer]),
  data: z.string(),
});
const storedOutboxEntry = z.object({ gameId: z.string(), kind: z.string(), payload: z.string() });
const userIds = z.array(z.string().min(1));

const storedSummary = z.looseObject({ order: integer, gameId: z.string().min(1), summary: z.string() });
const storedArchive = storedSummary.extend({
  guildId: z.union([nothing, z.string()]),
  userIds: z.string(),
  body: z.string(),
});
const archiveEntry = z.object({
  gameId: z.string().min(1).max(100),
  guildId: z.string().min(1).nullable(),
  userIds,
  body: z.string(),
});

const commitEnvelope = z.object({
  game: z.object({
    id: z.string().min(1).max(100),
    channelId: z.string().min(1),
    guildId: z.string().min(1).nullable(),
    version: z.int().positive(),
    status: z.enum(['live', 'finished']),
    userIds,
    dueAt: z.int().nonnegative().nullable(),
  }),
  expectedVersion: z.int().nonnegative(),
  outbox: z.array(z.object({ id: z.string().min(1).max(25), gameId: z.string().min(1), kind: z.string() })),
  archive: archiveEntry.optional(),
  interactionId: z.string().min(1).nullable(),
});

function fieldsOf(error: z.ZodError): string {
  return error.issues.map((issue) => issue.path.join('.') || 'the record').join(', ');
}

/** Parses JSON with an error that does not quote the text, which may contain a hand. */
function parseText(gameId: string, field: string, text: string): Json {
  try {
    const value: Json = JSON.parse(text);
    return value;
  } catch {
    throw new UnreadableGame(gameId, `${field} is not JSON`);
  }
}

/**
 * Parses a game from its stored fields.
 * @throws UnreadableGame naming the game and the broken fields
 */
export function readStoredGame(id: string, fields: unknown): StoredGame {
  const parsed = storedGame.safeParse(fields);
  if (!parsed.success) throw new UnreadableGame(id, `wrong or missing: ${fieldsOf(parsed.error)}`);
  const people = userIds.safeParse(parseText(id, 'userIds', parsed.data.userIds));
  if (!people.success) throw new UnreadableGame(id, 'userIds is not a list of ids');
  return { id, ...parsed.data, userIds: people.data, data: parseText(id, 'data', parsed.data.data) };
}

/**
 * Parses an outbox entry from its stored fields.
 * @throws UnreadableGame naming the entry and its game
 */
export function readStoredOutboxEntry(id: string, fields: unknown): OutboxEntry {
  const parsed = storedOutboxEntry.safeParse(fields);
  if (!parsed.success) throw new UnreadableGame(`outbox entry ${id}`, `wrong: ${fieldsOf(parsed.error)}`);
  const { gameId, kind, payload } = parsed.data;
  return { id, gameId, kind, payload: parseText(gameId, `the payload of outbox entry ${id}`, payload) };
}

/**
 * Parses one log entry from its text.
 * @throws UnreadableGame naming the game
 */
export function readStoredLogEntry(gameId: string, text: string): Json {
  return parseText(gameId, 'a log entry', text);
}

/**
 * Parses an archived game of a list from its stored fields.
 * @throws UnreadableGame naming the game where it is known
 */
export function readArchivedSummary(fields: unknown): ArchivedSummary {
  const parsed = storedSummary.safeParse(fields);
  if (!parsed.success)
    throw new UnreadableGame('an archived game', `wrong or missing: ${fieldsOf(parsed.error)}`);
  const { order, gameId, summary } = parsed.data;
  return { order, gameId, summary: parseText(gameId, 'its archived summary', summary) };
}

/**
 * Parses an archived game from its stored fields.
 * @throws UnreadableGame like `readArchivedSummary`
 */
export function readArchivedGame(fields: unknown): ArchivedGame {
  const parsed = storedArchive.safeParse(fields);
  if (!parsed.success)
    throw new UnreadableGame('an archived game', `wrong or missing: ${fieldsOf(parsed.error)}`);
  const { guildId, body, gameId } = parsed.data;
  const people = userIds.safeParse(parseText(gameId, 'userIds of its archive entry', parsed.data.userIds));
  if (!people.success) throw new UnreadableGame(gameId, 'userIds of its archive entry is not a list of ids');
  return { ...readArchivedSummary(fields), guildId, userIds: people.data, body };
}

/**
 * Checks an archive entry before it is written.
 * @throws TypeError for an invalid entry (a bug, not a player's mistake)
 */
export function checkArchiveEntry(entry: ArchiveEntry): void {
  const parsed = archiveEntry.safeParse(entry);
  if (!parsed.success) throw new TypeError(`Not an archive entry: ${z.prettifyError(parsed.error)}`);
}

/**
 * Checks a commit against the rules of the interface before anything is written.
 * @throws TypeError for an invalid commit (a bug, not a player's mistake)
 */
export function checkCommit(commit: Commit): void {
  const parsed = commitEnvelope.safeParse(commit);
  if (!parsed.success) throw new TypeError(`Not a commit: ${z.prettifyError(parsed.error)}`);
  if (commit.game.version !== commit.expectedVersion + 1) {
    throw new TypeError(
      `Game ${commit.game.id}: version ${commit.game.version} after ${commit.expectedVersion}`,
    );
  }
  if (commit.archive && commit.archive.gameId !== commit.game.id) {
    throw new TypeError(`Game ${commit.game.id}: the archive entry is of ${commit.archive.gameId}`);
  }
  const foreign = commit.outbox.find(({ gameId }) => gameId !== commit.game.id);
  if (foreign) throw new TypeError(`Game ${commit.game.id}: an outbox entry is of ${foreign.gameId}`);
  const ids = new Set(commit.outbox.map((entry) => entry.id));
  if (ids.size !== commit.outbox.length) throw repeatedOutboxId(commit.game.id);
}

/** Returns the error for an outbox id in use: ids are nonces, so Discord would drop one of the two messages. */
export function repeatedOutboxId(gameId: string): TypeError {
  return new TypeError(`Game ${gameId}: an outbox id is used twice`);
}

/**
 * Returns the JSON text of a value for storage.
 * @throws TypeError naming the place when the value is not plain JSON: JSON.stringify would silently turn a Map into
 *   `{}` and NaN into null, and the game would be loaded with changes.
 */
export function jsonText(value: Storable): string {
  assertPlain(value, '$');
  return JSON.stringify(value);
}

function assertPlain(value: unknown, path: string): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'number') {
    if (Number.isFinite(value)) return;
  } else if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) assertPlain(value[index], `${path}[${index}]`);
    return;
  } else if (typeof value === 'object') {
    const prototype: unknown = Object.getPrototypeOf(value);
    if (prototype === Object.prototype || prototype === null) {
      for (const [key, inner] of Object.entries(value)) {
        // JSON leaves out a property that is undefined, so nothing is lost.
        if (inner !== undefined) assertPlain(inner, `${path}.${key}`);
      }
      return;
    }
  }
  throw new TypeError(`Only plain JSON can be kept, and ${path} is not.`);
}

/** Returns the value as plain JSON for a store, independent of the given value. */
export function plainJson(value: unknown): Json {
  const json: Json = JSON.parse(JSON.stringify(value));
  return json;
}

/** Reads what can be read, so that one broken record does not block the others; the broken ones are reported. */
export function readable<Stored, T>(
  stored: readonly Stored[],
  read: (one: Stored) => T,
  onProblem: (problem: unknown) => void,
): readonly T[] {
  return stored.flatMap((one) => {
    try {
      return [read(one)];
    } catch (error) {
      onProblem(error);
      return [];
    }
  });
}
