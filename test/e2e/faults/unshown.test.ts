/** Stored presses whose answer Discord refuses. */
import { expect, it } from 'vitest';
import { revOf, tableIn } from '../presser.ts';
import { UNFORESEEN_ERROR, waitForPrivateText, waitUntil } from '../scene.ts';
import { openFaultScene } from './fault-scene.ts';

it('a move whose hand cannot be shown anew is told to be taken, and not that nothing was changed', async () => {
  const { stage, thread, ada, table } = await openFaultScene();
  const { playground, book } = stage;
  const before = revOf(table);
  const hand = await (await ada.press(table, 'My hand')).settled();
  playground.fault({ method: 'PATCH', path: /^\/webhooks\/.*@original$/ }, UNFORESEEN_ERROR);
  const [sold] = hand.selects.find(({ customId: id }) => id.endsWith(':pick:sell'))?.options ?? [];
  await ada.select(hand, /Sell a card/, [sold?.value ?? '']);
  const told = await waitForPrivateText(ada, thread, /something went wrong/);
  expect(told.text).toContain('Your move was taken');
  await waitUntil(stage, () => revOf(tableIn(playground, thread)) > before);
  expect(playground.pendingFaults()).toBe(0);
  expect(book.lines.filter((line) => line.includes('an interaction failed'))).toHaveLength(1);
});
