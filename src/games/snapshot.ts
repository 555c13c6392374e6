/** A kept game as the renderers and commands see it. */

import { endingVoteOf } from './actions/ending-vote.ts';
import { askedOccupant } from './actions/play.ts';
import { sinceAskedMs } from './clock/clock-times.ts';
import type { TableSnapshot } from './game-service.ts';
import { awayUntil } from './repository/game-record.ts';
import type { LoadedGame } from './repository/game-update.ts';

/** Lines shown under the table. */
const TAIL = 6;

export function snapshotOf(game: LoadedGame): TableSnapshot {
  const { stored, record } = game;
  return {
    gameId: stored.id,
    channelId: stored.channelId,
    guildId: stored.guildId,
    ...(record.language === undefined ? {} : { language: record.language }),
    occupants: record.occupants,
    pace: record.pace,
    state: record.state,
    ...(record.setup.mission ? { mission: record.setup.mission } : {}),
    seedHash: record.seedHash,
    logTail: record.lines.slice(-TAIL).map((line) => line.text),
    keptDice: record.keptDice,
    picks: record.picks,
    ...(record.takeBack === null ? {} : { takeBackAsked: true as const }),
    dueAt: stored.dueAt,
    ended: record.ended,
    ...endVoteOf(game),
    ...askedAtOf(game),
    ...awayOf(game),
  };
}

function endVoteOf({ record }: LoadedGame): Pick<TableSnapshot, 'endVote'> {
  if (record.occupants.length <= 2) return {};
  const { voted, voters } = endingVoteOf(record);
  return { endVote: { votes: voted.length, voters: voters.length } };
}

/** The clock acts so long after the question: nothing else says when that was put. */
function askedAtOf({ stored: { dueAt }, record }: LoadedGame): { readonly askedAt?: number } {
  const asked = askedOccupant(record);
  if (dueAt === null || record.silent || asked?.occupant.kind !== 'person') return {};
  const { times, stage } = record.clock;
  const askedAt = dueAt - sinceAskedMs(times, stage);
  // Whoever was away is given their time from their return on: that says nothing of the question.
  return askedAt <= awayUntil(record, asked.seat) ? {} : { askedAt };
}

function awayOf({ record }: LoadedGame): { readonly awayUntil?: number } {
  const asked = askedOccupant(record);
  const until = asked?.occupant.kind === 'person' ? awayUntil(record, asked.seat) : 0;
  return until === 0 ? {} : { awayUntil: until };
}
