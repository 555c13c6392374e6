/** Messages, threads and channels that are deleted under a game. */
import { describe, expect, it } from 'vitest';
import { isTable } from '../presser.ts';
import { openDuel, pressAndWait, waitUntil } from '../scene.ts';
import { liveTables, MINUTE, openFaultScene, openFaultStage, SECOND } from './fault-scene.ts';

describe('a deleted table message', () => {
  it('comes back with the next move', async () => {
    const { stage, thread, ada, table } = await openFaultScene();
    const { playground } = stage;
    const hand = await (await ada.press(table, 'My hand')).settled();
    playground.deleteMessage(table);
    const [card] = hand.selects.find(({ customId }) => customId.endsWith(':pick:sell'))?.options ?? [];
    await ada.select(hand, /Sell a card/, [card?.value ?? '']);
    const fresh = await ada.waitForMessage(thread, (message) => isTable(message) && message.id !== table.id);
    expect(fresh.text).toContain('sold');
    expect(liveTables(stage, thread)).toHaveLength(1);
  });

  it('comes back with /table', async () => {
    const { stage, thread, bo, table } = await openFaultScene();
    stage.playground.deleteMessage(table);
    await bo.command(thread, 'table');
    await bo.waitForMessage(thread, (message) => isTable(message) && message.id !== table.id);
    expect(stage.book.lines).toEqual([]);
  });

  it('comes back with the reminder at the latest', async () => {
    const { stage, thread, ada, table } = await openFaultScene();
    stage.playground.deleteMessage(table);
    stage.time.pass(3 * MINUTE + SECOND);
    await ada.waitForMessage(thread, ({ text }) => text.includes('the game waits for you'));
    const fresh = await ada.waitForMessage(thread, (message) => isTable(message) && message.id !== table.id);
    await pressAndWait(stage, ada, fresh, 'Go on, roll later');
  });
});

it('a deleted challenge message is no harm: a new challenge is made with /duel', async () => {
  const stage = await openFaultStage();
  const { playground, hall } = stage;
  const sent = await playground.person(0).command(hall, 'duel', { opponent: playground.person(1).id });
  playground.deleteMessage(await sent.settled());
  const { thread } = await openDuel(stage);
  expect(playground.messages(thread)).toHaveLength(1);
  expect(stage.book.lines).toEqual([]);
});

describe('a game ends without a result', () => {
  it('when its thread is deleted', async () => {
    const { stage, thread } = await openFaultScene();
    stage.playground.deleteChannel(thread);
    await expect.poll(async () => (await stage.store.loadByChannel(thread))?.status).toBe('finished');
    expect(stage.playground.violations()).toEqual([]);
  });

  it('when the channel above its thread is deleted, of which Discord says nothing for the thread', async () => {
    const { stage, thread } = await openFaultScene();
    stage.playground.deleteChannel(stage.hall);
    await expect.poll(async () => (await stage.store.loadByChannel(thread))?.status).toBe('finished');
    expect(stage.playground.violations()).toEqual([]);
  });

  it('and others go on', async () => {
    const { stage, thread } = await openFaultScene();
    const other = await openDuel(stage);
    stage.playground.deleteChannel(thread);
    const rolling = await pressAndWait(stage, other.ada, other.table, 'Go on, roll later');
    await waitUntil(stage, () => rolling.buttons.some(({ label }) => label === 'Roll 5 dice'));
    expect(await stage.store.listLive()).toHaveLength(1);
  });
});
