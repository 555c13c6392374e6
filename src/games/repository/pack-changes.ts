/** Checks that a game is played and replayed with the same packs that it began with. */
import { expansionPackOf, missionPackOf, packOf } from '../../content/packs/loaded-packs.ts';
import { expansionOf } from '../../engine/definitions.ts';
import type { GameSetup } from '../../engine/index.ts';
import { UnreadableGame } from '../../store/index.ts';
import type { GameRecord } from './game-record.ts';

/** Prefix of Mission ids among the keys; hero ids have none, and no id contains a colon. */
const MISSION = 'mission:';
/** Likewise of expansions of Adventures. */
const EXPANSION = 'adventure:';

/**
 * Returns the pack hashes of a game: hero, or prefixed Mission or expansion id -> hash of all content that the game uses from the
 * pack.
 */
export function packHashes({
  seats,
  mission,
  crawl,
}: Pick<GameSetup, 'seats' | 'mission' | 'crawl'>): GameRecord['packs'] {
  const keys = [
    ...seats.map(({ hero }) => hero),
    ...(mission ? [`${MISSION}${mission.id}`] : []),
    ...expansionsOf(crawl, seats).map((id) => `${EXPANSION}${id}`),
  ];
  return Object.fromEntries(
    keys.flatMap((key) => {
      const hash = hashNow(key);
      return hash === undefined ? [] : [[key, hash] as const];
    }),
  );
}

/** The expansions of a scenario, of the loot that the heroes bring to it, and of bosses whom people play. */
function expansionsOf(crawl: GameSetup['crawl'], seats: GameSetup['seats']): readonly string[] {
  const cards = (crawl?.campaign?.loot ?? []).flatMap((share) => share.cards);
  const found = [
    crawl ? expansionOf('scenario', crawl.id) : null,
    ...seats.map(({ hero }) => expansionOf('boss', hero)),
    ...cards.map((card) => expansionOf('loot', card)),
  ];
  return [...new Set(found.flatMap((expansion) => expansion?.id ?? []))];
}

function hashNow(key: string): string | undefined {
  if (key.startsWith(EXPANSION)) return expansionPackOf(key.slice(EXPANSION.length))?.hash;
  return key.startsWith(MISSION) ? missionPackOf(key.slice(MISSION.length))?.hash : packOf(key)?.hash;
}

/** Returns the ids of heroes, Missions and expansions whose pack has changed since the game began. */
export function changedPacks({ packs }: Pick<GameRecord, 'packs'>): readonly string[] {
  return Object.entries(packs).flatMap(([key, hash]) =>
    hashNow(key) === hash ? [] : [key.replace(MISSION, '').replace(EXPANSION, '')],
  );
}

/**
 * Stops a live game whose pack has changed, until the earlier pack is back: the players did not agree to other rules,
 * and hands may hold cards of the earlier pack.
 * @throws UnreadableGame when a pack has changed
 */
export function assertPacksUnchanged(gameId: string, record: GameRecord): void {
  const [changed] = changedPacks(record);
  if (changed === undefined) return;
  throw new UnreadableGame(
    gameId,
    `the pack of ${changed} has changed since the game began; it goes on when the earlier file is back`,
  );
}
