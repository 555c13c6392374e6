/**
 * Marks people as away: the clocks of their asynchronous games do not count against them until they return, as far as
 * the budget of their seats goes. The others are told at once.
 */

import { isAsynchronous } from '../clock/paces.ts';
import type { GameRecord } from '../repository/game-record.ts';
import type { GameRepository } from '../repository/game-repository.ts';
import { type GameUpdate, type LoadedGame, quietUpdate } from '../repository/game-update.ts';
import { awayUntil, peopleAt, seatsOf } from '../repository/occupants.ts';
import { absenceUntil, NO_ABSENCE } from './absence.ts';
import { noticeEntry, tableEntry } from './consequences.ts';
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
    if (!isAsynchronous(record.pace)) continue;
    const changed = await games.change<null>(
      () => games.byId(stored.id),
      (game) => {
        const update = absenceUpdate(game, userId, until, now);
        return update === null ? { leave: null } : { keep: update };
      },
      'commit',
    );
    if (changed.did !== 'committed') continue;
    noted += 1;
    onNoted(stored.id);
  }
  return noted;
}

/** Returns the update with the person's absence; null when they have no seat, or when nothing is left of the budget. */
function absenceUpdate(
  game: LoadedGame,
  userId: string,
  until: number | null,
  now: number,
): GameUpdate | null {
  const { occupants, away = [], silent } = game.record;
  const own = seatsOf(occupants, userId);
  const [first] = own;
  if (first === undefined) return null;
  const wasUntil = awayUntil(game.record, first);
  const absences = occupants.map((_, seat) =>
    own.includes(seat) ? absenceUntil(away[seat], until, now) : (away[seat] ?? NO_ABSENCE),
  );
  const isUntil = absences[first]?.until ?? 0;
  const record: GameRecord = { ...game.record, away: absences };
  const isTold = peopleAt(occupants).length > 1 && (isUntil > 0 ? isUntil !== wasUntil : wasUntil > now);
  const notices = isTold
    ? [
        noticeEntry({
          kind: 'away',
          seat: first,
          userId,
          until: isUntil > 0 ? isUntil : null,
          // A person who changes their mind notifies nobody again.
          isNews: isUntil > 0 && wasUntil <= now,
        }),
      ]
    : [];
  // A used-up budget leaves the clock as it is: `/away` does not give another full time for the question.
  const isAsked = awaitedPeople(record).some(({ occupant }) => occupant.userId === userId);
  if (!isAsked || silent || (isUntil === 0 && wasUntil <= now)) {
    return quietUpdate(game, { record, outbox: notices });
  }
  return quietUpdate(game, { ...restartClock(record, now), outbox: [tableEntry(), ...notices] });
}
