/** 30046: too many edits of messages older than an hour. Discord gives it the status of a rate limit. */
import { expect, it } from 'vitest';
import { ManualClock } from '../../../src/playground/index.ts';
import { isTable, revOf, tableIn } from '../presser.ts';
import { pressAndWait, waitUntil } from '../scene.ts';
import { HOUR, liveTables, openFaultScene } from './fault-scene.ts';

it('after 30046 the table is posted anew and the old one, which cannot be edited, is taken away', async () => {
  const clock = new ManualClock(Date.now());
  const { stage, ada, thread, table } = await openFaultScene({ now: () => clock.now() }, { clock });
  const rolling = await pressAndWait(stage, ada, table, 'Go on, roll later');
  const rolled = await pressAndWait(stage, ada, rolling, 'Roll 5 dice');
  clock.advance(2 * HOUR);
  const keep = (die: number) =>
    tableIn(stage.playground, thread).buttons.find(({ customId }) => customId.endsWith(`:keep:${die}`));
  for (const die of [1, 2, 3]) {
    await ada.press(tableIn(stage.playground, thread), keep(die)?.customId ?? '');
    await waitUntil(stage, () => keep(die)?.style === 3);
    expect(tableIn(stage.playground, thread).id).toBe(table.id);
  }
  await ada.press(rolled, keep(4)?.customId ?? '');
  const fresh = await ada.waitForMessage(thread, (message) => isTable(message) && message.id !== table.id);
  expect([1, 2, 3, 4].every((die) => keep(die)?.style === 3)).toBe(true);
  await waitUntil(stage, () => table.deleted);
  expect(liveTables(stage, thread).map(({ id }) => id)).toEqual([fresh.id]);
  const rev = revOf(fresh);
  await pressAndWait(stage, ada, fresh, /^Reroll 1/);
  expect(revOf(tableIn(stage.playground, thread))).toBeGreaterThan(rev);
});
