/** The game of a scenario: its state, its log, and the choices that were made without a question. */
import { openQuestions } from '../../../src/engine/hosting.ts';
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
import { questionFor } from './mission-moments.ts';

/** An expectation of the scenario that does not match the game. */
export class ExpectationFailed extends Error {
  override readonly name = 'ExpectationFailed';
}

export interface Table {
  state: GameState;
  log: string[];
  /** Whether the state is serialised to JSON and parsed after every action. */
  readonly reload: boolean;
  /** Choices with one candidate, made without a question; a step may repeat them. */
  forced: { seat: number; answer: Action }[];
  /** The latest phase. */
  arrival: Arrival | null;
  /** Phases of a Mission that the last action has reached; there may be several, as a phase may have no question. */
  reached: string[];
  /** The number of phases reached so far. */
  arrivals: number;
  /** Every past moment, for the report of a step that comes too late. */
  past: PastMoment[];
  /** The step that is being played, 1-based; 0 before the first. */
  step: number;
  /** The seat of the current step, and the seats of later steps: in a Mission several seats are asked at once. */
  focus: number | null;
  later: ReadonlySet<number>;
  /** The last answer, when the effect may offer another choice of the same kind. */
  lastPick: { seat: number; kind: string; source: string | null } | null;
}

export interface PastMoment {
  readonly state: GameState;
  readonly arrival: Arrival | null;
  /** The action of its seat. */
  readonly done: Action;
  /** The number of log lines at that moment. */
  readonly lines: number;
  /** The step during which it was passed. */
  readonly step: number;
}

export interface Arrival {
  readonly phase: string;
  /** Whether nothing of the phase has happened yet. */
  fresh: boolean;
  /** Whether a step has stopped here. */
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
  // A scenario begins at a phase, so `until` means the next visit to it.
  if (table.arrival) table.arrival.used = true;
  return table;
}

/** A copy for looking ahead. */
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
  if (state.mission) return questionFor(state, focus);
  const [first = null, ...others] = openQuestions(state);
  // A question that several seats may answer is asked of the seat of the step.
  return others.find(({ seat }) => seat === focus) ?? first;
}

export function legalAt(table: Pick<Table, 'state'>, seat: number): Action[] {
  // In a Mission a hero who waits for others may still change the plan.
  if (table.state.mission) return legalActions(table.state, seat);
  const isAsked = openQuestions(table.state).some((question) => question.seat === seat);
  return isAsked ? legalActions(table.state, seat) : [];
}

/** Applies a legal action. */
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

/** The id of what a prompt asks; empty for none. */
export function askedIn(prompt: Prompt | null): string {
  return prompt === null || typeof prompt === 'string' ? (prompt ?? '') : prompt.ask;
}

/** A description of the open question. */
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

/** The reason why the engine refuses an action, as shown to the player. */
export function refusalOf(table: Table, seat: number, action: Action): string {
  try {
    apply(table.state, seat, action);
  } catch (error) {
    if (error instanceof IllegalAction) return error.message;
    throw error;
  }
  return 'it is legal';
}
