/** Plays a scenario and compares the game with its expectations. */

import { ContentError } from '../../../src/engine/definitions.ts';
import { BrokenState, DiceRanOut } from '../../../src/engine/hosting.ts';
import { IllegalAction, type Pending } from '../../../src/engine/index.ts';
import { advance, passUntil, resolveStack } from './advance.ts';
import { checkNames, InvalidScenario, missingFor } from './build.ts';
import { describeTable } from './describe-table.ts';
import { differences } from './expectations.ts';
import { checkNow, finishChecks, type IllegalStepCheck, newCheck } from './illegal-step-check.ts';
import { piecesOf, reach } from './reach.ts';
import type { ActionStep, Scenario, Step } from './schema.ts';
import { setUp } from './set-up.ts';
import { ExpectationFailed, forkTable, newTable, pendingOf, type Table } from './table.ts';

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
