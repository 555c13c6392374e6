/** The campaign after a session: its score, and what is played next (rules: a-campaign-score, a-salves-next). */
import { describe, expect, it } from 'vitest';
import { campaignAfter, campaignScore, cardsOfScenario } from '../../../src/engine/crawls/campaign.ts';
import type { CrawlSetup } from '../../../src/engine/index.ts';
import type { Difficulty } from '../../../src/engine/vocabulary/crawl.ts';
import { BossTable } from './boss-table.ts';
import { CrawlTable } from './table.ts';

const HEROES = ['barbarian', 'monk', 'pyromancer', 'moon-elf'];

/** A session that ended, with this many salves left. */
function session(won: boolean, left: number, setup: Partial<CrawlSetup> = {}, heroes = 2) {
  const difficulty: Difficulty = setup.difficulty ?? 'normal';
  const table = new CrawlTable(HEROES.slice(0, heroes), { difficulty });
  for (const seat of table.crawl.heroes.keys()) table.hero(seat).salves = seat === 0 ? left : 0;
  table.crawl.gold = 0;
  table.state.outcome = { kind: 'won', team: won ? 0 : 1, how: 'objective' };
  return { state: table.state, setup: { id: 'crimson-sands-a', ...setup } };
}

describe('a campaign', () => {
  it.each([1, 2, 3, 4])('begins with its first session, and a win leads on: %i heroes', (heroes) => {
    const { state, setup } = session(true, 2, {}, heroes);
    expect(campaignAfter('one', state, setup)).toEqual({
      id: 'one',
      difficulty: 'normal',
      sessions: [{ gameId: 'one', scenario: 1, won: true, points: 22 }],
      next: { scenario: 2, salves: 2 },
    });
  });

  it('repeats a lost scenario with three salves more than the session began with; what was left is lost', () => {
    const { state, setup } = session(false, 9, { salves: 4 });
    expect(campaignAfter('one', state, setup)?.next).toEqual({ scenario: 1, salves: 7 });
  });

  it('counts the salves of the card when the session began with those', () => {
    const begun = new CrawlTable(['barbarian', 'monk']);
    const onTheCard = begun.crawl.heroes.reduce((sum, { salves }) => sum + salves, 0);
    const { state, setup } = session(false, 0);
    expect(campaignAfter('one', state, setup)?.next).toEqual({ scenario: 1, salves: onTheCard + 3 });
  });

  it('adds up its sessions, won or lost, and keeps its id and difficulty', () => {
    const first = session(false, 0, { difficulty: 'insane' });
    const lost = campaignAfter('one', first.state, first.setup);
    const again = session(true, 1, {
      difficulty: 'insane',
      campaign: { id: 'one', sessions: lost?.sessions ?? [] },
    });
    const won = campaignAfter('two', again.state, again.setup);
    expect(won).toMatchObject({ id: 'one', difficulty: 'insane', next: { scenario: 2, salves: 1 } });
    expect(won?.sessions.map(({ points }) => points)).toEqual([-10, 41]);
    expect(won && campaignScore(won)).toBe(31);
  });

  it('ends with a loss in Hardcore, and in no other difficulty', () => {
    for (const difficulty of ['normal', 'veteran', 'insane', 'hardcore'] as const) {
      const { state, setup } = session(false, 0, { difficulty });
      expect(campaignAfter('one', state, setup)?.next === null).toBe(difficulty === 'hardcore');
    }
  });

  it('ends when the Mad King is defeated, and is repeated when he is not', () => {
    for (const won of [true, false]) {
      const table = new BossTable(['barbarian', 'monk'], { battle: 'mad-king' });
      table.state.outcome = { kind: 'won', team: won ? 0 : 1, how: 'objective' };
      const setup = { id: 'mad-king', salves: 2, campaign: { id: 'one', sessions: [] } };
      const after = campaignAfter('last', table.state, setup);
      expect(after?.next).toEqual(won ? null : { scenario: 8, salves: 5 });
      expect(after?.sessions.at(-1)).toMatchObject({ scenario: 8, won });
    }
  });

  it('has no new session while the game goes on, or when it ended without a result', () => {
    const { state, setup } = session(true, 0);
    expect(campaignAfter('one', { ...state, outcome: null }, setup)).toBeNull();
    expect(campaignAfter('one', { ...state, outcome: { kind: 'draw' } }, setup)).toBeNull();
  });

  it('brings its salves to the heroes in turn order', () => {
    const table = new CrawlTable(['barbarian', 'monk', 'pyromancer'], { salves: 5 });
    expect(table.crawl.heroes.map(({ salves }) => salves)).toEqual([2, 2, 1]);
  });

  it('has cards for the scenarios that can be played', () => {
    expect(cardsOfScenario(1)).toHaveLength(4);
    expect(cardsOfScenario(8)).toEqual(['mad-king']);
    expect(cardsOfScenario(9)).toEqual([]);
  });
});
