/** The campaign of a road: its sessions, and the Mission that follows. */
import { roadById, stageOf } from '../core/mission/road-registry.ts';
import type { CampaignSession, CampaignSetup } from '../model/campaign.ts';
import type { MissionId, RoadId } from '../model/ids.ts';
import type { GameState } from '../model/state.ts';
import { HEROES, type MissionSetup } from './lay-out.ts';
import { perkPoints } from './perk-points.ts';

/** The campaign of a road after a session. */
export interface RoadCampaign extends Pick<CampaignSetup, 'id' | 'sessions'> {
  readonly road: RoadId;
  /** The Mission to play next, which is the same one after a defeat; null when the road has ended. */
  readonly next: MissionId | null;
}

/**
 * The campaign after a Mission of a road; null while it goes on, for a Mission without a result, and off a road. A won
 * Mission leads to the next one; a lost one is played again.
 * @param gameId the game of the session
 * @param setup that of the session
 */
export function roadAfter(
  gameId: string,
  state: GameState,
  setup: Pick<MissionSetup, 'road'>,
): RoadCampaign | null {
  const { mission, outcome } = state;
  if (!setup.road || !mission?.road || outcome?.kind !== 'won') return null;
  const road = setup.road.id;
  const { number } = stageOf(road, mission.id);
  const isWon = outcome.team === HEROES;
  const { id, sessions } = setup.road.campaign ?? { id: gameId, sessions: [] };
  const session: CampaignSession = {
    gameId,
    scenario: number,
    won: isWon,
    points: perkPoints(state),
    ...(isWon && mission.road.bonus ? { bonus: true as const } : {}),
    ...(isWon && mission.road.choice !== null ? { choice: mission.road.choice } : {}),
  };
  const following = isWon ? (roadById(road).stages[number]?.mission ?? null) : mission.id;
  return { road, id, sessions: [...sessions, session], next: following };
}
