import type { MissionDefinition } from '../../../engine/vocabulary/mission.ts';
import { madKing } from './mad-king.ts';
import { shards } from './shards.ts';

export const emptyThrone: MissionDefinition = {
  id: 'empty-throne',
  name: 'The Empty Throne',
  level: 5,
  text: 'The throne is empty. It has begun to want somebody.',
  sides: [shards, madKing],
  unconfirmed: ['The whole mission is our own: map, enemies, clock and all numbers.'],
};
