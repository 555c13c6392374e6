/** What the combat points of a seat are worth by what it could still buy for them. */
import { cardOf, heroById, tokenById } from '../../engine/index.ts';
import { worthOfCp } from './basic-worths.ts';
import { boardAt, type SeatFacts, type TableFacts } from './table-facts.ts';
import { priceOf, turnsLeft, worthOfUpgrade } from './upgrade-worth.ts';

/** What the points are worth that no card in hand asks for, the first of them first: cards will be drawn. */
const SPARE = [0.7, 0.5, 0.35, 0.25, 0.15];
const LEAST = 0.05;
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
  const turns = turnsLeft(table, facts);
  const asked = pointsAsked(table, facts, hand, turns);
  const drawing = Math.min(1, turns / TURNS_OF_DRAWS);
  let price = 0;
  for (let point = facts.cp - points + 1; point <= facts.cp; point += 1) {
    const spare = Math.ceil(point - asked);
    price += spare <= 0 ? 1 : drawing * (SPARE[spare - 1] ?? LEAST);
  }
  return Math.min(usual, price);
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
