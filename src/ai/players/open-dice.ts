/** Dice on the table: what each result of them would be worth, and the best change or re-roll. */
import type {
  Action,
  DieFace,
  DieValue,
  EffectsView,
  GameView,
  Readings,
  RollView,
} from '../../engine/index.ts';
import type { Alteration } from '../../engine/vocabulary/effect.ts';
import { DIE_VALUES, MAX_DICE } from '../odds/dice-space.ts';
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
  /** Whose each of them is. */
  readonly owners: readonly number[];
  /** What a result is worth to the seat that looks; the higher the better for it. */
  worth(dice: readonly DieFace[]): number;
  /** What the dice as they lie are worth to it where symbols count as others besides. */
  worthRead(reads: Readings): number;
  /**
   * What keeping just these and throwing the other dice again, once more than is left, is worth to it; null where
   * dice of several players lie together.
   */
  readonly worthOfKeep: ((kept: readonly DieValue[]) => number) | null;
}

/** The innermost roll that is not settled, as `me` sees it; null without one. */
export function openDice(view: GameView, table: TableFacts, me: number): OpenDice | null {
  const roll = view.rolls.findLast(({ settled }) => !settled);
  if (!roll) return null;
  const dice = roll.dice.map(({ value }) => value);
  const owners = roll.dice.map(({ owner }) => owner ?? roll.owner);
  const worthRead = (reads: Readings) =>
    worthOfResult(view, table, me, { ...roll, reads: { ...roll.reads, ...reads } })(dice);
  if (owners.some((owner) => owner !== roll.owner)) {
    const worth = worthOfResult(view, table, me, roll);
    // Dice of several players: the solver takes them for one player's.
    return { roll, dice, owners, worth, worthRead, worthOfKeep: null };
  }
  const worth = remembering(worthOfResult(view, table, me, roll));
  if (roll.kind === 'offensive' && roll.owner === me) {
    const left = attemptsLeft(view);
    return {
      roll,
      dice,
      owners,
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
    worth,
    worthRead,
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
  const { board } = table;
  if (board && roll.owner === board.owner && !roll.awaitedBy)
    return (dice) => worthOfEnemyDice(table, PRICES, board, me, dice);
  if (roll.kind === 'offensive') {
    const side = seatAt(table, roll.owner).team === seatAt(table, me).team ? 1 : -1;
    const left = attemptsLeft(view);
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

/** The dice of the roll's owner, and those of others that lie with them. */
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

/** Roll Attempts that the roller of the Offensive Roll has left. */
export function attemptsLeft(view: GameView): number {
  return view.attempts ? Math.max(0, view.attempts.allowed - view.attempts.used) : 0;
}

/** An effect list under way, as `me` sees it. */
export function evalContextOn(table: TableFacts, me: number, { context }: EffectsView): EvalContext {
  const { owner, source: _, picked = [], ...known } = context;
  return evalContextOf(table, PRICES, me, owner, { ...known, picked });
}

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
