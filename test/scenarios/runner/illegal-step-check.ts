/** Checks at every moment until the next step acts that a step is illegal. */
import type { Prompt } from '../../../src/engine/index.ts';
import { InvalidScenario } from './build.ts';
import { isAtCheckpoint, visitKey } from './checkpoint.ts';
import { actionOf, findAction } from './match.ts';
import type { ActionStep } from './schema.ts';
import { ExpectationFailed, legalAt, pendingOf, questionWords, refusalOf, type Table } from './table.ts';

export interface IllegalStepCheck {
  readonly step: ActionStep;
  /** 1-based, for the report. */
  readonly number: number;
  /** The reasons with which the engine has refused it so far. */
  readonly reasons: Set<string>;
  /** With `at`: the visit to the checkpoint in which the step is checked, once it has begun. */
  visit: string | null;
  over: boolean;
  /** Whether anybody was asked to change a die while the step was checked. */
  wasAsked: boolean;
}

export function newCheck(step: ActionStep, number: number): IllegalStepCheck {
  return { step, number, reasons: new Set(), visit: null, over: false, wasAsked: false };
}

/**
 * Checks the current moment.
 * @throws ExpectationFailed when the action is legal although the scenario says that it is not
 */
export function checkNow(table: Table, watches: readonly IllegalStepCheck[]): void {
  for (const watch of watches) {
    if (!counts(table, watch)) continue;
    const { step } = watch;
    if (isAnybodyAskedForADie(table)) watch.wasAsked = true;
    const pending = pendingOf(table);
    if (!pending || pending.seat !== step.seat) continue;
    if (isLegal(table, step, pending.prompt)) {
      throw new ExpectationFailed(
        `step ${watch.number} must be illegal, but it is legal where ${questionWords(table, pending)}`,
      );
    }
    watch.reasons.add(refusalOf(table, step.seat, actionOf(step, table.state)));
  }
}

function isAnybodyAskedForADie(table: Table): boolean {
  return table.state.seats.some((_, seat) => legalAt(table, seat).some(({ type }) => type === 'alter'));
}

function isLegal(table: Table, step: ActionStep, prompt: Prompt | null): boolean {
  try {
    return findAction(step, legalAt(table, step.seat), table.state, prompt) !== null;
  } catch (error) {
    // The step matches several actions, so it is legal.
    if (error instanceof InvalidScenario) return true;
    throw error;
  }
}

/** Whether the step must be illegal at the current moment. */
function counts(table: Table, watch: IllegalStepCheck): boolean {
  const { at } = watch.step;
  if (at === undefined) return true;
  if (watch.over) return false;
  const here = isAtCheckpoint(table, at) ? visitKey(table) : null;
  watch.visit ??= here;
  if (watch.visit !== null && watch.visit !== here) watch.over = true;
  return here !== null && !watch.over;
}

/**
 * Checks the reasons of the refusals, after the next step has acted.
 * @throws ExpectationFailed when no refusal had the expected reason, and for an `alter` that nobody could have answered
 */
export function finishChecks(table: Table, watches: IllegalStepCheck[]): void {
  for (const { step, number, reasons, wasAsked } of watches.splice(0)) {
    // Without such a question the step would hold for any die; after a change it may show that one more is refused.
    if (step.do === 'alter' && !wasAsked && !table.past.some(({ done }) => done.type === 'alter'))
      throw new ExpectationFailed(
        `step ${number}: nobody is asked to change a die there, so the step shows nothing`,
      );
    if (typeof step.illegal !== 'string') continue;
    if (reasons.size === 0) reasons.add(refusalOf(table, step.seat, actionOf(step, table.state)));
    const words = step.illegal.toLowerCase();
    if ([...reasons].some((reason) => reason.toLowerCase().includes(words))) continue;
    throw new ExpectationFailed(
      `step ${number} must be refused with "${step.illegal}", but was: ${[...reasons].join(' / ')}`,
    );
  }
}
