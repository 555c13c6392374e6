/** The loaded packs. This file does not import the code that reads packs, so it is cheap to import. */
import type { MissionPack, Pack } from './pack.ts';

interface Loaded<P> {
  readonly pack: P;
  /** Unregisters it from the engine. */
  withdraw(): void;
}

const heroes = new Map<string, Loaded<Pack>>();
const missions = new Map<string, Loaded<MissionPack>>();

/** The pack of a hero; null for built-in and unknown heroes. */
export function packOf(heroId: string): Pack | null {
  return heroes.get(heroId)?.pack ?? null;
}

/** The pack of a Mission; null for built-in and unknown Missions. */
export function missionPackOf(missionId: string): MissionPack | null {
  return missions.get(missionId)?.pack ?? null;
}

/** Packs of heroes, in the order of loading. */
export function packsInPlay(): readonly Pack[] {
  return [...heroes.values()].map(({ pack }) => pack);
}

export function putInPlay(pack: Pack, withdraw: () => void): void {
  heroes.set(pack.hero.id, { pack, withdraw });
}

export function putMissionInPlay(pack: MissionPack, withdraw: () => void): void {
  missions.set(pack.mission.id, { pack, withdraw });
}

export function takeAllOut(): void {
  // In reverse order, since a token belongs to the first pack that contains it.
  for (const { withdraw } of [...heroes.values(), ...missions.values()].reverse()) withdraw();
  heroes.clear();
  missions.clear();
}
