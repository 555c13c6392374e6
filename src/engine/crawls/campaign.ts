/** The campaign of Adventures: its sessions, and the scenario that follows (rules: a-campaign-score, a-salves-next). */
import { deckWithLoot, lootOf, sharedOut } from '../core/crawl/loot.ts';
import { lootById } from '../core/crawl/loot-registry.ts';
import { listBossBattles, listCrawls, scenarioById } from '../core/crawl/registry.ts';
import type { CrawlState } from '../model/adventure.ts';
import type { CampaignSetup } from '../model/campaign.ts';
import type { CardId, HeroId } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';
import { type Difficulty, RARITIES } from '../vocabulary/crawl.ts';
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
/** Cards of a deck at most. */
const DECK_LIMIT = 50;

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
  const isOver = score.won ? scenario === LAST_SCENARIO : difficulty === 'hardcore';
  const salves = salvesOfNextSession(state, setup.salves ?? onTheCard);
  return {
    id,
    difficulty,
    sessions: [...sessions, { gameId, scenario, won: score.won, points: score.total }],
    ...lootAfter(state.crawl, state.seats, setup.campaign?.loot),
    next: isOver ? null : { scenario: following, salves },
  };
}

/** The loot after a session: that of the heroes in turn order, and that of heroes who were not there as it was. */
function lootAfter(
  { heroes }: CrawlState,
  seats: GameState['seats'],
  before: CampaignSetup['loot'] = [],
): Pick<CampaignSetup, 'loot'> {
  const party = heroes.flatMap((state, seat) => {
    const hero = seats[seat]?.hero;
    return hero === undefined ? [] : [{ hero, cards: withinDeckLimit(hero, lootOf(state)) }];
  });
  const { rest } = sharedOut(
    before,
    party.map(({ hero }) => hero),
  );
  const loot = [...party, ...rest].filter(({ cards }) => cards.length > 0);
  return loot.length === 0 ? {} : { loot };
}

/** A deck of more than 50 cards gives up its most common loot (rule: a-deck-limit). */
function withinDeckLimit(hero: HeroId, loot: readonly CardId[]): readonly CardId[] {
  const surplus = deckWithLoot(hero, loot).length - DECK_LIMIT;
  if (surplus <= 0) return loot;
  const byWorth = loot.toSorted(
    (a, b) => RARITIES.indexOf(lootById(a).rarity) - RARITIES.indexOf(lootById(b).rarity),
  );
  const given = new Set(byWorth.slice(0, surplus));
  return loot.filter((card) => !given.has(card));
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
