import type { Draft, KeptGame } from './kept-games.ts';

/**
 * A change that is no move: the game and its clock go on as they were, nobody is told, and no press is answered,
 * but for what `changes` says.
 */
export function quietDraft({ stored, record }: KeptGame, changes: Partial<Draft> = {}): Draft {
  const { status, dueAt } = stored;
  return { record, status, dueAt, outbox: [], log: null, interactionId: null, ...changes };
}

/** The end of a game that nobody can see any more: without a winner and without a word. */
export function abandonedDraft(game: KeptGame): Draft {
  return quietDraft(game, {
    record: { ...game.record, ended: 'abandoned' },
    status: 'finished',
    dueAt: null,
  });
}
