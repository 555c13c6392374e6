/** Discord takes a request and does not answer. */
import { expect, it } from 'vitest';
import { CannotConnect } from '../../../src/commands/bot.ts';
import { revOf, tableIn } from '../presser.ts';
import { openDuel, pressAndWait, waitUntil } from '../scene.ts';
import { openStage } from '../stage.ts';
import { liveTables, openFaultScene, SECOND, TABLE_EDITS, waitForOffer } from './fault-scene.ts';

/** So long, in ms, instead of Discord's fifteen seconds. */
const REQUEST_TIMEOUT_MS = 500;

const never = { kind: 'hold', until: new Promise<void>(() => undefined) } as const;

it('a table that is not answered for holds up no other game, and shows the move when Discord is back', async () => {
  const { stage, ada, thread, table } = await openFaultScene();
  const other = await openDuel(stage);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  stage.playground.fault({ method: 'PATCH', path: TABLE_EDITS }, { kind: 'hold', until: held });
  const seen = await ada.press(table, 'Go on, roll later');
  expect(seen.kind).toBe('deferred-update');
  await expect.poll(() => stage.playground.pendingFaults()).toBe(0);
  await pressAndWait(stage, other.ada, other.table, 'Go on, roll later');
  expect(table.buttons.map(({ label }) => label)).toContain('Go on, roll later');
  answer();
  await waitForOffer(stage, thread, 'Roll 5 dice');
  expect(liveTables(stage, thread).map(({ id }) => id)).toEqual([table.id]);
});

it('a table that is not answered for in time is sent again', async () => {
  const { stage, ada, thread, table } = await openFaultScene({ requestTimeoutMs: REQUEST_TIMEOUT_MS });
  stage.playground.fault({ method: 'PATCH', path: TABLE_EDITS, times: 4 }, never);
  await ada.press(table, 'Go on, roll later');
  await stage.book.until('a message will be sent again');
  stage.time.pass(2 * SECOND);
  await waitForOffer(stage, thread, 'Roll 5 dice');
});

it('an acknowledgement that is not answered for is tried again, and the press counts once', async () => {
  const { stage, ada, thread, table } = await openFaultScene({ requestTimeoutMs: REQUEST_TIMEOUT_MS });
  const rev = revOf(table);
  stage.playground.fault({ method: 'POST', path: /\/callback$/ }, never);
  const seen = await ada.press(table, 'Go on, roll later');
  expect(seen.kind).toBe('deferred-update');
  await waitUntil(stage, () => revOf(tableIn(stage.playground, thread)) === rev + 1);
});

it('a bot that is stopped meanwhile stops, and what it could not send waits for the next one', async () => {
  const { stage, ada, table } = await openFaultScene();
  stage.playground.fault({ method: 'PATCH', path: TABLE_EDITS, times: 4 }, never);
  await ada.press(table, 'Go on, roll later');
  await expect.poll(() => stage.playground.pendingFaults()).toBe(3);
  await stage.stopBots();
  expect((await stage.store.readOutbox(10)).map(({ kind }) => kind)).toEqual(['table']);
});

it('a start that is not answered ends with a sentence', async () => {
  const stage = await openStage();
  stage.playground.fault({ method: 'GET', times: 10 }, never);
  await expect(stage.startBot({ requestTimeoutMs: REQUEST_TIMEOUT_MS })).rejects.toBeInstanceOf(
    CannotConnect,
  );
});
