/** Missions of the scenarios and of the engine's tests. They are registered on first use in a test file. */
import { registerMission } from '../../../src/engine/core/mission/registry.ts';
import { GROVE } from './grove.ts';
import { SKIRMISH, SKIRMISH_OF_SIXES, SKIRMISH_PARTED } from './skirmish.ts';
import { VAULT } from './vault.ts';

let removers: readonly (() => void)[] = [];

export function registerMadeUpMissions(): void {
  if (removers.length > 0) return;
  removers = [SKIRMISH, SKIRMISH_OF_SIXES, SKIRMISH_PARTED, GROVE, VAULT].map(registerMission);
}

/** Runs after each test file, because the files of a worker share the registry. */
export function removeMadeUpMissions(): void {
  for (const remove of removers) remove();
  removers = [];
}
