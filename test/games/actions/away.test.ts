/** Absent people: the clock of their asynchronous games waits. */
import { expect, test } from 'vitest';
import { CHANNEL, tableKit } from '../table-kit.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

async function slowGame() {
  const kit = await tableKit();
  await kit.open({ pace: 'asynchronous' });
  return kit;
}

test('who is asked has their time from their return on, and the table says so', async () => {
  const kit = await slowGame();
  const until = kit.clock.now() + 3 * DAY;
  expect(await kit.tables.setAway('anna', until)).toBe(1);
  const game = await kit.look();
  expect(game).toMatchObject({ awayUntil: until, dueAt: until + 12 * HOUR });
  expect(game.askedAt).toBeUndefined();
  await kit.pass(3 * DAY);
  expect(kit.chat.notices('nudge')).toEqual([]);
  await kit.pass(12 * HOUR);
  expect(kit.chat.notices('nudge').map(({ mentions }) => mentions)).toEqual([['anna']]);
});

test('a question that comes while they are away waits as well', async () => {
  const kit = await slowGame();
  const until = kit.clock.now() + 7 * DAY;
  expect(await kit.tables.setAway('ben', until)).toBe(1);
  expect((await kit.look()).dueAt).toBe(kit.clock.now() + 12 * HOUR);
  const asked = await kit.answerUntil(({ state }) => state.lanes[0]?.pending?.seat === 1);
  expect(asked).toMatchObject({ awayUntil: until, dueAt: until + 12 * HOUR });
});

test('who is back has the whole time from now on', async () => {
  const kit = await slowGame();
  await kit.tables.setAway('anna', kit.clock.now() + 7 * DAY);
  await kit.pass(DAY);
  expect(await kit.tables.setAway('anna', null)).toBe(1);
  const game = await kit.look();
  expect(game.awayUntil).toBeUndefined();
  expect(game.dueAt).toBe(kit.clock.now() + 12 * HOUR);
});

test('neither a live game nor somebody else’s waits', async () => {
  const live = await tableKit();
  await live.open();
  const { dueAt } = await live.look();
  expect(await live.tables.setAway('anna', live.clock.now() + DAY)).toBe(0);
  expect(await live.tables.setAway('cy', live.clock.now() + DAY)).toBe(0);
  expect((await live.tables.look(CHANNEL))?.dueAt).toBe(dueAt);
});
