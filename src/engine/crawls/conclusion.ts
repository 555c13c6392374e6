/** What follows a session that is decided: shop or chests, surplus cards, then its end (rule: a-conclusion). */
import { crawlOf } from '../core/crawl/party.ts';
import { MINIONS, PARTY } from '../core/crawl/teams.ts';
import { BrokenState, type Game, seatOf } from '../core/game.ts';
import type { Action } from '../model/action.ts';
import type { CrawlAfter } from '../model/adventure.ts';
import type { Seat } from '../model/ids.ts';
import type { CrawlFrame } from '../model/mission-frame.ts';
import type { Win } from '../model/state.ts';
import { BOSS_LOOT_CHOICES, bossChests, openBossChest, settleBossChest } from './boss-loot.ts';
import { endsCampaign } from './campaign.ts';
import { giveUpChoices, giveUpLoot, nextOverLimit } from './deck-limit.ts';
import { endLanes } from './round.ts';
import { leaveShop, openShop, shopChoices, shopWith } from './shop.ts';

/**
 * Decides the session, also from the lane of a battle: the lanes end, and the main lane goes on. Fallen heroes stand again
 * for the shop.
 */
export function concludeCrawl(game: Game, frame: CrawlFrame, result: CrawlAfter['result']): void {
  const crawl = crawlOf(game);
  endLanes(game);
  const seats = [...crawl.heroes.keys()];
  for (const seat of seats) seatOf(game, seat).defeated = false;
  crawl.after = {
    result,
    shoppers: crawl.boss ? [] : openShop(game, result, seats),
    chests: crawl.boss ? bossChests(game, result, seats) : [],
    found: null,
    left: 0,
  };
  mainFrame(game, frame).step = crawl.boss ? 'boss-loot' : 'shop';
}

function mainFrame({ state }: Game, frame: CrawlFrame): CrawlFrame {
  const main = state.lanes[0]?.stack.find(({ k }) => k === 'crawl');
  return main?.k === 'crawl' ? main : frame;
}

/** Asks the next hero; after shop or chests those with too many cards, if a scenario follows; then the session ends. */
export function runConclusion(game: Game, frame: CrawlFrame): void {
  const { result } = afterOf(game);
  const ask = stepOf(frame);
  const seat = nextAsked(game, ask);
  if (seat !== null) {
    game.lane.turn.active = seat;
    game.lane.turn.phase = 'start';
    game.lane.pending = { seat, kind: 'choose', moment: null, prompt: { ask }, source: null };
  } else if (ask === 'deck-limit' || endsCampaign(crawlOf(game), result === 'won')) {
    endCrawl(game, outcomeOf(result));
  } else {
    frame.step = 'deck-limit';
  }
}

type ConclusionStep = 'shop' | 'boss-loot' | 'deck-limit';

function stepOf({ step }: CrawlFrame): ConclusionStep {
  if (step === 'shop' || step === 'boss-loot' || step === 'deck-limit') return step;
  throw new BrokenState('a session that is decided goes on');
}

function nextAsked(game: Game, step: ConclusionStep): Seat | null {
  switch (step) {
    case 'shop':
      return nextShopper(game, afterOf(game));
    case 'boss-loot':
      return openBossChest(game, afterOf(game));
    case 'deck-limit':
      return nextOverLimit(game);
  }
}

/** The next hero with something to buy, identify or sell. Others leave the shop without a question. */
function nextShopper(game: Game, { shoppers }: CrawlAfter): Seat | null {
  for (let seat = shoppers[0]; seat !== undefined; seat = shoppers[0]) {
    if (shopChoices(game, seat).length > 1) return seat;
    leaveShop(game, seat);
    shoppers.shift();
  }
  return null;
}

/** The legal answers in the shop, at a chest, and of a hero with too many cards. */
export function conclusionChoices(game: Game, frame: CrawlFrame, seat: Seat): readonly Action[] {
  switch (stepOf(frame)) {
    case 'shop':
      return shopChoices(game, seat);
    case 'boss-loot':
      return BOSS_LOOT_CHOICES;
    case 'deck-limit':
      return giveUpChoices(game, seat);
  }
}

/** Carries out such an answer. */
export function answerConclusion(game: Game, frame: CrawlFrame, seat: Seat, option: string): void {
  const after = afterOf(game);
  switch (stepOf(frame)) {
    case 'shop':
      if (shopWith(game, seat, option)) after.shoppers.shift();
      return;
    case 'boss-loot':
      settleBossChest(game, after, option === 'keep');
      return;
    case 'deck-limit':
      giveUpLoot(game, seat, option);
  }
}

function afterOf(game: Game): CrawlAfter {
  const { after } = crawlOf(game);
  if (!after) throw new BrokenState('the session is not decided');
  return after;
}

function outcomeOf(result: CrawlAfter['result']): Win {
  return result === 'won'
    ? { kind: 'won', team: PARTY, how: 'objective' }
    : { kind: 'won', team: MINIONS, how: 'defeat' };
}

/** Everybody has left: the session is lost, unless it was decided already and only shop or chests were open. */
export function giveUpCrawl(game: Game): void {
  const { after } = crawlOf(game);
  endCrawl(game, after ? outcomeOf(after.result) : { kind: 'won', team: MINIONS, how: 'concession' });
}

/** Ends the crawl and clears all pending questions. */
function endCrawl({ state, events }: Game, outcome: Win): void {
  state.outcome = outcome;
  for (const lane of state.lanes) lane.pending = null;
  events.push({ e: 'ended', winner: outcome.team });
}
