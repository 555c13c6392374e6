import type { MissionDefinition } from '../../../engine/vocabulary/mission.ts';
import { ironbrand, ironHeart } from './ironbrand.ts';
import { trackOfTheEngine } from './track.ts';

export const siegeEngine: MissionDefinition = {
  id: 'siege-engine',
  name: 'The Siege Engine',
  level: 3,
  text: 'It is as tall as the wall, and it does not stop for anybody. Its crew does.',
  sides: [trackOfTheEngine, ironbrand],
  tokens: [ironHeart],
  unconfirmed: ['The whole mission is our own: map, enemies, clock and all numbers.'],
};
