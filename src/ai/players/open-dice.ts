/** Dice on the table: what each result of them would be worth, and the best change or re-roll. */
import type { Action, DieFace, DieValue, EffectsView, GameView, RollView } from '../../engine/index.ts';
import type { Alteration } from '../../engine/vocabulary/effect.ts';
import { DIE_VALUES, MAX_DICE } from '../odds/dice-space.ts';
import { solve } from '../odds/solve.ts';
import { rollWorthOf } from './ability-worth.ts';
import { worthOfList } from './effect-worth.ts';
import { type Outlook, outlookOf } from './outlook.ts';
import { PRICES } from './prices.ts';
import { boardAt, factsOf, seatAt, type TableFacts } from './table-facts.ts';

export interface OpenDice {
  readonly roll: RollView;
  readonly dice: readonly DieFace[];
  /** What a result is worth to the seat that looks; the higher the better for it. */
  worth(dice: readonly DieFace[]): number;
}

/** The innermost roll that is not settled, as `me` sees it; null without one. */
export function openDice(view: GameView, me: number): OpenDice | null {
  const roll = view.rolls.findLast(({ settled }) => !settled);
  if (!roll) return null;
  const worth = remembering(worthOfResult(view, me, roll));
  return { roll, dice: roll.dice.map(({ value }) => value), worth };
}

/** Order plays no part, so equal results are looked at once. */
function remembering(worth: (dice: readonly DieFace[]) => number): (dice: readonly DieFace[]) => number {
  const known = new Map<string, number>();
  return (dice) => {
    const key = [...dice].sort().join();
    let found = known.get(key);
    if (found === undefined) {
      found = worth(dice);
      known.set(key, found);
    }
    return found;
  };
}

function worthOfResult(view: GameView, me: number, roll: RollView): (dice: readonly DieFace[]) => number {
  const table = factsOf(view);
  if (roll.kind === 'offensive') {
    const side = seatAt(table, roll.owner).team === seatAt(table, me).team ? 1 : -1;
    const left = attemptsLeft(view);
    return (dice) => side * rollWorthOf(table, roll.owner, dice, left);
  }
  if (roll.kind === 'defensive') return defenseResult(view, table, me, roll.owner);
  const { awaitedBy } = roll;
  if (!awaitedBy) return () => 0;
  return (dice) => worthOfList({ ...outlookOn(view, me, awaitedBy), rolled: dice }, awaitedBy.list);
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
export function outlookOn(view: GameView, me: number, { context }: EffectsView): Outlook {
  const { target, chosen, holder, rolled, shown, notes } = context;
  return outlookOf(factsOf(view), PRICES, me, context.owner, {
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

function changesBy(dice: readonly DieFace[], alteration: Alteration, taken: number | null): Change[] {
  return dice.flatMap((value, die) => {
    if (die === taken) return [];
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
  const worths = changesBy(open.dice, alteration, null).map((change) =>
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
  const solution = solve((dice) => open.worth(dice), count);
  return (positions) => {
    if (positions.length === 0) return now;
    const kept = open.dice.flatMap((die, at) => (positions.includes(at + 1) || die === null ? [] : [die]));
    return solution.valueOfKeep(kept, 1);
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
