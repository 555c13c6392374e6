/** What is made of all heroes' reference texts: once, and anew when heroes of packs join them. */
import { loadHeroReferences } from '../content/reference/load.ts';
import type { HeroReference } from '../content/reference/schema.ts';

/** The latest result of `make`, for the texts as they are now. */
export function ofReferences<T>(make: (heroes: readonly HeroReference[]) => T): () => T {
  let made: { readonly from: readonly HeroReference[]; readonly result: T } | undefined;
  return () => {
    const heroes = loadHeroReferences();
    if (made?.from !== heroes) made = { from: heroes, result: make(heroes) };
    return made.result;
  };
}
