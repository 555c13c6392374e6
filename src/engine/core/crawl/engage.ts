/** Minions that come, leave, and are fought (rule: a-engaged, a-minion-setup). */
import type { Seat } from '../../model/ids.ts';
import type { CrawlLevel } from '../../vocabulary/crawl.ts';
import { shuffle } from '../chance.ts';
import { BrokenState, type Game, heroSeatOf, seatOf } from '../game.ts';
import { addTokens } from '../seat/tokens.ts';
import { minionsIn } from './expansions.ts';
import { crawlHeroOf, crawlOf, heroesAgainst, slotOf, slotOfHero } from './party.ts';
import { minionById } from './registry.ts';

/** The token of the King's Hand. */
export const KINGS_HAND = 'kings-hand';

/** What a minion or a boss of a campaign may hold beyond the printed limits: King's Hands without end (rule: a-kings-hand). */
export const LIMITS_OF_ENEMIES: Readonly<Record<string, number>> = { [KINGS_HAND]: 90 };

/** A minion that takes the place of another one. */
export interface Successor {
  readonly level: CrawlLevel;
  /** It acts first, whatever its card says. */
  readonly firstStrike: boolean;
}

/** Takes the next minion of a level; a deck that is empty is made again from those not in play. */
function drawMinion(game: Game, level: CrawlLevel): string {
  const { id, minions, slots, heroes } = crawlOf(game);
  const next = minions[level].shift();
  if (next !== undefined) return next;
  const inPlay = slots.flatMap(({ at }, index) =>
    at === null ? [] : [heroSeatOf(game, heroes.length + index).hero],
  );
  const fresh = minionsIn(id, level).flatMap(({ board }) => (inPlay.includes(board.id) ? [] : [board.id]));
  const [first, ...rest] = shuffle(game.state.chance, fresh);
  if (first === undefined) throw new BrokenState(`no minion of level ${level} is left`);
  minions[level] = rest;
  return first;
}

/**
 * A minion of a level comes to the tile of a hero, who is engaged with it.
 * @param actsFirst it has First Strike, whatever its card says (rule: a-first-strike)
 */
export function spawnMinion(game: Game, hero: Seat, level: CrawlLevel, actsFirst = false): void {
  const seat = slotOfHero(game, hero);
  putMinion(game, seat, drawMinion(game, level), crawlHeroOf(game, hero).at);
  if (actsFirst) slotOf(game, seat).firstStrike = true;
  engage(game, hero, seat);
}

/** A hero is engaged with a minion in play (rule: a-engaged). */
export function engage(game: Game, hero: Seat, minion: Seat): void {
  crawlHeroOf(game, hero).foe = minion;
  game.events.push({ e: 'engaged', seat: hero, minion, board: heroSeatOf(game, minion).hero });
}

/** Puts a minion with its health, CP and tokens on an empty seat. */
function putMinion(game: Game, seat: Seat, id: string, at: string): void {
  const { health, cp, kingsHand, level, brings = {} } = minionById(id);
  const slot = slotOf(game, seat);
  if (slot.at !== null && !seatOf(game, seat).defeated)
    throw new BrokenState(`seat ${seat} has a minion already`);
  slot.at = at;
  delete slot.firstStrike;
  const state = heroSeatOf(game, seat);
  Object.assign(state, {
    hero: id,
    cp,
    tokens: {},
    limits: { ...LIMITS_OF_ENEMIES },
    spentThisTurn: [],
    usedThisPhase: [],
    lostThisTurn: [],
    passedThisTurn: {},
    plan: null,
    defeated: false,
    turnsTaken: 0,
  });
  delete state.sides;
  delete state.dials;
  const pool = game.state.pools[state.pool];
  if (pool) Object.assign(pool, { health, start: health });
  for (const [token, count] of Object.entries(brings)) addTokens(game, seat, token, count, seat);
  // rule: a-difficulty; Insane: level IV minions have one more.
  const more = level === 4 && crawlOf(game).difficulty === 'insane' ? 1 : 0;
  if (kingsHand + more > 0) addTokens(game, seat, KINGS_HAND, kingsHand + more, seat);
}

/**
 * A minion leaves without a fight to the end, and leaves nothing behind; its card goes under its deck.
 * @param successor the minion that takes its place; null for none
 */
export function leaveBattle(game: Game, minion: Seat, successor: Successor | null): void {
  const slot = slotOf(game, minion);
  const heroes = heroesAgainst(game, minion);
  const { hero: board } = heroSeatOf(game, minion);
  const { at } = slot;
  game.events.push({ e: 'minion-left', minion, board });
  returnCard(game, minion);
  slot.at = null;
  seatOf(game, minion).defeated = true;
  game.fallen.push(minion);
  for (const hero of heroes) crawlHeroOf(game, hero).foe = null;
  if (successor === null || at === null) return;
  const [first] = heroes;
  if (first === undefined) return;
  // The seat is free again once the fallen minion is out of all frames, so the other minion takes it in the next step.
  const hero = crawlHeroOf(game, first);
  hero.awaits = successor.level;
  if (successor.firstStrike) hero.awaitsFirstStrike = true;
}

/** Whether a minion acts before the hero: by its card, or by the one that it has replaced (rule: a-first-strike). */
export function hasFirstStrike(game: Game, minion: Seat): boolean {
  return slotOf(game, minion).firstStrike === true || minionById(heroSeatOf(game, minion).hero).firstStrike;
}

/** Puts the card of a minion under its deck. */
export function returnCard(game: Game, minion: Seat): void {
  const { hero } = heroSeatOf(game, minion);
  crawlOf(game).minions[minionById(hero).level].push(hero);
}
