/** Each pace: what its clock does, and when. */
import { describe, expect, it } from 'vitest';
import { isAsynchronous, isPace, PACES, type Pace } from '../../../src/games/clock/paces.ts';
import { tableKit } from '../table-kit.ts';

const MINUTE = 60_000;

/** Minutes after which the clock reminds, warns and decides. */
const CLOCK: Readonly<Record<Pace, readonly [number, number, number]>> = {
  live: [3, 5, 10],
  hourly: [15, 40, 60],
  'eight-hours': [180, 360, 480],
  daily: [480, 960, 1440],
  asynchronous: [720, 1440, 2880],
  'hourly-weekdays': [15, 40, 60],
  'eight-hours-weekdays': [180, 360, 480],
  'daily-weekdays': [480, 960, 1440],
  'asynchronous-weekdays': [720, 1440, 2880],
};

describe.each(PACES)('a game at the pace %s', (pace) => {
  it('reminds, warns and decides at its times', async () => {
    const [nudge, warning, timeout] = CLOCK[pace];
    const kit = await tableKit();
    await kit.open({ pace });
    const { state } = await kit.look();
    const told = () =>
      (['nudge', 'warning', 'autopilot'] as const).map((kind) => kit.chat.notices(kind).length);
    await kit.pass(nudge * MINUTE - 1);
    expect(told()).toEqual([0, 0, 0]);
    await kit.pass(1);
    expect(told()).toEqual([1, 0, 0]);
    await kit.pass((warning - nudge) * MINUTE);
    expect(told()).toEqual([1, 1, 0]);
    await kit.pass((timeout - warning) * MINUTE - 1);
    expect((await kit.look()).state.rev).toBe(state.rev);
    await kit.pass(1);
    expect(told()).toEqual([1, 1, 1]);
    expect((await kit.look()).state.rev).toBeGreaterThan(state.rev);
  });

  it('lets people be away, unless it is live', async () => {
    const kit = await tableKit();
    await kit.open({ pace });
    const noted = await kit.tables.setAway('anna', kit.clock.now() + 24 * 60 * MINUTE);
    expect(noted).toBe(pace === 'live' ? 0 : 1);
    expect(isAsynchronous(pace)).toBe(pace !== 'live');
  });
});

describe('a pace', () => {
  it('is one of nine', () => {
    expect(PACES.filter(isPace)).toHaveLength(9);
    expect(['weekly', '', null].some(isPace)).toBe(false);
  });
});
