/** The working context of the engine while an action is carried out, and accessors to the state. */

import type { Combatant, HealthPool, HeroSeat, TokenGroup } from '../model/combatant.ts';
import type { GameEvent } from '../model/event.ts';
import type { CardId, HeroId, Seat, TokenId } from '../model/ids.ts';
import type { LandedDamage } from '../model/landed-damage.ts';
import type { Prediction } from '../model/prediction.ts';
import type { RaisedEvent } from '../model/raised-event.ts';
import type { GameState, Lane, RollPhase } from '../model/state.ts';
import type { CardDefinition } from '../vocabulary/card.ts';
import type { AbilityLevel, HeroDefinition } from '../vocabulary/hero.ts';
import { abilityOf, cardOf, firstLevelsOf, heroById, tokenById } from './registry.ts';
import { sharedAbility } from './shared-abilities.ts';

/** A state with the lane that runs, and data that exists only while an action is carried out. */
export interface Game {
  readonly state: GameState;
  readonly lane: Lane;
  /** Events of the action so far. */
  readonly events: GameEvent[];
  /** Seats that have fallen and are still to be removed from frames, questions and phases. Empty between actions. */
  readonly fallen: number[];
  /** Events whose triggers have not run yet. Empty between actions. */
  readonly raised: RaisedEvent[];
  /** The certain results of the activated ability are being calculated; prevents recursion. False between actions. */
  predicting: boolean;
  /** A cache inside of `whileNothingChanges`; null outside. */
  cache: QuestionCache | null;
}

/** Results that many checks of one question need. */
export interface QuestionCache {
  prediction: Prediction | null;
  /** The damage that would land on each seat. */
  coming: readonly LandedDamage[] | null;
}

/** Thrown for a state that the engine cannot have made. */
export class BrokenState extends Error {
  override readonly name = 'BrokenState';
}

/**
 * Makes a context for one lane of a state.
 * @param index index into `state.lanes`; the main lane if left out
 * @throws BrokenState if there is no such lane
 */
export function openGame(state: GameState, index = 0): Game {
  const lane = state.lanes[index];
  if (!lane) throw new BrokenState(`the state has no lane ${index}`);
  return { state, lane, events: [], fallen: [], raised: [], predicting: false, cache: null };
}

/**
 * Runs work that must not change the state. In it the certain results of the activated ability and the coming damage
 * are calculated only once, for all cards and tokens that are checked.
 */
export function whileNothingChanges<T>(game: Game, work: () => T): T {
  if (game.cache !== null) return work();
  game.cache = { prediction: null, coming: null };
  try {
    return work();
  } finally {
    game.cache = null;
  }
}

/**
 * The state of a hero, or of an enemy of a Mission.
 * @throws BrokenState if there is no such seat
 */
export function seatOf(game: Game, seat: Seat): Combatant {
  const { seats, enemies } = game.state;
  const found = seats[seat] ?? enemies?.[seat - seats.length];
  if (!found) throw new BrokenState(`there is no seat ${seat}`);
  return found;
}

/**
 * The state of a hero.
 * @throws BrokenState if the seat is an enemy or does not exist
 */
export function heroSeatOf(game: Game, seat: Seat): HeroSeat {
  const found = game.state.seats[seat];
  if (!found) throw new BrokenState(`seat ${seat} is no hero`);
  return found;
}

/** The state of a hero, or null for an enemy. */
export function heroAt(game: Game, seat: Seat): HeroSeat | null {
  return game.state.seats[seat] ?? null;
}

/** The health dial of a seat. */
export function poolOf(game: Game, seat: Seat): HealthPool {
  const pool = game.state.pools[seatOf(game, seat).pool];
  if (!pool) throw new BrokenState(`seat ${seat} has no health dial`);
  return pool;
}

/** The definition of a seat's hero; throws BrokenState for an enemy. */
export function heroOf(game: Game, seat: Seat): HeroDefinition {
  return heroById(heroSeatOf(game, seat).hero);
}

/** The definition of a card in a seat's deck; throws ContentError if the deck has no such card. */
export function cardAt(game: Game, seat: Seat, cardId: CardId): CardDefinition {
  return cardOf(heroSeatOf(game, seat).hero, cardId);
}

const NO_CARDS: readonly CardId[] = [];

/** The cards in a seat's hand; empty for an enemy. */
export function handOf(game: Game, seat: Seat): readonly CardId[] {
  return heroAt(game, seat)?.hand ?? NO_CARDS;
}

/** The CP of a seat; 0 for an enemy, whose CP nothing affects (rule: m-enemies). */
export function cpOf(game: Game, seat: Seat): number {
  return heroAt(game, seat)?.cp ?? 0;
}

/** Number of upgrades that a seat has in play, or that came this turn (`thisTurn`); 0 for an enemy. */
export function upgradesOf(game: Game, seat: Seat, thisTurn: boolean): number {
  const hero = heroAt(game, seat);
  return (thisTurn ? hero?.upgradedThisTurn : hero?.inPlay.length) ?? 0;
}

/**
 * The Roll Phase of the lane.
 * @throws BrokenState if there is none
 */
export function rollPhaseOf(game: Game): RollPhase {
  if (!game.lane.rollPhase) throw new BrokenState('no roll phase is under way');
  return game.lane.rollPhase;
}

/** A cached result of `boardOf`, with the values on which it depends. */
interface KeptBoard {
  readonly hero: HeroId;
  readonly side: string | undefined;
  readonly beside: readonly string[];
  readonly levels: readonly AbilityLevel[];
}

