/** The packs whose heroes can be played now. Light to load: whoever asks need not know how packs are read. */
import type { Pack } from './pack.ts';

interface Loaded {
  readonly pack: Pack;
  /** Takes the hero out of the engine again. */
  withdraw(): void;
}

const loaded = new Map<string, Loaded>();

/** The pack that a hero comes from; null for heroes of this project and unknown ones. */
export function packOf(heroId: string): Pack | null {
  return loaded.get(heroId)?.pack ?? null;
}

/** In the order in which they came. */
export function packsInPlay(): readonly Pack[] {
  return [...loaded.values()].map(({ pack }) => pack);
}

export function putInPlay(pack: Pack, withdraw: () => void): void {
  loaded.set(pack.hero.id, { pack, withdraw });
}

export function takeAllOut(): void {
  // The other way round: a token belongs to the first that brought it.
  for (const { withdraw } of [...loaded.values()].reverse()) withdraw();
  loaded.clear();
}
