/** The built-in road through the six Missions. Story, bonuses, choices and consequences are our own. */
import type { RoadDefinition } from '../../../engine/vocabulary/road.ts';
import { firstStages } from './first-stages.ts';
import { lastStages } from './last-stages.ts';
import { middleStages } from './middle-stages.ts';

export const roadToTheThrone: RoadDefinition = {
  id: 'empty-throne',
  name: 'The Road to the Empty Throne',
  stages: [...firstStages, ...middleStages, ...lastStages],
  unconfirmed: 'No source tells of a campaign of Missions; story, choices and consequences are our own.',
};
