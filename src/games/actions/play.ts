/** One action on a game's record: what the engine makes of it, and what the record remembers. No I/O. */

import { askedAt, openQuestions, turnOf } from '../../engine/hosting.ts';
import { type Action, apply, type GameEvent, type GameState, type Pending } from '../../engine/index.ts';
import { enemyNames } from '../../render/mission/enemy-names.ts';
import type { SeatOccupant, TableSnapshot } from '../game-service.ts';
import type { TableRenderer } from '../ports/render.ts';
import type { GameRecord } from '../repository/game-record.ts';
import type { Doer, LogStep } from '../repository/log-entry.ts';
import { seatsOf } from '../repository/occupants.ts';
import { marksAfter } from './marks.ts';

/** Lines that a record carries at most, of the present turn and the one before; the whole log is in the store. */
const LINES_KEPT = 120;
/** Lines that it carries however short the turns are. */
const FEWEST_KEPT = 12;

/** The lines that a record goes on carrying: those that a table message still tells. */
export function keptLines(lines: GameRecord['lines'], turn: number): GameRecord['lines'] {
  const told = lines.filter((line, at) => line.turn >= turn - 1 || at >= lines.length - FEWEST_KEPT);
  return told.slice(-LINES_KEPT);
}

export type Describe = TableRenderer<unknown>['describe'];

/** Actions of one commit, and what came of them. */
export interface Played {
  readonly record: GameRecord;
  readonly steps: readonly LogStep[];
  readonly events: readonly GameEvent[];
  readonly lines: readonly string[];
}

/** Nothing has been done yet. */
export function unplayed(record: GameRecord): Played {
  return { record, steps: [], events: [], lines: [] };
}

/** The question that the game waits with, or null when it is over. */
export function questionOf(state: GameState): Pending | null {
  return openQuestions(state)[0] ?? null;
}

/** The state's `rev` when the question that the table shows was put. */
export function askedRevOf({ state }: Pick<GameRecord, 'state'>): number {
  return Math.max(...state.lanes.map(({ asked }) => asked));
}

type Seated = Pick<TableSnapshot, 'state' | 'occupants'>;

/** Somebody whom the game waits for. */
export interface Awaited {
  readonly seat: number;
  readonly occupant: SeatOccupant;
  /** The state's `rev` when the seat's question was put. */
  readonly askedRev: number;
}

/** Everybody whom the game waits for: one for each open question, in the order of lanes. */
export function awaitedIn({ state, occupants }: Seated): readonly Awaited[] {
  return openQuestions(state).flatMap(({ seat }) => {
    const occupant = occupants[seat];
    return occupant ? [{ seat, occupant, askedRev: askedAt(state, seat) }] : [];
  });
}

/** One of those whom the game waits for who is a person. */
export interface AwaitedPerson extends Awaited {
  readonly occupant: Extract<SeatOccupant, { kind: 'person' }>;
}

/** The people among those whom the game waits for. */
export function awaitedPeople(record: Seated): readonly AwaitedPerson[] {
  return awaitedIn(record).flatMap(({ occupant, ...awaited }) =>
    occupant.kind === 'person' ? [{ ...awaited, occupant }] : [],
  );
}

/** Whether a bot is asked, so that the game goes on by itself. */
export function isBotAsked(record: Seated): boolean {
  return awaitedIn(record).some(({ occupant }) => occupant.kind === 'bot');
}

/** The newest of the present questions for which the clock counts. */
export function clockRev({ clock, state }: Pick<GameRecord, 'clock' | 'state'>): number {
  return clock.on?.rev ?? askedRevOf({ state });
}

/**
 * Carries out one more action.
 * @throws IllegalAction with a sentence for the player when it is not legal now
 */
export function playStep(before: Played, seat: number, action: Action, by: Doer, describe: Describe): Played {
  const { record } = before;
  const { state, events } = apply(record.state, seat, action);
  const told = tell(
    // Only a Mission has enemies to name.
    state.mission ? { ...record, enemies: enemyNames(state, record.state) } : record,
    turnOf(record.state).number,
    events,
    describe,
  );
  return {
    record: {
      ...record,
      state,
      marks: marksAfter(record, state, events),
      lines: told.kept,
      takeBack: action.type === 'set-orders' ? record.takeBack : null,
    },
    steps: [...before.steps, { seat, rev: record.state.rev, action, by }],
    events: [...before.events, ...events],
    lines: [...before.lines, ...told.lines],
  };
}

/** Adds a line of the table's own, such as the clock's. */
export function remark(played: Played, text: string): Played {
  const { record } = played;
  const line = { turn: turnOf(record.state).number, text };
  return {
    ...played,
    record: { ...record, lines: keptLines([...record.lines, line], line.turn) },
    lines: [...played.lines, text],
  };
}

/** The public lines of events, each with the turn that it belongs to. */
export function tell(
  record: Pick<GameRecord, 'lines' | 'occupants' | 'language'> & { readonly enemies?: readonly string[] },
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
  return { lines: told.map((line) => line.text), kept: keptLines([...record.lines, ...told], last) };
}

function byTurn(turn: number, events: readonly GameEvent[]): { turn: number; events: GameEvent[] }[] {
  let part: { turn: number; events: GameEvent[] } = { turn, events: [] };
  const parts = [part];
  for (const event of events) {
    // Heroes of a Mission begin the same turn one after the other.
    if (event.e === 'turn' && event.number !== part.turn) {
      part = { turn: event.number, events: [] };
      parts.push(part);
    }
    part.events.push(event);
  }
  return parts.filter(({ events: facts }) => facts.length > 0);
}

/** The record with a person noted as present at all of their seats. */
export function whoIsHere(record: GameRecord, userId: string, at: number): GameRecord {
  const own = new Set(seatsOf(record.occupants, userId));
  return {
    ...record,
    seen: record.seen.map((before, seat) => (own.has(seat) ? at : before)),
    absences: record.absences.map((before, seat) => (own.has(seat) ? 0 : before)),
  };
}

/**
 * Carries out a person's action. "Pass until my turn" answers the window that is open for its owner as well, unless the
 * turn is theirs.
 * @throws IllegalAction as `playStep`
 */
export function playAsPerson(before: Played, seat: number, action: Action, describe: Describe): Played {
  const played = playStep(before, seat, action, 'person', describe);
  if (action.type !== 'set-orders' || !action.orders.passUntilMyTurn) return played;
  const { state } = played.record;
  const question = openQuestions(state).find((open) => open.seat === seat);
  if (question?.kind !== 'window' || turnOf(state, seat).active === seat) return played;
  return playStep(played, seat, { type: 'pass' }, 'person', describe);
}
