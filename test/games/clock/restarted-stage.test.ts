/** What the table of a Mission shows while a reminder or a warning cannot be sent: its time runs from when they went. */
import { describe, expect, it } from 'vitest';
import type { SeatOccupant } from '../../../src/games/game-service.ts';
import { SendFailure } from '../../../src/games/ports/send.ts';
import { type Kit, missionKit } from '../table-kit.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const PEOPLE: readonly SeatOccupant[] = ['anna', 'ben', 'cara', 'dan'].map((userId) => ({
  kind: 'person',
  userId,
  name: userId,
}));

/** From now on no reminders and warnings can be posted, until the returned function is called. */
function postsNoNotices({ chat }: Kit): () => void {
  const post = chat.postNotice.bind(chat);
  chat.postNotice = async () => {
    throw new SendFailure('retry', 'as planned');
  };
  return () => {
    chat.postNotice = post;
  };
}

describe.each([2, 3, 4])('the table of a Mission of %i', (people) => {
  it('shows the time that people have once their warning has gone', async () => {
    const kit = await missionKit(PEOPLE.slice(0, people));
    await kit.pass(12 * HOUR);
    const end = postsNoNotices(kit);
    await kit.pass(12 * HOUR);
    const { dueAt: before } = await kit.look();
    expect(kit.chat.shown().dueAt).toBe(before);
    // The whole time of the warning passes, and nobody has been warned.
    await kit.pass(24 * HOUR);
    end();
    for (let minutes = 0; minutes < 10; minutes += 1) await kit.pass(MINUTE);
    const { dueAt } = await kit.look();
    expect(dueAt).toBeGreaterThan(before ?? 0);
    expect(kit.chat.notices('warning').map(({ payload }) => payload)).toMatchObject([
      { notice: { until: dueAt } },
    ]);
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
