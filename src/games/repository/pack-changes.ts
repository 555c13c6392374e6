/** A game is played to its end, and again, by the packs that it began with. */
import { missionPackOf, packOf } from '../../content/packs/in-play.ts';
import type { GameSetup } from '../../engine/index.ts';
import { UnreadableGame } from '../../store/index.ts';
import type { GameRecord } from './game-record.ts';

/** Before the id of a Mission, where heroes have theirs alone: no id has a colon. */
const MISSION = 'mission:';

/**
 * What a game keeps of the packs that its heroes and its Mission come from: by hero, or Mission, a hash of all that is
 * played by.
 */
export function packHashes({ seats, mission }: Pick<GameSetup, 'seats' | 'mission'>): GameRecord['packs'] {
  const keys = [...seats.map(({ hero }) => hero), ...(mission ? [`${MISSION}${mission.id}`] : [])];
  return Object.fromEntries(
    keys.flatMap((key) => {
      const hash = hashNow(key);
      return hash === undefined ? [] : [[key, hash] as const];
    }),
  );
}

function hashNow(key: string): string | undefined {
  return key.startsWith(MISSION) ? missionPackOf(key.slice(MISSION.length))?.hash : packOf(key)?.hash;
}

/** The ids of heroes and Missions whose pack is not the one that the game began with. */
export function changedPacks({ packs }: Pick<GameRecord, 'packs'>): readonly string[] {
  return Object.entries(packs).flatMap(([key, hash]) =>
    hashNow(key) === hash ? [] : [key.replace(MISSION, '')],
  );
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
