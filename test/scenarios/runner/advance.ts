/** Advances the game of a scenario: past one moment, until everything begun is resolved, or to a phase. */
import type { Pending } from '../../../src/engine/index.ts';
import { declineInMission } from './mission-moments.ts';
import type { ScenarioPhase } from './schema.ts';
import { act, askedIn, ExpectationFailed, legalAt, pendingOf, questionWords, type Table } from './table.ts';

/** The plays that a question allows besides its answers. */
const PLAYS: ReadonlySet<string> = new Set(['play', 'spend', 'sell', 'use']);

/** Questions that heroes of a Mission decline during `pass: until-X`, even if later steps are theirs. */
const DECLINABLE: ReadonlySet<string> = new Set(['roll', 'defend']);

/**
 * Leaves the current moment: passes a window, or gives the only possible answer.
 * @param isPassing whether a `pass: until-X` runs
 * @throws ExpectationFailed when a question needs a step to answer it
 */
export function advance(table: Table, isPassing = false): void {
  const pending = pendingOf(table);
  if (!pending) throw new ExpectationFailed(table.state.outcome ? 'the game is over' : 'nobody is asked');
  if (pending.kind === 'window' || pending.kind === 'main') {
    act(table, pending.seat, { type: 'pass' });
    return;
  }
  const declined =
    table.state.mission &&
    ((isPassing && DECLINABLE.has(pending.kind)) || !speaksFor(table, pending)) &&
    declineInMission(table.state, pending);
  if (declined) {
    act(table, pending.seat, declined);
    return;
  }
  const legal = legalAt(table, pending.seat);
  const answers = legal.filter((action) => !PLAYS.has(action.type));
  const [only] = answers;
  if (answers.length === 1 && only) {
    act(table, pending.seat, only);
    table.forced.push({ seat: pending.seat, answer: only });
    return;
  }
  const decline = answers.find((action) => action.type === 'choose' && action.option === 'skip');
  if (decline && offersMore(table, pending)) {
    act(table, pending.seat, decline);
    return;
  }
  // A step may name the token to remove; otherwise the first offered one is taken.
  const [first] = answers;
  if (first && askedIn(pending.prompt) === 'which-token') {
    act(table, pending.seat, first);
    return;
  }
  throw new ExpectationFailed(`no step answers: ${questionWords(table, pending)}`);
}

/** Whether this or a later step answers for the seat. */
function speaksFor({ focus, later }: Table, { seat, kind }: Pending): boolean {
  return kind !== 'move' && (seat === focus || later.has(seat));
}

/** After some dice of an "up to" were selected, the absence of a further step means that no more are selected. */
function offersMore(table: Table, pending: Pending): boolean {
  const { lastPick } = table;
  return (
    lastPick !== null &&
    lastPick.seat === pending.seat &&
    lastPick.kind === pending.kind &&
    lastPick.source === pending.source
  );
}

/**
 * Resolves the card, token or ability in play, with its dice and with what it interrupted. Stops when it is resolved, or
 * before a question other than a window.
 */
export function resolveStack(table: Table, look: () => void): void {
  for (let pending = pendingOf(table); pending?.kind === 'window' && isBegun(table, pending); ) {
    look();
    act(table, pending.seat, { type: 'pass' });
    pending = pendingOf(table);
  }
}

/** Kinds of frames that are on the stack without a card, token or ability in play. */
const BASE: ReadonlySet<string> = new Set(['turn', 'start', 'phase', 'window']);
/** Moments at which an announced, activated or defending ability is unfinished without being on the stack. */
const ABILITY_MOMENTS: ReadonlySet<string> = new Set([
  'before-activation',
  'after-activation',
  'after-defense-roll',
]);

function isBegun(table: Table, pending: Pending): boolean {
  if (pending.moment !== null && ABILITY_MOMENTS.has(pending.moment)) return true;
  return table.state.lanes[0]?.stack.some((frame) => !BASE.has(frame.k)) ?? false;
}

/** Advances to the next arrival at a phase, or to the end of the game. */
export function passUntil(table: Table, phase: ScenarioPhase, look: () => void): void {
  table.focus = null;
  for (;;) {
    const { arrival } = table;
    if (arrival?.fresh && !arrival.used && arrival.phase === phase) {
      arrival.used = true;
      return;
    }
    const at = table.reached.indexOf(phase);
    if (at >= 0) {
      table.reached.splice(0, at + 1);
      return;
    }
    if (table.state.outcome) return;
    look();
    advance(table, true);
  }
}
