/** What a Mission on a road begins with: the Missions that were won before, and their consequences. */
import { roadById, stageOf } from '../core/mission/road-registry.ts';
import type { CampaignSetup } from '../model/campaign.ts';
import type { MissionId, RoadId } from '../model/ids.ts';
import type { RoadState } from '../model/mission.ts';
import type { Consequence } from '../vocabulary/road.ts';

/** The place of a Mission on a road. */
export interface RoadSetup {
  readonly id: RoadId;
  /** The campaign that the Mission continues; absent for the first session. */
  readonly campaign?: CampaignSetup;
}

/**
 * Returns the state of a road at the beginning of a Mission: every Mission that was won before has left its bonus and
 * its choice behind.
 * @throws ContentError for an unknown road, or a Mission that is not on it
 */
export function layOutRoad({ id, campaign }: RoadSetup, mission: MissionId): RoadState {
  stageOf(id, mission);
  const { stages } = roadById(id);
  const behind = (campaign?.sessions ?? []).flatMap(({ scenario, won, bonus = false, choice }) => {
    const passed = stages[scenario - 1]?.mission;
    return won && passed !== undefined && choice !== undefined ? [{ mission: passed, bonus, choice }] : [];
  });
  return { id, behind, bonus: false, choice: null };
}

/** Returns the consequences in a Mission, on both sides, in the order in which they were earned. */
export function consequencesOf(road: RoadState, mission: MissionId): readonly Consequence[] {
  const passed = road.behind.flatMap((one) => {
    const { stage } = stageOf(road.id, one.mission);
    const chosen = stage.decision.options.find(({ id }) => id === one.choice);
    return [...(one.bonus ? (stage.bonus?.brings ?? []) : []), ...(chosen?.brings ?? [])];
  });
  const own = road.bonus ? (stageOf(road.id, mission).stage.bonus?.brings ?? []) : [];
  return [...passed, ...own].filter((one) => one.mission === mission);
}

/** Returns the consequences that a Mission will have on both sides, before it begins. @throws as `layOutRoad` */
export function consequencesOn(road: RoadSetup, mission: MissionId): readonly Consequence[] {
  return consequencesOf(layOutRoad(road, mission), mission);
}
