import type { MissionDefinition } from '../../../engine/vocabulary/mission.ts';
import { grove } from './grove.ts';
import { thornQueen } from './thorn-queen.ts';

export const courtOfThorns: MissionDefinition = {
  id: 'court-of-thorns',
  name: 'Court of Thorns',
  level: 4,
  text: 'The wood holds court. Whoever falls in it gets up again, but not for you.',
  sides: [grove, thornQueen],
  unconfirmed: ['The whole mission is our own: map, enemies, clock and all numbers.'],
};
