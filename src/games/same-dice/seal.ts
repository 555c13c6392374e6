/**
 * The seal on the first of two games on the same dice. From its end until the second one has ended nobody gets its
 * replay, log, report or seed: they would show the people of the second one what is to come.
 */
import { gameIdOf, originOfSecond } from '../repository/game-id.ts';
import type { GameRecord } from '../repository/game-record.ts';
import type { GameRepository } from '../repository/game-repository.ts';
import { type LoadedGame, quietUpdate } from '../repository/game-update.ts';

type Games = Pick<GameRepository, 'byId'>;

/** Whether a game awaits a second one on its dice that may still be begun. */
export function awaitsSecond({ sameDice, ended }: Pick<GameRecord, 'sameDice' | 'ended'>): boolean {
  return sameDice?.of === null && !sameDice.opened && ended !== null && ended !== 'abandoned';
}

/** Returns the second game on the dice of a game; null when none has begun. @throws StoreUnavailable */
export function secondOf(games: Games, gameId: string): Promise<LoadedGame | null> {
  return games.byId(gameIdOf(originOfSecond(gameId)));
}

/** Whether a finished game is sealed. @throws StoreUnavailable */
export async function isSealed(games: Games, { stored, record }: LoadedGame): Promise<boolean> {
  if (!awaitsSecond(record)) return false;
  const second = await secondOf(games, stored.id);
  return second === null || second.record.ended === null;
}

/**
 * Marks the first game, so that either the second one begins or the seal is opened, whichever comes first.
 * @returns false when the other was first, or there is no such game
 * @throws StoreUnavailable
 */
export async function markFirst(
  games: Pick<GameRepository, 'byId' | 'change'>,
  gameId: string,
  as: 'taken' | 'opened',
): Promise<boolean> {
  const changed = await games.change<boolean>(
    () => games.byId(gameId),
    (game) => {
      const { sameDice } = game.record;
      if (sameDice?.[as]) return { leave: true };
      if (!sameDice || !awaitsSecond(game.record)) return { leave: false };
      if (as === 'opened' && sameDice.taken) return { leave: false };
      return {
        keep: quietUpdate(game, { record: { ...game.record, sameDice: { ...sameDice, [as]: true } } }),
      };
    },
    'commit',
  );
  return changed.did === 'committed' || (changed.did === 'left' && changed.because);
}
