/** Plays a scenario and compares the game with its expectations. */

import { ContentError } from '../../../src/engine/definitions.ts';
import { BrokenState, DiceRanOut } from '../../../src/engine/hosting.ts';
import { type Action, IllegalAction, type Pending } from '../../../src/engine/index.ts';
import { advance, passUntil, resolveStack } from './advance.ts';
import { checkNames, InvalidScenario, missingFor } from './build.ts';
import { isAtCheckpoint } from './checkpoint.ts';
import { describeTable } from './describe-table.ts';
import { differences } from './expectations.ts';
import { checkNow, finishChecks, type IllegalStepCheck, newCheck } from './illegal-step-check.ts';
import { actionOf, findAction } from './match.ts';
import { describeMissedMoment } from './missed-moment.ts';
import type { ActionStep, Scenario, Step } from './schema.ts';
import { setUp } from './set-up.ts';
import {
  act,
  ExpectationFailed,
  forkTable,
  legalAt,
  newTable,
  pendingOf,
  refusalOf,
  type Table,
} from './table.ts';

export type Verdict =
  | { readonly kind: 'ok' }
  /** For a scenario that names content which the build lacks. */
  | { readonly kind: 'waiting'; readonly missing: readonly string[] }
  /** For a failed scenario: the difference, then the state of the game. */
  | { readonly kind: 'fails'; readonly lines: readonly string[] };

interface PlayScenarioOptions {
  /** Whether the state is serialised to JSON and parsed after every action. */
  readonly reload: boolean;
  /** Called with the table before the first step; its `past` grows with every action. */
  readonly watch?: (table: Table) => void;
}

export function playScenario(scenario: Scenario, { reload, watch }: PlayScenarioOptions): Verdict {
  const missing = missingFor(scenario);
  if (missing.length > 0) return { kind: 'waiting', missing };
  let table: Table | null = null;
  try {
    checkNames(scenario);
    const { state, events } = setUp(scenario);
    table = newTable(state, events, reload);
    watch?.(table);
    const lines = playSteps(table, scenario);
    return lines.length === 0
      ? { kind: 'ok' }
      : { kind: 'fails', lines: [...lines, ...describeTable(table)] };
  } catch (error) {
    if (!isVerdict(error)) throw error;
    return { kind: 'fails', lines: [error.message, ...(table ? describeTable(table) : [])] };
  }
}

/** The message of an error of the scenario; errors of the runner are thrown again. */
function isVerdict(error: unknown): error is Error {
  // An error of the engine; its cause contains the position.
  if (error instanceof BrokenState && error.cause !== undefined) return false;
  const kinds = [ExpectationFailed, InvalidScenario, DiceRanOut, BrokenState, ContentError, IllegalAction];
  return kinds.some((kind) => error instanceof kind);
}

function playSteps(table: Table, scenario: Scenario): string[] {
  const watches: IllegalStepCheck[] = [];
  for (const [index, step] of scenario.steps.entries()) {
    table.step = index + 1;
    table.focus = step.kind === 'act' ? step.act.seat : null;
    table.later = new Set(
      scenario.steps.slice(index + 1).flatMap((later) => (later.kind === 'act' ? [later.act.seat] : [])),
    );
    const lines = playStep(table, step, scenario.steps[index + 1], index + 1, watches);
    if (lines.length > 0) return [`step ${index + 1} does not hold`, ...lines];
  }
  lookAhead(table, watches);
  const lines = endLines(table, scenario);
  if (lines.length === 0) return lines;
  const later = forkTable(table);
  return carryOn(later) && endLines(later, scenario).length === 0 ? [] : lines;
}

/** The differences at the end of the scenario. */
function endLines(table: Table, scenario: Scenario): string[] {
  const lines = differences(table, scenario.expect ?? {});
  const left = table.state.chance.script?.length ?? 0;
  if (left > 0 && scenario['dice-left'] !== 'ok') lines.push(`dice: ${left} of them were not rolled`);
  return lines;
}

/**
 * Continues until a card or ability that the last step began is resolved, in a Main Phase, at a question or at the
 * end of the turn.
 * @returns false when the scripted dice are used up
 */
function carryOn(table: Table): boolean {
  try {
    for (let pending = pendingOf(table); isUnderWay(pending); pending = pendingOf(table)) advance(table);
  } catch (error) {
    if (error instanceof DiceRanOut) return false;
    throw error;
  }
  return true;
}

function isUnderWay(pending: Pending | null): boolean {
  return pending?.kind === 'window' && pending.moment !== 'main' && pending.moment !== 'turn-end';
}

function playStep(
  table: Table,
  step: Step,
  next: Step | undefined,
  number: number,
  watches: IllegalStepCheck[],
): string[] {
  switch (step.kind) {
    case 'expect':
      return differences(table, step.expect);
    case 'resolve':
      inStep(number, 'resolve', () => {
        resolveStack(table, () => checkNow(table, watches));
        finishChecks(table, watches);
      });
      return [];
    case 'pass':
      inStep(number, `pass until ${step.until}`, () => {
        passUntil(table, step.until, () => checkNow(table, watches));
        finishChecks(table, watches);
      });
      return [];
    case 'act':
      if (step.act.illegal !== undefined && step.act.illegal !== false) {
        watches.push(newCheck(step.act, number));
        return [];
      }
      inStep(number, words(step.act), () => {
        for (const piece of piecesOf(table, step.act)) reach(table, piece, watches, next);
        finishChecks(table, watches);
      });
      return [];
  }
}

function inStep(number: number, what: string, run: () => void): void {
  try {
    run();
  } catch (error) {
    if (
      !(error instanceof ExpectationFailed || error instanceof InvalidScenario || error instanceof DiceRanOut)
    )
      throw error;
    throw new ExpectationFailed(`step ${number} (${what}): ${error.message}`);
  }
}

function words(step: ActionStep): string {
  const { seat, do: verb, at, illegal: _, throws: __, ...rest } = step;
  const details = Object.values(rest).map((value) =>
    Array.isArray(value) ? value.join('+') : String(value),
  );
  return [`seat ${seat}`, verb, ...details, at && `at ${at}`].filter(Boolean).join(' ');
}

/** Splits a step: re-rolls of the same die twice, and tokens that can only be spent one by one. */
function piecesOf(table: Table, step: ActionStep): ActionStep[] {
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
function reach(
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

/** Without a following step, checks the illegal steps until the phase ends or a question is open. */
function lookAhead(table: Table, watches: IllegalStepCheck[]): void {
  if (watches.length === 0) return;
  const ahead = forkTable(table);
  const { arrivals } = ahead;
  try {
    while (!ahead.state.outcome && ahead.arrivals === arrivals) {
      checkNow(ahead, watches);
      const { pending } = ahead.state.lanes[0] ?? { pending: null };
      if (pending?.kind !== 'window' && pending?.kind !== 'main') break;
      advance(ahead);
    }
  } catch (error) {
    // The scenario ends when the scripted dice are used up.
    if (!(error instanceof DiceRanOut)) throw error;
  }
  finishChecks(ahead, watches);
}
