/** The campaign of Adventures at the table: which scenario follows, and how it is said. */
import { isHero, isLoot } from '../../engine/definitions.ts';
import {
  type Campaign,
  campaignAfter,
  campaignScore,
  cardsOfScenario,
  isBossBattle,
} from '../../engine/rules.ts';
import type { Lobby } from '../../games/lobby/lobby.ts';
import type { KeptCampaign } from '../../games/repository/campaign-sheets.ts';
import type { TableSnapshot } from '../../games/table-snapshot.ts';
import type { Words } from '../../words/index.ts';

/** The settings of a lobby that make up a scenario. */
export type ScenarioRequest = Pick<Lobby, 'mode'> & { readonly crawl: NonNullable<Lobby['crawl']> };

/**
 * A scenario of a card by id: the mode follows from the card. In a crawl heroes act at once; the host of its lobby can ask for
 * the printed order.
 */
export function scenarioRequest(crawl: ScenarioRequest['crawl']): ScenarioRequest {
  return isBossBattle(crawl.id)
    ? { mode: 'boss-battle', crawl }
    : { mode: 'crawl', crawl: { ...crawl, atOnce: true } };
}

/**
 * The scenario that a campaign plays next, on a card drawn at random (rule: a-scenario-cards); null when the campaign is
 * over or no card of the scenario is known.
 * @param draw returns a random integer below the given number
 */
export function followingScenario(
  { id, difficulty, sessions, loot, next }: Campaign,
  draw: (below: number) => number,
): ScenarioRequest | null {
  if (next === null) return null;
  const cards = cardsOfScenario(next.scenario);
  const card = cards[draw(Math.max(1, cards.length))];
  if (card === undefined) return null;
  const campaign = { id, sessions, ...(loot ? { loot: knownLoot(loot) } : {}) };
  return scenarioRequest({ id: card, difficulty, salves: next.salves, campaign });
}

/** The loot that is loaded: cards of an expansion that is gone stay out of the next session. */
function knownLoot(loot: NonNullable<Campaign['loot']>): NonNullable<Campaign['loot']> {
  return loot
    .map(({ hero, cards }) => ({ hero, cards: cards.filter(isLoot) }))
    .filter(({ cards }) => cards.length > 0);
}

/**
 * The scenario of the table that follows a finished session: the next one of its campaign, the same session again when
 * it had no result, otherwise the same scenario without a campaign. Null in other modes.
 */
export function scenarioAfter(
  { gameId, state, crawl }: Pick<TableSnapshot, 'gameId' | 'state' | 'crawl'>,
  draw: (below: number) => number,
): ScenarioRequest | null {
  if (!crawl || !state.crawl) return null;
  const { id, difficulty } = state.crawl;
  const campaign = campaignAfter(gameId, state, crawl);
  if (campaign) return followingScenario(campaign, draw) ?? scenarioRequest({ id, difficulty });
  const { salves, campaign: earlier } = crawl;
  return scenarioRequest({
    id,
    difficulty,
    ...(salves === undefined ? {} : { salves }),
    ...(earlier ? { campaign: earlier } : {}),
  });
}

/** The campaign that a person can go on with: the one they played last; null when it is over or they have none. */
export function openCampaign(campaigns: readonly KeptCampaign[]): KeptCampaign | null {
  const latest = campaigns.at(-1);
  return latest?.next && cardsOfScenario(latest.next.scenario).length > 0 ? latest : null;
}

/** The hero with whom a person played a campaign; null when it is not loaded. */
export function heroOfCampaign({ hero }: KeptCampaign): string | null {
  return isHero(hero) ? hero : null;
}

/** How a campaign stands, as one line of markdown: its score, and what follows. */
export function campaignLine(campaign: Campaign, { crawl: { campaign: say } }: Words): string {
  return `${say.score(campaignScore(campaign), campaign.sessions.length)} ${nextWords(campaign, say)}`;
}

function nextWords({ next, sessions }: Campaign, say: Words['crawl']['campaign']): string {
  if (next === null) return sessions.at(-1)?.won ? say.won : say.lost;
  const { scenario, salves } = next;
  return cardsOfScenario(scenario).length > 0 ? say.next(scenario, salves) : say.noCard(scenario);
}

/** The label of the button that opens the table after a session; null where it is no other than in other games. */
export function goOnLabel(
  { gameId, state, crawl }: Pick<TableSnapshot, 'gameId' | 'state' | 'crawl'>,
  { crawl: { campaign: say } }: Words,
): string | null {
  const campaign = crawl ? campaignAfter(gameId, state, crawl) : null;
  if (!campaign?.next || cardsOfScenario(campaign.next.scenario).length === 0) return null;
  const { scenario } = campaign.next;
  return campaign.sessions.at(-1)?.won ? say.goOn(scenario) : say.tryAgain(scenario);
}
