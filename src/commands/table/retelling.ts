/** Tells a game's log again, with other names for the players. */
import { apply, beginGame, type GameEvent, IllegalAction } from '../../engine/index.ts';
import { escaped } from '../../render/table/phrasing.ts';
import type { GameRecord } from './game-record.ts';
import type { LogEntry } from './log-entry.ts';
import { type Describe, LINES_KEPT, tell } from './play.ts';

type Sitters = GameRecord['sitters'];

interface Told {
  readonly entries: readonly LogEntry[];
  /** The last lines with their turns, as a record keeps them. */
  readonly lines: GameRecord['lines'];
}

/**
 * The log with the same actions and with lines that name `sitters`, which are made anew from the actions: a
 * name cannot be searched for in a text, where it may be a word like any other. A game that today's rules do
 * not replay keeps its actions and loses its lines. Which presses the entries answer is not told any more.
 */
export function retold(
  record: GameRecord,
  log: readonly LogEntry[],
  sitters: Sitters,
  describe: Describe,
): Told {
  try {
    return replayed(record, log, sitters, describe);
  } catch (error) {
    if (!(error instanceof IllegalAction || error instanceof NotAsTold)) throw error;
    return { entries: log.map((entry) => ({ ...entry, lines: [], interactionId: null })), lines: [] };
  }
}

/** The log holds lines that the replayed actions do not account for. */
class NotAsTold extends Error {}

function replayed(record: GameRecord, log: readonly LogEntry[], sitters: Sitters, describe: Describe): Told {
  const begun = beginGame(record.setup);
  let { state } = begun;
  let kept: GameRecord['lines'] = [];
  const entries = log.map((entry, place) => {
    const before = kept;
    const turn = state.turn.number;
    const events: { readonly turn: number; readonly events: readonly GameEvent[] }[] =
      place === 0 ? [{ turn: 0, events: begun.events }] : [];
    for (const { seat, action } of entry.steps) {
      const now = state.turn.number;
      const done = apply(state, seat, action);
      state = done.state;
      events.push({ turn: now, events: done.events });
    }
    const made: string[] = [];
    let lines: GameRecord['lines'] = [];
    for (const part of events) {
      const told = tell({ lines: [], sitters }, part.turn, part.events, describe);
      made.push(...told.lines);
      lines = [...lines, ...told.kept];
    }
    const remarks = remarksOf(entry, made.length, record.sitters, sitters);
    kept = [...before, ...remarks.map((text) => ({ turn, text })), ...lines].slice(-LINES_KEPT);
    return { ...entry, lines: [...remarks, ...made], interactionId: null };
  });
  return { entries, lines: kept };
}

/** The table's own remarks, which stand before what came of the actions and begin with a player's name. */
function remarksOf(entry: LogEntry, made: number, before: Sitters, after: Sitters): readonly string[] {
  const count = entry.lines.length - made;
  if (count < 0) throw new NotAsTold();
  return entry.lines.slice(0, count).map((line) => {
    const named = before.flatMap((from, seat) => {
      const to = after[seat];
      return to && line.startsWith(escaped(from.name)) ? [{ from, to }] : [];
    });
    // One name may be the beginning of another.
    const [found] = named.sort((a, b) => b.from.name.length - a.from.name.length);
    if (!found) throw new NotAsTold();
    const { from, to } = found;
    return `${escaped(to.name)}${line.slice(escaped(from.name).length)}`;
  });
}
