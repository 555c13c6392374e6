/** The road of Missions at the table: which Mission follows, and how a road is told. */
import { listRoads, missionById, roadById, stageOf } from '../../engine/definitions.ts';
import { type RoadCampaign, roadAfter } from '../../engine/rules.ts';
import type { KeptRoad } from '../../games/repository/campaign-sheets.ts';
import type { TableSnapshot } from '../../games/table-snapshot.ts';
import { BUTTON_LABEL_LENGTH } from '../../render/discord-limits.ts';
import { clipped } from '../../render/table/phrasing.ts';
import type { Words } from '../../words/index.ts';
import type { LobbyMission } from './difficulty.ts';

type Difficulty = Pick<LobbyMission, 'raised' | 'eased'>;

/** The first Mission of the road; null when no road is registered. */
export function firstOnRoad(difficulty: Difficulty): LobbyMission | null {
  const [road] = listRoads();
  const first = road?.stages[0]?.mission;
  return road && first !== undefined ? { id: first, ...difficulty, road: { id: road.id } } : null;
}

/** The Mission that a campaign plays next; null when its road has ended. */
export function nextOnRoad(
  { id, road, sessions, next }: RoadCampaign,
  difficulty: Difficulty,
): LobbyMission | null {
  if (next === null) return null;
  const { raised, eased } = difficulty;
  return { id: next, raised, eased, road: { id: road, campaign: { id, sessions } } };
}

/** The road that a person can go on with: the one they walked last; null when it has ended or they have none. */
export function openRoad(roads: readonly KeptRoad[]): KeptRoad | null {
  const latest = roads.at(-1);
  return latest && latest.next !== null ? latest : null;
}

/**
 * The Mission of the table that follows a finished one: the next one of its road, the same one again after a defeat or
 * without a result, and off a road.
 * @param mission that of the finished game
 */
export function missionAfter(
  { gameId, state }: Pick<TableSnapshot, 'gameId' | 'state'>,
  { id, raised = 0, eased = [], road }: NonNullable<TableSnapshot['mission']>,
): LobbyMission {
  const difficulty = { raised, eased };
  const campaign = road && roadAfter(gameId, state, { road });
  if (campaign) return nextOnRoad(campaign, difficulty) ?? { id, ...difficulty };
  const { campaign: before } = road ?? {};
  const kept = before ? { campaign: { id: before.id, sessions: before.sessions } } : {};
  return { id, ...difficulty, ...(road ? { road: { id: road.id, ...kept } } : {}) };
}

/** The label of the button that opens the table after a Mission of a road; null where it is no other than in other games. */
export function roadLabel(
  { gameId, state, mission }: Pick<TableSnapshot, 'gameId' | 'state' | 'mission'>,
  { road: say }: Words,
): string | null {
  const campaign = mission ? roadAfter(gameId, state, mission) : null;
  if (!campaign || campaign.next === null) return null;
  const { name } = missionById(campaign.next);
  const label = campaign.sessions.at(-1)?.won ? say.goOn(name) : say.tryAgain(name);
  return clipped(label, BUTTON_LABEL_LENGTH);
}

/** A road by id, its name escaped nowhere, with the number of a Mission on it. */
export function placeOnRoad(road: string, mission: string) {
  const { name, stages } = roadById(road);
  return { name, of: stages.length, ...stageOf(road, mission) };
}
