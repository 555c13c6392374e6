/** What changing or re-rolling dice on the table would be worth. */
import type { Action } from '../../engine/index.ts';
import type { DieFace, DieValue } from '../../engine/rules.ts';
import type { Alteration } from '../../engine/vocabulary/effect.ts';
import { DIE_VALUES, MAX_DICE } from '../odds/dice-space.ts';
import type { OpenDice } from './open-dice.ts';
import { seatAt, type TableFacts } from './table-facts.ts';

/** A die changed, or thrown again where there is no new value. */
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
    // Equal dice of one player are as good as each other, and a pair is looked at once, whichever comes first.
    if (dice.some((other, at) => at > taken && at < die && other === value && owners[at] === owner))
      return [];
    if (alteration.how === 'force-reroll') return [{ die }];
    const siblings = dice.filter((_, at) => owners[at] === owner);
    return reachable(siblings, value, alteration).map((to) => ({ die, to }));
  });
}

/** Whether an alteration may change the dice of a player. */
export type Reach = (owner: number) => boolean;

/** Whose dice an effect of `me` may change. */
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
  const seconds = changesBy(open, dice, alteration, reach, change.die).map((second) =>
    worthAfter(open, dice, second),
  );
  return Math.max(first, ...seconds);
}

/** Turning a die to what it shows is no better than leaving it, and looks foolish. */
const POINTLESS = 1e-6;

/** The worth of one answer to the question which die changes; leaving it as it is counts too. */
export function worthOfAlterAnswer(
  open: OpenDice,
  alteration: Alteration,
  count: number,
  reach: Reach,
  action: Action,
): number {
  if (action.type !== 'alter') return open.worth(open.dice);
  const worth = worthOfChange(open, alteration, count, reach, { die: action.die - 1, to: action.to });
  return action.to === open.dice[action.die - 1] ? worth - POINTLESS : worth;
}

/** The worth of throwing some dice again, 1-based positions, once; with no positions of leaving them. */
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

/** The mean over all results of the dice at these positions; the others stay. */
function worthOfThrow(open: OpenDice, dice: readonly DieFace[], positions: readonly number[]): number {
  const [first, ...others] = positions;
  if (first === undefined) return open.worth(dice);
  const sum = DIE_VALUES.reduce<number>(
    (total, to) => total + worthOfThrow(open, changed(dice, { die: first - 1, to }), others),
    0,
  );
  return sum / DIE_VALUES.length;
}

/** The worth of the best re-roll of up to `most` dice of a player, or of none. */
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
