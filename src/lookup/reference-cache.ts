/** Caches values made from all reference texts, until packs add heroes, Missions or expansions. */
import { type ExpansionReference, loadExpansionReferences } from '../content/reference/expansions.ts';
import { loadHeroReferences } from '../content/reference/load.ts';
import { loadMissionCards, type MissionCardReference } from '../content/reference/mission-cards.ts';
import type { HeroReference } from '../content/reference/schema.ts';

interface References {
  readonly heroes: readonly HeroReference[];
  readonly missionCards: readonly MissionCardReference[];
  readonly expansions: readonly ExpansionReference[];
}

/** Returns a function with the result of `make` for the current texts; `make` runs again when the texts change. */
export function cachedFromReferences<T>(
  make: (
    heroes: readonly HeroReference[],
    missionCards: readonly MissionCardReference[],
    expansions: readonly ExpansionReference[],
  ) => T,
): () => T {
  let made: { readonly from: References; readonly result: T } | undefined;
  return () => {
    const from = {
      heroes: loadHeroReferences(),
      missionCards: loadMissionCards(),
      expansions: loadExpansionReferences(),
    };
    const { heroes, missionCards, expansions } = from;
    const isSame =
      made?.from.heroes === heroes &&
      made.from.missionCards === missionCards &&
      made.from.expansions === expansions;
    if (made === undefined || !isSame) made = { from, result: make(heroes, missionCards, expansions) };
    return made.result;
  };
}
