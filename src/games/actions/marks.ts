/**
 * The marks on dice: which ones the roller keeps at the next Roll Attempt, and which ones are picked for a change
 * or for rolling again. They are no actions of the engine; the table shows them to everybody.
 */
import { type GameEvent, type GameState, legalActions, openQuestions, viewOf } from '../../engine/index.ts';
import type { GameRecord } from '../repository/game-record.ts';

export interface Marks {
  /** Positions, from 1, that stay at the next Roll Attempt. */
  readonly keptDice: number[];
  /** Positions, from 1, picked in the present question of an effect. */
  readonly picks: number[];
}

interface Markable {
  readonly kind: 'keptDice' | 'picks';
  /** Dice that may be marked, positions from 1 up to this. */
  readonly dice: number;
  /** How many may be marked at once. */
  readonly most: number;
}

/** What the question put to a seat lets it mark; null when it is not about dice or not put to it. */
function markableFor(state: GameState, seat: number): Markable | null {
  const [question] = openQuestions(state);
  if (question?.seat !== seat) return null;
  const roll = viewOf(state, 'public').rolls.findLast(({ settled }) => !settled);
  if (!roll) return null;
  const dice = roll.dice.length;
  if (question.kind === 'alter') return { kind: 'picks', dice, most: 1 };
  if (question.kind === 'reroll') {
    const rerolls = legalActions(state, seat).flatMap((action) =>
      action.type === 'reroll' ? [new Set(action.dice).size] : [],
    );
    return { kind: 'picks', dice, most: Math.max(0, ...rerolls) };
  }
  return roll.kind === 'offensive' && roll.owner === seat ? { kind: 'keptDice', dice, most: dice } : null;
}

/**
 * The marks after a press on a die; of those that may be marked the oldest gives way to one too many.
 * @param die its position from 1
 * @returns null when the seat has no such die to mark now
 */
export function toggled({ state, keptDice, picks }: GameRecord, seat: number, die: number): Marks | null {
  const markable = markableFor(state, seat);
  if (!markable || !Number.isInteger(die) || die < 1 || die > markable.dice) return null;
  const marked = markable.kind === 'keptDice' ? keptDice : picks;
  const now = marked.includes(die)
    ? marked.filter((other) => other !== die)
    : [...marked, die].slice(-markable.most);
  const sorted = now.toSorted((a, b) => a - b);
  return markable.kind === 'keptDice' ? { keptDice: sorted, picks } : { keptDice, picks: sorted };
}

/**
 * The marks with just these dice to be kept at the next Roll Attempt.
 * @param dice positions from 1
 * @returns null when the seat may not keep them now
 */
export function keeping({ state, picks }: GameRecord, seat: number, dice: readonly number[]): Marks | null {
  const markable = markableFor(state, seat);
  if (markable?.kind !== 'keptDice') return null;
  if (dice.some((die) => !Number.isInteger(die) || die < 1 || die > markable.dice)) return null;
  return { keptDice: [...new Set(dice)].toSorted((a, b) => a - b), picks };
}

/**
 * What is marked after an action: dice that were kept at a Roll Attempt stay kept until they are let go.
 * @param answered the action was an answer to the question, not an order of its own
 */
export function marksAfter(
  record: GameRecord,
  state: GameState,
  events: readonly GameEvent[],
  answered: boolean,
): Marks {
  const picks = answered ? [] : record.picks;
  const roll = viewOf(state, 'public').rolls.find(({ kind, settled }) => kind === 'offensive' && !settled);
  if (!roll) return { keptDice: [], picks };
  const attempts = events.filter((event) => event.e === 'rolled' && event.attempt !== null);
  const last = attempts.at(-1);
  if (last?.e !== 'rolled') return { keptDice: record.keptDice, picks };
  if (last.rerolled.length === 0) return { keptDice: [], picks };
  const kept = roll.dice.flatMap((_, at) => (last.rerolled.includes(at + 1) ? [] : [at + 1]));
  return { keptDice: kept, picks };
}
