/** Games and commits as the bot would make them, small. */
import type { Commit, GameStore, OutboxEntry, StoredGame } from '../../src/store/index.ts';

/** A live duel, version 1, in a channel of its own. */
export function sampleGame(changes: Partial<StoredGame> = {}): StoredGame {
  const id = changes.id ?? 'duel';
  return {
    id,
    channelId: `channel-of-${id}`,
    guildId: 'guild',
    version: 1,
    status: 'live',
    userIds: ['anna', 'ben'],
    dueAt: null,
    data: { turn: 1 },
    ...changes,
  };
}

export function sampleEntry(id: string, gameId = 'duel'): OutboxEntry {
  return { id, gameId, kind: 'table', payload: { say: `message ${id}` } };
}

type Extras = Partial<Omit<Commit, 'game'>>;

/** Creates a game; the answer is the store's. */
export function create(store: GameStore, game: StoredGame = sampleGame(), extras: Extras = {}) {
  return store.create({ game, logEntry: null, outbox: [], interactionId: null, ...extras });
}

/** Commits the version after `game`, with `changes`. */
export function change(
  store: GameStore,
  game: StoredGame,
  changes: Partial<StoredGame>,
  extras: Extras = {},
) {
  return store.commit({
    game: { ...game, ...changes, version: game.version + 1 },
    expectedVersion: game.version,
    logEntry: null,
    outbox: [],
    interactionId: null,
    ...extras,
  });
}

/** Loads a game that must be there. */
export async function present(store: GameStore, gameId = 'duel'): Promise<StoredGame> {
  const game = await store.loadById(gameId);
  if (!game) throw new Error(`No game ${gameId}`);
  return game;
}

/** Loads, adds one to `data.count` and commits, as often as it takes to win `times` times. */
export async function countUp(store: GameStore, gameId: string, times: number): Promise<void> {
  for (let won = 0; won < times; ) {
    const game = await present(store, gameId);
    const data = { count: countOf(game) + 1 };
    if ((await change(store, game, { data }, { logEntry: data })) === 'committed') won += 1;
  }
}

export function countOf(game: StoredGame): number {
  const { data } = game;
  const count = data !== null && typeof data === 'object' && 'count' in data ? data.count : 0;
  return typeof count === 'number' ? count : Number.NaN;
}
