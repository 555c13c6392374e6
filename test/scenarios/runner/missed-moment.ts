/** The last past moment in which a step would have been legal. */
import type { Action } from '../../../src/engine/index.ts';
import { InvalidScenario } from './build.ts';
import { isAtCheckpoint } from './checkpoint.ts';
import { findAction } from './match.ts';
import type { ActionStep } from './schema.ts';
import { legalAt, type PastMoment, pendingOf, questionWords, type Table } from './table.ts';

/** The number of log lines shown before and after the moment. */
const LINES = 4;
/** Kinds of steps that answer one particular question. They are excluded, because an earlier question of the same kind is a different one. */
const ANSWERS: ReadonlySet<string> = new Set(['target', 'choose', 'alter', 'reroll', 'defend', 'no-defense']);

/**
 * @param step a step that is not legal any more
 * @returns a description of when it was legal, with the events there; empty when it never was
 */
export function describeMissedMoment(table: Table, step: ActionStep): string {
  const inTime = table.past.findLast((moment) => wasLegal(moment, step) && stoodAt(moment, step));
  const missed = inTime ?? table.past.findLast((moment) => wasLegal(moment, step));
  const pending = missed && pendingOf(missed);
  if (!missed || !pending) return '';
  const what = inTime ? 'it comes too late: it was legal' : `not at ${step.at}, but it was legal`;
  return [
    `\n${what} during step ${missed.step}, where ${questionWords(missed, pending)}:`,
    ...table.log.slice(Math.max(0, missed.lines - LINES), missed.lines).map((line) => `  ${line}`),
    '> here it was legal',
    ...table.log.slice(missed.lines, missed.lines + LINES).map((line) => `  ${line}`),
  ].join('\n');
}

function stoodAt(moment: PastMoment, { at }: ActionStep): boolean {
  return at === undefined || isAtCheckpoint(moment, at);
}

function wasLegal(moment: PastMoment, step: ActionStep): boolean {
  const pending = pendingOf(moment);
  if (step.do === 'concede' || pending?.seat !== step.seat) return false;
  if (ANSWERS.has(step.do) && moment.done.type === step.do) return false;
  try {
    const action = findAction(step, legalAt(moment, step.seat), moment.state, pending.prompt);
    return action !== null && !isSame(action, moment.done);
  } catch (error) {
    // The step matches several actions, so it was legal.
    if (error instanceof InvalidScenario) return true;
    throw error;
  }
}

function isSame(action: Action, done: Action): boolean {
  return JSON.stringify(action) === JSON.stringify(done);
}
