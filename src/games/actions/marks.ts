/**
 * The marks on dice: dice that the roller keeps at the next Roll Attempt, and dice that are picked to be altered or
 * rerolled. Marks are no engine actions; everybody sees them. Each seat has its own marks, so that heroes who act at
 * the same time do not change each other's.
 */
import { askedAt, laneIndexOf, openQuestions } from '../../engine/hosting.ts';
import { type GameEvent, type GameState, legalActions, type Seat, viewOf } from '../../engine/index.ts';
import type { GameRecord } from '../repository/game-record.ts';
import type { TableSnapshot } from '../table-snapshot.ts';

interface Marks {
  /** Positions, from 1, of the dice that are kept at the next Roll Attempt. */
  readonly keptDice: readonly number[];
  /** Positions, from 1, of the dice that are picked in the present question of an effect. */
  readonly picks: readonly number[];
}

const NONE: Marks = { keptDice: [], picks: [] };

/** Returns the marks of a seat. */
export function marksOf({ marks }: Pick<TableSnapshot, 'marks'>, seat: Seat): Marks {
  return marks.find((own) => own.seat === seat) ?? NONE;
}

/** Returns the marks of all seats with those of one seat replaced. */
function withMarks({ marks }: Pick<GameRecord, 'marks'>, seat: Seat, own: Marks): GameRecord['marks'] {
  const others = marks.filter((other) => other.seat !== seat);
  const { keptDice, picks } = own;
  return keptDice.length + picks.length === 0
    ? others
    : [...others, { seat, keptDice: [...keptDice], picks: [...picks] }];
}

interface Markable {
  readonly kind: 'keptDice' | 'picks';
  /** The highest position that may be marked; positions start at 1. */
  readonly dice: number;
  /** The maximum number of marked dice. */
  readonly most: number;
}

/** Returns which dice the seat's question allows to mark; null when the seat has no question about dice. */
function markableFor(state: GameState, seat: Seat): Markable | null {
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
 * Returns all marks after a press on a die; an excess mark replaces the one at the lowest position.
 * @param die its position from 1
 * @returns null when the seat may not mark this die now
 */
export function withToggledDie(record: GameRecord, seat: Seat, die: number): GameRecord['marks'] | null {
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
 * Returns all marks after a seat's kept dice were set to exactly these dice.
 * @param dice positions from 1
 * @returns null when the seat may not keep them now
 */
export function withKeptDice(
  record: GameRecord,
  seat: Seat,
  dice: readonly number[],
): GameRecord['marks'] | null {
  const markable = markableFor(record.state, seat);
  if (markable?.kind !== 'keptDice') return null;
  if (dice.some((die) => !Number.isInteger(die) || die < 1 || die > markable.dice)) return null;
  const keptDice = [...new Set(dice)].toSorted((a, b) => a - b);
  return withMarks(record, seat, { ...marksOf(record, seat), keptDice });
}

/**
 * Returns all marks after an action. Kept dice stay kept until they are rerolled; picks stay while the question stays.
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

/** Returns the dice that stay kept after the Roll Attempts of these events. */
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
