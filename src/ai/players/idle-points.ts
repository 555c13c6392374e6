/** What the combat points of a seat are worth by what it could still buy for them. */

import { cardOf, heroById, tokenById } from '../../engine/definitions.ts';
import { CP_CAP } from '../../engine/rules.ts';
import { worthOfCp } from './basic-worths.ts';
import { boardAt, type SeatFacts, type TableFacts } from './table-facts.ts';
import { priceOf, turnsLeft, worthOfUpgrade } from './upgrade-worth.ts';

/** What the points are worth that no card in hand asks for, the first of them first: cards will be drawn. */
const SPARE = [0.4, 0.2, 0.1, 0.05, 0.02];
const LEAST = 0.01;
/** Points that are gained for nothing are good for the next dear card. */
const SAVED = 4;
/** With fewer turns to come fewer cards will be drawn. */
const TURNS_OF_DRAWS = 4;
/** For how many turns ahead points are kept for what can be paid for in each. */
const TURNS_OF_LINES = 2;

/**
 * What giving so many points costs, in points of damage: those count less that the seat could not use up otherwise.
 * @param hand the cards that may ask for points too, without the one that is paid for
 */
export function priceOfPoints(
  table: TableFacts,
  facts: SeatFacts,
  hand: readonly string[],
  points: number,
): number {
  const usual = -worthOfCp(facts.cp, -points);
  if (points <= 0 || countsPoints(facts.hero)) return usual;
  return Math.min(usual, worthOfPoints(table, facts, hand, points, 0));
}

/**
 * What of the usual worth of points that are gained is in vain, in points of damage: as with their price, those count
 * less that nothing asks for.
 * @param hand the cards that may ask for points
 * @param points so many more, 0 or more
 */
export function idlePart(
  table: TableFacts,
  facts: SeatFacts,
  hand: readonly string[],
  points: number,
): number {
  const gained = Math.min(points, CP_CAP - facts.cp);
  if (gained <= 0 || countsPoints(facts.hero)) return 0;
  const usual = worthOfCp(facts.cp, gained);
  const after = { ...facts, cp: facts.cp + gained };
  return usual - Math.min(usual, worthOfPoints(table, after, hand, gained, SAVED));
}

/** @param saved how many are worth keeping though nothing asks for them yet */
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

/** What the hand, the board and the tokens could use up. */
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

const counting = new Map<string, boolean>();

/** Whether something of a hero does more the more points the hero has. */
function countsPoints(hero: string): boolean {
  let counts = counting.get(hero);
  if (counts === undefined) {
    const { abilities, cards } = heroById(hero);
    counts = JSON.stringify([abilities, cards]).includes('"count":"cp","who":"owner"');
    counting.set(hero, counts);
  }
  return counts;
}
