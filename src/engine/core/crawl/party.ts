/** The party of a Portal Crawl and the minions that it fights (rule: a-engaged). */
import type { CrawlHero, CrawlState, CrawlTile, MinionSlot } from '../../model/adventure.ts';
import type { Seat, SpaceId } from '../../model/ids.ts';
import type { GameState } from '../../model/state.ts';
import { BrokenState, type Game, seatOf } from '../game.ts';
import { bossBattleById, crawlById } from './registry.ts';

/**
 * The state of the crawl.
 * @throws BrokenState in games of other modes
 */
export function crawlOf({ state }: Game): CrawlState {
  if (!state.crawl) throw new BrokenState('the game is no crawl');
  return state.crawl;
}

/** What a salve does in this scenario: health for each, and the health of a revived hero; 0 where nobody is revived. */
export function salveOf(game: Game): {
  readonly heals: number;
  readonly perShard: number;
  readonly revivesTo: number;
} {
  const { id, boss } = crawlOf(game);
  if (!boss) return crawlById(id).salve;
  return { heals: bossBattleById(id).salveHeals, perShard: 0, revivesTo: 0 };
}

/** Whether a seat is that of a minion, whom no person plays. */
export function isMinionSeat({ crawl }: Pick<GameState, 'crawl'>, seat: Seat): boolean {
  return crawl !== undefined && seat >= crawl.heroes.length;
}

/**
 * The crawl state of a hero.
 * @throws BrokenState for the seat of a minion
 */
export function crawlHeroOf(game: Game, seat: Seat): CrawlHero {
  const hero = crawlOf(game).heroes[seat];
  if (!hero) throw new BrokenState(`seat ${seat} is no hero of the crawl`);
  return hero;
}

/** The seat for the minion that a hero brings to light. */
export function slotOfHero(game: Game, seat: Seat): Seat {
  return crawlOf(game).heroes.length + seat;
}

/**
 * The slot of a minion's seat.
 * @throws BrokenState for the seat of a hero
 */
export function slotOf(game: Game, seat: Seat): MinionSlot {
  const { slots, heroes } = crawlOf(game);
  const slot = slots[seat - heroes.length];
  if (!slot) throw new BrokenState(`seat ${seat} is no seat of a minion`);
  return slot;
}

/** The seats of the minions in play, in the order of their seats. */
export function minionsInPlay(game: Game): Seat[] {
  const { slots, heroes } = crawlOf(game);
  return slots.flatMap(({ at }, index) => {
    const seat = heroes.length + index;
    return at !== null && !seatOf(game, seat).defeated ? [seat] : [];
  });
}

/** All heroes, in turn order from a seat. */
export function allHeroes(game: Game, first: Seat): Seat[] {
  const count = crawlOf(game).heroes.length;
  return Array.from({ length: count }, (_, at) => (first + at) % count);
}

/** The heroes that stand, in turn order from a seat. */
export function standingHeroes(game: Game, first: Seat = 0): Seat[] {
  return allHeroes(game, first).filter((seat) => !seatOf(game, seat).defeated);
}

/** The minion that a hero is engaged with, if it still stands. */
export function foeOf(game: Game, seat: Seat): Seat | null {
  const { foe } = crawlHeroOf(game, seat);
  return foe !== null && !seatOf(game, foe).defeated ? foe : null;
}

/** The heroes who are engaged with a minion, those that have fallen left out. */
export function heroesAgainst(game: Game, minion: Seat): Seat[] {
  return standingHeroes(game).filter((seat) => crawlHeroOf(game, seat).foe === minion);
}

/** The seat of the minion beside the boss while it stands; null without one. */
export function helperSeat(game: Game): Seat | null {
  const helper = game.state.crawl?.boss?.helper;
  return helper === undefined || seatOf(game, helper).defeated ? null : helper;
}

/**
 * Seats in the same battle as a seat, on the other side: for a hero its minion, or the boss and whoever stands beside it;
 * for a minion its heroes.
 */
export function engagedWith(game: Game, seat: Seat): Seat[] {
  const helper = helperSeat(game);
  const boss = crawlOf(game).heroes.length;
  if (isMinionSeat(game.state, seat)) return heroesAgainst(game, seat === helper ? boss : seat);
  const foe = foeOf(game, seat);
  return [...(foe === null ? [] : [foe]), ...(helper === null ? [] : [helper])];
}

/**
 * The tile of a space.
 * @throws BrokenState if the map has none there
 */
export function tileAt(game: Game, at: SpaceId): CrawlTile {
  const tile = crawlOf(game).tiles.find((one) => one.at === at);
  if (!tile) throw new BrokenState(`the map has no tile ${at}`);
  return tile;
}

/** Health that one salve gives now (rule: a-salve). */
export function salveHeals(game: Game): number {
  const salve = salveOf(game);
  const { shards, difficulty } = crawlOf(game);
  // rule: a-difficulty; Insane: each heals 1 less.
  return salve.heals + salve.perShard * shards - (difficulty === 'insane' ? 1 : 0);
}

/** Changes the gold of the team, which never falls below 0. */
export function changeGold(game: Game, by: number): void {
  const crawl = crawlOf(game);
  const now = Math.max(0, crawl.gold + by);
  if (now === crawl.gold) return;
  game.events.push({ e: 'gold', change: now - crawl.gold, now });
  crawl.gold = now;
}

/**
 * The fixed target of the Offensive Roll Phase of the active seat: a hero's minion, or the hero whose turn it is (rule:
 * a-hero-step, a-minion-step). Null in other modes, for a hero who fights nobody, and for one who may aim at the boss or
 * at the minion beside it.
 */
export function targetInCrawl(game: Game): Seat | null {
  if (!game.state.crawl) return null;
  const { active } = game.lane.turn;
  if (!isMinionSeat(game.state, active)) return helperSeat(game) === null ? foeOf(game, active) : null;
  const frame = game.lane.stack.find(({ k }) => k === 'crawl');
  return frame?.k === 'crawl' && !seatOf(game, frame.hero).defeated ? frame.hero : null;
}
