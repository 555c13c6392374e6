import type { MissionDefinition } from '../../../engine/vocabulary/mission.ts';
import { drownedReader } from './drowned-reader.ts';
import { searchOfTheArchive } from './search.ts';

export const sunkenArchive: MissionDefinition = {
  id: 'sunken-archive',
  name: 'The Sunken Archive',
  level: 2,
  text: 'Three pages are worth the dive. The water comes back with every hour, and something down there is still reading.',
  sides: [searchOfTheArchive, drownedReader],
  unconfirmed: ['The whole mission is our own: map, enemies, clock and all numbers.'],
};
