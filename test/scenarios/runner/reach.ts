/** Advances the game of a scenario to its next step, and performs the step. */
import { DiceRanOut } from '../../../src/engine/hosting.ts';
import type { Action } from '../../../src/engine/index.ts';
import { advance } from './advance.ts';
import { isAtCheckpoint } from './checkpoint.ts';
import { checkNow, type IllegalStepCheck } from './illegal-step-check.ts';
import { actionOf, findAction } from './match.ts';
import { describeMissedMoment } from './missed-moment.ts';
import type { ActionStep, Step } from './schema.ts';
import { act, ExpectationFailed, forkTable, legalAt, pendingOf, refusalOf, type Table } from './table.ts';

/** Splits a step: re-rolls of the same die twice, and tokens that can only be spent one by one. */
export function piecesOf(table: Table, step: ActionStep): ActionStep[] {
  if (step.do === 'reroll' && new Set(step.dice).size < step.dice.length) {
    return step.dice.map((die) => ({ ...step, dice: [die] }));
  }
  if (step.do === 'spend' && step.count !== undefined && step.count > 1) {
    const ways = legalWays(table, step);
    if (!ways) return Array.from({ length: step.count }, () => ({ ...step, count: 1 }));
  }
  return [step];
}

/** Whether the tokens of the step can be spent at once at its moment. */
function legalWays(table: Table, step: ActionStep): boolean {
  const ahead = forkTable(table);
  try {
    reach(ahead, step, [], undefined);
    return true;
  } catch (error) {
    if (error instanceof ExpectationFailed || error instanceof DiceRanOut) return false;
    throw error;
  }
}

/**
 * Advances the game until the step is legal, and performs it.
 * @param next the following step, which decides whether this one repeats an automatic choice
 */
export function reach(
  table: Table,
  step: ActionStep,
  watches: readonly IllegalStepCheck[],
  next: Step | undefined,
): void {
  let refusal: string | null = null;
  for (;;) {
    checkNow(table, watches);
    if (table.state.outcome)
      throw new ExpectationFailed(notLegal('the game is over', refusal) + describeMissedMoment(table, step));
    if (forcedAt(table, step) >= 0 && !answersQuestion(table, step, next)) {
      table.forced.splice(forcedAt(table, step), 1);
      return;
    }
    const action = actionNow(table, step);
    if (action && (step.at === undefined || isAtCheckpoint(table, step.at))) {
      actWithDice(table, step, action);
      return;
    }
    if (pendingOf(table)?.seat === step.seat)
      refusal ??= refusalOf(table, step.seat, actionOf(step, table.state));
    try {
      advance(table);
    } catch (error) {
      if (error instanceof ExpectationFailed)
        throw new ExpectationFailed(notLegal(error.message, refusal) + describeMissedMoment(table, step));
      throw error;
    }
  }
}

/** Performs the action. The dice of the step are used before those of the scenario, and all of them must be used. */
function actWithDice(table: Table, { seat, throws }: ActionStep, action: Action): void {
  const { chance } = table.state;
  if (!throws) {
    act(table, seat, action);
    return;
  }
  const { script = [] } = chance;
  table.state = { ...table.state, chance: { ...chance, script: [...throws, ...script] } };
  act(table, seat, action);
  const unused = (table.state.chance.script?.length ?? 0) - script.length;
  if (unused > 0) throw new ExpectationFailed(`${unused} of the dice that it throws were not thrown`);
  if (!chance.script) delete table.state.chance.script;
}

function notLegal(stop: string, refusal: string | null): string {
  return refusal === null ? stop : `${stop} - it was refused: ${refusal}`;
}

function actionNow(table: Table, step: ActionStep): Action | null {
  if (step.do === 'concede') return { type: 'concede' };
  const prompt = pendingOf(table)?.prompt ?? null;
  return findAction(step, legalAt(table, step.seat), table.state, prompt);
}

/**
 * Whether the step answers the next open question. This has precedence over repeating an automatic choice, unless
 * the following step would then have no question to answer.
 */
function answersQuestion(table: Table, step: ActionStep, next: Step | undefined): boolean {
  const ahead = forkTable(table);
  const { arrivals } = ahead;
  try {
    passWindows(ahead, arrivals);
    const action = ahead.arrivals === arrivals ? actionNow(ahead, step) : null;
    if (!action) return false;
    if (next?.kind !== 'act' || next.act.do !== step.do || next.act.seat !== step.seat) return true;
    act(ahead, step.seat, action);
    passWindows(ahead, arrivals);
    return actionNow(ahead, next.act) !== null || forcedAt(ahead, next.act) >= 0;
  } catch (error) {
    if (error instanceof DiceRanOut) return false;
    throw error;
  }
}

function passWindows(table: Table, arrivals: number): void {
  while (pendingOf(table)?.kind === 'window' && table.arrivals === arrivals) advance(table);
}

/** Whether the step repeats a choice with one candidate, which was made without a question. Then there is nothing to do. */
function forcedAt(table: Table, step: ActionStep): number {
  return table.forced.findIndex(
    ({ seat, answer }) => seat === step.seat && findAction(step, [answer], table.state, null) !== null,
  );
}
