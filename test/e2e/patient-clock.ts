/** The clock of a playground on a machine that is busy with other things. */
import { type Clock, systemClock } from '../../src/playground/index.ts';

const MINUTE_MS = 60_000;

/**
 * Discord gives a bot three seconds to answer. Tests allow fifteen, because the machine may be busy with other tests.
 * @param times how many times as long everything below a minute takes
 */
export function patientClock(times = 5): Clock {
  return {
    ...systemClock,
    setTimer: (ms, run) => systemClock.setTimer(ms < MINUTE_MS ? times * ms : ms, run),
  };
}
