/** The worth of combat points to heroes whose attacks deal more damage with more points. */
import { heroById } from '../../engine/definitions.ts';
import { CP_CAP, ROLL_ATTEMPTS } from '../../engine/rules.ts';
import { pricedOffenseWorth } from './ability-worth.ts';
import { opponentsAt, plainTable, type SeatFacts, type TableFacts } from './table-facts.ts';
import { turnsLeft } from './turns-left.ts';

/** Two numbers of combat points between which the growth of an attack is measured. */
const FEW = 3;
const MANY = 12;
/** The points that such a hero gains in a turn; a point that reaches the cap sooner is worth less. */
const GAINED_A_TURN = 3;

const slopes = new Map<string, number>();

/**
 * Returns the damage that one more combat point brings over the turns until the cap or the end of the game; 0 for
 * heroes whose attacks do not count combat points.
 */
export function damagePerPoint(table: TableFacts, facts: SeatFacts): number {
  const slope = slopeOf(facts, opponentsAt(table, facts.seat)[0]?.hero ?? facts.hero);
  if (slope === 0) return 0;
  const untilFull = 1 + Math.max(0, CP_CAP - facts.cp) / GAINED_A_TURN;
  return slope * Math.min(turnsLeft(table, facts), untilFull);
}

function slopeOf({ hero, board }: SeatFacts, opponent: string): number {
  if (!countsPoints(hero)) return 0;
  const key = [hero, opponent, ...board].join();
  let slope = slopes.get(key);
  if (slope === undefined) {
    const plain = plainTable(hero, opponent);
    const worthAt = (cp: number) =>
      pricedOffenseWorth(
        { ...plain, seats: plain.seats.map((seat, at) => (at === 0 ? { ...seat, board, cp } : seat)) },
        0,
        ROLL_ATTEMPTS,
      );
    slope = Math.max(0, (worthAt(MANY) - worthAt(FEW)) / (MANY - FEW));
    slopes.set(key, slope);
  }
  return slope;
}

const counting = new Map<string, boolean>();

/** Whether an attack of the hero counts the hero's combat points; paying points in a card does not. */
function countsPoints(hero: string): boolean {
  let counts = counting.get(hero);
  if (counts === undefined) {
    counts = JSON.stringify(heroById(hero).abilities).includes('"count":"cp","who":"owner"');
    counting.set(hero, counts);
  }
  return counts;
}
