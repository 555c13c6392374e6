/** The built-in road through the six Missions. Story, deeds, choices and consequences are our own. */
import type { RoadDefinition } from '../../../engine/vocabulary/road.ts';
import { firstStations } from './first-stations.ts';
import { lastStations } from './last-stations.ts';
import { middleStations } from './middle-stations.ts';

export const roadToTheThrone: RoadDefinition = {
  id: 'empty-throne',
  name: 'The Road to the Empty Throne',
  stations: [...firstStations, ...middleStations, ...lastStations],
  unconfirmed: 'No source tells of a campaign of Missions; story, choices and consequences are our own.',
};
