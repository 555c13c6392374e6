import type { MissionDefinition } from '../../../engine/vocabulary/mission.ts';
import { ashMatron } from './ash-matron.ts';
import { braziers } from './braziers.ts';

export const embersBelow: MissionDefinition = {
  id: 'embers-below',
  name: 'Embers Below',
  level: 1,
  text: 'Somebody has lit the old braziers under the town, and each one wakes the next.',
  sides: [braziers, ashMatron],
  unconfirmed: ['The whole mission is our own: map, enemies, clock and all numbers.'],
};
