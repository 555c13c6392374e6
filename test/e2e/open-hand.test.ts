/** An open hand in a duel while its owner answers at the table. */
import { describe, expect, it } from 'vitest';
import type { Player, SeenMessage } from '../../src/playground/index.ts';
import { revOf, tableIn } from './presser.ts';
import { openDuel, pressAndWait, SEED, waitUntil } from './scene.ts';
import { expectNoErrors, openStage, type Stage } from './stage.ts';

/** Where messages were written by the tokens of interactions: private answers, and tables that were pressed. */
const written = ({ playground }: Stage) =>
  playground
    .requests()
    .flatMap(({ method, path }) => (method === 'PATCH' && path.startsWith('/webhooks/') ? [path] : []));

async function openScene() {
  const stage = await openStage();
  await stage.startBot({ newSeed: () => SEED });
  return { stage, ...(await openDuel(stage)) };
}

/** Opens a hand and says where it was written. */
async function openHand(stage: Stage, person: Player, table: SeenMessage) {
  const before = written(stage).length;
  const hand = await (await person.press(table, 'My hand')).settled();
  await waitUntil(stage, () => written(stage).length === before + 1);
  const [path] = written(stage).slice(before);
  return { hand, timesWritten: () => written(stage).filter((one) => one === path).length };
}

describe('a hand that lies open at a duel', () => {
  it('goes on with what its person is asked after a press at the table', async () => {
    const { stage, ada, thread, table } = await openScene();
    const rolling = await pressAndWait(stage, ada, table, 'Go on, roll later');
    const hand = await (await ada.press(rolling, 'My hand')).settled();
    const handNow = () => ada.messages(thread).find(({ id }) => id === hand.id);
    const rev = revOf(rolling);
    await pressAndWait(stage, ada, tableIn(stage.playground, thread), 'Roll 5 dice');
    const isRenewed = () =>
      handNow()?.buttons.some(({ customId }) => customId.includes(`:${rev + 1}`)) === true;
    await waitUntil(stage, isRenewed);
    expect(handNow()?.text).toContain('Your hand');
    expectNoErrors(stage);
  });

  it('does so, too, when it was opened by /hand, and takes the place of an earlier one', async () => {
    const { stage, ada, thread, table } = await openScene();
    const rolling = await pressAndWait(stage, ada, table, 'Go on, roll later');
    const { hand: earlier } = await openHand(stage, ada, rolling);
    const hand = await (await ada.command(thread, 'hand')).settled();
    await waitUntil(stage, () => earlier.deleted);
    const rev = revOf(rolling);
    await pressAndWait(stage, ada, tableIn(stage.playground, thread), 'Roll 5 dice');
    const isRenewed = () => hand.buttons.some(({ customId }) => customId.includes(`:${rev + 1}`));
    await waitUntil(stage, isRenewed);
    expectNoErrors(stage);
  });

  it('is left alone for who is asked nothing', async () => {
    const { stage, ada, bo, thread, table } = await openScene();
    const rolling = await pressAndWait(stage, ada, table, 'Go on, roll later');
    const { timesWritten } = await openHand(stage, bo, rolling);
    await pressAndWait(stage, ada, tableIn(stage.playground, thread), 'Roll 5 dice');
    await pressAndWait(stage, ada, tableIn(stage.playground, thread), /^Reroll /);
    expect(timesWritten()).toBe(1);
    expectNoErrors(stage);
  });

  it('is written once for a press on itself', async () => {
    const { stage, ada, bo, thread, table } = await openScene();
    const { hand } = await openHand(stage, ada, table);
    const [card] = hand.selects.find(({ customId: id }) => id.endsWith(':pick:sell'))?.options ?? [];
    const before = written(stage).length;
    await ada.select(hand, /Sell a card/, [card?.value ?? '']);
    await waitUntil(stage, () => hand.text.includes('3 cards, 3 CP'));
    await waitUntil(stage, () => tableIn(stage.playground, thread).text.includes('sold'));
    await waitUntil(stage, () => written(stage).length === before + 1);
    await openHand(stage, bo, tableIn(stage.playground, thread));
    // The hand of Ada, and then that of Bo.
    expect(written(stage)).toHaveLength(before + 2);
    expectNoErrors(stage);
  });

  it('is taken away by a pass and not written first', async () => {
    const { stage, ada, table } = await openScene();
    const { hand, timesWritten } = await openHand(stage, ada, table);
    await pressAndWait(stage, ada, table, 'Go on, roll later');
    await waitUntil(stage, () => hand.deleted);
    expect(timesWritten()).toBe(1);
    expectNoErrors(stage);
  });

  it('is followed when it was opened while a press on the one before was still being shown', async () => {
    const { stage, ada, thread, table } = await openScene();
    const { hand: earlier } = await openHand(stage, ada, table);
    let show: () => void = () => undefined;
    const until = new Promise<void>((resolve) => {
      show = resolve;
    });
    // What came of the press: the edit of the hand on which it was made.
    stage.playground.fault({ method: 'PATCH', path: /^\/webhooks\// }, { kind: 'hold', until });
    const [card] = earlier.selects.find(({ customId: id }) => id.endsWith(':pick:sell'))?.options ?? [];
    await ada.select(earlier, /Sell a card/, [card?.value ?? '']);
    await waitUntil(stage, () => stage.playground.pendingFaults() === 0);
    const hand = await (await ada.press(tableIn(stage.playground, thread), 'My hand')).settled();
    await waitUntil(stage, () => hand.text.includes('3 cards, 3 CP'));
    show();
    await waitUntil(stage, () => earlier.deleted);
    await pressAndWait(stage, ada, tableIn(stage.playground, thread), 'Take back');
    await waitUntil(stage, () => hand.text.includes('4 cards'));
    expectNoErrors(stage);
  });
});
