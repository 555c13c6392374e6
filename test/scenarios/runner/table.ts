/** A game that a scenario plays: its state, its log, and what was decided without asking. */
import {
  type Action,
  apply,
  type GameEvent,
  type GameState,
  IllegalAction,
  legalActions,
  type Pending,
  type Prompt,
} from '../../../src/engine/index.ts';
import { logLine } from './log.ts';
import { declineInMission, questionFor } from './mission-moments.ts';
import type { ScenarioPhase } from './schema.ts';

/** An expectation of the scenario that the game does not meet. */
export class ExpectationFailed extends Error {
  override readonly name = 'ExpectationFailed';
}

export interface Table {
  state: GameState;
  log: string[];
  /** The state goes through JSON after every action. */
  readonly reload: boolean;
  /** Choices with one candidate, made without asking; a step may repeat them. */
  forced: { seat: number; answer: Action }[];
  /** The phase that was reached last. */
  arrival: Arrival | null;
  /** Phases of a Mission that the last action has reached: nobody need be asked anything in one. */
  reached: string[];
  /** Phases reached so far. */
  arrivals: number;
  /** Every moment that was left behind, for a step that comes too late. */
  past: PastMoment[];
  /** The step that is being played, 1-based; 0 before the first. */
  step: number;
  /** The seat that the present step speaks for, and those that later steps speak for: of a Mission several are asked. */
  focus: number | null;
  later: ReadonlySet<number>;
  /** The answer just given, where the effect may offer more of the same. */
  lastPick: { seat: number; kind: string; source: string | null } | null;
}

export interface PastMoment {
  readonly state: GameState;
  readonly arrival: Arrival | null;
  /** What its seat did there. */
  readonly done: Action;
  /** Lines of the log until then. */
  readonly lines: number;
  /** The step during which it went by. */
  readonly step: number;
}

export interface Arrival {
  readonly phase: string;
  /** Nothing of the phase has happened yet. */
  fresh: boolean;
  /** A step has stopped here. */
  used: boolean;
}

export function newTable(state: GameState, events: readonly GameEvent[], reload: boolean): Table {
  const table: Table = {
    state,
    log: [],
    reload,
    forced: [],
    arrival: null,
    reached: [],
    arrivals: 0,
    past: [],
    step: 0,
    focus: null,
    later: new Set(),
    lastPick: null,
  };
  absorb(table, events);
  // A scenario begins at a phase: `until` means the next one.
  if (table.arrival) table.arrival.used = true;
  return table;
}

/** A copy to look ahead with. */
export function forkTable(table: Table): Table {
  const { arrival } = table;
  return {
    ...table,
    log: [...table.log],
    forced: [...table.forced],
    past: [...table.past],
    reached: [...table.reached],
    arrival: arrival ? { ...arrival } : null,
  };
}

export function pendingOf({
  state,
  focus = null,
}: Pick<Table, 'state'> & Partial<Pick<Table, 'focus'>>): Pending | null {
  return state.mission ? questionFor(state, focus) : (state.lanes[0]?.pending ?? null);
}

export function legalAt(table: Pick<Table, 'state'>, seat: number): Action[] {
  // A hero who waits for others in a Mission may still change the plan.
  if (table.state.mission) return legalActions(table.state, seat);
  return pendingOf(table)?.seat === seat ? legalActions(table.state, seat) : [];
}

/** Carries out an action that is legal now. */
export function act(table: Table, seat: number, action: Action): void {
  const asked = pendingOf(table);
  const { past, step, log, arrival } = table;
  past.push({
    state: table.state,
    arrival: arrival && { ...arrival },
    done: action,
    lines: log.length,
    step,
  });
  if (table.arrival) table.arrival.fresh = false;
  table.reached = [];
  if (!ANSWERS.has(action.type)) table.forced = table.forced.filter((entry) => entry.seat !== seat);
  const { state, events } = apply(table.state, seat, action);
  table.state = table.reload ? reloaded(state) : state;
  const picks = action.type === 'alter' || action.type === 'reroll';
  table.lastPick = asked && picks ? { seat, kind: asked.kind, source: asked.source } : null;
  absorb(table, events);
}

const ANSWERS: ReadonlySet<string> = new Set(['pass', 'target', 'choose', 'alter', 'reroll']);

function reloaded(state: GameState): GameState {
  const copy: GameState = JSON.parse(JSON.stringify(state));
  return copy;
}

