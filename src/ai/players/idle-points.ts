/** The worth of a seat's combat points, limited by what the seat can still spend them on. */

import { cardOf, tokenById } from '../../engine/definitions.ts';
import { CP_CAP } from '../../engine/rules.ts';
import { worthOfCp } from './basic-worths.ts';
import { damagePerPoint } from './scaling-points.ts';
import { boardAt, type SeatFacts, type TableFacts } from './table-facts.ts';
import { turnsLeft } from './turns-left.ts';
import { priceOf, worthOfUpgrade } from './upgrade-worth.ts';

/** The worth of points beyond all known costs, from the first such point on. They pay for cards drawn later. */
const SPARE = [0.4, 0.2, 0.1, 0.05, 0.02];
const LEAST = 0.01;
/** The number of gained points that count as saved for the next expensive card. */
const SAVED = 4;
/** With fewer turns left than this, fewer cards will be drawn, so spare points are worth less. */
const TURNS_OF_DRAWS = 4;
/** The number of turns for which points are kept for costs that recur each turn. */
const TURNS_OF_LINES = 2;

/**
 * Returns the cost of spending points, in points of damage. Points that the seat could not spend otherwise cost less.
 * @param hand the other cards that may need points, without the card that is paid for
 */
export function priceOfPoints(
  table: TableFacts,
  facts: SeatFacts,
  hand: readonly string[],
  points: number,
): number {
  const usual = -worthOfCp(facts.cp, -points);
  if (points <= 0) return usual;
  const scaling = points * damagePerPoint(table, facts);
  if (scaling > 0) return Math.max(scaling, usual);
  return Math.min(usual, worthOfPoints(table, facts, hand, points, 0));
}

/**
 * Returns the part of the usual worth of gained points that is wasted, in points of damage: points that nothing can use
 * count less.
 * @param hand the cards that may need points
 * @param points the gained points, 0 or more
 */
export function wastedPointsShare(
  table: TableFacts,
  facts: SeatFacts,
  hand: readonly string[],
  points: number,
): number {
  const gained = Math.min(points, CP_CAP - facts.cp);
  if (gained <= 0 || damagePerPoint(table, facts) > 0) return 0;
  const usual = worthOfCp(facts.cp, gained);
  const after = { ...facts, cp: facts.cp + gained };
  return usual - Math.min(usual, worthOfPoints(table, after, hand, gained, SAVED));
}

/** @param saved the number of points worth keeping although nothing needs them yet */
function worthOfPoints(
  table: TableFacts,
  facts: SeatFacts,
  hand: readonly string[],
  points: number,
  saved: number,
): number {
  const turns = turnsLeft(table, facts);
  const asked = pointsAsked(table, facts, hand, turns) + saved;
  const drawing = Math.min(1, turns / TURNS_OF_DRAWS);
  let worth = 0;
  for (let point = facts.cp - points + 1; point <= facts.cp; point += 1) {
    const spare = Math.ceil(point - asked);
    worth += spare <= 0 ? 1 : drawing * (SPARE[spare - 1] ?? LEAST);
  }
  return worth;
}

/** Returns the combat points that the hand, the board and the tokens could use. */
function pointsAsked(table: TableFacts, facts: SeatFacts, hand: readonly string[], turns: number): number {
  const ofHand = hand.reduce((sum, id) => {
    const card = cardOf(facts.hero, id);
    const price = priceOf(facts, card);
    if (card.upgradesTo === undefined) return sum + price;
    return worthOfUpgrade(table, facts, card.upgradesTo) > price ? sum + price : sum;
  }, 0);
  const ofBoard = boardAt(facts).flatMap(({ passive }) => passive?.actions?.map(({ cp }) => cp) ?? []);
  const ofTokens = Object.entries(facts.tokens).flatMap(([id, count]) =>
    count > 0 ? (tokenById(id).spends?.map(({ cp = 0 }) => cp) ?? []) : [],
  );
  const aTurn = Math.max(0, ...ofBoard, ...ofTokens);
  return ofHand + aTurn * Math.min(turns, TURNS_OF_LINES);
}
