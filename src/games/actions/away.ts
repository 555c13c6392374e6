/** Marks people as away: the clocks of their asynchronous games do not count against them until they return. */

import type { GameRecord } from '../repository/game-record.ts';
import type { GameRepository } from '../repository/game-repository.ts';
import type { LoadedGame } from '../repository/game-update.ts';
import { quietUpdate } from '../repository/game-update.ts';
import { awayUntil } from '../repository/occupants.ts';
import { tableEntry } from './consequences.ts';
import { awaitedPeople } from './play.ts';
import { restartClock } from './question-clock.ts';

/**
 * Notes a person's absence in each of their live asynchronous games.
 * @param until ms since 1970; null when the person is back
 * @param now ms since 1970
 * @param onNoted called for each game in which the absence was noted
 * @returns the number of games in which the absence is noted
 */
export async function setAway(
  games: GameRepository,
  userId: string,
  until: number | null,
  now: number,
  onNoted: (gameId: string) => void,
): Promise<number> {
  let noted = 0;
  for (const { stored, record } of await games.listFor(userId)) {
    if (record.pace !== 'asynchronous') continue;
    const changed = await games.change<null>(
      () => games.byId(stored.id),
      (game) => {
        const away = awayWith(game.record, userId, until ?? 0);
        return away === null ? { leave: null } : { keep: withAbsence(game, away, userId, now) };
      },
      'commit',
    );
    if (changed.did !== 'committed') continue;
    noted += 1;
    onNoted(stored.id);
  }
  return noted;
}

/** Returns the absences with those of the person's seats replaced; null when the person has no seat. */
function awayWith({ occupants, away = [] }: GameRecord, userId: string, until: number): number[] | null {
  const isOwn = (seat: number) => {
    const occupant = occupants[seat];
    return occupant?.kind === 'person' && occupant.userId === userId;
  };
  if (!occupants.some((_, seat) => isOwn(seat))) return null;
  return occupants.map((_, seat) => (isOwn(seat) ? until : (away[seat] ?? 0)));
}

/** Restarts the clock from the person's return when they are asked at the moment. */
function withAbsence(game: LoadedGame, away: number[], userId: string, now: number) {
  const asked = awaitedPeople(game.record).find(({ occupant }) => occupant.userId === userId);
  const wasAway = asked !== undefined && awayUntil(game.record, asked.seat) > now;
  const record: GameRecord = { ...game.record, away };
  if (!asked || record.silent || (away[asked.seat] === 0 && !wasAway)) {
    return quietUpdate(game, { record });
  }
  return quietUpdate(game, { ...restartClock(record, now), outbox: [tableEntry()] });
}
