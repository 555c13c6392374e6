/** How a campaign stands, in words, and what follows it. */
import { describe, expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { campaignLine, followingScenario, openCampaign } from '../../../src/commands/adventure/campaign.ts';
import type { Campaign } from '../../../src/engine/rules.ts';
import { ENGLISH } from '../../../src/words/index.ts';

const session = (scenario: number, won: boolean) => ({
  gameId: `${scenario}`,
  scenario,
  won,
  points: won ? 20 : -10,
});

function campaign(parts: Partial<Campaign>): Campaign {
  return { id: 'one', difficulty: 'normal', sessions: [], next: null, ...parts };
}

describe('a campaign', () => {
  it.each([1, 2, 3, 4, 5, 6, 7])('leads from scenario %i to the next one', (scenario) => {
    const before = campaign({
      sessions: [session(scenario, true)],
      next: { scenario: scenario + 1, salves: 2 },
    });
    const following = followingScenario(before, () => 0);
    const isCrawl = scenario % 2 === 0;
    expect(following?.mode).toBe(isCrawl ? 'crawl' : 'boss-battle');
    expect(following?.crawl).toMatchObject({ salves: 2, campaign: { id: 'one' } });
    expect(campaignLine(before, ENGLISH)).toContain(`Next: scenario ${scenario + 1}, with 2 salves.`);
  });

  it('is won by the defeat of the Mad King, and has nothing to go on with then', () => {
    const over = campaign({ sessions: [session(7, true), session(8, true)] });
    expect(campaignLine(over, ENGLISH)).toBe(
      'Campaign: **40 points** after 2 sessions. The Mad King is defeated, and the campaign is won.',
    );
    expect(followingScenario(over, () => 0)).toBeNull();
    expect(openCampaign([{ ...over, hero: 'monk' }])).toBeNull();
  });

  it('is over with a defeat in Hardcore', () => {
    const over = campaign({ difficulty: 'hardcore', sessions: [session(1, false)] });
    expect(campaignLine(over, ENGLISH)).toContain('A defeat ends a Hardcore campaign: it is over.');
  });
});
