/** The program is killed while four heroes of a Mission act side by side, and started again. */
import { describe, expect, it } from 'vitest';
import { openMissionLanes } from './mission-lanes.ts';
import { isTable } from './presser.ts';
import { openProgramOverDays } from './program-over-days.ts';

const SAME = 'everything came out the same';

/** When the program dies: at the arrival of its first request of this kind, or before it can do anything. */
const INSTANTS = [
  { when: 'as they begin', request: null },
  { when: 'as it acknowledges the first', request: /^\/interactions\/\d+\/[^/]+\/callback$/ },
];

describe('the program, killed in the middle of the lanes of a Mission', () => {
  it('keeps all four presses that it has acknowledged', async () => {
    const days = await openProgramOverDays();
    const { playground } = days;
    const { thread, pressAll, shown, verified } = await openMissionLanes(days);
    const before = shown();
    const seen = await pressAll();
    await days.restart('SIGKILL');
    expect(seen.map(({ kind }) => kind)).toEqual(Array(4).fill('deferred-update'));
    const isShown = () => shown() === before + 4;
    if (!isShown()) await playground.waitFor(isShown, 120_000);
    expect(playground.messages(thread).filter(isTable)).toHaveLength(1);
    expect(await verified()).toContain(SAME);
    expect(playground.violations()).toEqual([]);
  }, 240_000);

  it.each(INSTANTS)(
    'takes each press once when it dies $when',
    async ({ request }) => {
      const days = await openProgramOverDays();
      const { playground } = days;
      const { thread, pressAll, shown, verified } = await openMissionLanes(days);
      const before = shown();
      const begun =
        request && playground.waitFor((event) => event.t === 'arrival' && request.test(event.path));
      const pressing = pressAll();
      await begun;
      const [seen] = await Promise.all([pressing, days.restart('SIGKILL')]);
      const acknowledged = seen.filter(({ kind }) => kind === 'deferred-update').length;
      // People press again, whether or not the first press counted.
      const again = await pressAll();
      const taken = again.filter(({ kind }) => kind === 'deferred-update').length;
      expect(acknowledged + taken).toBeLessThanOrEqual(4);
      const isShown = () => shown() === before + 4;
      if (!isShown()) await playground.waitFor(isShown, 120_000);
      expect(playground.messages(thread).filter(isTable)).toHaveLength(1);
      expect(await verified()).toContain(SAME);
      expect(playground.violations()).toEqual([]);
    },
    240_000,
  );
});
