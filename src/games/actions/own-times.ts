/** Copies the quiet hours and stand-ins of people into their live games, where the clock reads them. */
import type { OwnTimes } from '../clock/own-times.ts';
import type { GameRecord } from '../repository/game-record.ts';
import type { GameRepository } from '../repository/game-repository.ts';
import { type GameUpdate, type LoadedGame, quietUpdate } from '../repository/game-update.ts';
import { peopleAt, seatsOf } from '../repository/occupants.ts';
import { isBotAsked } from './play.ts';
import { clockDueOf, withDue } from './question-clock.ts';

type Kept = NonNullable<GameRecord['ownTimes']>;

/**
 * Notes a person's times in each of their live games.
 * @param onNoted called for each game that changed
 * @returns the number of live games in which the person sits
 */
export async function setOwnTimes(
  games: GameRepository,
  userId: string,
  times: OwnTimes,
  onNoted: (gameId: string) => void,
): Promise<number> {
  let seated = 0;
  for (const { stored } of await games.listFor(userId)) {
    const changed = await games.change<null>(
      () => games.byId(stored.id),
      (game) => {
        if (seatsOf(game.record.occupants, userId).length === 0) return { leave: null };
        return { keep: timesUpdate(game, withTimes(game.record.ownTimes, userId, times)) };
      },
      'commit',
    );
    if (changed.did !== 'committed') continue;
    seated += 1;
    onNoted(stored.id);
  }
  return seated;
}

/**
 * Notes the times of people who took a seat in a game that was under way.
 * @param timesOf returns what a person has set
 */
export async function noteOwnTimes(
  games: GameRepository,
  gameId: string,
  timesOf: (userId: string) => Promise<OwnTimes>,
): Promise<void> {
  const loaded = await games.byId(gameId);
  if (loaded === null) return;
  const ownTimes = await ownTimesFor(peopleAt(loaded.record.occupants), timesOf);
  if (JSON.stringify(ownTimes) === JSON.stringify(loaded.record.ownTimes ?? [])) return;
  await games.change<null>(
    () => games.byId(gameId),
    (game) => (game.stored.status === 'live' ? { keep: timesUpdate(game, ownTimes) } : { leave: null }),
    'background',
  );
}

/** Returns the times of those people who have set any. */
export async function ownTimesFor(
  userIds: readonly string[],
  timesOf: (userId: string) => Promise<OwnTimes>,
): Promise<Kept> {
  const all = await Promise.all(userIds.map(async (userId) => ({ userId, times: await timesOf(userId) })));
  return all.filter(({ times }) => Object.keys(times).length > 0);
}

/**
 * The present stage of the clock ends when it would have: the new times hold for the stages after it. Otherwise quiet
 * hours that are moved again and again would stop the clock for ever.
 */
function timesUpdate(game: LoadedGame, ownTimes: Kept): GameUpdate {
  const { stored } = game;
  const { from: _, ...clock } = game.record.clock;
  const { ownTimes: __, ...rest } = game.record;
  const changed = { ...rest, clock, ...(ownTimes.length > 0 ? { ownTimes } : {}) };
  const { record, dueAt } = withDue(changed, clockDueOf(game.record, stored.dueAt));
  return quietUpdate(game, { record, dueAt: isBotAsked(record) ? stored.dueAt : dueAt });
}

function withTimes(before: Kept | undefined, userId: string, times: OwnTimes): Kept {
  const others = (before ?? []).filter((one) => one.userId !== userId);
  return Object.keys(times).length === 0 ? others : [...others, { userId, times }];
}
