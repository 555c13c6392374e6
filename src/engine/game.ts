/** A state under way: what every part of the engine works on while one action is carried out. */

import type { Foreseen } from './damage/foreseen.ts';
import type { LandedDamage } from './damage/totals.ts';
import type { GameEvent } from './event.ts';
import type { CardId, HeroId, Seat, TokenId } from './ids.ts';
import { abilityOf, cardOf, firstLevelsOf, heroById, sharedAbility, tokenById } from './registry.ts';
import type { Combatant, HealthPool, HeroSeat, TokenGroup } from './seat/combatant.ts';
import type { GameState, Lane, RollPhase } from './state.ts';
import type { Happening } from './triggers/happening.ts';
import type { CardDefinition } from './vocabulary/card.ts';
import type { AbilityLevel, HeroDefinition } from './vocabulary/hero.ts';

export interface Game {
  readonly state: GameState;
  readonly lane: Lane;
  readonly events: GameEvent[];
  /** Seats that fell and are still to be taken out of frames, questions and phases. Empty between actions. */
  readonly fallen: number[];
  /** What has happened and is still to set off what acts at it. Empty between actions. */
  readonly raised: Happening[];
  /** What the activated ability is certain to do is being worked out; false between actions. */
  foreseeing: boolean;
  /** What was worked out while nothing changes (`whileNothingChanges`); null while anything may. */
  settled: Settled | null;
}

/** What many parts of one question go by, kept until it is answered. */
export interface Settled {
  foreseen: Foreseen | null;
  /** What would land on each seat. */
  coming: readonly LandedDamage[] | null;
}

/** Thrown when the engine meets a state that it cannot have made. */
export class BrokenState extends Error {
  override readonly name = 'BrokenState';
}

/**
 * Opens a state for work on one of its lanes.
 * @param index index into `state.lanes`; the main lane when left out
 */
export function openGame(state: GameState, index = 0): Game {
  const lane = state.lanes[index];
  if (!lane) throw new BrokenState(`the state has no lane ${index}`);
  return { state, lane, events: [], fallen: [], raised: [], foreseeing: false, settled: null };
}

/**
 * Does some work that changes nothing in the game: what the activated ability is certain to do and what damage is
 * coming are worked out only once in it, however many cards and tokens are looked at.
 */
export function whileNothingChanges<T>(game: Game, work: () => T): T {
  if (game.settled !== null) return work();
  game.settled = { foreseen: null, coming: null };
  try {
    return work();
  } finally {
    game.settled = null;
  }
}

/** Whoever sits there: a hero, or an enemy of a Mission. */
export function seatOf(game: Game, seat: Seat): Combatant {
  const { seats, enemies } = game.state;
  const found = seats[seat] ?? enemies?.[seat - seats.length];
  if (!found) throw new BrokenState(`there is no seat ${seat}`);
  return found;
}

/**
 * The hero that sits there.
 * @throws BrokenState for an enemy, which has no cards, no CP to count and nothing to decide
 */
export function heroSeatOf(game: Game, seat: Seat): HeroSeat {
  const found = game.state.seats[seat];
  if (!found) throw new BrokenState(`seat ${seat} is no hero`);
  return found;
}

/** The hero that sits there, or null for an enemy. */
export function heroAt(game: Game, seat: Seat): HeroSeat | null {
  return game.state.seats[seat] ?? null;
}

export function poolOf(game: Game, seat: Seat): HealthPool {
  const pool = game.state.pools[seatOf(game, seat).pool];
  if (!pool) throw new BrokenState(`seat ${seat} has no health dial`);
  return pool;
}

export function heroOf(game: Game, seat: Seat): HeroDefinition {
  return heroById(heroSeatOf(game, seat).hero);
}

export function cardAt(game: Game, seat: Seat, cardId: CardId): CardDefinition {
  return cardOf(heroSeatOf(game, seat).hero, cardId);
}

const NO_CARDS: readonly CardId[] = [];

