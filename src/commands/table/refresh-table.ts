import { tableDraft } from './consequences.ts';
import type { KeptGames } from './kept-games.ts';
import { quietDraft } from './quiet-draft.ts';

/** Has a game's table brought up to date once more, by whoever drains the outbox next; nothing else changes. */
export async function refreshTable(games: KeptGames, gameId: string): Promise<void> {
  await games.change<null>(
    () => games.byId(gameId),
    (game) =>
      game.record.ended === 'abandoned'
        ? { leave: null }
        : { keep: quietDraft(game, { outbox: [tableDraft(null)] }) },
    'background',
  );
}
