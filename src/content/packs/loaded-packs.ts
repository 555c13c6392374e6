/** The loaded packs. This file does not import the code that reads packs, so it is cheap to import. */
import type { ExpansionPack, MissionPack, Pack } from './pack.ts';

/** Who loaded a pack, and when. */
export interface Loading {
  /** `operator`: from the folder of packs; `editor`: tried out in the editor, and gone with the program. */
  readonly by: 'operator' | 'editor';
  /** In milliseconds since 1970. */
  readonly at: number;
}

interface Loaded<P> {
  readonly pack: P;
  /** Unregisters it from the engine. */
  unregister(): void;
}

const heroes = new Map<string, Loaded<Pack> & { readonly loading: Loading }>();
const missions = new Map<string, Loaded<MissionPack>>();
const expansions = new Map<string, Loaded<ExpansionPack> & { readonly loading: Loading }>();

/** The pack of a hero; null for built-in and unknown heroes. */
export function packOf(heroId: string): Pack | null {
  return heroes.get(heroId)?.pack ?? null;
}

/** The pack of a Mission; null for built-in and unknown Missions. */
export function missionPackOf(missionId: string): MissionPack | null {
  return missions.get(missionId)?.pack ?? null;
}

/** Packs of heroes, in the order of loading. */
export function loadedHeroPacks(): readonly Pack[] {
  return [...heroes.values()].map(({ pack }) => pack);
}

/** Who loaded the pack of a hero, and when; null for built-in and unknown heroes. */
export function loadingOf(heroId: string): Loading | null {
  return heroes.get(heroId)?.loading ?? null;
}

/** @param unregister removes the hero from the engine again */
export function recordPack(pack: Pack, loading: Loading, unregister: () => void): void {
  heroes.set(pack.hero.id, { pack, unregister, loading });
}

/** @param unregister removes the Mission from the engine again */
export function recordMissionPack(pack: MissionPack, unregister: () => void): void {
  missions.set(pack.mission.id, { pack, unregister });
}

/** Unregisters the pack of one hero from the engine, if there is one. */
export function unregisterPack(heroId: string): void {
  heroes.get(heroId)?.unregister();
  heroes.delete(heroId);
}

/** Packs of Missions, in the order of loading. */
export function loadedMissionPacks(): readonly MissionPack[] {
  return [...missions.values()].map(({ pack }) => pack);
}

/** Unregisters the pack of one Mission from the engine, if there is one. */
export function unregisterMissionPack(missionId: string): void {
  missions.get(missionId)?.unregister();
  missions.delete(missionId);
}

/** The pack of an expansion of Adventures; null for unknown ones. */
export function expansionPackOf(expansionId: string): ExpansionPack | null {
  return expansions.get(expansionId)?.pack ?? null;
}

/** Packs of expansions of Adventures, in the order of loading. */
export function loadedExpansionPacks(): readonly ExpansionPack[] {
  return [...expansions.values()].map(({ pack }) => pack);
}

/** @param unregister removes the expansion from the engine again */
export function recordExpansionPack(pack: ExpansionPack, loading: Loading, unregister: () => void): void {
  expansions.set(pack.expansion.id, { pack, unregister, loading });
}

/** Who loaded the pack of an expansion, and when; null for unknown ones. */
export function expansionLoadingOf(expansionId: string): Loading | null {
  return expansions.get(expansionId)?.loading ?? null;
}

/** Unregisters the pack of one expansion from the engine, if there is one. */
export function unregisterExpansionPack(expansionId: string): void {
  expansions.get(expansionId)?.unregister();
  expansions.delete(expansionId);
}

/** Unregisters all packs from the engine. */
export function unregisterPacks(): void {
  // In reverse order, since a token belongs to the first pack that contains it.
  const all = [...heroes.values(), ...missions.values(), ...expansions.values()];
  for (const { unregister } of all.reverse()) unregister();
  expansions.clear();
  heroes.clear();
  missions.clear();
}
