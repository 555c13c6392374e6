/** Dice on the table: what each result of them would be worth, and the best change or re-roll. */
import type { Action, DieFace, DieValue, EffectsView, GameView, RollView } from '../../engine/index.ts';
import type { Alteration } from '../../engine/vocabulary/effect.ts';
import { DIE_VALUES, MAX_DICE } from '../odds/dice-space.ts';
import { type Solution, solve } from '../odds/solve.ts';
import { offenseOf, rollWorthOf } from './ability-worth.ts';
import { worthOfList } from './effect-worth.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { PRICES } from './prices.ts';
import { boardAt, seatAt, type TableFacts } from './table-facts.ts';

export interface OpenDice {
  readonly roll: RollView;
  readonly dice: readonly DieFace[];
  /** What a result is worth to the seat that looks; the higher the better for it. */
  worth(dice: readonly DieFace[]): number;
  /** What keeping just these and throwing the other dice again, once more than is left, is worth to it. */
  worthOfKeep(kept: readonly DieValue[]): number;
}

/** The innermost roll that is not settled, as `me` sees it; null without one. */
export function openDice(view: GameView, table: TableFacts, me: number): OpenDice | null {
  const roll = view.rolls.findLast(({ settled }) => !settled);
  if (!roll) return null;
  const dice = roll.dice.map(({ value }) => value);
  const worth = remembering(worthOfResult(view, table, me, roll));
  if (roll.kind === 'offensive' && roll.owner === me) {
    const left = attemptsLeft(view);
    return { roll, dice, worth, worthOfKeep: (kept) => offenseOf(table, me).valueOfKeep(kept, left + 1) };
  }
  let solution: Solution | null = null;
  return {
    roll,
    dice,
    worth,
    worthOfKeep(kept) {
      solution ??= solve((result) => worth(result), Math.min(dice.length, MAX_DICE));
      return solution.valueOfKeep(kept, 1);
    },
  };
}

