/** The score of a scenario (rule: a-scoring). */

import { PARTY } from '../core/crawl/teams.ts';
import type { CrawlState } from '../model/adventure.ts';
import type { GameState } from '../model/state.ts';
import type { Difficulty } from '../vocabulary/crawl.ts';

/** Points of a won scenario by difficulty (rule: a-difficulty). */
const SCENARIO_SCORE: Readonly<Record<Difficulty, number>> = {
  normal: 20,
  veteran: 30,
  insane: 40,
  hardcore: 50,
};
const LOST = -10;
const ALL_TILES = 5;
const GOLD_FOR_A_POINT = 5;

/** The parts of a session's score; their sum is `total`. */
export interface CrawlScore {
  readonly won: boolean;
  readonly scenario: number;
  readonly salves: number;
  readonly gold: number;
  readonly tiles: number;
  /** Cards of Boss Loot Chests that were not kept. */
  readonly loot: number;
  readonly total: number;
}

/** The score of a crawl that is over; null while it goes on, and in other modes. */
export function crawlScore({ crawl, outcome }: Pick<GameState, 'crawl' | 'outcome'>): CrawlScore | null {
  if (!crawl || outcome?.kind !== 'won') return null;
  if (outcome.team !== PARTY)
    return { won: false, scenario: LOST, salves: 0, gold: 0, tiles: 0, loot: 0, total: LOST };
  const parts = {
    scenario: SCENARIO_SCORE[crawl.difficulty],
    salves: salvesLeft(crawl),
    gold: Math.floor(goldLeft(crawl) / GOLD_FOR_A_POINT),
    tiles: isExplored(crawl) ? ALL_TILES : 0,
    loot: crawl.after?.left ?? 0,
  };
  return {
    won: true,
    ...parts,
    total: parts.scenario + parts.salves + parts.gold + parts.tiles + parts.loot,
  };
}

/** Gold that is left: what the heroes have not spent in the shop together, or that of the team without a shop. */
function goldLeft({ heroes, gold }: CrawlState): number {
  const shopped = heroes.flatMap((hero) => hero.gold ?? []);
  return shopped.length === 0 ? gold : shopped.reduce((sum, left) => sum + left, 0);
}

/** Whether every tile of a crawl lies face up; a Boss Battle has none. */
function isExplored({ tiles }: CrawlState): boolean {
  return tiles.length > 0 && tiles.every(({ environment }) => environment !== null);
}

/** Salves of the whole party. */
export function salvesLeft({ heroes }: CrawlState): number {
  return heroes.reduce((sum, { salves }) => sum + salves, 0);
}

/** Salves that a lost session adds to those it began with, for the repeat (rule: a-salves-next). */
const MORE_AFTER_LOSS = 3;

/**
 * Salves of the party at the start of the next session: what is left after a win, otherwise those that this session
 * began with and three more.
 * @param begunWith salves at the start of this session
 */
export function salvesOfNextSession(state: Pick<GameState, 'crawl' | 'outcome'>, begunWith: number): number {
  if (!state.crawl) return begunWith;
  return crawlScore(state)?.won === true ? salvesLeft(state.crawl) : begunWith + MORE_AFTER_LOSS;
}

/** Gold that each hero has in the shop: the team's gold, rounded up to the next 5 (rule: a-shop-gold). */
export function shopGold(gold: number): number {
  return Math.ceil(gold / GOLD_FOR_A_POINT) * GOLD_FOR_A_POINT;
}
