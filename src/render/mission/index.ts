/** Messages and pictures of Missions. */
export { missionAltText } from '../picture/mission/mission-alt.ts';
export { renderMission, renderMissionSoon } from '../picture/mission/render-mission.ts';
export { FOUND_WHEN_OPENED_AGAIN } from '../picture/pictures.ts';
export { type MissionInput, missionModelOf } from './mission-model-of.ts';
export { setUpModelOf } from './set-up-model.ts';
