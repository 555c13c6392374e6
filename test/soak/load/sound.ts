/** The targets of a load. Times apply if the load is relative to the machine. */
import type { LoadOptions } from './options.ts';
import type { LoadResult } from './run.ts';

/** In ms, in MB, and in KB. `busy`: more than the machine can draw. */
export const TARGETS = {
  usual: { acknowledgementMs: 300, loopMs: 30 },
  missions: { acknowledgementMs: 150, loopMs: 30 },
  busy: { acknowledgementMs: 1_000, loopMs: null },
  tableMs: 60_000,
  memoryMb: 350,
  stateKb: 40,
  recoveredSeconds: 60,
} as const;

export function targetsOf({ times, missions }: Pick<LoadOptions, 'times' | 'missions'>) {
  if (missions) return TARGETS.missions;
  return times !== null && times > 1 ? TARGETS.busy : TARGETS.usual;
}

/** Nothing is lost, doubled or answered too late for Discord; the program recovers soon after. */
export function meetsTargets(result: LoadResult): boolean {
  const { wrong, failures, presses, recoveredSeconds } = result;
  if (wrong.length > 0 || failures > 0 || presses === 0) return false;
  return recoveredSeconds !== null && recoveredSeconds <= TARGETS.recoveredSeconds;
}
