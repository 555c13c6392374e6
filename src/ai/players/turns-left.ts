/** How long a game still lasts, and how often a thing that stays takes effect in that time. */
import { opponentsAt, type SeatFacts, type TableFacts } from './table-facts.ts';

/** Rough damage per turn to one player. In 800 duels between bots the median was within one turn of the estimate. */
const LOSS_PER_TURN = 5;
const MOST_TURNS = 9;
/** The estimate in a Mission, for any enemies. */
const MISSION_TURNS = 6;
/** The number of turns that a Mission enemy with a status effect usually lives. */
const ENEMY_TURNS = 3;
/** The turns that a price assumes when it is not asked for a seat. */
export const USUAL_TURNS = 5;
/** The chance per turn that a thing which stays is not removed by a card or an ability. */
const KEPT = 0.8;

/** Returns the estimated number of turns that a seat still has. */
export function turnsLeft(table: TableFacts, facts: SeatFacts): number {
  if (table.board) return MISSION_TURNS;
  const opponent = opponentsAt(table, facts.seat)[0];
  const lowest = Math.min(facts.health, opponent?.health ?? facts.health);
  return Math.max(0.5, Math.min(MOST_TURNS, lowest / LOSS_PER_TURN));
}

/** Returns the turns for which a token on this seat stays in use at most, as a whole number from 1. */
export function turnsOfToken(table: TableFacts, facts: SeatFacts): number {
  if (table.board) return facts.life === undefined ? USUAL_TURNS : ENEMY_TURNS;
  return Math.max(1, Math.round(turnsLeft(table, facts)));
}

/**
 * Returns how often something takes effect that does so once in each turn until it is removed.
 * @param turns the turns left, 1 or more
 * @param removesItself the chance per turn that its own effect removes it, 0..1
 */
export function timesInUse(turns: number, removesItself = 0): number {
  const stays = KEPT * (1 - removesItself);
  return (1 - stays ** turns) / (1 - stays);
}
