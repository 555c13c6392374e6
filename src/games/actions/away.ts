/** People who say that they are away: so long the clock of their asynchronous games does not count against them. */

import { awayUntil, type GameRecord } from '../repository/game-record.ts';
import type { GameRepository } from '../repository/game-repository.ts';
import type { LoadedGame } from '../repository/game-update.ts';
import { quietUpdate } from '../repository/game-update.ts';
import { tableEntry } from './consequences.ts';
import { awaitedPeople } from './play.ts';
import { clockAnew } from './question-clock.ts';

/**
 * Notes until when a person is away in each of their live asynchronous games.
 * @param until ms since 1970; null for who is back
 * @param now ms since 1970
 * @param onNoted told of each game in which it was noted
 * @returns in how many games it is noted
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
        return away === null ? { leave: null } : { keep: noticed(game, away, userId, now) };
      },
      'commit',
    );
    if (changed.did !== 'committed') continue;
    noted += 1;
    onNoted(stored.id);
  }
  return noted;
}

/** Null where the person sits at no seat. */
function awayWith({ occupants, away = [] }: GameRecord, userId: string, until: number): number[] | null {
  const isOwn = (seat: number) => {
    const occupant = occupants[seat];
    return occupant?.kind === 'person' && occupant.userId === userId;
  };
  if (!occupants.some((_, seat) => isOwn(seat))) return null;
  return occupants.map((_, seat) => (isOwn(seat) ? until : (away[seat] ?? 0)));
}

/** Whoever is asked just now has the time of the question anew, from their return on. */
function noticed(game: LoadedGame, away: number[], userId: string, now: number) {
  const asked = awaitedPeople(game.record).find(({ occupant }) => occupant.userId === userId);
  const wasAway = asked !== undefined && awayUntil(game.record, asked.seat) > now;
  const record: GameRecord = { ...game.record, away };
  if (!asked || record.silent || (away[asked.seat] === 0 && !wasAway)) {
    return quietUpdate(game, { record });
  }
  return quietUpdate(game, { ...clockAnew(record, now), outbox: [tableEntry()] });
}
