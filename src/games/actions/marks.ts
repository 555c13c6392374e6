/**
 * The marks on dice: which ones the roller keeps at the next Roll Attempt, and which ones are picked for a change
 * or for rolling again. They are no actions of the engine; whoever looks on sees them. Every seat has its own, so that
 * heroes who act side by side do not touch each other's.
 */
import { askedAt, laneIndexOf, openQuestions } from '../../engine/hosting.ts';
import { type GameEvent, type GameState, legalActions, viewOf } from '../../engine/index.ts';
import type { TableSnapshot } from '../game-service.ts';
import type { GameRecord } from '../repository/game-record.ts';

interface Marks {
  /** Positions, from 1, that stay at the next Roll Attempt. */
  readonly keptDice: readonly number[];
  /** Positions, from 1, picked in the present question of an effect. */
  readonly picks: readonly number[];
}

const NONE: Marks = { keptDice: [], picks: [] };

/** What a seat has marked. */
export function marksOf({ marks }: Pick<TableSnapshot, 'marks'>, seat: number): Marks {
  return marks.find((own) => own.seat === seat) ?? NONE;
}

/** The marks of all seats with those of one seat in their place. */
function withMarks({ marks }: Pick<GameRecord, 'marks'>, seat: number, own: Marks): GameRecord['marks'] {
  const others = marks.filter((other) => other.seat !== seat);
  const { keptDice, picks } = own;
  return keptDice.length + picks.length === 0
    ? others
    : [...others, { seat, keptDice: [...keptDice], picks: [...picks] }];
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
  const question = openQuestions(state).find((open) => open.seat === seat);
  if (!question) return null;
  const { rolls } = viewOf(state, 'public', laneIndexOf(state, seat));
  const roll = rolls.findLast(({ settled }) => !settled);
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
 * All marks after a press on a die; of those that may be marked the oldest gives way to one too many.
 * @param die its position from 1
 * @returns null when the seat has no such die to mark now
 */
export function toggled(record: GameRecord, seat: number, die: number): GameRecord['marks'] | null {
  const markable = markableFor(record.state, seat);
  if (!markable || !Number.isInteger(die) || die < 1 || die > markable.dice) return null;
  const own = marksOf(record, seat);
  const marked = own[markable.kind];
  const now = marked.includes(die)
    ? marked.filter((other) => other !== die)
    : [...marked, die].slice(-markable.most);
  return withMarks(record, seat, { ...own, [markable.kind]: now.toSorted((a, b) => a - b) });
}

/**
 * All marks with just these dice of a seat to be kept at the next Roll Attempt.
 * @param dice positions from 1
 * @returns null when the seat may not keep them now
 */
export function keeping(
  record: GameRecord,
  seat: number,
  dice: readonly number[],
): GameRecord['marks'] | null {
  const markable = markableFor(record.state, seat);
  if (markable?.kind !== 'keptDice') return null;
  if (dice.some((die) => !Number.isInteger(die) || die < 1 || die > markable.dice)) return null;
  const keptDice = [...new Set(dice)].toSorted((a, b) => a - b);
  return withMarks(record, seat, { ...marksOf(record, seat), keptDice });
}

/**
 * All marks after an action: dice that were kept at a Roll Attempt stay kept until they are let go, and dice that were
 * picked stay so for as long as the question stays.
 */
export function marksAfter(
  record: GameRecord,
  state: GameState,
  events: readonly GameEvent[],
): GameRecord['marks'] {
  const rollers = state.lanes.flatMap(({ rollPhase }) => {
    const roll = rollPhase?.roll ?? null;
    return roll === null || roll.settled ? [] : [roll];
  });
  const seats = new Set([...record.marks.map(({ seat }) => seat), ...rollers.map(({ owner }) => owner)]);
  return [...seats].flatMap((seat) => {
    const own = marksOf(record, seat);
    const isSameQuestion = askedAt(state, seat) === askedAt(record.state, seat);
    const picks = isSameQuestion ? [...own.picks] : [];
    const roll = rollers.find(({ owner }) => owner === seat);
    const keptDice = roll ? keptAfter(own.keptDice, seat, roll.dice.length, events) : [];
    return keptDice.length + picks.length === 0 ? [] : [{ seat, keptDice, picks }];
  });
}

/** What stays kept of a roll after the attempts that its roller has just made. */
function keptAfter(
  before: readonly number[],
  roller: number,
  dice: number,
  events: readonly GameEvent[],
): number[] {
  const last = events.findLast(
    (event) => event.e === 'rolled' && event.attempt !== null && event.seat === roller,
  );
  if (last?.e !== 'rolled') return [...before];
  if (last.rerolled.length === 0) return [];
  return Array.from({ length: dice }, (_, at) => at + 1).filter((die) => !last.rerolled.includes(die));
}
