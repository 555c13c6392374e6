/** A game is played to its end, and again, by the packs that it began with. */
import { packOf } from '../../content/packs/in-play.ts';
import type { GameSetup } from '../../engine/index.ts';
import { UnreadableGame } from '../../store/index.ts';
import type { GameRecord } from './game-record.ts';

/** What a game keeps of the packs that its heroes come from: by hero, a hash of all that is played by. */
export function packHashes({ seats }: Pick<GameSetup, 'seats'>): GameRecord['packs'] {
  return Object.fromEntries(
    seats.flatMap(({ hero }) => {
      const pack = packOf(hero);
      return pack === null ? [] : [[hero, pack.hash] as const];
    }),
  );
}

/** The heroes whose pack is not the one that the game began with. */
export function changedPacks({ packs }: Pick<GameRecord, 'packs'>): readonly string[] {
  return Object.entries(packs).flatMap(([hero, hash]) => (packOf(hero)?.hash === hash ? [] : [hero]));
}

/**
 * Nobody agreed to the rules of another pack, and cards of the first one may be in somebody's hand: a live game
 * waits until its own pack is back.
 * @throws UnreadableGame when a pack is another one
 */
export function holdToPacks(gameId: string, record: GameRecord): void {
  const [changed] = changedPacks(record);
  if (changed === undefined) return;
  throw new UnreadableGame(
    gameId,
    `the pack of ${changed} has changed since the game began; it goes on when the earlier file is back`,
  );
}
