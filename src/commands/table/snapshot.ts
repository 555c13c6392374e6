/** A kept game as the renderers and commands see it. */
import { sinceAskedMs } from './clock-times.ts';
import { endingVoteOf } from './ending-vote.ts';
import type { KeptGame } from './kept-games.ts';
import { askedSitter } from './play.ts';
import type { TableSnapshot } from './tables.ts';

/** Lines shown under the table. */
const TAIL = 6;

export function snapshotOf(game: KeptGame): TableSnapshot {
  const { stored, record } = game;
  return {
    gameId: stored.id,
    channelId: stored.channelId,
    guildId: stored.guildId,
    ...(record.language === undefined ? {} : { language: record.language }),
    sitters: record.sitters,
    pace: record.pace,
    state: record.state,
    seedHash: record.seedHash,
    logTail: record.lines.slice(-TAIL).map((line) => line.text),
    keeps: record.keeps,
    picks: record.picks,
    ...(record.takeBack === null ? {} : { takeBackAsked: true as const }),
    dueAt: stored.dueAt,
    ...endVoteOf(game),
    ...askedAtOf(game),
  };
}

function endVoteOf({ record }: KeptGame): Pick<TableSnapshot, 'endVote'> {
  if (record.sitters.length <= 2) return {};
  const { voted, voters } = endingVoteOf(record);
  return { endVote: { votes: voted.length, voters: voters.length } };
}

/** The clock acts so long after the question: nothing else says when that was put. */
function askedAtOf({ stored: { dueAt }, record }: KeptGame): { readonly askedAt?: number } {
  if (dueAt === null || record.silent || askedSitter(record)?.sitter.kind !== 'person') return {};
  const { times, stage } = record.clock;
  return { askedAt: dueAt - sinceAskedMs(times, stage) };
}

/** The seat that a person plays for now: the one that is asked when they sit at several; null for onlookers. */
export function seatFor(
  sitters: TableSnapshot['sitters'],
  askedSeat: number | null,
  userId: string,
): number | null {
  const seats = sitters.flatMap((sitter, seat) =>
    sitter.kind === 'person' && sitter.userId === userId ? [seat] : [],
  );
  return seats.find((seat) => seat === askedSeat) ?? seats[0] ?? null;
}
