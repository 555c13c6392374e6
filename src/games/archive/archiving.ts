/** Writes the archive entry of a game, in the commit that ends it. */
import type { Seat } from '../../engine/index.ts';
import { type GameResult, type ResultPlayer, resultOf } from '../../history/result.ts';
import { type ArchiveEntry, type GameEnvelope, type GameStore, UnreadableGame } from '../../store/index.ts';
import { playedAgain, stepsThatCount } from '../actions/take-back.ts';
import { canBeReplayed } from '../replay/replay.ts';
import type { GameRecord } from '../repository/game-record.ts';
import type { GameUpdate } from '../repository/game-update.ts';
import { type LogEntry, parseLog } from '../repository/log-entry.ts';
import { NOBODY } from '../repository/occupants.ts';
import { type ArchivedRecord, packPlay } from './archived-record.ts';

/**
 * Returns the update of a game's end with its archive entry. Later changes of a finished game keep the entry.
 * @param now ms since 1970
 * @throws StoreUnavailable when the log cannot be read
 */
export async function withArchive(
  store: GameStore,
  stored: GameEnvelope,
  update: GameUpdate,
  now: number,
): Promise<GameUpdate> {
  if (stored.status !== 'live') return update;
  const log = update.logInstead ?? [
    ...(await logOf(store, stored.id)),
    ...(update.log === null ? [] : [{ ...update.log, interactionId: null }]),
  ];
  return { ...update, archive: archiveEntryOf(stored, update.record, log, now) };
}

/** Returns the log; empty when it cannot be read, as the end of the game must not depend on it. */
async function logOf(store: GameStore, gameId: string): Promise<readonly LogEntry[]> {
  try {
    return parseLog(gameId, await store.readLog(gameId));
  } catch (error) {
    if (!(error instanceof UnreadableGame)) throw error;
    return [];
  }
}

/** Returns the archive entry of a finished game. */
export function archiveEntryOf(
  { id, guildId }: Pick<GameEnvelope, 'id' | 'guildId'>,
  record: GameRecord,
  log: readonly LogEntry[],
  now: number,
): ArchiveEntry {
  const { chronicle } = record;
  const told = chronicle && !chronicle.partial ? record : { ...record, chronicle: retold(record, log) };
  const summary = gameResultOf(told, log, now);
  return {
    gameId: id,
    guildId,
    userIds: peopleOf(summary),
    summary,
    body: packPlay({ record: told, log }),
  };
}

/** Returns the people whose own record a game belongs to, each once. */
export function peopleOf({ seats }: GameResult): readonly string[] {
  return [...new Set(seats.flatMap(({ person }) => (person === null ? [] : [person])))];
}

/** The chronicle folded from the whole log; the stored one where the rules have changed since. */
function retold(record: GameRecord, log: readonly LogEntry[]): GameRecord['chronicle'] {
  if (log.length === 0 || !canBeReplayed(record)) return record.chronicle;
  return playedAgain(record.setup, stepsThatCount(log)).chronicle;
}

/**
 * Returns the result of a finished game.
 * @param now the end of the game, in ms since 1970
 */
export function gameResultOf(
  record: ArchivedRecord & Pick<GameRecord, 'state'>,
  log: readonly LogEntry[],
  now: number,
): GameResult {
  const { seats } = record.state;
  return resultOf({
    setup: record.setup,
    state: record.state,
    players: record.occupants.map((_, seat) => playerAt(record, seat, seats[seat]?.conceded === true)),
    ending: record.ended ?? 'abandoned',
    pace: record.pace,
    startedAt: log[0]?.at ?? now,
    endedAt: now,
    tookBack: log.some(({ takenBack }) => takenBack !== undefined && takenBack.actions > 1),
    chronicle: record.chronicle,
    ...(record.friendly ? { friendly: record.friendly } : {}),
    ...(record.series ? { series: record.series } : {}),
  });
}

/**
 * Returns the person whose record a seat belongs to: who plays it at the end, or whoever left it to a bot.
 * @param hasConceded whether the seat's player gave up
 */
export function playerAt(
  { occupants, former }: Pick<GameRecord, 'occupants' | 'former'>,
  seat: Seat,
  hasConceded: boolean,
): ResultPlayer {
  const occupant = occupants[seat];
  if (occupant?.kind === 'person') return { person: occupant.userId === NOBODY ? null : occupant.userId };
  const left = former.findLast((one) => one.seat === seat && one.userId !== NOBODY)?.userId;
  const conceded = hasConceded ? left : undefined;
  return { person: occupant?.for ?? conceded ?? null, bot: occupant?.level ?? 'strong' };
}
