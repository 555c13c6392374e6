import { expect, it } from 'vitest';
import { revOf, tableIn } from '../presser.ts';
import { openDuel, pressAndWait, waitUntil } from '../scene.ts';
import {
  type FaultStage,
  liveTables,
  openFaultScene,
  openFaultStage,
  requestStatuses,
  SECOND,
  TABLE_EDITS,
  waitForOffer,
} from './fault-scene.ts';

/** Waits until this many messages were delayed. */
async function untilPutOff({ book }: FaultStage, times = 1): Promise<void> {
  await book.until('a message will be sent again', times);
}

const limited = { kind: 'refuse', status: 429, retryAfter: 30 } as const;

it('while edits are limited for half a minute, presses count, other games go on, and then one edit shows it all', async () => {
  const { stage, ada, thread, table } = await openFaultScene();
  const other = await openDuel(stage);
  const rolling = await pressAndWait(stage, ada, table, 'Go on, roll later');
  const rolled = await pressAndWait(stage, ada, rolling, 'Roll 5 dice');
  const edits = new RegExp(`^/channels/${thread}/messages/`);
  const byPress = /^\/webhooks\/\d+\/[^/]+\/messages\//;
  const keep = (die: number) => rolled.buttons.find(({ customId }) => customId.endsWith(`:keep:${die}`));
  const before = requestStatuses(stage, 'PATCH', edits).length;
  stage.playground.fault({ method: 'PATCH', path: edits }, limited);
  stage.playground.fault({ method: 'PATCH', path: byPress }, limited);
  for (const die of [1, 2, 3]) {
    const seen = await ada.press(rolled, keep(die)?.customId ?? '');
    expect(seen.kind).toBe('deferred-update');
  }
  await waitUntil(stage, () => requestStatuses(stage, 'PATCH', edits).length === before + 1);
  await untilPutOff(stage);
  await pressAndWait(stage, other.ada, other.table, 'Go on, roll later');
  expect(keep(1)?.style).toBe(2);
  expect(requestStatuses(stage, 'PATCH', edits).slice(before)).toEqual([429]);
  stage.time.pass(31 * SECOND);
  await waitUntil(stage, () => [1, 2, 3].every((die) => keep(die)?.style === 3));
  expect(requestStatuses(stage, 'PATCH', edits).slice(before + 1).length).toBeLessThanOrEqual(1);
  expect(stage.playground.messages(thread)).toHaveLength(1);
  expect(stage.playground.violations()).toEqual([]);
});

it('while posts are limited for half a minute, the first table comes late, once, and pings once', async () => {
  const stage = await openFaultStage();
  const posts = /^\/channels\/\d+\/messages$/;
  stage.playground.fault({ method: 'POST', path: posts }, limited);
  const opening = openDuel(stage);
  await untilPutOff(stage);
  stage.time.pass(31 * SECOND);
  const { ada, thread, table } = await opening;
  await waitUntil(stage, () => requestStatuses(stage, 'POST', posts).length === 2);
  expect(requestStatuses(stage, 'POST', posts)).toEqual([429, 200]);
  expect(liveTables(stage, thread).map(({ id }) => id)).toEqual([table.id]);
  expect(ada.pinged(thread)).toHaveLength(1);
});

it('while everything is limited, presses are acknowledged in time and the tables follow', async () => {
  const { stage, ada, thread, table } = await openFaultScene();
  const other = await openDuel(stage);
  stage.playground.fault(
    { method: 'PATCH', path: TABLE_EDITS, times: 2 },
    { kind: 'refuse', status: 429, retryAfter: 2, global: true },
  );
  const first = await ada.press(table, 'Go on, roll later');
  await waitUntil(stage, () => requestStatuses(stage, 'PATCH', /./).includes(429));
  const second = await other.ada.press(other.table, 'Go on, roll later');
  expect([first.kind, second.kind]).toEqual(['deferred-update', 'deferred-update']);
  expect(tableIn(stage.playground, other.thread).text).toBe(other.table.text);
  await untilPutOff(stage, 2);
  stage.time.pass(3 * SECOND);
  await waitForOffer(stage, thread, 'Roll 5 dice');
  stage.time.pass(3 * SECOND);
  await waitForOffer(stage, other.thread, 'Roll 5 dice');
  expect(stage.playground.messages(thread)).toHaveLength(1);
  expect(stage.playground.messages(other.thread)).toHaveLength(1);
});

it('a press whose acknowledgement is limited for a moment is taken all the same', async () => {
  const { stage, ada, table } = await openFaultScene();
  const rev = revOf(table);
  stage.playground.fault(
    { method: 'POST', path: /\/callback$/ },
    { kind: 'refuse', status: 429, retryAfter: 0.2 },
  );
  const rolling = await pressAndWait(stage, ada, table, 'Go on, roll later');
  expect(revOf(rolling)).toBe(rev + 1);
  expect(stage.book.lines).toEqual([]);
});
