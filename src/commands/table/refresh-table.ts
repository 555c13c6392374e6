import { tableDraft } from './consequences.ts';
import type { KeptGames } from './kept-games.ts';

/** Has a game's table brought up to date once more, by whoever drains the outbox next; nothing else changes. */
export async function refreshTable(games: KeptGames, gameId: string): Promise<void> {
  await games.change<null>(
    () => games.byId(gameId),
    ({ stored, record }) =>
      record.ended === 'abandoned'
        ? { leave: null }
        : {
            keep: {
              record,
              status: stored.status,
              dueAt: stored.dueAt,
              outbox: [tableDraft(null)],
              log: null,
              interactionId: null,
            },
          },
  );
}
