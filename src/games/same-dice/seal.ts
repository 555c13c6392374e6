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

/** Within this time, in ms, a second game whose start was marked begins, unless its program has ended meanwhile. */
const BEGINS_WITHIN_MS = 60_000;

/**
 * Marks that the second game is about to begin; again while it has not begun, as when its program ended in between.
 * @param now ms since 1970
 * @returns false when the seal was opened before, or there is no such game
 * @throws StoreUnavailable
 */
export function markTaken(games: Marked, gameId: string, now: number): Promise<boolean> {
  return mark(games, gameId, ({ sameDice, ended }) =>
    sameDice && awaitsSecond({ sameDice, ended })
      ? { keep: { ...sameDice, taken: true, takenAt: now } }
      : { leave: false },
  );
}

/**
 * Opens the seal, unless others play on the dice or are about to.
 * @param now ms since 1970
 * @returns whether it is open by its people
 * @throws StoreUnavailable
 */
export async function openSeal(games: Marked, gameId: string, now: number): Promise<boolean> {
  const hasSecond = (await secondOf(games, gameId)) !== null;
  return mark(games, gameId, ({ sameDice, ended }) => {
    if (sameDice?.opened) return { leave: true };
    if (!sameDice || !awaitsSecond({ sameDice, ended }) || hasSecond) return { leave: false };
    const isBeginning = sameDice.taken && now - (sameDice.takenAt ?? 0) < BEGINS_WITHIN_MS;
    return isBeginning ? { leave: false } : { keep: { ...sameDice, opened: true } };
  });
}

type Marked = Pick<GameRepository, 'byId' | 'change'>;
type Mark = { readonly keep: NonNullable<GameRecord['sameDice']> } | { readonly leave: boolean };

async function mark(games: Marked, gameId: string, marked: (record: GameRecord) => Mark): Promise<boolean> {
  const changed = await games.change<boolean>(
    () => games.byId(gameId),
    (game) => {
      const made = marked(game.record);
      if ('leave' in made) return made;
      return { keep: quietUpdate(game, { record: { ...game.record, sameDice: made.keep } }) };
    },
    'commit',
  );
  return changed.did === 'committed' || (changed.did === 'left' && changed.because);
}
