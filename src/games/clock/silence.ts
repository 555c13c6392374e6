/** Games in whose channel nothing can be posted: the clock is stopped, and posting is tried again. */
import { tableEntry } from '../actions/consequences.ts';
import { abandonedUpdate, type GameUpdate, type LoadedGame, quietUpdate } from '../repository/game-update.ts';
import { nextTry, SILENCE_PATIENCE_MS } from './clock-times.ts';

/**
 * Returns since when nothing could be posted, as far as tries tell. A try that is late by the whole patience was delayed
 * by a clock that jumped, or no process ran: that time is no silence, as the game would end for good.
 */
function silenceSeen({ stored, record }: LoadedGame, now: number): number {
  const lateMs = now - (stored.dueAt ?? now);
  const since = record.silentSince ?? now;
  return lateMs < SILENCE_PATIENCE_MS ? since : Math.min(now, since + lateMs);
}

/**
 * The step of a silent game: the clock is stopped, and the table is posted again later as a test. The bot is not told
 * of all changes of permissions, so every silence ends with a successful post or, after weeks, with the end of the
 * game.
 */
export function silentStep(game: LoadedGame, asked: readonly string[], now: number): GameUpdate {
  const { record } = game;
  const since = silenceSeen(game, now);
  if (now - since >= SILENCE_PATIENCE_MS) return abandonedUpdate(game);
  return quietUpdate(game, {
    record: { ...record, silentSince: since },
    dueAt: nextTry(since, now),
    outbox: [tableEntry(asked)],
  });
}
