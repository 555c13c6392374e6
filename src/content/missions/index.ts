/** The built-in Missions, in the order of their levels. */
import type { MissionDefinition } from '../../engine/vocabulary/mission.ts';
import { courtOfThorns } from './court-of-thorns/index.ts';
import { embersBelow } from './embers-below/index.ts';
import { emptyThrone } from './empty-throne/index.ts';
import { siegeEngine } from './siege-engine/index.ts';
import { sunkenArchive } from './sunken-archive/index.ts';
import { tollBridge } from './toll-bridge/index.ts';

export const MISSIONS: readonly MissionDefinition[] = [
  tollBridge,
  embersBelow,
  sunkenArchive,
  siegeEngine,
  courtOfThorns,
  emptyThrone,
];
