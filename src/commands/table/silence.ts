/**
 * A game where nothing can be posted: its clock stands still, and it is tried again by and by. Whoever may
 * change that may do so without telling the bot, so every silence ends by itself: with a post, or after weeks.
 */
import { nextTry, SILENCE_PATIENCE_MS } from './clock-times.ts';
import { tableDraft } from './consequences.ts';
import type { Draft, KeptGame } from './kept-games.ts';
import { abandonedDraft, quietDraft } from './quiet-draft.ts';

/** One more try to post the table, naming the person asked; or the end of a game that nobody can see any more. */
export function silentStep(game: KeptGame, askedUserId: string, now: number): Draft {
  const { record } = game;
  const since = record.silentSince ?? now;
  if (now - since >= SILENCE_PATIENCE_MS) return abandonedDraft(game);
  return quietDraft(game, {
    record: { ...record, silentSince: since },
    dueAt: nextTry(since, now),
    outbox: [tableDraft(askedUserId)],
  });
}
