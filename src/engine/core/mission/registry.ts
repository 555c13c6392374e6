/** A registry of playable Missions by id, filled at start-up by `content/` and by packs. */
import type { MissionId, PanelId } from '../../model/ids.ts';
import {
  type BoostDefinition,
  CLOCK_SEGMENTS,
  type EnemyPanel,
  type MissionDefinition,
  type MissionSide,
} from '../../vocabulary/mission.ts';
import { ContentError } from '../content-error.ts';
import { registerTokensOf } from '../registry.ts';
import { indexTriggersOfMission } from '../triggers/listening.ts';
import { registerOwnAllies } from './party-registry.ts';

const missions = new Map<string, MissionDefinition>();

/**
 * Registers a Mission with its tokens and allies.
 * @returns a function that removes the Mission and everything only it has registered
 * @throws ContentError when the id is taken, a clock does not have 12 segments, or two panels of a side share an id
 */
export function registerMission(mission: MissionDefinition): () => void {
  if (missions.has(mission.id)) throw new ContentError(`mission ${mission.id} is registered already`);
  for (const { name, panels, clock } of mission.sides) {
    if (clock.length !== CLOCK_SEGMENTS) {
      throw new ContentError(`mission ${mission.id}, side ${name}: the clock has ${clock.length} segments`);
    }
    if (new Set(panels.map(({ id }) => id)).size < panels.length) {
      throw new ContentError(`mission ${mission.id}, side ${name}: two panels have one id`);
    }
  }
  const withdrawTokens = registerTokensOf(mission, mission.tokens ?? []);
  const withdrawAllies = registerOwnAllies(mission.allies ?? []);
  indexTriggersOfMission(mission);
  missions.set(mission.id, mission);
  return () => {
    missions.delete(mission.id);
    withdrawAllies();
    withdrawTokens();
  };
}

/**
 * Returns the Mission with this id.
 * @throws ContentError for an unknown Mission
 */
export function missionById(id: MissionId): MissionDefinition {
  const mission = missions.get(id);
  if (!mission) throw new ContentError(`mission ${id} is not known`);
  return mission;
}

export function isMission(id: MissionId): boolean {
  return missions.has(id);
}

/** Returns a side of a Mission. */
export function sideOf(id: MissionId, side: 0 | 1): MissionSide {
  return missionById(id).sides[side];
}

/** Returns a panel of a side by its id; null when the side has no such panel, as for the Mission itself. */
export function panelIn({ panels }: MissionSide, id: PanelId): EnemyPanel | null {
  return panels.find((panel) => panel.id === id) ?? null;
}

const boosts = new Map<string, BoostDefinition>();

/**
 * Adds a boost tile to the pile of every Mission.
 * @returns a function that removes the boost tile
 * @throws ContentError when the id is taken
 */
export function registerBoost(boost: BoostDefinition): () => void {
  if (boosts.has(boost.id)) throw new ContentError(`boost tile ${boost.id} is registered already`);
  boosts.set(boost.id, boost);
  return () => void boosts.delete(boost.id);
}

/**
 * Returns the boost tile with this id.
 * @throws ContentError for an unknown boost tile
 */
export function boostById(id: string): BoostDefinition {
  const boost = boosts.get(id);
  if (!boost) throw new ContentError(`boost tile ${id} is not known`);
  return boost;
}

export function isBoost(id: string): boolean {
  return boosts.has(id);
}

/** Returns the ids of all boost tiles, each repeated by its count in the pile. */
export function allBoosts(): string[] {
  return [...boosts.values()].flatMap(({ id, count }) => Array.from({ length: count }, () => id));
}

/** Returns all Missions in registration order. */
export function listMissions(): readonly MissionDefinition[] {
  return [...missions.values()];
}
