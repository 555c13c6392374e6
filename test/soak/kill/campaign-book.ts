/** Checks the score sheets: each finished session of a campaign is on the sheet of each of its people, once. */
import { isDeepStrictEqual } from 'node:util';
import { campaignAfter } from '../../../src/engine/rules.ts';
import {
  CampaignSheets,
  type KeptCampaign,
  MOST_CAMPAIGNS,
} from '../../../src/games/repository/campaign-sheets.ts';
import { peopleAt } from '../../../src/games/repository/occupants.ts';
import { openStore } from '../../../src/store/index.ts';
import type { Findings } from './findings.ts';
import type { FollowedGame, GameBook } from './game-book.ts';
import type { StoreUnderTest } from './reading.ts';

/**
 * Compares the sheets with the finished games, after all bots have stopped.
 * @returns the number of sessions on the sheets of all people
 */
export async function checkCampaigns(
  place: StoreUnderTest,
  book: GameBook,
  findings: Findings,
): Promise<number> {
  await place.releaseFiles();
  const expected = new Map<string, FollowedGame[]>();
  for (const game of book.all()) {
    if (!isSession(game)) continue;
    for (const userId of peopleAt(game.record.occupants)) {
      expected.set(userId, [...(expected.get(userId) ?? []), game]);
    }
  }
  const store = await openStore(place.options);
  try {
    const sheets = new CampaignSheets(store, { error: (_, words) => findings.add('sheet', null, words) });
    let sessions = 0;
    for (const [userId, games] of expected) {
      const campaigns = await sheets.of(userId);
      for (const game of games) checkSession(userId, game, campaigns, findings);
      const known = new Set(games.map(({ id }) => id));
      const found = campaigns.flatMap((campaign) => campaign.sessions.map(({ gameId }) => gameId));
      sessions += found.length;
      if (new Set(found).size !== found.length) findings.add('sheet', null, `${userId} has a session twice`);
      for (const id of found) {
        if (!known.has(id))
          findings.add('sheet', null, `${userId} has a session of ${id}, which is not finished`);
      }
    }
    return sessions;
  } finally {
    await store.close();
  }
}

/** Whether a game is a finished session that counts for a campaign. */
function isSession({ record, state, id }: FollowedGame): boolean {
  const { ended, setup } = record;
  if (ended === null || ended === 'abandoned' || ended === 'called-off' || !setup.crawl) return false;
  return campaignAfter(id, state, setup.crawl) !== null;
}

function checkSession(
  userId: string,
  { id, thread, state, record }: FollowedGame,
  campaigns: readonly KeptCampaign[],
  findings: Findings,
): void {
  const played = record.setup.crawl && campaignAfter(id, state, record.setup.crawl);
  const session = played?.sessions.find(({ gameId }) => gameId === id);
  const kept = campaigns.find((campaign) => campaign.id === played?.id);
  if (!kept && campaigns.length === MOST_CAMPAIGNS) return;
  const found = kept?.sessions.filter(({ gameId }) => gameId === id) ?? [];
  if (found.length !== 1) {
    findings.add('sheet', thread, `${userId} has the session of ${id} ${found.length} times`);
  } else if (!isDeepStrictEqual(found[0], session)) {
    findings.add('sheet', thread, `${userId} has another session of ${id} than its log makes`);
  }
  const isLast = kept?.sessions.at(-1)?.gameId === id;
  if (isLast && !isDeepStrictEqual([kept.next, kept.loot], [played?.next, played?.loot])) {
    findings.add('sheet', thread, `${userId} goes on from ${id} with another scenario, salves or loot`);
  }
}
