/** Reads games in Redis: state, version and log, of a channel, by id, or of a person. */
import { z } from 'zod';
import type { GameStatus, Json, StoredGame } from '../game-store.ts';
import type { StoreTimes } from '../store-times.ts';
import { readable, readStoredGame, readStoredLogEntry } from '../stored-game.ts';
import type { Channels } from './channels.ts';
import type { Keys } from './keys.ts';
import type { Fields, Partitions } from './partitions.ts';
import type { RedisConnection } from './redis-connection.ts';

const GAME_FIELDS = ['channelId', 'guildId', 'version', 'status', 'userIds', 'dueAt', 'data'] as const;
const BOOKKEEPING = ['expiresAt', 'changed'] as const;
const FIELDS = [...GAME_FIELDS, ...BOOKKEEPING] as const;
/** Channels whose game is remembered. */
const MOST_REMEMBERED = 10_000;

const texts = z.array(z.string());
const values = z.array(z.string().nullable());

interface Found {
  readonly id: string;
  readonly changed: number;
  readonly fields: Readonly<Record<string, string | null | undefined>>;
}

interface GamesParts {
  readonly channels: Channels;
  readonly partitions: Partitions;
  readonly times: StoreTimes;
  readonly onProblem: (problem: unknown) => void;
}

export class RedisGames {
  readonly #redis: RedisConnection;
  readonly #keys: Keys;
  readonly #channels: Channels;
  readonly #partitions: Partitions;
  readonly #times: StoreTimes;
  readonly #onProblem: (problem: unknown) => void;
  /** The games of channels as they were last seen. */
  readonly #remembered = new Map<string, string>();

  constructor(redis: RedisConnection, keys: Keys, { channels, partitions, times, onProblem }: GamesParts) {
    this.#redis = redis;
    this.#keys = keys;
    this.#channels = channels;
    this.#partitions = partitions;
    this.#times = times;
    this.#onProblem = onProblem;
  }

  /** `loadByChannel` */
  async byChannel(channelId: string): Promise<StoredGame | null> {
    for (const id of await this.#channels.candidates(channelId)) {
      const found = this.#found(id, await this.#fieldsOf(id, FIELDS));
      if (found?.fields.channelId !== channelId) continue;
      this.remember(channelId, id);
      return readStoredGame(id, found.fields);
    }
    return null;
  }

  /** `loadById` */
  async byId(gameId: string): Promise<StoredGame | null> {
    const game = this.#found(gameId, await this.#fieldsOf(gameId, FIELDS));
    return game && readStoredGame(game.id, game.fields);
  }

  /** `versionOf` */
  async versionOf(gameId: string): Promise<number | null> {
    const [version, expiresAt] = await this.#fieldsOf(gameId, ['version', 'expiresAt']);
    const isOver = expiresAt && Number(expiresAt) <= this.#times.now();
    return version && !isOver ? Number(version) : null;
  }

  /** Returns the game last seen in a channel, if it is still live there, so that the channel has no other; else null. */
  async liveAsRemembered(
    channelId: string,
  ): Promise<{ readonly id: string; readonly version: number } | null> {
    const id = this.#remembered.get(channelId);
    if (id === undefined) return null;
    const fields = await this.#fieldsOf(id, ['channelId', 'status', 'version']);
    return fields[0] === channelId && fields[1] === 'live' ? { id, version: Number(fields[2]) } : null;
  }

  #fieldsOf(gameId: string, fields: readonly string[]): Promise<Fields> {
    const prefix = this.#keys.of(gameId);
    return this.#redis.read(values, prefix, ['HMGET', `${prefix}game:${gameId}`, ...fields]);
  }

  /** Returns null for a game that does not exist, or has expired but was not swept yet. */
  #found(id: string, answer: Fields): Found | null {
    if (answer.every((value) => value === null)) return null;
    const fields = Object.fromEntries(FIELDS.map((field, at) => [field, answer[at]]));
    const { expiresAt, changed } = fields;
    if (expiresAt && Number(expiresAt) <= this.#times.now()) return null;
    return { id, fields, changed: Number(changed) };
  }

  /** `readLog` */
  async log(gameId: string): Promise<readonly Json[]> {
    const prefix = this.#keys.of(gameId);
    const [[expiresAt], log] = await Promise.all([
      this.#fieldsOf(gameId, ['expiresAt']),
      this.#redis.read(texts, prefix, ['LRANGE', `${prefix}log:${gameId}`, '0', '-1']),
    ]);
    if (expiresAt && Number(expiresAt) <= this.#times.now()) return [];
    return log.map((text) => readStoredLogEntry(gameId, text));
  }

  /** `listByUser` */
  async ofUser(userId: string, status: GameStatus): Promise<readonly StoredGame[]> {
    const ids = await this.#idsOf(userId, status);
    const answers = await this.#partitions.fieldsOf('game:', ids, FIELDS);
    const found = answers.map((fields, at) => this.#found(ids[at] ?? '', fields));
    const theirs = found
      .filter((game) => game !== null)
      .filter(({ fields }) => isOf(userId, status, fields.userIds, fields.status));
    const latestFirst = theirs.toSorted((one, other) => other.changed - one.changed);
    return readable(latestFirst, (game) => readStoredGame(game.id, game.fields), this.#onProblem);
  }

  /** `idsByUser` */
  async idsOfUser(userId: string, status: GameStatus): Promise<readonly string[]> {
    const ids = await this.#idsOf(userId, status);
    const answers = await this.#partitions.fieldsOf('game:', ids, ['userIds', 'status']);
    return ids.filter((_, at) => isOf(userId, status, answers[at]?.[0], answers[at]?.[1]));
  }

  /**
   * Returns the ids in a person's list that may have a status: the list may be behind its games (see `settling.ts`). A
   * live game's place in it is endless, a finished one's is its expiry.
   */
  #idsOf(userId: string, status: GameStatus): Promise<readonly string[]> {
    const prefix = this.#keys.of(userId);
    const from = status === 'live' ? '+inf' : `(${this.#times.now()}`;
    return this.#redis.read(texts, prefix, ['ZRANGEBYSCORE', `${prefix}user:${userId}`, from, '+inf']);
  }

  /** Notes the game of a channel, to ask for its version together with the channel. */
  remember(channelId: string, gameId: string): void {
    this.#remembered.delete(channelId);
    this.#remembered.set(channelId, gameId);
    const [oldest] = this.#remembered.keys();
    if (this.#remembered.size > MOST_REMEMBERED && oldest !== undefined) this.#remembered.delete(oldest);
  }
}

/** True when a stored game is of a person and has a status; of a game that cannot be read, its status decides. */
function isOf(
  userId: string,
  status: GameStatus,
  people: string | null | undefined,
  itsStatus: string | null | undefined,
): boolean {
  return itsStatus === status && (people ?? '').includes(JSON.stringify(userId));
}
