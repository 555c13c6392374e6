/** Makes the result of an archived game again, from its log where today's rules play it, otherwise from its chronicle. */
import { ContentError } from '../../engine/definitions.ts';
import { BrokenState } from '../../engine/hosting.ts';
import { IllegalAction } from '../../engine/index.ts';
import type { Chronicle } from '../../history/chronicle.ts';
import { type GameResult, retoldResult } from '../../history/result.ts';
import { playedAgain, type Retold, stepsThatCount } from '../actions/take-back.ts';
import { canBeReplayed } from '../replay/replay.ts';
import type { ArchivedPlay } from './archived-record.ts';
import { gameResultOf, playerAt } from './archiving.ts';

/** What a game was made again from; `nothing`: its rules have changed, and it has no chronicle. */
export type Source = 'log' | 'chronicle' | 'nothing';

export interface MadeAgain {
  readonly from: Source;
  /** Null where nothing could be made. */
  readonly result: GameResult | null;
  readonly chronicle: Chronicle | null;
  /** The rules and packs are those of the game, and yet its log does not play: an action is not legal. */
  readonly isBroken: boolean;
}

/**
 * Makes a game again.
 * @param kept the result that the archive has; null where it is unreadable
 * @param isQuick takes the chronicle where there is one, without playing the game
 */
export function madeAgain(kept: GameResult | null, play: ArchivedPlay, isQuick: boolean): MadeAgain {
  const { record, log } = play;
  const { chronicle } = record;
  const mayPlay = log.length > 0 && canBeReplayed(record);
  const played = mayPlay && !(isQuick && chronicle && kept) ? replayed(play) : null;
  if (played) {
    const endedAt = kept?.endedAt ?? log.at(-1)?.at ?? 0;
    const result = gameResultOf({ ...record, ...played }, log, endedAt);
    return { from: 'log', result, chronicle: played.chronicle, isBroken: false };
  }
  const isBroken = mayPlay && !isQuick;
  if (!kept || !chronicle) return { from: 'nothing', result: null, chronicle: null, isBroken };
  const players = record.occupants.map((_, seat) =>
    playerAt(record, seat, kept.seats[seat]?.conceded === true),
  );
  return { from: 'chronicle', result: retoldResult(kept, chronicle, players), chronicle, isBroken };
}

function replayed({ record, log }: ArchivedPlay): Retold | null {
  try {
    return playedAgain(record.setup, stepsThatCount(log));
  } catch (error) {
    const isOfTheLog = [IllegalAction, BrokenState, ContentError].some((kind) => error instanceof kind);
    if (isOfTheLog) return null;
    throw error;
  }
}
