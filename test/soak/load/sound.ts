/** The targets of a load test. The time targets apply only when the load is relative to the machine. */
import type { LoadOptions } from './options.ts';
import type { LoadResult } from './run.ts';

/** In ms, MB and KB. `busy` applies to a load above what the machine can draw. */
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

/** Whether nothing was lost, doubled or answered too late for Discord, and the program recovered in time. */
export function meetsTargets(result: LoadResult): boolean {
  const { wrong, failures, presses, recoveredSeconds } = result;
  if (wrong.length > 0 || failures > 0 || presses === 0) return false;
  return recoveredSeconds !== null && recoveredSeconds <= TARGETS.recoveredSeconds;
}
