/** Applies one action to a game's record through the engine. No I/O. */

import { answerByPlan, askedAt, openQuestions, turnOf } from '../../engine/hosting.ts';
import {
  type Action,
  apply,
  type GameEvent,
  type GameState,
  type Pending,
  type Seat,
} from '../../engine/index.ts';
import { continueChronicle } from '../../history/chronicle.ts';
import type { SeatOccupant } from '../game-service.ts';
import type { TableRenderer } from '../ports/render.ts';
import { enemyNames } from '../repository/enemy-names.ts';
import type { GameRecord } from '../repository/game-record.ts';
import type { Actor, LogStep } from '../repository/log-entry.ts';
import { seatsOf } from '../repository/occupants.ts';
import type { TableSnapshot } from '../table-snapshot.ts';
import { marksAfter } from './marks.ts';

/** Maximum number of lines in a record; the store has the complete log. */
const LINES_KEPT = 120;
/** Minimum number of latest lines in a record, also when their turns are older. */
const FEWEST_KEPT = 12;

/** The table messages of a game: the newest one, and older ones whose folded form is not written yet. */
type Shown = Partial<Pick<GameRecord, 'table' | 'retired'>>;

/**
 * Returns the lines that stay in the record: those of the present and the previous turn, and of every turn whose
 * message will still be folded. Several turns may begin in one commit, so the message may be older than one turn.
 */
export function keptLines(
  lines: GameRecord['lines'],
  turn: number,
  { table = null, retired = [] }: Shown = {},
): GameRecord['lines'] {
  const oldest = Math.min(turn - 1, table?.turn ?? turn, ...retired.map(({ fromTurn }) => fromTurn));
  const told = lines.filter((line, at) => line.turn >= oldest || at >= lines.length - FEWEST_KEPT);
  return told.slice(-LINES_KEPT);
}

export type Describe = TableRenderer<unknown>['describe'];

/** The actions of one commit and their results. */
export interface Played {
  readonly record: GameRecord;
  readonly steps: readonly LogStep[];
  readonly events: readonly GameEvent[];
  readonly lines: readonly string[];
}

/** Returns a record without any actions applied yet. */
export function withoutActionsYet(record: GameRecord): Played {
  return { record, steps: [], events: [], lines: [] };
}

/** The state's `rev` when the question that the table shows was asked. */
export function askedRevOf({ state }: Pick<GameRecord, 'state'>): number {
  return Math.max(...state.lanes.map(({ asked }) => asked));
}

/** Returns the first question that the game waits for, or null when the game is over. */
export function questionOf(state: GameState): Pending | null {
  return openQuestions(state)[0] ?? null;
}

type Seated = Pick<TableSnapshot, 'state' | 'occupants'>;

/** A seat that the game waits for. */
export interface Awaited {
  readonly seat: Seat;
  readonly occupant: SeatOccupant;
  /** The state's `rev` when the seat's question was asked. */
  readonly askedRev: number;
}

/**
 * Returns the seats that the game waits for, in the order of lanes: one per open question, or all who may answer it. A
 * bot leaves a question to the people who may answer it too.
 */
export function awaitedIn({ state, occupants }: Seated): readonly Awaited[] {
  return openQuestions(state).flatMap(({ seat, also = [], each }) => {
    const occupant = occupants[seat];
    const isLeftToPeople = !each && also.some((other) => occupants[other]?.kind === 'person');
    if (!occupant || (occupant.kind === 'bot' && isLeftToPeople)) return [];
    return [{ seat, occupant, askedRev: askedAt(state, seat) }];
  });
}

/** A person that the game waits for. */
export interface AwaitedPerson extends Awaited {
  readonly occupant: Extract<SeatOccupant, { kind: 'person' }>;
}

/** Returns the people that the game waits for. */
export function awaitedPeople(record: Seated): readonly AwaitedPerson[] {
  return awaitedIn(record).flatMap(({ occupant, ...awaited }) =>
    occupant.kind === 'person' ? [{ ...awaited, occupant }] : [],
  );
}

/** True when a bot is asked, so that the game continues without a press. */
export function isBotAsked(record: Seated): boolean {
  return awaitedIn(record).some(({ occupant }) => occupant.kind === 'bot');
}

/**
 * True when only bots are asked, and a person who still plays waits for them. False where bots play on by themselves:
 * nobody would be asked afterwards.
 */
export function doesPersonWaitForBots(record: Seated): boolean {
  if (!isBotAsked(record) || awaitedPeople(record).length > 0) return false;
  const { state, occupants } = record;
  return occupants.some(({ kind }, seat) => kind === 'person' && !state.seats[seat]?.defeated);
}

/** The `rev` of the newest present question for which the clock counts. */
export function clockRev({ clock, state }: Pick<GameRecord, 'clock' | 'state'>): number {
  return clock.on?.rev ?? askedRevOf({ state });
}

