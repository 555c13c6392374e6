/** The exact odds of every ability on the roller's board, given the dice on the table. */
import { oddsTable } from '../../ai/odds/odds.ts';
import { describeKeep, formatProbability, requirementWords } from '../../ai/odds/wording.ts';
import { offenseOf } from '../../ai/players/ability-worth.ts';
import { adviseKeep } from '../../ai/players/advise-keep.ts';
import { payableAttempts } from '../../ai/players/attempt-cost.ts';
import { factsOf } from '../../ai/players/table-facts.ts';
import { abilityOf, heroById, modifiersIn, tokenById } from '../../engine/definitions.ts';
import { laneIndexOf } from '../../engine/hosting.ts';
import { type GameState, type GameView, type Seat, type SeatView, viewOf } from '../../engine/index.ts';
import { type DieFace, ROLL_ATTEMPTS } from '../../engine/rules.ts';
import type { TableSnapshot } from '../../games/table-snapshot.ts';
import type { Advice, TableChance, TableOdds } from '../../render/lookup/index.ts';
import { ENGLISH, type Words } from '../../words/index.ts';
import { bestDamage } from './best-damage.ts';

/** The current roll: its seat, its dice (null before the first attempt) and the attempts left that can be paid. */
interface Rolling {
  readonly view: GameView;
  readonly seat: SeatView;
  readonly dice: readonly DieFace[] | null;
  readonly left: number;
  readonly allowed: number;
}

/** The parts of a table that the odds depend on. */
type RollTable = Pick<TableSnapshot, 'state' | 'keptDice' | 'occupants'>;

/**
 * True when an Offensive Roll is under way whose dice can still change.
 * @param reader as for `tableOddsOf`
 */
export function isRolling({ state }: RollTable, reader?: Seat): boolean {
  return rollingIn(publicViewFor(state, reader)) !== null;
}

/** The public view of the lane of a reader; of the main lane without one. */
function publicViewFor(state: GameState, reader: Seat | undefined): GameView {
  return viewOf(state, 'public', reader === undefined ? undefined : laneIndexOf(state, reader));
}

function rollingIn(view: GameView): Rolling | null {
  const { attempts, turn, rolls } = view;
  if (attempts === null || view.outcome !== null) return null;
  const roll = rolls.find(({ kind }) => kind === 'offensive') ?? null;
  const seat = view.seats[roll?.owner ?? turn.active];
  if (seat === undefined) return null;
  return {
    view,
    seat,
    dice: roll === null ? null : roll.dice.map(({ value }) => value),
    left: payableAttempts(factsOf(view), seat.seat, Math.max(0, attempts.allowed - attempts.used)),
    allowed: attempts.allowed,
  };
}

/**
 * The odds of the current Offensive Roll from public information; null when there is none.
 * @param reader the seat of the person who asks; where heroes act at once, the roll is the one of their own lane
 */
export function tableOddsOf(
  { state, keptDice, occupants }: RollTable,
  words: Words = ENGLISH,
  reader?: Seat,
): TableOdds | null {
  const rolling = rollingIn(publicViewFor(state, reader));
  if (rolling === null) return null;
  const { seat, dice, left, allowed } = rolling;
  const { name: hero } = heroById(seat.hero);
  const marks =
    dice === null || left === 0 ? [] : keptDice.map((die) => die - 1).filter((at) => dice[at] != null);
  return {
    player: occupants[seat.seat]?.name ?? hero,
    hero,
    dice: dice === null ? null : faces(dice, words),
    left,
    allowed,
    usual: ROLL_ATTEMPTS,
    fewer: seat.tokens
      .filter(({ id }) => modifiersIn(tokenById(id), 'attempts').length > 0)
      .map(({ name }) => name),
    allRound: boardAdvice(rolling, words),
    damage: bestDamage(factsOf(rolling.view), seat.seat, dice, left, words),
    marked:
      marks.length === 0 || dice === null
        ? null
        : faces(
            marks.map((at) => dice[at] ?? null),
            words,
          ),
    chances: chances(rolling, marks, words),
  };
}

/**
 * A line for each tier on the board, the likeliest first. The dice to keep are described in the board's terms: by
 * symbols, or for straights by values.
 * @param marks positions, from 0, of the dice marked to keep for the next attempt; empty for no comparison
 */
function chances({ seat, dice, left }: Rolling, marks: readonly number[], words: Words): TableChance[] {
  const { dice: key } = heroById(seat.hero);
  const goals = goalsOf(seat);
  const situation = { attempts: left, ...(dice && { dice }) };
  const marked = marks.length === 0 ? [] : oddsTable(goals, key, { ...situation, keep: marks }).goals;
  return oddsTable(goals, key, situation)
    .goals.map((odds, at) => ({ ...odds, goal: goals[at], marked: marked[at]?.probability ?? null }))
    .sort((a, b) => b.probability - a.probability)
    .map(({ id, goal, probability, keep, marked: withMarks }) => ({
      name: goal?.name ?? id,
      requires: goal ? requirementWords(goal.requirement, words) : '',
      chance: formatProbability(probability),
      advice:
        dice === null || keep === null || probability === 0 || left === 0
          ? null
          : describeKeep(dice, keep, goal?.requirement.kind === 'symbols' ? key : undefined, words),
      // A line that the marked dice cannot reach says nothing about them.
      marked: withMarks === null || withMarks === 0 ? null : formatProbability(withMarks),
    }));
}

function goalsOf(seat: SeatView) {
  return seat.board
    .map(({ id }) => abilityOf(seat.hero, id))
    .filter(({ kind }) => kind === 'offensive' || kind === 'ultimate')
    .flatMap(({ id, variants }) =>
      variants.map(({ name, requires }, tier) => ({ id: `${id}/${tier}`, name, requirement: requires })),
    );
}

/** The best keep for the board as a whole. */
function boardAdvice({ view, seat, dice, left }: Rolling, words: Words): Advice | null {
  if (dice === null || left === 0) return null;
  const shown = dice.flatMap((die, position) => (die === null ? [] : [{ die, position }]));
  const values = shown.map(({ die }) => die);
  const table = factsOf(view);
  // A blank die is always rerolled, so that no hand with one is kept as it is.
  const best =
    shown.length < dice.length
      ? offenseOf(table, seat.seat).bestKeep(values, left)
      : adviseKeep(table, seat.seat, values, left);
  const keep = best.flatMap((at) => shown[at]?.position ?? []);
  return { words: describeKeep(dice, keep, heroById(seat.hero).dice, words), keep };
}

function faces(dice: readonly DieFace[], words: Words): string {
  return dice.map((die) => die ?? words.dice.blank).join(' ');
}
