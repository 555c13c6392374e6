/**
 * The multisets of up to five dice: 462 in all, 252 of them with five dice. Each multiset has an index, smaller
 * multisets first. Step tables give the index of the multiset with one die of a value more or less. All odds are sums
 * and maxima over these steps, so no roll is enumerated twice.
 */
import { DICE, type DieValue } from '../../engine/rules.ts';

/** The number of dice a hero rolls. */
export const MAX_DICE = DICE;
export const SIDES = 6;
export const DIE_VALUES: readonly DieValue[] = [1, 2, 3, 4, 5, 6];

/** The index of the multiset without dice. */
export const NO_DICE = 0;

const NOWHERE = -1;

interface DiceSpace {
  readonly dice: readonly (readonly DieValue[])[];
  readonly plus: Int16Array;
  readonly minus: Int16Array;
}

function buildSpace(): DiceSpace {
  const dice: DieValue[][] = [[]];
  const indexOf = new Map<string, number>([['', NO_DICE]]);
  const plus: number[] = [];
  const minus: number[] = new Array<number>(SIDES).fill(NOWHERE);
  for (let from = 0; from < dice.length; from += 1) {
    const shown = dice[from] ?? [];
    for (const value of DIE_VALUES) {
      if (shown.length === MAX_DICE) {
        plus.push(NOWHERE);
        continue;
      }
      const more = [...shown, value].sort((a, b) => a - b);
      const name = more.join('');
      let to = indexOf.get(name);
      if (to === undefined) {
        to = dice.push(more) - 1;
        indexOf.set(name, to);
        for (let side = 0; side < SIDES; side += 1) minus.push(NOWHERE);
      }
      plus.push(to);
      minus[to * SIDES + value - 1] = from;
    }
  }
  return { dice, plus: Int16Array.from(plus), minus: Int16Array.from(minus) };
}

const SPACE = buildSpace();

/**
 * The first index of each size 0..5, and the total number of multisets at 6: the multisets of size n are at indices
 * `[n]` to `[n + 1] - 1`.
 */
export const FIRST_OF_SIZE: readonly number[] = Array.from({ length: MAX_DICE + 2 }, (_, size) => {
  const first = SPACE.dice.findIndex((dice) => dice.length === size);
  return first === -1 ? SPACE.dice.length : first;
});

/** Returns the dice of a multiset in rising order. */
export function diceAt(index: number): readonly DieValue[] {
  const dice = SPACE.dice[index];
  if (!dice) throw new RangeError(`There is no multiset of dice with index ${index}.`);
  return dice;
}

/**
 * Returns the index of the multiset with one more die; `side` = value - 1. Only for multisets of fewer than five dice.
 */
export function withDie(index: number, side: number): number {
  return SPACE.plus[index * SIDES + side] ?? NOWHERE;
}

/** Returns the index of the multiset with one die less; `side` = value - 1. Negative when no die shows that value. */
export function withoutDie(index: number, side: number): number {
  return SPACE.minus[index * SIDES + side] ?? NOWHERE;
}

/**
 * Returns the index of the multiset of these dice; their order does not matter.
 * @throws RangeError for more than five dice or a value outside 1..6
 */
export function indexOfDice(dice: readonly DieValue[]): number {
  if (dice.length > MAX_DICE) throw new RangeError(`At most five dice are rolled, not ${dice.length}.`);
  let index = NO_DICE;
  for (const value of dice) {
    if (!DIE_VALUES.includes(value)) throw new RangeError(`A die shows 1 to 6, not ${value}.`);
    index = withDie(index, value - 1);
  }
  return index;
}
