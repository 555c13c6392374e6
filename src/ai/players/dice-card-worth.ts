/** The worth of keeping a card that changes dice, by what it adds to the rolls that are still to come. */
import { ROLL_ATTEMPTS } from '../../engine/rules.ts';
import { gainOfChange } from './ability-worth.ts';
import type { DiceChange } from './dice-change.ts';
import { opponentsAt, plainTable, type SeatFacts, type TableFacts } from './table-facts.ts';
import { turnsLeft } from './turns-left.ts';

/** The gain in each turn of a change to the dice of an opponent, and of one to a defence, in points of damage. */
const AGAINST_OPPONENT = 0.3;
const IN_DEFENSE = 0.3;
/** The number of turns over which a card waits for its best moment. */
const MOST_TURNS = 5;
/** The worth of the sale of a card at the end of the game. */
const LAST_SALE = 0.3;

/** The worth of keeping the card with 0, 1, 2 ... turns left, by board, opponent and card. */
const known = new Map<string, readonly number[]>();

/**
 * Returns the worth of keeping the card, with best use: in each turn it is used when it gains more than keeping it on
 * would.
 * @param cost in combat points
 */
export function worthOfDiceCard(
  table: TableFacts,
  facts: SeatFacts,
  change: DiceChange,
  cost: number,
): number {
  const opponent = opponentsAt(table, facts.seat)[0]?.hero ?? facts.hero;
  const key = JSON.stringify([facts.hero, facts.board, opponent, change, cost]);
  let worths = known.get(key);
  if (!worths) {
    worths = worthsByTurns(facts, opponent, change, cost);
    known.set(key, worths);
  }
  const turns = Math.min(MOST_TURNS, turnsLeft(table, facts));
  const whole = Math.floor(turns);
  const now = worths[whole] ?? 0;
  return now + (turns - whole) * ((worths[whole + 1] ?? now) - now);
}

function worthsByTurns(
  facts: SeatFacts,
  opponent: string,
  change: DiceChange,
  cost: number,
): readonly number[] {
  const plain = plainTable(facts.hero, opponent);
  const seats = plain.seats.map((seat, at) => (at === 0 ? { ...seat, board: facts.board } : seat));
  const gain = gainOfChange({ ...plain, seats }, 0, ROLL_ATTEMPTS, change);
  const worths = [LAST_SALE];
  for (let turn = 1; turn <= MOST_TURNS; turn += 1) {
    const later = worths[turn - 1] ?? 0;
    worths.push(later + gain(cost + later) + gainElsewhere(change));
  }
  return worths;
}

/** Returns the gain in each turn outside of the own offensive roll. */
function gainElsewhere(change: DiceChange): number {
  if (change.do === 'extra-attempt') return change.phase === 'defensive' ? IN_DEFENSE : 0;
  return change.do === 'alter' && change.whose !== 'own' ? AGAINST_OPPONENT : 0;
}
