/** The message about a finished game in the parent channel of its thread, and the summary of the game. */
import { RULES_VERSION } from '../../engine/hosting.ts';
import type { GameSummary } from '../../history/game-summary.ts';
import { UnreadableGame } from '../../store/index.ts';
import { stepsThatCount } from '../actions/take-back.ts';
import { errorFields, type Log } from '../ports/log.ts';
import { SendFailure, type SendPort } from '../ports/send.ts';
import { gameSummaryOf } from '../replay/game-summary.ts';
import type { GameRepository } from '../repository/game-repository.ts';
import type { LoadedGame } from '../repository/game-update.ts';
import type { LogEntry } from '../repository/log-entry.ts';
import { changedPacks } from '../repository/pack-changes.ts';
import type { Posts } from './posted-once.ts';

/** Reads the complete log of a game. */
export type ReadLog = (gameId: string) => Promise<readonly LogEntry[]>;

/** Returns the summary of a finished game; empty when its log cannot be read or the present rules or packs differ. */
export async function courseOfGame(
  { stored, record }: LoadedGame,
  readLog: ReadLog,
): Promise<readonly [] | readonly [GameSummary]> {
  if (record.rulesVersion !== RULES_VERSION || changedPacks(record).length > 0) return [];
  try {
    const summary = await gameSummaryOf(record.setup, stepsThatCount(await readLog(stored.id)));
    return summary === null ? [] : [summary];
  } catch (error) {
    if (!(error instanceof UnreadableGame)) throw error;
    return [];
  }
}

interface Posting<Payload> {
  readonly send: SendPort<Payload>;
  readonly posts: Posts<Payload>;
  readonly log: Log;
}

/**
 * Posts into the parent channel of the game's thread.
 * @returns false when there is no parent or posting fails for good; the thread has the result as well
 * @throws SendFailure when a retry may succeed
 */
export async function postInParentChannel<Payload>(
  parts: Posting<Payload>,
  game: LoadedGame,
  payload: Payload,
  nonce: string,
): Promise<boolean> {
  return postElsewhere(parts, game, payload, nonce, async () => {
    return (await parts.send.parentOf?.(game.stored.channelId)) ?? null;
  });
}

/**
 * Posts where the first of two games on the same dice was played.
 * @returns false when that is not known any more or posting fails for good
 * @throws SendFailure when a retry may succeed
 */
export async function postAtFirst<Payload>(
  parts: Posting<Payload> & { readonly games: GameRepository },
  game: LoadedGame,
  payload: Payload,
  nonce: string,
): Promise<boolean> {
  const firstId = game.record.sameDice?.of ?? null;
  return postElsewhere(parts, game, payload, nonce, async () => {
    return firstId === null ? null : ((await parts.games.byId(firstId))?.stored.channelId ?? null);
  });
}

async function postElsewhere<Payload>(
  { posts, log }: Posting<Payload>,
  { stored }: LoadedGame,
  payload: Payload,
  nonce: string,
  channelOf: () => Promise<string | null>,
): Promise<boolean> {
  try {
    const channelId = await channelOf();
    if (channelId === null) return false;
    await posts.postNotice(channelId, payload, nonce, []);
    return true;
  } catch (error) {
    if (!(error instanceof SendFailure) || error.code === 'retry' || error.code === 'rate') throw error;
    log.info(
      { gameId: stored.id, ...errorFields(error) },
      'the result could not be posted in another channel',
    );
    return false;
  }
}