/** Order plays no part, so equal results are looked at once. */
function remembering(worth: (dice: readonly DieFace[]) => number): (dice: readonly DieFace[]) => number {
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

/** The same number for equal dice in any order: up to seven dice of each value in three bits. */
function nameOf(dice: readonly DieFace[]): number {
  let name = 0;
  for (const die of dice) name += 1 << (3 * (die ?? 0));
  return name;
}

function worthOfResult(
  view: GameView,
  table: TableFacts,
  me: number,
  roll: RollView,
): (dice: readonly DieFace[]) => number {
  if (roll.kind === 'offensive') {
    const side = seatAt(table, roll.owner).team === seatAt(table, me).team ? 1 : -1;
    const left = attemptsLeft(view);
    return (dice) => side * rollWorthOf(table, roll.owner, dice, left);
  }
  if (roll.kind === 'defensive') return defenseResult(view, table, me, roll.owner);
  const { awaitedBy } = roll;
  if (!awaitedBy) return () => 0;
  const outlook = outlookOn(table, me, awaitedBy);
  return (dice) => worthOfList({ ...outlook, rolled: dice }, awaitedBy.list);
}

function defenseResult(
  view: GameView,
  table: TableFacts,
  me: number,
  defender: number,
): (dice: readonly DieFace[]) => number {
  const name = view.attack?.defense;
  const ability = boardAt(seatAt(table, defender)).find((level) => level.name === name);
  const target = view.attack?.attacker ?? null;
  return (dice) =>
    worthOfList(outlookOf(table, PRICES, me, defender, { target, rolled: dice }), ability?.effects ?? []);
}

/** Roll Attempts that the roller of the Offensive Roll has left. */
export function attemptsLeft(view: GameView): number {
  return view.attempts ? Math.max(0, view.attempts.allowed - view.attempts.used) : 0;
}

/** An effect list under way, as `me` sees it. */
export function outlookOn(table: TableFacts, me: number, { context }: EffectsView): Outlook {
  const { target, chosen, holder, rolled, shown, notes } = context;
  return outlookOf(table, PRICES, me, context.owner, {
    target,
    chosen,
    holder,
    rolled,
    shown,
    notes,
  });
}

/** A die changed, or thrown again where there is no new value. */
interface Change {
  readonly die: number;
  readonly to?: DieValue | undefined;
}

function changesBy(dice: readonly DieFace[], alteration: Alteration, taken: number): Change[] {
  return dice.flatMap((value, die) => {
    // Equal dice are as good as each other, and a pair is looked at once, whichever comes first.
    if (die <= taken || dice.indexOf(value, taken + 1) < die) return [];
    if (alteration.how === 'force-reroll') return [{ die }];
    return reachable(dice, value, alteration).map((to) => ({ die, to }));
  });
}

function reachable(dice: readonly DieFace[], value: DieFace, alteration: Alteration): readonly DieValue[] {
  switch (alteration.how) {
    case 'set-any':
      return DIE_VALUES;
    case 'set':
      return alteration.values;
    case 'step':
      return DIE_VALUES.filter((to) => value !== null && Math.abs(to - value) === 1);
    case 'copy':
      return DIE_VALUES.filter((to) => dice.includes(to));
    case 'force-reroll':
      return [];
  }
}

function changed(dice: readonly DieFace[], { die, to }: Change): DieFace[] {
  return dice.map((value, at) => (at === die ? (to ?? null) : value));
}

/** The worth of dice after a change; a die thrown again is averaged over its six results. */
function worthAfter(open: OpenDice, dice: readonly DieFace[], change: Change): number {
  if (change.to !== undefined) return open.worth(changed(dice, change));
  let sum = 0;
  for (const to of DIE_VALUES) sum += open.worth(changed(dice, { die: change.die, to }));
  return sum / DIE_VALUES.length;
}

/**
 * The worth of the best use of an alteration on open dice; at least one die changes.
 * @param count how many dice it may change, 1 or 2
 */
export function bestAlteration(open: OpenDice, alteration: Alteration, count: number): number {
  const worths = changesBy(open.dice, alteration, -1).map((change) =>
    worthOfChange(open, alteration, count, change),
  );
  return worths.length === 0 ? open.worth(open.dice) : Math.max(...worths);
}

function worthOfChange(open: OpenDice, alteration: Alteration, count: number, change: Change): number {
  const first = worthAfter(open, open.dice, change);
  if (count < 2 || change.to === undefined) return first;
  const dice = changed(open.dice, change);
  const seconds = changesBy(dice, alteration, change.die).map((second) => worthAfter(open, dice, second));
  return Math.max(first, ...seconds);
}

/** The worth of one answer to the question which die changes; leaving it as it is counts too. */
export function worthOfAlterAnswer(
  open: OpenDice,
  alteration: Alteration,
  count: number,
  action: Action,
): number {
  if (action.type !== 'alter') return open.worth(open.dice);
  return worthOfChange(open, alteration, count, { die: action.die - 1, to: action.to });
}

/** The worth of throwing some dice again, 1-based positions, once; with no positions of leaving them. */
export function worthsOfRerolls(open: OpenDice): (positions: readonly number[]) => number {
  const count = open.dice.length;
  const now = open.worth(open.dice);
  if (count > MAX_DICE) return (positions) => (positions.length === 0 ? now : now - 1);
  return (positions) => {
    if (positions.length === 0) return now;
    const kept = open.dice.flatMap((die, at) => (positions.includes(at + 1) || die === null ? [] : [die]));
    return open.worthOfKeep(kept);
  };
}

/** The worth of the best re-roll of up to `most` of the dice, or of none. */
export function bestReroll(open: OpenDice, most: number): number {
  const worthOf = worthsOfRerolls(open);
  let best = worthOf([]);
  for (let mask = 1; mask < 1 << open.dice.length; mask += 1) {
    const positions = open.dice.flatMap((_, at) => (mask & (1 << at) ? [at + 1] : []));
    if (positions.length <= most) best = Math.max(best, worthOf(positions));
  }
  return best;
}
