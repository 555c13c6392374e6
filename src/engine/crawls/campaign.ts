/** The campaign of Adventures: its sessions, and the scenario that follows (rules: a-campaign-score, a-salves-next). */
import { lootOf, sharedOut } from '../core/crawl/loot.ts';
import { listBossBattles, listCrawls, scenarioById } from '../core/crawl/registry.ts';
import type { CrawlState } from '../model/adventure.ts';
import type { CampaignSetup } from '../model/campaign.ts';
import type { GameState } from '../model/state.ts';
import type { Difficulty } from '../vocabulary/crawl.ts';
import type { CrawlSetup } from './lay-out.ts';
import { crawlScore, salvesOfNextSession } from './score.ts';

/** A campaign after a session. */
export interface Campaign extends CampaignSetup {
  readonly difficulty: Difficulty;
  /** The scenario to play next and the salves of the party for it; null when the campaign has ended. */
  readonly next: { readonly scenario: number; readonly salves: number } | null;
}

/** The scenario of the Mad King, the last one. */
const LAST_SCENARIO = 8;

/**
 * The campaign after a session; null while the session goes on, for one without a result, and in other modes. A won
 * scenario leads to the next one and a lost one is played again; in Hardcore a loss ends the campaign
 * (rule: a-difficulty).
 * @param gameId the game of the session
 * @param setup that of the session
 */
export function campaignAfter(
  gameId: string,
  state: Pick<GameState, 'crawl' | 'outcome' | 'seats'>,
  setup: CrawlSetup,
): Campaign | null {
  const score = crawlScore(state);
  if (!score || !state.crawl) return null;
  const { scenario, salves: onTheCard } = scenarioById(setup.id);
  const { difficulty } = state.crawl;
  const { id, sessions } = setup.campaign ?? { id: gameId, sessions: [] };
  const following = score.won ? scenario + 1 : scenario;
  const salves = salvesOfNextSession(state, setup.salves ?? onTheCard);
  return {
    id,
    difficulty,
    sessions: [...sessions, { gameId, scenario, won: score.won, points: score.total }],
    ...lootAfter(state.crawl, state.seats, setup.campaign?.loot),
    next: endsCampaign(state.crawl, score.won) ? null : { scenario: following, salves },
  };
}

/** Whether no session follows one with this result: the Mad King is defeated, or a party of Hardcore (rule: a-difficulty). */
export function endsCampaign({ id, difficulty }: CrawlState, won: boolean): boolean {
  return won ? scenarioById(id).scenario === LAST_SCENARIO : difficulty === 'hardcore';
}

/** The loot after a session: that of the heroes in turn order, and that of heroes who were not there as it was. */
function lootAfter(
  { heroes }: CrawlState,
  seats: GameState['seats'],
  before: CampaignSetup['loot'] = [],
): Pick<CampaignSetup, 'loot'> {
  const party = heroes.flatMap((state, seat) => {
    const hero = seats[seat]?.hero;
    return hero === undefined ? [] : [{ hero, cards: lootOf(state) }];
  });
  const { rest } = sharedOut(
    before,
    party.map(({ hero }) => hero),
  );
  const loot = [...party, ...rest].filter(({ cards }) => cards.length > 0);
  return loot.length === 0 ? {} : { loot };
}

/** The score of a campaign: the sum of its sessions, won or lost (rule: a-campaign-score). */
export function campaignScore({ sessions }: Pick<CampaignSetup, 'sessions'>): number {
  return sessions.reduce((sum, { points }) => sum + points, 0);
}

/** Ids of the cards of a scenario, one of which is drawn (rule: a-scenario-cards); empty when none is known. */
export function cardsOfScenario(scenario: number): readonly string[] {
  return [...listCrawls(), ...listBossBattles()].flatMap((card) =>
    card.scenario === scenario ? [card.id] : [],
  );
}

/** Whether a scenario is a Boss Battle rather than a Portal Crawl. @throws ContentError for an unknown id */
export function isBossBattle(id: string): boolean {
  return 'boss' in scenarioById(id);
}
