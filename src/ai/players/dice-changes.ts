/** The worth of changing or rerolling dice on the table. */
import type { Action } from '../../engine/index.ts';
import type { DieFace, DieValue } from '../../engine/rules.ts';
import { type Alteration, stepsOf } from '../../engine/vocabulary/effects/dice.ts';
import { DIE_VALUES, MAX_DICE } from '../odds/dice-space.ts';
import type { OpenDice } from './open-dice.ts';
import { seatAt, type TableFacts } from './table-facts.ts';

/** A change to one die: a new value, or a reroll when `to` is undefined. */
interface Change {
  readonly die: number;
  readonly to?: DieValue | undefined;
}

function changesBy(
  { owners }: OpenDice,
  dice: readonly DieFace[],
  alteration: Alteration,
  reach: Reach,
  taken: number,
): Change[] {
  return dice.flatMap((value, die) => {
    const owner = owners[die] ?? 0;
    if (die <= taken || !reach(owner)) return [];
    // Equal dice of one player are interchangeable, so only the first counts. The order of a pair does not matter.
    if (dice.some((other, at) => at > taken && at < die && other === value && owners[at] === owner))
      return [];
    if (alteration.how === 'force-reroll') return [{ die }];
    const siblings = dice.filter((_, at) => owners[at] === owner);
    return reachable(siblings, value, alteration).map((to) => ({ die, to }));
  });
}

/** Whether an alteration may change the dice of this player. */
export type Reach = (owner: number) => boolean;

/** Returns a predicate for the owners whose dice an effect of `me` may change. */
export function reachOf(table: TableFacts, me: number, whose: 'any' | 'own' | 'opponent'): Reach {
  if (whose === 'any') return () => true;
  if (whose === 'own') return (owner) => owner === me;
  return (owner) => seatAt(table, owner).team !== seatAt(table, me).team;
}

function reachable(dice: readonly DieFace[], value: DieFace, alteration: Alteration): readonly DieValue[] {
  switch (alteration.how) {
    case 'set-any':
      return DIE_VALUES;
    case 'set':
      return alteration.values;
    case 'step':
      return DIE_VALUES.filter((to) => value !== null && stepsOf(alteration).includes(to - value));
    case 'copy':
      return DIE_VALUES.filter((to) => dice.includes(to));
    case 'force-reroll':
      return [];
  }
}

function changed(dice: readonly DieFace[], { die, to }: Change): DieFace[] {
  return dice.map((value, at) => (at === die ? (to ?? null) : value));
}

/** Returns the worth of the dice after a change; averages over the six results of a rerolled die. */
function worthAfter(open: OpenDice, dice: readonly DieFace[], change: Change): number {
  if (change.to !== undefined) return open.worth(changed(dice, change));
  let sum = 0;
  for (const to of DIE_VALUES) sum += open.worth(changed(dice, { die: change.die, to }));
  return sum / DIE_VALUES.length;
}

/**
 * Returns the worth of the best use of an alteration on open dice; at least one die changes.
 * @param count the maximum number of changed dice, 1 or 2
 */
export function bestAlteration(open: OpenDice, alteration: Alteration, count: number, reach: Reach): number {
  const worths = changesBy(open, open.dice, alteration, reach, -1).map((change) =>
    worthOfChange(open, alteration, count, reach, change),
  );
  return worths.length === 0 ? open.worth(open.dice) : Math.max(...worths);
}

function worthOfChange(
  open: OpenDice,
  alteration: Alteration,
  count: number,
  reach: Reach,
  change: Change,
): number {
  const first = worthAfter(open, open.dice, change);
  if (count < 2 || change.to === undefined) return first;
  const dice = changed(open.dice, change);
  const second: Alteration =
    alteration.how === 'set-any' && alteration.same ? { how: 'set', values: [change.to] } : alteration;
  const seconds = changesBy(open, dice, second, reach, change.die).map((next) =>
    worthAfter(open, dice, next),
  );
  return Math.max(first, ...seconds);
}

/** A tie-breaking penalty for setting a die to the value it already shows. */
const POINTLESS = 1e-6;

/**
 * Returns the worth of one answer to the question which die changes. An answer that leaves the dice unchanged is rated
 * too.
 */
export function worthOfAlterAnswer(
  open: OpenDice,
  alteration: Alteration,
  count: number,
  reach: Reach,
  action: Action,
): number {
  // Dice of a hero in another lane are worth nothing here: bots help there with plays of their own.
  if (action.type !== 'alter') return open.worth(open.dice);
  if (action.of !== undefined) return open.worth(open.dice) - POINTLESS;
  const worth = worthOfChange(open, alteration, count, reach, { die: action.die - 1, to: action.to });
  return action.to === open.dice[action.die - 1] ? worth - POINTLESS : worth;
}

/** Returns a function that rates one reroll of the dice at 1-based positions; no positions means no reroll. */
export function worthsOfRerolls(open: OpenDice): (positions: readonly number[]) => number {
  const count = open.dice.length;
  const now = open.worth(open.dice);
  const { worthOfKeep } = open;
  if (worthOfKeep === null) return (positions) => worthOfThrow(open, open.dice, positions);
  if (count > MAX_DICE) return (positions) => (positions.length === 0 ? now : now - 1);
  return (positions) => {
    if (positions.length === 0) return now;
    const kept = open.dice.flatMap((die, at) => (positions.includes(at + 1) || die === null ? [] : [die]));
    return worthOfKeep(kept);
  };
}

/** Returns the mean worth over all results of the dice at these positions; the other dice stay. */
function worthOfThrow(open: OpenDice, dice: readonly DieFace[], positions: readonly number[]): number {
  const [first, ...others] = positions;
  if (first === undefined) return open.worth(dice);
  const sum = DIE_VALUES.reduce<number>(
    (total, to) => total + worthOfThrow(open, changed(dice, { die: first - 1, to }), others),
    0,
  );
  return sum / DIE_VALUES.length;
}

/** Returns the worth of the best reroll of up to `most` dice of a player, or of no reroll. */
export function bestReroll(open: OpenDice, owner: number, most: number): number {
  const worthOf = worthsOfRerolls(open);
  let best = worthOf([]);
  for (let mask = 1; mask < 1 << open.dice.length; mask += 1) {
    const positions = open.dice.flatMap((_, at) => (mask & (1 << at) ? [at + 1] : []));
    if (positions.some((position) => open.owners[position - 1] !== owner)) continue;
    if (positions.length <= most) best = Math.max(best, worthOf(positions));
  }
  return best;
}
