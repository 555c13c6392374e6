/** Looks up Missions: objectives, enemies and clock of a side. */
import { isMission, listHeroes, listMissions, missionById } from '../engine/definitions.ts';
import type { GameView, MissionView } from '../engine/index.ts';
import { sideAtSetUp } from '../engine/rules.ts';
import type { MissionDefinition, MissionSide } from '../engine/vocabulary/mission.ts';
import { type NameSearch, nameSearch } from './name-search.ts';

export interface MissionAnswer {
  readonly mission: MissionDefinition;
  readonly side: MissionSide;
  /** 0 is the first side, 1 the second. */
  readonly at: 0 | 1;
  /** The number of heroes for which health, dice and clock are calculated. */
  readonly heroes: number;
  /** The state of the side at the beginning of its first round. */
  readonly view: GameView;
  readonly setUp: MissionView;
}

/** Returns the Missions that match a name, the beginning of a name, or a misspelt name, best first. */
export function findMissions(query: string, limit = Number.POSITIVE_INFINITY): MissionDefinition[] {
  return missionNames().find(query, limit);
}

/** Returns the three Missions with the most similar names, for a query without a match. */
export function nearestMissions(query: string): MissionDefinition[] {
  return missionNames().nearest(query, 3);
}

/**
 * A side of the Mission with that id; undefined when there is none.
 * @param heroes one to four
 */
export function missionAnswer(id: string, at: 0 | 1, heroes: number): MissionAnswer | undefined {
  if (!isMission(id)) return undefined;
  const mission = missionById(id);
  const party = listHeroes()
    .slice(0, heroes)
    .map((hero) => hero.id);
  const view = sideAtSetUp(id, at, party);
  return view.mission
    ? { mission, side: mission.sides[at], at, heroes, view, setUp: view.mission }
    : undefined;
}

let named:
  | { readonly of: readonly MissionDefinition[]; readonly search: NameSearch<MissionDefinition> }
  | undefined;

/** Rebuilt when packs were loaded or removed. */
function missionNames(): NameSearch<MissionDefinition> {
  const of = listMissions();
  if (named?.of.length !== of.length || !of.every((mission, at) => named?.of[at] === mission)) {
    named = {
      of,
      search: nameSearch(of.map((mission) => ({ item: mission, names: [mission.name, mission.id] }))),
    };
  }
  return named.search;
}
