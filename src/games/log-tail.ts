/** The lines of the log that the table shows: what people did stays in sight while its consequences run on. */
import type { GameRecord } from './repository/game-record.ts';

/** Lines shown at the table. */
const SHOWN = 6;
/** Actions further back than this are not held any more. */
const LOOKED_AT = 18;
/** Of the lines shown, those that the latest consequences keep in any case. */
const LATEST = 3;

/**
 * The latest lines, oldest first. The latest action of each person is held where it would just have been pushed out: it
 * takes the place of the oldest consequence among them.
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
  return kept.map(({ text }) => text);
}