/** Keyed by the object with the upgrades, which is replaced and never changed. */
const boards = new WeakMap<HeroSeat['upgrades'], KeptBoard>();
const NO_ABILITIES: readonly AbilityLevel[] = [];
const NONE_BESIDE: readonly string[] = [];

/**
 * The ability levels in force for a seat: those on the board, in its order, then further ones that a hero of a Mission
 * has. Empty for an enemy.
 */
export function boardOf(game: Game, seat: Seat): readonly AbilityLevel[] {
  const state = heroAt(game, seat);
  if (!state) return NO_ABILITIES;
  const { hero, upgrades } = state;
  const side = state.sides?.board;
  const beside = game.state.mission?.heroes[seat]?.abilities ?? NONE_BESIDE;
  const known = boards.get(upgrades);
  if (known && known.hero === hero && known.side === side && isSameList(known.beside, beside))
    return known.levels;
  const printed = firstLevelsOf(hero, side).map((level) => {
    const better = upgrades[level.slot];
    return better === undefined ? level : abilityOf(hero, better);
  });
  const levels =
    beside.length === 0 ? printed : [...printed, ...beside.flatMap((id) => sharedAbility(id) ?? [])];
  boards.set(upgrades, { hero, side, beside, levels });
  return levels;
}

function isSameList(a: readonly string[], b: readonly string[]): boolean {
  return a === b || (a.length === b.length && a.every((id, at) => id === b[at]));
}

/** How many of a token a seat holds. */
export function tokenCount(game: Game, seat: Seat, token: TokenId): number {
  return countOf(seatOf(game, seat).tokens[token]);
}

/** How many of a token a seat holds that the seat `by` inflicted or gave. */
export function tokensFrom(game: Game, seat: Seat, token: TokenId, by: Seat): number {
  return countOf(seatOf(game, seat).tokens[token]?.filter((group) => group.by === by));
}

/** How many of a token a seat holds: of one giver, or of all givers (null). */
function heldFrom(game: Game, seat: Seat, token: TokenId, giver: Seat | null): number {
  return giver === null ? tokenCount(game, seat, token) : tokensFrom(game, seat, token, giver);
}

/** The sum of the counts of token groups. */
export function countOf(groups: readonly TokenGroup[] | undefined): number {
  let count = 0;
  for (const group of groups ?? []) count += group.count;
  return count;
}

/**
 * How many of a token a seat may hold: the printed limit plus raises (rule: increase-stack-limit).
 * @param by the giver, on whom the limit of some tokens depends
 */
export function tokenLimit(game: Game, seat: Seat, token: TokenId, by: Seat | null = null): number {
  const { limit, ownLimit } = tokenById(token);
  const printed = by === seat && ownLimit !== undefined ? ownLimit : limit;
  return printed + (seatOf(game, seat).limits[token] ?? 0);
}

/**
 * How many more of a token fit on a seat if `by` gives them (rule: stack-limit). If a token has a different limit for
 * what a seat gives itself, the tokens of each giver are counted separately (rule: mirror-match).
 * @returns 0 or more
 */
export function roomFor(game: Game, seat: Seat, token: TokenId, by: Seat): number {
  const { ownLimit, countsWith = [] } = tokenById(token);
  const giver = ownLimit === undefined ? null : by;
  let held = heldFrom(game, seat, token, giver);
  for (const id of countsWith) held += heldFrom(game, seat, id, giver);
  return Math.max(0, tokenLimit(game, seat, token, by) - held);
}

/**
 * The seats that are present in this lane: those that act in it, in turn order from `first`; in a Mission then
 * team-mates who are in the same phase, and living enemies that can be aimed at; in a Portal Crawl everybody on any tile
 * (R370).
 */
export function presentFrom(game: Game, first: number): number[] {
  const order = seatsFrom(game, first);
  const { seats, enemies, lanes, mission, crawl } = game.state;
  if (crawl?.atOnce) return everybodyFrom(game, first);
  if (!enemies || !mission) return order;
  const present = order.filter((seat) => !mission.heroes[seat]?.exited);
  for (const lane of lanes) {
    if (lane === game.lane || lane === lanes[0] || lane.turn.phase !== game.lane.turn.phase) continue;
    for (const seat of lane.seats) if (!present.includes(seat) && lane.stack.length > 0) present.push(seat);
  }
  for (const [index, enemy] of enemies.entries()) {
    if (!enemy.defeated && enemy.aimable) present.push(seats.length + index);
  }
  return present;
}

/** Whether a seat can take damage. An unstoppable threat and the Mission itself cannot (rule: m-unstoppable). */
export function takesDamage({ state: { seats, enemies } }: Game, seat: Seat): boolean {
  return enemies === undefined || enemies[seat - seats.length]?.aimable !== false;
}

/** All seats that are still in the game, in turn order from `first`, no matter in which lane they act. */
function everybodyFrom({ state: { seats } }: Game, first: number): number[] {
  const order = Array.from({ length: seats.length }, (_, at) => (first + at) % seats.length);
  return order.filter((seat) => !seats[seat]?.defeated);
}

/** The seats that act in the lane and are still in the game, in turn order from `first`. */
export function seatsFrom(game: Game, first: number): number[] {
  const { seats } = game.state;
  const isShared = game.lane.seats.length < seats.length;
  const order: number[] = [];
  for (let i = 0; i < seats.length; i += 1) {
    const seat = (first + i) % seats.length;
    if (!seats[seat]?.defeated && (!isShared || game.lane.seats.includes(seat))) order.push(seat);
  }
  return order;
}
