/** A state under way: what every part of the engine works on while one action is carried out. */

import type { GameEvent } from './event.ts';
import type { CardId, Seat, TokenId } from './ids.ts';
import { abilityOf, cardOf, firstLevelsOf, heroById, tokenById } from './registry.ts';
import type { GameState, HealthPool, Lane, RollPhase, SeatState, TokenGroup } from './state.ts';
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
  return { state, lane, events: [], fallen: [], raised: [] };
}

export function seatOf(game: Game, seat: Seat): SeatState {
  const found = game.state.seats[seat];
  if (!found) throw new BrokenState(`there is no seat ${seat}`);
  return found;
}

export function poolOf(game: Game, seat: Seat): HealthPool {
  const pool = game.state.pools[seatOf(game, seat).pool];
  if (!pool) throw new BrokenState(`seat ${seat} has no health dial`);
  return pool;
}

export function heroOf(game: Game, seat: Seat): HeroDefinition {
  return heroById(seatOf(game, seat).hero);
}

export function cardAt(game: Game, seat: Seat, cardId: CardId): CardDefinition {
  return cardOf(seatOf(game, seat).hero, cardId);
}

/** The roll phase under way. */
export function rollPhaseOf(game: Game): RollPhase {
  if (!game.lane.rollPhase) throw new BrokenState('no roll phase is under way');
  return game.lane.rollPhase;
}

/** The ability levels in force on a seat's board, in the board's order. */
export function boardOf(game: Game, seat: Seat): AbilityLevel[] {
  const { hero, upgrades } = seatOf(game, seat);
  return firstLevelsOf(hero).map((level) => {
    const better = upgrades[level.slot];
    return better === undefined ? level : abilityOf(hero, better);
  });
}

export function tokenCount(game: Game, seat: Seat, token: TokenId): number {
  return countOf(seatOf(game, seat).tokens[token]);
}

/** How many of a token on a seat somebody has inflicted or given. */
export function tokensFrom(game: Game, seat: Seat, token: TokenId, by: Seat): number {
  return countOf(seatOf(game, seat).tokens[token]?.filter((group) => group.by === by));
}

/** How many tokens some groups are together. */
export function countOf(groups: readonly TokenGroup[] | undefined): number {
  let count = 0;
  for (const group of groups ?? []) count += group.count;
  return count;
}

/** How many of a token a seat may hold: the printed limit and what was raised (rule: increase-stack-limit). */
export function tokenLimit(game: Game, seat: Seat, token: TokenId): number {
  return tokenById(token).limit + (seatOf(game, seat).limits[token] ?? 0);
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
