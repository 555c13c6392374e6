/** The modes `crawl` and `boss-battle` of Adventures. */
import { PARTY } from '../crawl/teams.ts';
import { FREE_FOR_ALL } from './duel.ts';
import type { ModePolicy } from './policy.ts';

/**
 * One to four heroes explore a map and fight its minions (rule: a-portal-crawl). Health is that of the scenario card;
 * the order of play decides on the outcome.
 */
export const crawl: ModePolicy = {
  ...FREE_FOR_ALL,
  id: 'crawl',
  players: [1, 2, 3, 4],
  healthFor: () => 1,
  teamOf: () => PARTY,
  isCooperative: true,
  targeting: () => ({ how: 'chosen' }),
  // rule: a-start-player; the start player does not skip the Income Phase.
  startPlayerSkipsIncome: false,
  begin: (first) => ({ k: 'crawl', step: 'begin', hero: first, struck: false, declined: [] }),
  outcome: () => null,
};

/** One to four heroes with one dial against a boss that the program plays (rule: a-boss-battle). */
export const bossBattle: ModePolicy = {
  ...crawl,
  id: 'boss-battle',
  poolOf: () => 0,
  begin: (first) => ({ k: 'crawl', step: 'set-up', hero: first, struck: false, declined: [] }),
};