function absorb(table: Table, events: readonly GameEvent[]): void {
  for (const event of events) {
    const line = logLine(table.state, event);
    if (line !== null) table.log.push(line);
    if (event.e === 'mission-phase') {
      table.reached.push(event.phase);
      table.arrivals += 1;
      table.arrival = { phase: event.phase, fresh: true, used: false };
    }
    if (event.e === 'forced') table.forced.push({ seat: event.seat, answer: event.answer });
    if (event.e !== 'phase') continue;
    if (event.skipped !== undefined) {
      table.forced.push({ seat: event.seat, answer: { type: 'choose', option: 'skip' } });
      continue;
    }
    table.arrivals += 1;
    table.arrival = { phase: event.phase, fresh: true, used: false };
    if (table.state.mission) table.reached.push(event.phase);
  }
}

/** The plays that a question allows beside its answers. */
const PLAYS: ReadonlySet<string> = new Set(['play', 'spend', 'sell', 'use']);

/**
 * Leaves the present moment: passes a window, or gives the only possible answer.
 * @throws ExpectationFailed when somebody must be asked
 */
export function advance(table: Table): void {
  const pending = pendingOf(table);
  if (!pending) throw new ExpectationFailed(table.state.outcome ? 'the game is over' : 'nobody is asked');
  if (pending.kind === 'window' || pending.kind === 'main') {
    act(table, pending.seat, { type: 'pass' });
    return;
  }
  const declined =
    table.state.mission && !speaksFor(table, pending) && declineInMission(table.state, pending);
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
  // Which of several tokens goes is up to the step; one that does not say takes the first that is offered.
  const [first] = answers;
  if (first && askedIn(pending.prompt) === 'which-token') {
    act(table, pending.seat, first);
    return;
  }
  throw new ExpectationFailed(`no step answers: ${questionWords(table, pending)}`);
}

/** Whether a step answers for the seat, now or later; nobody does of whom nothing more is said, or of a move. */
function speaksFor({ focus, later }: Table, { seat, kind }: Pending): boolean {
  return kind !== 'move' && (seat === focus || later.has(seat));
}

/** After some dice of an "up to" were picked, no further step means: no more. */
function offersMore(table: Table, pending: Pending): boolean {
  const { lastPick } = table;
  return (
    lastPick !== null &&
    lastPick.seat === pending.seat &&
    lastPick.kind === pending.kind &&
    lastPick.source === pending.source
  );
}

const QUESTIONS: Readonly<Record<string, string>> = {
  window: 'may act',
  main: 'may act in the Main Phase',
  roll: 'must roll, re-roll, activate an ability or none',
  'pay-or-skip': 'must pay or skip',
  defend: 'must defend or not',
  discard: 'must sell cards',
  target: 'must name a player',
  choose: 'must choose',
  amount: 'must name a number',
  alter: 'must change a die',
  reroll: 'must re-roll dice or not',
};

function askedIn(prompt: Prompt | null): string {
  return prompt === null || typeof prompt === 'string' ? (prompt ?? '') : prompt.ask;
}

/** The open question in words. */
export function questionWords(table: Pick<Table, 'state'>, pending: Pending): string {
  const what = QUESTIONS[pending.kind] ?? pending.kind;
  const details = [pending.source, askedIn(pending.prompt), pending.moment && `at ${pending.moment}`].filter(
    Boolean,
  );
  const answers = legalAt(table, pending.seat)
    .filter((action) => action.type === 'choose')
    .map((action) => (action.type === 'choose' ? String(action.option) : ''));
  const options = answers.length > 0 ? ` [${answers.join(' | ')}]` : '';
  return `seat ${pending.seat} ${what}${details.length > 0 ? ` (${details.join('; ')})` : ''}${options}`;
}

/** Why the engine refuses an action now, as its sentence for the player. */
export function refusalOf(table: Table, seat: number, action: Action): string {
  try {
    apply(table.state, seat, action);
  } catch (error) {
    if (error instanceof IllegalAction) return error.message;
    throw error;
  }
  return 'it is legal';
}

/**
 * Resolves everything that was begun: the card, token or ability with its dice, and what it interrupted.
 * Stops when nothing of it is left, and before a question that somebody must answer.
 */
export function resolveStack(table: Table, look: () => void): void {
  for (let pending = pendingOf(table); pending?.kind === 'window' && isBegun(table, pending); ) {
    look();
    act(table, pending.seat, { type: 'pass' });
    pending = pendingOf(table);
  }
}

const BASE: ReadonlySet<string> = new Set(['turn', 'start', 'phase', 'window']);
/** Whether an announced, activated or defending ability is unfinished; it is not on the stack. */
const ABILITY_MOMENTS: ReadonlySet<string> = new Set([
  'before-activation',
  'after-activation',
  'after-defense-roll',
]);

function isBegun(table: Table, pending: Pending): boolean {
  if (pending.moment !== null && ABILITY_MOMENTS.has(pending.moment)) return true;
  return table.state.lanes[0]?.stack.some((frame) => !BASE.has(frame.k)) ?? false;
}

/** Goes on to the next arrival at a phase; ends without error when the game does. */
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
    advance(table);
  }
}
