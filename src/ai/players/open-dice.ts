/** Dice on the table, and the worth of each possible result. */

import type { EffectsView, GameView, RollView } from '../../engine/index.ts';
import type { DieFace, DieValue, Readings } from '../../engine/rules.ts';
import { MAX_DICE } from '../odds/dice-space.ts';
import { type Solution, solve } from '../odds/solve.ts';
import { offenseOf, rollWorthOf } from './ability-worth.ts';
import { worthOfList } from './effect-worth.ts';
import { type EvalContext, evalContextOf } from './eval-context.ts';
import { worthOfEnemyDice } from './missions/threat.ts';
import { PRICES } from './prices.ts';
import { boardAt, seatAt, type TableFacts } from './table-facts.ts';

export interface OpenDice {
  readonly roll: RollView;
  readonly dice: readonly DieFace[];
  /** The owner's seat of each die. */
  readonly owners: readonly number[];
  /** The roll attempts that may still follow, when this is an offensive roll. */
  readonly attemptsLeft: number;
  /** Returns the worth of a result to the viewing seat; higher is better. */
  worth(dice: readonly DieFace[]): number;
  /** Returns the worth of the current dice to the viewing seat when symbols additionally count as other symbols. */
  worthRead(reads: Readings): number;
  /**
   * Returns the worth to the viewing seat of keeping exactly these dice and rerolling the others, with one attempt more
   * than is left. Null when the roll contains dice of several players.
   */
  readonly worthOfKeep: ((kept: readonly DieValue[]) => number) | null;
}

/**
 * Returns the innermost unsettled roll as `me` sees it; null without one.
 * @param left roll attempts that may still follow; 0 when the roller has decided to make no more of them
 */
export function openDice(
  view: GameView,
  table: TableFacts,
  me: number,
  left = attemptsLeft(view),
): OpenDice | null {
  const roll = view.rolls.findLast(({ settled }) => !settled);
  if (!roll) return null;
  const dice = roll.dice.map(({ value }) => value);
  const owners = roll.dice.map(({ owner }) => owner ?? roll.owner);
  const worthRead = (reads: Readings) =>
    worthOfResult(view, table, me, left, { ...roll, reads: { ...roll.reads, ...reads } })(dice);
  if (owners.some((owner) => owner !== roll.owner)) {
    const worth = worthOfResult(view, table, me, left, roll);
    // The solver treats all dice as dice of one player, so it cannot rate a mixed roll.
    return { roll, dice, owners, attemptsLeft: left, worth, worthRead, worthOfKeep: null };
  }
  const worth = cachedByDice(worthOfResult(view, table, me, left, roll));
  if (roll.kind === 'offensive' && roll.owner === me) {
    return {
      roll,
      dice,
      owners,
      attemptsLeft: left,
      worth,
      worthRead,
      worthOfKeep: (kept) => offenseOf(table, me).valueOfKeep(kept, left + 1),
    };
  }
  let solution: Solution | null = null;
  return {
    roll,
    dice,
    owners,
    attemptsLeft: left,
    worth,
    worthRead,
    worthOfKeep(kept) {
      solution ??= solve((result) => worth(result), Math.min(dice.length, MAX_DICE));
      return solution.valueOfKeep(kept, 1);
    },
  };
}

/** Caches the worth by dice; the order of dice does not matter. */
function cachedByDice(worth: (dice: readonly DieFace[]) => number): (dice: readonly DieFace[]) => number {
  const known = new Map<number, number>();
  return (dice) => {
    const key = nameOf(dice);
    let found = known.get(key);
    if (found === undefined) {
      found = worth(dice);
      known.set(key, found);
    }
    return found;
  };
}

/** Returns the same number for equal dice in any order: three bits per value, for up to seven dice of each value. */
function nameOf(dice: readonly DieFace[]): number {
  let name = 0;
  for (const die of dice) name += 1 << (3 * (die ?? 0));
  return name;
}

function worthOfResult(
  view: GameView,
  table: TableFacts,
  me: number,
  left: number,
  roll: RollView,
): (dice: readonly DieFace[]) => number {
  const { board } = table;
  if (board && roll.owner === board.owner && !roll.awaitedBy)
    return (dice) => worthOfEnemyDice(table, PRICES, board, me, dice);
  if (roll.kind === 'offensive') {
    const side = seatAt(table, roll.owner).team === seatAt(table, me).team ? 1 : -1;
    return (dice) => side * rollWorthOf(table, roll.owner, dice, left);
  }
  if (roll.kind === 'defensive') return defenseResult(view, table, me, roll);
  const { awaitedBy } = roll;
  if (!awaitedBy) return () => 0;
  const context = evalContextOn(table, me, awaitedBy);
  return (dice) => {
    const { own, beside } = byOwner(roll, dice);
    return worthOfList(
      { ...context, ...readingOf(roll), rolled: own, notes: notesWith(context, roll, own, beside) },
      awaitedBy.list,
    );
  };
}

function readingOf({ reads }: RollView): { reads?: Readings } {
  return reads ? { reads } : {};
}

/** Splits dice into those of the roll's owner and those of other players. */
function byOwner(roll: RollView, dice: readonly DieFace[]): { own: DieFace[]; beside: DieFace[] } {
  const isOwn = (at: number) => (roll.dice[at]?.owner ?? roll.owner) === roll.owner;
  return { own: dice.filter((_, at) => isOwn(at)), beside: dice.filter((_, at) => !isOwn(at)) };
}

function notesWith(
  { notes }: EvalContext,
  { notes: names }: RollView,
  own: readonly DieFace[],
  beside: readonly DieFace[],
): EvalContext['notes'] {
  if (!names) return notes;
  const both = { ...notes, [names.opposed]: sumOf(beside) };
  return names.own === null ? both : { ...both, [names.own]: sumOf(own) };
}

function sumOf(dice: readonly DieFace[]): number {
  return dice.reduce<number>((sum, die) => sum + (die ?? 0), 0);
}

function defenseResult(
  view: GameView,
  table: TableFacts,
  me: number,
  roll: RollView,
): (dice: readonly DieFace[]) => number {
  const defender = roll.owner;
  const name = view.attack?.targets.find(({ seat }) => seat === defender)?.defense;
  const ability = boardAt(seatAt(table, defender)).find((level) => level.name === name);
  const target = view.attack?.attacker ?? null;
  const { opposed } = ability ?? {};
  return (dice) => {
    const { own, beside } = byOwner(roll, dice);
    const notes = opposed ? { [opposed.note]: sumOf(beside) } : {};
    return worthOfList(
      evalContextOf(table, PRICES, me, defender, { target, ...readingOf(roll), rolled: own, notes }),
      ability?.effects ?? [],
    );
  };
}

/** Returns the number of roll attempts left in the offensive roll. */
export function attemptsLeft(view: GameView): number {
  return view.attempts ? Math.max(0, view.attempts.allowed - view.attempts.used) : 0;
}

/** Returns a context for a running effect list, as `me` sees it. */
export function evalContextOn(table: TableFacts, me: number, { context }: EffectsView): EvalContext {
  const { owner, source: _, picked = [], ...known } = context;
  return evalContextOf(table, PRICES, me, owner, { ...known, picked });
}