/**
 * Applies one more action.
 * @throws IllegalAction with a sentence for the player when the action is not legal now
 */
export function playStep(before: Played, seat: Seat, action: Action, by: Actor, describe: Describe): Played {
  const { record } = before;
  const { state, events } = apply(record.state, seat, action);
  const told = describeEvents(
    // Only a Mission has enemies with names.
    state.mission || state.crawl ? { ...record, enemies: enemyNames(state) } : record,
    turnOf(record.state).number,
    events,
    describe,
  );
  return {
    record: {
      ...record,
      state,
      marks: marksAfter(record, state, events),
      waits: withoutShared(record, seat),
      lines: told.kept,
      chronicle:
        record.chronicle &&
        continueChronicle(record.chronicle, { seat, state, events, isNoMove: isNoMove({ action, by }) }),
      takeBack: action.type === 'set-orders' ? record.takeBack : null,
    },
    steps: [...before.steps, { seat, rev: record.state.rev, action, by }],
    events: [...before.events, ...events],
    lines: [...before.lines, ...told.lines],
  };
}

/** The waits without those for an answer that a team-mate has given: nobody waits for the others any more. */
function withoutShared({ state, waits }: GameRecord, seat: Seat): GameRecord['waits'] {
  const { also = [], each } = openQuestions(state).find((question) => question.seat === seat) ?? {};
  return also.length === 0 || each ? waits : waits.map((since, other) => (also.includes(other) ? 0 : since));
}

/** Whether an action is no decision of the seat's player about the game. */
export function isNoMove({ action, by }: Pick<LogStep, 'action' | 'by'>): boolean {
  return action.type === 'set-orders' || (by !== 'person' && by !== 'bot');
}

/** Adds a line that comes from no event, such as a line about the clock. */
export function remark(played: Played, text: string): Played {
  const { record } = played;
  const line = { turn: turnOf(record.state).number, text };
  return {
    ...played,
    record: { ...record, lines: keptLines([...record.lines, line], line.turn, record) },
    lines: [...played.lines, text],
  };
}

/** Returns the public lines of the events and the record's lines with them, each with its turn. */
export function describeEvents(
  record: Pick<GameRecord, 'lines' | 'occupants' | 'language'> &
    Shown & { readonly enemies?: readonly string[] },
  turn: number,
  events: readonly GameEvent[],
  describe: Describe,
): { readonly lines: readonly string[]; readonly kept: GameRecord['lines'] } {
  const names = [...record.occupants.map((occupant) => occupant.name), ...(record.enemies ?? [])];
  const told = byTurn(turn, events).flatMap((part) =>
    describe(part.events, names, record.language).map(({ text, doer }) => ({
      turn: part.turn,
      text,
      ...(doer !== null && record.occupants[doer]?.kind === 'person' ? { by: doer } : {}),
    })),
  );
  const last = told.at(-1)?.turn ?? turn;
  return { lines: told.map((line) => line.text), kept: keptLines([...record.lines, ...told], last, record) };
}

function byTurn(turn: number, events: readonly GameEvent[]): { turn: number; events: GameEvent[] }[] {
  let part: { turn: number; events: GameEvent[] } = { turn, events: [] };
  const parts = [part];
  for (const event of events) {
    // Heroes of a Mission start the same turn one after the other.
    if (event.e === 'turn' && event.number !== part.turn) {
      part = { turn: event.number, events: [] };
      parts.push(part);
    }
    part.events.push(event);
  }
  return parts.filter(({ events: facts }) => facts.length > 0);
}

/** Returns the record with a person noted as present at all of their seats. */
export function withPresence(record: GameRecord, userId: string, at: number): GameRecord {
  const own = new Set(seatsOf(record.occupants, userId));
  return {
    ...record,
    seen: record.seen.map((before, seat) => (own.has(seat) ? at : before)),
    absences: record.absences.map((before, seat) => (own.has(seat) ? 0 : before)),
    waits: record.waits.map((since, seat) => (own.has(seat) ? 0 : since)),
  };
}

/**
 * Applies a person's action. "Pass until my turn" also passes the person's open window, unless the turn is theirs; a
 * plan for the enemies also answers the person's open question, where it can.
 * @throws IllegalAction like `playStep`
 */
export function playAsPerson(before: Played, seat: Seat, action: Action, describe: Describe): Played {
  const played = playStep(before, seat, action, 'person', describe);
  if (action.type !== 'set-orders') return played;
  const { state } = played.record;
  const planned = answerByPlan(state, seat);
  if (planned !== null) return playStep(played, seat, planned, 'person', describe);
  if (!action.orders.passUntilMyTurn) return played;
  const question = openQuestions(state).find((open) => open.seat === seat);
  if (question?.kind !== 'window' || turnOf(state, seat).active === seat) return played;
  return playStep(played, seat, { type: 'pass' }, 'person', describe);
}
