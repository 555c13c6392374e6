/** Caches values made from all reference texts, until packs add heroes or Missions. */
import { loadHeroReferences } from '../content/reference/load.ts';
import { loadMissionCards, type MissionCardReference } from '../content/reference/mission-cards.ts';
import type { HeroReference } from '../content/reference/schema.ts';

interface References {
  readonly heroes: readonly HeroReference[];
  readonly missionCards: readonly MissionCardReference[];
}

/** Returns a function with the result of `make` for the current texts; `make` runs again when the texts change. */
export function cachedFromReferences<T>(
  make: (heroes: readonly HeroReference[], missionCards: readonly MissionCardReference[]) => T,
): () => T {
  let made: { readonly from: References; readonly result: T } | undefined;
  return () => {
    const from = { heroes: loadHeroReferences(), missionCards: loadMissionCards() };
    const isSame = made?.from.heroes === from.heroes && made.from.missionCards === from.missionCards;
    if (made === undefined || !isSame) made = { from, result: make(from.heroes, from.missionCards) };
    return made.result;
  };
}