/** The cards in a seat's hand; none of an enemy. */
export function handOf(game: Game, seat: Seat): readonly CardId[] {
  return heroAt(game, seat)?.hand ?? NO_CARDS;
}

/** The CP that others can count on a seat; 0 of an enemy, whose CP nothing touches (rule: m-enemy). */
export function cpOf(game: Game, seat: Seat): number {
  return heroAt(game, seat)?.cp ?? 0;
}

/** How many upgrades a seat has in play; `thisTurn`: that came in the present turn. None of an enemy. */
export function upgradesOf(game: Game, seat: Seat, thisTurn: boolean): number {
  const hero = heroAt(game, seat);
  return (thisTurn ? hero?.upgradedThisTurn : hero?.inPlay.length) ?? 0;
}

/** The roll phase under way. */
export function rollPhaseOf(game: Game): RollPhase {
  if (!game.lane.rollPhase) throw new BrokenState('no roll phase is under way');
  return game.lane.rollPhase;
}

/** A board as it was worked out for some upgrades. */
interface KeptBoard {
  readonly hero: HeroId;
  readonly side: string | undefined;
  readonly beside: readonly string[];
  readonly levels: readonly AbilityLevel[];
}

/** By the upgrades, which are replaced and never changed. */
const boards = new WeakMap<HeroSeat['upgrades'], KeptBoard>();
const NO_ABILITIES: readonly AbilityLevel[] = [];
const NONE_BESIDE: readonly string[] = [];

/**
 * The ability levels in force on a seat's board, in the board's order, then those that a hero of a Mission has beside
 * it; none of an enemy.
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

export function tokenCount(game: Game, seat: Seat, token: TokenId): number {
  return countOf(seatOf(game, seat).tokens[token]);
}

/** How many of a token on a seat somebody has inflicted or given. */
export function tokensFrom(game: Game, seat: Seat, token: TokenId, by: Seat): number {
  return countOf(seatOf(game, seat).tokens[token]?.filter((group) => group.by === by));
}

/** How many of a token a seat holds: of one giver, or of all where none is named. */
function heldFrom(game: Game, seat: Seat, token: TokenId, giver: Seat | null): number {
  return giver === null ? tokenCount(game, seat, token) : tokensFrom(game, seat, token, giver);
}

/** How many tokens some groups are together. */
export function countOf(groups: readonly TokenGroup[] | undefined): number {
  let count = 0;
  for (const group of groups ?? []) count += group.count;
  return count;
}

/**
 * How many of a token a seat may hold: the printed limit and what was raised (rule: increase-stack-limit).
 * @param by who gives them, where the limit depends on that
 */
export function tokenLimit(game: Game, seat: Seat, token: TokenId, by: Seat | null = null): number {
  const { limit, ownLimit } = tokenById(token);
  const printed = by === seat && ownLimit !== undefined ? ownLimit : limit;
  return printed + (seatOf(game, seat).limits[token] ?? 0);
}

/**
 * How many more of a token fit on a seat when somebody gives them (rule: stack-limit). Where what one gives
 * oneself has a limit of its own, those of each giver are counted apart (rule: mirror-match).
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
 * Everybody in the game whom something in this lane can concern: who acts here, in turn order from `first`, then in a
 * Mission team-mates who stand in the same phase, and the enemies that can be aimed at.
 */
export function presentFrom(game: Game, first: number): number[] {
  const order = seatsFrom(game, first);
  const { seats, enemies, lanes, mission } = game.state;
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

/**
 * Whether damage does anything to a seat: an unstoppable threat and the Mission itself have no health to lose, also
 * by what is dealt in return (rule: m-unstoppable).
 */
export function takesDamage({ state: { seats, enemies } }: Game, seat: number): boolean {
  return enemies === undefined || enemies[seat - seats.length]?.aimable !== false;
}

/** Seats of the lane that are still in the game, in turn order from `first`. */
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
