/** A double press: the first press has closed the private panel with the second button. */
import { describe, expect, it } from 'vitest';
import { revOf, tableIn } from '../presser.ts';
import { openDuel, waitForPrivateText, waitUntil } from '../scene.ts';
import { openFaultStage } from './fault-scene.ts';

async function openHand() {
  const stage = await openFaultStage();
  const { ada, thread, table } = await openDuel(stage);
  const hand = await (await ada.press(table, 'My hand')).settled();
  const closed = { kind: 'refuse', status: 404, code: 10008, message: 'Unknown Message' } as const;
  const rev = () => revOf(tableIn(stage.playground, thread));
  return { stage, ada, thread, hand, rev, before: rev(), closed };
}

describe('a press on a private panel that is gone', () => {
  it('is taken all the same, and a panel of its own says how things stand', async () => {
    const { stage, ada, thread, hand, rev, before, closed } = await openHand();
    stage.playground.fault({ method: 'POST', path: /\/callback$/ }, closed);
    const pass = hand.buttons.find(({ label }) => label === 'Roll the dice');
    const seen = await (await ada.press(hand, pass?.customId ?? '')).settled();
    expect(seen.id).not.toBe(hand.id);
    expect(seen.ephemeral).toBe(true);
    expect(seen.text).toContain('Your hand');
    await waitUntil(stage, () => rev() > before);
    expect(ada.messages(thread).filter(({ text }) => /went wrong|fault/.test(text))).toEqual([]);
    expect(stage.book.lines).toEqual([]);
  });

  it('is refused in private when it comes too late, and nothing fails', async () => {
    const { stage, ada, thread, hand, rev, before, closed } = await openHand();
    const first = ada.press(hand, 'Roll the dice');
    const second = ada.press(hand, 'Roll the dice');
    const { id } = stage.playground.lastInteraction();
    stage.playground.fault({ method: 'POST', path: new RegExp(`/${id}/.*/callback$`) }, closed);
    await Promise.all([first, second]);
    await waitUntil(stage, () => hand.deleted && rev() > before);
    await waitForPrivateText(ada, thread, /answered already/);
    expect(stage.book.lines).toEqual([]);
  });

  it('shows the other panel that it asks for', async () => {
    const { stage, ada, hand, closed } = await openHand();
    stage.playground.fault({ method: 'POST', path: /\/callback$/ }, closed);
    const stops = await (await ada.press(hand, 'Stops')).settled();
    expect(stops.id).not.toBe(hand.id);
    expect(stops.text).toContain('stop');
    expect(stage.book.lines).toEqual([]);
  });
});
