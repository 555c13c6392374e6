/** Converts a stored game to the snapshot that renderers and commands use. */

import { waitedForIn } from './actions/absence.ts';
import { marksOf } from './actions/marks.ts';
import { awaitedIn, awaitedPeople, isBotAsked } from './actions/play.ts';
import { answerDueOf, askedAtOf, clockDueOf } from './actions/question-clock.ts';
import type { GameRecord } from './repository/game-record.ts';
import type { LoadedGame } from './repository/game-update.ts';
import { awayUntil } from './repository/occupants.ts';
import type { TableSnapshot } from './table-snapshot.ts';

/** Number of lines shown at the table. */
const SHOWN = 6;
/** Before a line that does not follow right after the one above it. */
const GAP = '… ';
/** Number of latest lines among which the last action of each person is kept visible. */
const LOOKED_AT = 18;
/** Number of latest lines that are always shown. */
const LATEST = 3;

export function snapshotOf(game: LoadedGame): TableSnapshot {
  const { stored, record } = game;
  const askedAt = askedAtOf(record, stored.dueAt);
  return {
    gameId: stored.id,
    channelId: stored.channelId,
    guildId: stored.guildId,
    ...(record.language === undefined ? {} : { language: record.language }),
    occupants: record.occupants,
    pace: record.pace,
    state: record.state,
    ...(record.setup.mission ? { mission: record.setup.mission } : {}),
    ...(record.setup.crawl ? { crawl: record.setup.crawl } : {}),
    seedHash: record.seedHash,
    logTail: logTail(record.lines),
    ...tableMarks(record),
    marks: record.marks,
    ...(record.offers.length > 0 ? { offers: record.offers } : {}),
    ...(record.takeBack === null ? {} : { takeBackAsked: true as const }),
    dueAt: stored.dueAt,
    clockDueAt: clockDueOf(record, stored.dueAt),
    answerDueAt: answerDueOf(record, stored.dueAt),
    chronicle: record.chronicle,
    ...(record.friendly ? { friendly: record.friendly } : {}),
    ...(record.series ? { series: record.series } : {}),
    ...(record.sameDice ? { sameDice: { of: record.sameDice.of } } : {}),
    ended: record.ended,
    ...(record.endVotes === undefined ? {} : { endVotes: record.endVotes }),
    ...(askedAt === null ? {} : { askedAt }),
    ...awayOf(game),
    ...waitedIn(record),
    ...(record.away === undefined ? {} : { away: record.away }),
    ...asleepIn(game),
    ...(record.clock.stage === 'warned' ? { isWarned: true as const } : {}),
  };
}

/**
 * Returns the marks that the table shows: the kept dice of the first seat that keeps any, and the picks of the seat
 * that is asked first.
 */
function tableMarks(record: GameRecord): Pick<TableSnapshot, 'keptDice' | 'picks'> {
  const asked = awaitedIn(record)[0]?.seat;
  const { keptDice } = record.marks.find((marks) => marks.keptDice.length > 0) ?? { keptDice: [] };
  return { keptDice, picks: asked === undefined ? [] : marksOf(record, asked).picks };
}

function waitedIn(record: GameRecord): Pick<TableSnapshot, 'waitedFor'> {
  const waitedFor = waitedForIn(record);
  return waitedFor.length === 0 ? {} : { waitedFor };
}

function awayOf({ record }: LoadedGame): { readonly awayUntil?: number } {
  const [asked] = awaitedPeople(record);
  const until = asked ? awayUntil(record, asked.seat) : 0;
  return until === 0 ? {} : { awayUntil: until };
}

function asleepIn({ stored, record }: LoadedGame): { readonly asleep?: true } {
  const isAsleep = stored.status === 'live' && stored.dueAt === null && !record.silent && !isBotAsked(record);
  return isAsleep ? { asleep: true } : {};
}

/**
 * Returns the latest lines, oldest first. The latest action of each person stays visible: when newer lines would push
 * an action out, the action takes the place of the oldest shown consequence. A line after a gap says so.
 */
export function logTail(lines: GameRecord['lines']): string[] {
  const near = lines.slice(-LOOKED_AT);
  const begin = Math.max(0, near.length - SHOWN);
  const isLatestAction = ({ by }: GameRecord['lines'][number], at: number) =>
    by !== undefined && !near.slice(at + 1).some((later) => later.by === by);
  const held = near.slice(0, begin).filter(isLatestAction);
  const shown = near.slice(begin);
  const end = shown.length - LATEST;
  const free = shown.flatMap((line, at) => (at < end && line.by === undefined ? [at] : []));
  const room = Math.min(free.length, held.length);
  const gone = new Set(free.slice(0, room));
  const kept = [...held.slice(held.length - room), ...shown.filter((_, at) => !gone.has(at))];
  return kept.map((line, at) => {
    const before = kept[at - 1];
    const isNext = before === undefined || near.indexOf(line) === near.indexOf(before) + 1;
    return isNext ? line.text : `${GAP}${line.text}`;
  });
}
