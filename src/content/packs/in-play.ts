/** The packs that can be played now. Light to load: whoever asks need not know how packs are read. */
import type { MissionPack, Pack } from './pack.ts';

interface Loaded<P> {
  readonly pack: P;
  /** Takes it out of the engine again. */
  withdraw(): void;
}

const heroes = new Map<string, Loaded<Pack>>();
const missions = new Map<string, Loaded<MissionPack>>();

/** The pack that a hero comes from; null for heroes of this project and unknown ones. */
export function packOf(heroId: string): Pack | null {
  return heroes.get(heroId)?.pack ?? null;
}

/** The pack that a Mission comes from; null for Missions of this project and unknown ones. */
export function missionPackOf(missionId: string): MissionPack | null {
  return missions.get(missionId)?.pack ?? null;
}

/** Packs of heroes, in the order in which they came. */
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
  // The other way round: a token belongs to the first that brought it.
  for (const { withdraw } of [...heroes.values(), ...missions.values()].reverse()) withdraw();
  heroes.clear();
  missions.clear();
}
