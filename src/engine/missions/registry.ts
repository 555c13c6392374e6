/** The Missions that can be played, by id; filled at start-up by `content/` and by packs. */
import type { MissionId, PanelId } from '../ids.ts';
import { ContentError, registerTokensOf } from '../registry.ts';
import { indexTriggersOfMission } from '../triggers/listening.ts';
import {
  type BoostDefinition,
  CLOCK_SEGMENTS,
  type EnemyPanel,
  type MissionDefinition,
  type MissionSide,
} from '../vocabulary/mission.ts';
import { registerOwnAllies } from './party-registry.ts';

const missions = new Map<string, MissionDefinition>();

/**
 * Makes a Mission playable, with the tokens and allies that it brings.
 * @returns takes the Mission away again with what it alone has brought
 * @throws ContentError when there is one of that id, a clock has not its 12 segments, or two panels of a side share an id
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

/** @throws ContentError for a Mission that this build does not know */
export function missionById(id: MissionId): MissionDefinition {
  const mission = missions.get(id);
  if (!mission) throw new ContentError(`mission ${id} is not known`);
  return mission;
}

export function isMission(id: MissionId): boolean {
  return missions.has(id);
}

/** A side of a Mission. */
export function sideOf(id: MissionId, side: 0 | 1): MissionSide {
  return missionById(id).sides[side];
}

/** The panel of an id on a side, or null where it has none: the Mission itself stands on no panel. */
export function panelIn({ panels }: MissionSide, id: PanelId): EnemyPanel | null {
  return panels.find((panel) => panel.id === id) ?? null;
}

const boosts = new Map<string, BoostDefinition>();

/**
 * Adds a boost tile to the pile of every Mission.
 * @returns takes it out again
 * @throws ContentError when there is one of that id
 */
export function registerBoost(boost: BoostDefinition): () => void {
  if (boosts.has(boost.id)) throw new ContentError(`boost tile ${boost.id} is registered already`);
  boosts.set(boost.id, boost);
  return () => void boosts.delete(boost.id);
}

/** @throws ContentError for a boost tile that this build does not know */
export function boostById(id: string): BoostDefinition {
  const boost = boosts.get(id);
  if (!boost) throw new ContentError(`boost tile ${id} is not known`);
  return boost;
}

/** The ids of all boost tiles, each as often as the pile has it. */
export function allBoosts(): string[] {
  return [...boosts.values()].flatMap(({ id, count }) => Array.from({ length: count }, () => id));
}

/** Missions in the order of their registration. */
export function listMissions(): readonly MissionDefinition[] {
  return [...missions.values()];
}
