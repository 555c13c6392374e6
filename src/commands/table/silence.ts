/**
 * A game where nothing can be posted: its clock stands still, and it is tried again by and by. Whoever may
 * change that may do so without telling the bot, so every silence ends by itself: with a post, or after weeks.
 */
import { nextTry, SILENCE_PATIENCE_MS } from './clock-times.ts';
import { tableDraft } from './consequences.ts';
import type { GameRecord } from './game-record.ts';
import type { Draft } from './kept-games.ts';

/** One more try to post the table, naming the person asked; or the end of a game that nobody can see any more. */
export function silentStep(record: GameRecord, askedUserId: string, now: number): Draft {
  const since = record.silentSince ?? now;
  const isOver = now - since >= SILENCE_PATIENCE_MS;
  return {
    record: isOver ? { ...record, ended: 'abandoned' } : { ...record, silentSince: since },
    status: isOver ? 'finished' : 'live',
    dueAt: isOver ? null : nextTry(since, now),
    outbox: isOver ? [] : [tableDraft(askedUserId)],
    log: null,
    interactionId: null,
  };
}
