/** After a restore of an older state Discord shows lost moves, so every live table is posted again. */
import { randomInt } from 'node:crypto';
import { type GameStore, UnreadableGame } from '../../store/index.ts';
import { tableEntry } from '../actions/consequences.ts';
import type { Log } from '../ports/log.ts';
import type { GameRecord } from './game-record.ts';
import type { GameRepository } from './game-repository.ts';
import { quietUpdate } from './game-update.ts';

/** The record that a restore leaves for the next start of the bot. */
const MARK = 'restored';
const NAMES = 36 ** 3;

/**
 * Posts every live table again when the store was restored.
 * @throws StoreUnavailable; the next start then repeats the work
 */
export async function repostAfterRestore(store: GameStore, games: GameRepository, log: Log): Promise<void> {
  if ((await store.readRecord('bot', MARK)) === null) return;
  const name = randomInt(NAMES).toString(36).padStart(3, '0');
  const live = await store.listLive();
  for (const gameId of live) await postAnew(gameId, name, games);
  await store.deleteRecord('bot', MARK);
  log.warn({ games: live.length }, 'an older state was restored: all live tables are posted again');
}

async function postAnew(gameId: string, name: string, games: GameRepository): Promise<void> {
  try {
    await games.change<null>(
      () => games.byId(gameId),
      (game) => ({
        keep: quietUpdate(game, { record: restoredRecord(game.record, name), outbox: [tableEntry()] }),
      }),
      'background',
    );
  } catch (error) {
    // The repository reports the unreadable game; the other games continue.
    if (!(error instanceof UnreadableGame)) throw error;
  }
}

function restoredRecord(record: GameRecord, name: string): GameRecord {
  const old = record.table;
  const past = old && { messageId: old.messageId, fromTurn: old.turn, toTurn: old.turn };
  return {
    ...record,
    table: null,
    retired: past ? [...record.retired, past] : record.retired,
    restored: { name, since: null },
  };
}
