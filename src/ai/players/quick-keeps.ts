/** The dice that are worth keeping at the next Roll Attempt, one offer for each set, for buttons under the table. */
import { type AbilityVariant, heroById } from '../../engine/definitions.ts';
import type { GameView, Seat } from '../../engine/index.ts';
import { DICE, type DiceKey, type DieFace, type Requirement } from '../../engine/rules.ts';
import { oddsTable } from '../odds/odds.ts';
import type { RollSituation } from '../odds/roll-situation.ts';
import type { Solution } from '../odds/solve.ts';
import { offenseOf, worthOfVariant } from './ability-worth.ts';
import { payableAttempts } from './attempt-cost.ts';
import { outcomesOf } from './dice-outcomes.ts';
import { resultsMeeting } from './line-worths.ts';
import { withMission } from './missions/table.ts';
import { boardAt, factsOf, seatAt, type TableFacts } from './table-facts.ts';

/** Dice to keep, and what for. */
export interface WorthwhileKeep {
  /** Positions from 1, rising; at least one, and not all. */
  readonly dice: readonly number[];
  /** The name of the ability's line that they are best kept for. */
  readonly goal: string;
  /** What the line asks for, when several lines of the board have its name; null when none other has. */
  readonly requires: Requirement | null;
  /** The chance to reach it with best play, 0..1. */
  readonly chance: number;
}

const RESULTS = outcomesOf(DICE);
/** Chances below this are no offer: a press on them would nearly always be wasted. */
const LEAST_CHANCE = 0.02;

interface Offer extends WorthwhileKeep {
  /** The chance times the worth of the goal. */
  readonly hope: number;
}

interface Goal {
  readonly id: string;
  readonly line: AbilityVariant;
  /** Whether another line of the board has the same name. */
  readonly isTier: boolean;
  readonly requirement: Requirement;
  readonly worth: number;
}

/**
 * Returns the keeps of the open Offensive Roll that are best for the roller's whole board or for one line of it, the one
 * with the highest expected worth over the whole board first. A keep that serves several lines names the one with the highest
 * chance times worth.
 * @param view the public view; without an open Offensive Roll, or without attempts that can be paid, there are none
 */
export function worthwhileKeeps(view: GameView): readonly WorthwhileKeep[] {
  const roll = view.rolls.find(({ kind }) => kind === 'offensive');
  const allowed = view.attempts === null ? 0 : view.attempts.allowed - view.attempts.used;
  if (roll === undefined || allowed <= 0 || view.attempts?.used === 0) return [];
  const table = withMission(factsOf(view), view, roll.owner);
  const left = payableAttempts(table, roll.owner, allowed);
  if (left === 0) return [];
  const { hero } = seatAt(table, roll.owner);
  const key = heroById(hero).dice;
  const dice = roll.dice.map(({ value }) => value);
  const goals = goalsOf(table, roll.owner);
  const offense = offenseOf(table, roll.owner);
  const offers = [
    ...offersOf(goals, key, { attempts: left, dice }),
    ...offersOf(goals, key, { attempts: left, dice, keep: bestForBoard(offense, dice, left) }),
  ];
  const worthOf = (kept: readonly number[]) =>
    offense.valueOfKeep(
      kept.flatMap((die) => dice[die - 1] ?? []),
      left,
    );
  const best = new Map<string, Offer>();
  for (const offer of offers.toSorted((one, other) => other.hope - one.hope)) {
    if (!best.has(offer.dice.join())) best.set(offer.dice.join(), offer);
  }
  return [...best.values()]
    .map(({ hope: _, ...offer }) => ({ offer, worth: worthOf(offer.dice) }))
    .toSorted((one, other) => other.worth - one.worth)
    .map(({ offer }) => offer);
}

/** The positions, from 0, of the dice that are best kept for all lines together: often those of no single line. */
function bestForBoard(offense: Solution, dice: readonly DieFace[], left: number): readonly number[] {
  const shown = dice.flatMap((value, position) => (value === null ? [] : [{ value, position }]));
  const values = shown.map(({ value }) => value);
  return offense.bestKeep(values, left).flatMap((at) => shown[at]?.position ?? []);
}

/** One offer for each goal that can be reached well enough. */
function offersOf(goals: readonly Goal[], key: DiceKey, situation: RollSituation): Offer[] {
  return oddsTable(goals, key, situation).goals.flatMap(({ probability, keep }, at) => {
    const goal = goals[at];
    if (goal === undefined || keep === null || probability < LEAST_CHANCE) return [];
    if (keep.length === 0 || keep.length === situation.dice?.length) return [];
    const { line, isTier, requirement, worth } = goal;
    return [
      {
        dice: keep.map((position) => position + 1),
        goal: line.name,
        requires: isTier ? requirement : null,
        chance: probability,
        hope: probability * worth,
      },
    ];
  });
}

/** The lines of the board that are worth something to the roller, each with its worth for the first dice that meet it. */
function goalsOf(table: TableFacts, seat: Seat): Goal[] {
  const facts = seatAt(table, seat);
  const lines = boardAt(facts)
    .filter(({ kind }) => kind === 'offensive' || kind === 'ultimate')
    .flatMap(({ id, variants }) => variants.map((line, tier) => ({ id: `${id}/${tier}`, line })));
  return lines.flatMap(({ id, line }) => {
    const [first] = resultsMeeting(facts.hero, line);
    const dice = first === undefined ? undefined : RESULTS[first]?.dice;
    const worth = dice === undefined ? 0 : worthOfVariant(table, seat, line, dice);
    const isTier = lines.some((other) => other.line !== line && other.line.name === line.name);
    return worth > 0 ? [{ id, line, isTier, requirement: line.requires, worth }] : [];
  });
}
