import type { MissionDefinition } from '../../../engine/vocabulary/mission.ts';
import { crossing } from './crossing.ts';
import { tollkeeper } from './tollkeeper.ts';

export const tollBridge: MissionDefinition = {
  id: 'toll-bridge',
  name: 'The Toll Bridge',
  level: 1,
  text: 'The only bridge over the gorge is held by guards who take more than coins. For a first game: nothing to set up besides the map.',
  sides: [crossing, tollkeeper],
  unconfirmed: ['The whole mission is our own: map, enemies, clock and all numbers.'],
};
