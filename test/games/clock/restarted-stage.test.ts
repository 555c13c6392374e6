/** What the table of a Mission shows while a reminder or a warning cannot be sent: its time runs from when they went. */
import { describe, expect, it } from 'vitest';
import type { SeatOccupant } from '../../../src/games/game-service.ts';
import { missionKit } from '../table-kit.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const PEOPLE: readonly SeatOccupant[] = ['anna', 'ben', 'cara', 'dan'].map((userId) => ({
  kind: 'person',
  userId,
  name: userId,
}));

describe.each([2, 3, 4])('the table of a Mission of %i', (people) => {
  it('shows the time that people have once their warning has gone', async () => {
    const kit = await missionKit(PEOPLE.slice(0, people));
    await kit.pass(12 * HOUR);
    kit.chat.failNext('postNotice', 'retry', 2);
    await kit.pass(12 * HOUR);
    expect(kit.chat.notices('warning')).toEqual([]);
    await kit.pass(30 * HOUR);
    await kit.pass(30 * HOUR);
    await kit.pass(MINUTE);
    expect(kit.chat.notices('warning')).toHaveLength(1);
    const { dueAt } = await kit.look();
    expect(kit.chat.notices('warning')[0]?.payload).toMatchObject({ notice: { until: dueAt } });
    expect(kit.chat.shown().dueAt).toBe(dueAt);
  });

  it('waits to be sent once, however often the time runs anew', async () => {
    const kit = await missionKit(PEOPLE.slice(0, people));
    await kit.pass(12 * HOUR);
    kit.chat.failNext('editTable', 'retry', Number.POSITIVE_INFINITY);
    kit.chat.failNext('postTable', 'retry', Number.POSITIVE_INFINITY);
    kit.chat.failNext('postNotice', 'retry', Number.POSITIVE_INFINITY);
    await kit.pass(12 * HOUR);
    const waiting = await kit.waiting();
    expect(waiting).toBeGreaterThan(0);
    for (let days = 0; days < 4; days += 1) await kit.pass(24 * HOUR);
    expect(await kit.waiting()).toBe(waiting);
  });
});
