import { expect, it } from 'vitest';
import { systemClock } from '../../../src/playground/index.ts';
import { revOf, tableIn } from '../presser.ts';
import { postButton, waitForPrivateText, waitUntil } from '../scene.ts';
import { openFaultScene, privateTexts, requestStatuses, TABLE_EDITS } from './fault-scene.ts';

const LATE = { kind: 'refuse', status: 404, code: 10062, message: 'Unknown interaction' } as const;
const TAKEN = { kind: 'refuse', status: 400, code: 40060, message: 'Already acknowledged' } as const;
const CALLBACKS = { method: 'POST', path: /\/callback$/ };

it('10062: a press that Discord calls failed was kept: the table shows it, and pressing again is kindly told so', async () => {
  const { stage, ada, thread, table } = await openFaultScene({}, { clock: systemClock });
  const rev = revOf(table);
  const { customId = '' } = table.buttons.find(({ label }) => label === 'Go on, roll later') ?? {};
  stage.playground.fault(CALLBACKS, LATE);
  const failing = ada.press(table, customId);
  await waitUntil(stage, () => revOf(tableIn(stage.playground, thread)) === rev + 1);
  await ada.press(await postButton(stage, thread, customId), 'Press me');
  await waitForPrivateText(ada, thread, /answered already/);
  expect((await failing).kind).toBe('failed');
  expect(revOf(table)).toBe(rev + 1);
});

it('10062: a command that is called failed can be given again', async () => {
  const { stage, ada, thread } = await openFaultScene({}, { clock: systemClock });
  stage.playground.fault(CALLBACKS, LATE);
  const failed = await ada.command(thread, 'hand');
  expect(failed.kind).toBe('failed');
  const hand = await (await ada.command(thread, 'hand')).settled();
  expect(hand.text).toContain('Your hand: Barbarian');
});

it('a move that is taken while its table is late is not taken again: the second press is told so kindly', async () => {
  const { stage, ada, thread, table } = await openFaultScene();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  stage.playground.fault({ method: 'PATCH', path: TABLE_EDITS }, { kind: 'hold', until: held });
  const rev = revOf(table);
  await ada.press(table, 'Go on, roll later');
  await ada.press(table, 'Go on, roll later');
  await waitForPrivateText(ada, thread, /answered already/);
  release();
  await waitUntil(stage, () => revOf(tableIn(stage.playground, thread)) === rev + 1);
  expect(privateTexts(stage, 0, thread)).toHaveLength(1);
});

it('40060: a press that was acknowledged before counts, once', async () => {
  const { stage, ada, thread, table } = await openFaultScene();
  const rev = revOf(table);
  stage.playground.fault(CALLBACKS, TAKEN);
  void ada.press(table, 'Go on, roll later');
  await waitUntil(stage, () => revOf(tableIn(stage.playground, thread)) === rev + 1);
  expect(requestStatuses(stage, 'POST', CALLBACKS.path).filter((status) => status === 400)).toHaveLength(1);
  expect(privateTexts(stage, 0, thread)).toEqual([]);
});
