/** Missions that the scenarios and the engine's tests are played on: importing this registers them. */
import { registerMission } from '../../../src/engine/missions/registry.ts';
import { GROVE } from './grove.ts';
import { SKIRMISH, SKIRMISH_OF_SIXES, SKIRMISH_PARTED } from './skirmish.ts';

registerMission(SKIRMISH);
registerMission(SKIRMISH_OF_SIXES);
registerMission(SKIRMISH_PARTED);
registerMission(GROVE);
