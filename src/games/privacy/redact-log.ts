/** Rewrites a game's log from its actions, with other player names or in another language. */

import { ContentError } from '../../engine/definitions.ts';
import { BrokenState, beginGame, turnOf } from '../../engine/hosting.ts';
import { apply, type GameEvent, IllegalAction } from '../../engine/index.ts';
import { wordsFor } from '../../words/index.ts';
import { type Describe, describeEvents, keptLines } from '../actions/play.ts';
import { remarkOn, takenBackRemark } from '../actions/remarks.ts';
import { linesThatCount, stateAfter, stepsThatCount } from '../actions/take-back.ts';
import type { GameRecord } from '../repository/game-record.ts';
import type { LogEntry } from '../repository/log-entry.ts';
import { changedPacks } from '../repository/pack-changes.ts';

/** What the lines of a log depend on. */
export type LogContext = Pick<GameRecord, 'setup' | 'occupants' | 'packs'> &
  Partial<Pick<GameRecord, 'table' | 'retired'>> & { readonly language?: string };

interface RedactedLog {
  readonly entries: readonly LogEntry[];
  /** The last lines with their turns, as a record stores them. */
  readonly lines: GameRecord['lines'];
}

/**
 * Returns the log with the same actions and with lines rendered again for the record's occupants. Names cannot be
 * replaced in the text, as they may equal ordinary words. When the present rules cannot replay the game, its lines are
 * removed. Interaction ids are removed.
 */
export function redactLog(record: LogContext, log: readonly LogEntry[], describe: Describe): RedactedLog {
  // Under the rules of another pack a replay might succeed with wrong results.
  if (changedPacks(record).length > 0) return withoutLines(log);
  try {
    return replayed(record, log, describe);
  } catch (error) {
    if (!isBeyondRules(error)) throw error;
    return withoutLines(log);
  }
}

/**
 * Returns the public lines of a game in a language. The stored lines are in the game's language; for another language
 * they are rendered again from the actions, unless the present rules cannot replay them.
 * @param locale the Discord locale of the reader; the language of the game when left out
 */
export function linesIn(
  record: GameRecord,
  log: readonly LogEntry[],
  locale: string | undefined,
  describe: Describe,
): readonly string[] {
  const kept = log.flatMap(({ lines }) => lines);
  if (locale === undefined || wordsFor(locale) === wordsFor(record.language)) return kept;
  const told = redactLog({ ...record, language: locale }, log, describe).entries;
  const lines = told.flatMap((entry) => entry.lines);
  return lines.length > 0 ? lines : kept;
}

function withoutLines(log: readonly LogEntry[]): RedactedLog {
  return { entries: log.map((entry) => ({ ...entry, lines: [], interactionId: null })), lines: [] };
}

function isBeyondRules(error: unknown): boolean {
  return error instanceof IllegalAction || error instanceof BrokenState || error instanceof ContentError;
}

function replayed(record: LogContext, log: readonly LogEntry[], describe: Describe): RedactedLog {
  const begun = beginGame(record.setup);
  let { state } = begun;
  let kept: GameRecord['lines'] = [];
  const entries: LogEntry[] = [];
  for (const [place, entry] of log.entries()) {
    const lines = remarksOn(entry, record);
    if (entry.takenBack) {
      lines.push(takenBackRemark(record, entry.takenBack));
      kept = linesThatCount(kept, entries, entry.takenBack.from);
      state = stateAfter(record.setup, stepsThatCount([...log.slice(0, place), { ...entry, steps: [] }]));
    }
    kept = [...kept, ...lines.map((text) => ({ turn: turnOf(state).number, text }))];
    const addLines = (turn: number, events: readonly GameEvent[]) => {
      const told = describeEvents({ ...record, lines: kept }, turn, events, describe);
      lines.push(...told.lines);
      kept = told.kept;
    };
    if (place === 0) addLines(0, begun.events);
    for (const { seat, action } of entry.steps) {
      const done = apply(state, seat, action);
      addLines(turnOf(state).number, done.events);
      state = done.state;
    }
    entries.push({ ...entry, lines, interactionId: null });
  }
  return { entries, lines: keptLines(kept, turnOf(state).number, record) };
}

/** Returns the remarks that precede the lines of the entry's actions. */
function remarksOn({ steps: [first] }: LogEntry, { occupants, language }: LogContext): string[] {
  const occupant = first && occupants[first.seat];
  const line = first && occupant ? remarkOn(first.by, occupant.name, language) : null;
  return line === null ? [] : [line];
}
