/** Every scenario of Adventures played through by bots, also with each state written down and read again. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { listBossBattles, listCrawls, listHeroes } from '../../../src/engine/definitions.ts';
import { campaignScore } from '../../../src/engine/rules.ts';
import { DIFFICULTIES } from '../../../src/engine/vocabulary/crawl.ts';
import { IS_LONG_RUN, oneIn } from '../../sampling.ts';
import { printAdventures, printHeroes } from './print.ts';
import { partyOf, playCampaign, playSession, soakAdventures } from './soak.ts';

const heroes = listHeroes().map(({ id }) => id);
const PARTIES = [1, 2, 3, 4] as const;

/** A party with the difficulty that is due: over four parties each difficulty comes once. */
const due = (at: number, party: number) => DIFFICULTIES[(at + party) % DIFFICULTIES.length] ?? 'normal';

describe('bots play', () => {
  it.each(
    oneIn(
      3,
      listCrawls().map(({ id }, at) => [id, at] as const),
    ),
  )(
    '%s to its end',
    (id, at) => {
      // The four maps of a scenario take the party sizes in turn; a long run plays each map with all of them.
      const parties = IS_LONG_RUN ? PARTIES : [PARTIES[at % PARTIES.length] ?? 1];
      for (const party of parties) {
        const { state, events } = playSession(
          {
            mode: 'crawl',
            seats: partyOf({ heroes, seed: id }, party, at),
            seed: id,
            first: 'roll',
            crawl: { id, difficulty: due(Math.floor(at / PARTIES.length), party) },
          },
          { reload: true },
        );
        expect(state.outcome).toMatchObject({ kind: 'won' });
        expect(events.some(({ e }) => e === 'shop')).toBe(true);
      }
    },
    240_000,
  );

  it.each(
    oneIn(
      5,
      listBossBattles().flatMap(({ id }, at) => PARTIES.map((party) => [id, party, due(at, party)] as const)),
    ),
  )(
    '%s with %i heroes on %s',
    (id, party, difficulty) => {
      const { state, events } = playSession(
        {
          mode: 'boss-battle',
          seats: partyOf({ heroes, seed: id }, party, party),
          seed: `${id} ${party}`,
          first: 'roll',
          crawl: { id, difficulty },
        },
        { reload: true },
      );
      expect(state.outcome).toMatchObject({ kind: 'won' });
      expect(events.some(({ e }) => e === 'loot-die')).toBe(true);
      const boss = state.seats[party]?.hero;
      expect(events.some((event) => event.e === 'activated' && event.seat === party)).toBe(true);
      expect(boss).toBe(`boss-${id}`);
    },
    240_000,
  );
});

describe('the soak of Adventures', () => {
  const options = {
    parties: [2],
    games: 1,
    heroes,
    seed: 'short',
    difficulty: 'normal',
    reload: false,
  } as const;

  it('plays whole campaigns, until the Mad King is defeated', () => {
    const played: number[] = [];
    const campaign = playCampaign(options, 2, 0, (scenario) => played.push(scenario));
    expect(campaign.next).toBeNull();
    expect(campaign.sessions.map(({ scenario }) => scenario)).toEqual(played);
    expect(new Set(played)).toEqual(new Set([1, 2, 3, 4, 5, 6, 7, 8]));
    const won = campaign.sessions.flatMap((session) => (session.won ? [session.scenario] : []));
    expect(won).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(campaignScore(campaign)).toBe(campaign.sessions.reduce((sum, { points }) => sum + points, 0));
    expect((campaign.loot ?? []).flatMap(({ cards }) => cards).length).toBeGreaterThan(4);
  }, 240_000);

  it('ends a campaign in Hardcore with the first loss, and prints a line for each scenario', () => {
    const {
      rows,
      heroes: fared,
      ended,
      failed,
    } = soakAdventures(
      { ...options, difficulty: 'hardcore', parties: [1], games: 2, seed: 'hard' },
      () => undefined,
    );
    expect([ended, failed]).toEqual([2, []]);
    const lines: string[] = [];
    printAdventures(rows, (line) => lines.push(line));
    expect(lines).toHaveLength(rows.length + 1);
    const sessions = rows.reduce((sum, { tally }) => sum + tally.sessions, 0);
    // One hero in each session.
    expect(fared.reduce((sum, { crawls, battles }) => sum + crawls.sessions + battles.sessions, 0)).toBe(
      sessions,
    );
    const told: string[] = [];
    printHeroes(fared, (line) => told.push(line));
    expect(told).toHaveLength(fared.length + 1);
    const lost = rows.reduce((sum, { tally }) => sum + tally.sessions - tally.won, 0);
    expect(lost).toBeLessThanOrEqual(2);
  }, 240_000);

  it('goes on after a campaign that fails, and says how to play it again', () => {
    const { ended, failed } = soakAdventures(
      { ...options, parties: [1], games: 1, mostActions: 5 },
      () => undefined,
    );
    expect(ended).toBe(0);
    expect(failed).toEqual([
      expect.stringMatching(/does not end\n {2}again: npm run soak -- --adventures --party 1/),
    ]);
  });
});
