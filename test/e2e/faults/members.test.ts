/**
 * People who leave the server. Discord tells that only to bots with the privileged members intent, which
 * this one does without: it asks when it would call them.
 */
import { expect, it } from 'vitest';
import { isTable } from '../presser.ts';
import { openDuel, pressAndWait, waitUntil } from '../scene.ts';
import {
  DAY,
  MINUTE,
  openFaultScene,
  openFaultStage,
  privateTexts,
  SECOND,
  waitForOutbox,
} from './fault-scene.ts';

it('who left is missed when their reminder is due: the other is told, and wins when they stay away', async () => {
  const { stage, thread, ada, bo } = await openFaultScene();
  const { playground, time } = stage;
  playground.removeMember(ada.id);
  time.pass(3 * MINUTE + SECOND);
  const told = await bo.waitForMessage(thread, ({ text }) => text.includes('not in this server any more'));
  expect(told.text).toContain(`<@${ada.id}>`);
  expect(bo.pinged(thread).map(({ id }) => id)).toEqual([told.id]);
  await waitForOutbox(stage);
  time.pass(2 * MINUTE);
  const over = await bo.waitForMessage(thread, ({ text }) => text.includes('Thank you for playing'));
  expect(over.text).toContain(`<@${bo.id}> wins, because the other side left`);
});

it('who comes back before that plays on, and the game goes its way', async () => {
  const { stage, thread, ada, bo, table } = await openFaultScene();
  const { playground, time } = stage;
  playground.removeMember(ada.id);
  time.pass(3 * MINUTE + SECOND);
  await bo.waitForMessage(thread, ({ text }) => text.includes('not in this server any more'));
  await waitForOutbox(stage);
  playground.addMember(ada.id);
  time.pass(2 * MINUTE);
  await ada.waitForMessage(thread, ({ text }) => text.includes('please move before'));
  await pressAndWait(stage, ada, table, 'Go on, roll later');
  expect((await stage.store.loadByChannel(thread))?.status).toBe('live');
});

it('who leaves and comes back unnoticed has missed nothing', async () => {
  const { stage, thread, ada, table } = await openFaultScene();
  stage.playground.removeMember(ada.id);
  stage.playground.addMember(ada.id);
  await pressAndWait(stage, ada, table, 'Go on, roll later');
  expect(privateTexts(stage, 0, thread)).toEqual([]);
  expect(stage.book.lines).toEqual([]);
});

it('when nobody can say whether somebody left, they are reminded as usual', async () => {
  const { stage, thread, ada } = await openFaultScene();
  stage.playground.fault(
    { method: 'GET', path: /\/members\// },
    { kind: 'refuse', status: 403, code: 50001 },
  );
  stage.time.pass(3 * MINUTE + SECOND);
  await ada.waitForMessage(thread, ({ text }) => text.includes('the game waits for you'));
});

it('a challenge of somebody who left is closed with a sentence, and opens no game', async () => {
  const stage = await openFaultStage();
  const { playground, hall } = stage;
  const [ada, bo] = [playground.person(0), playground.person(1)];
  const sent = await ada.command(hall, 'duel', { opponent: bo.id });
  const message = await sent.settled();
  playground.removeMember(ada.id);
  await (await bo.press(message, 'Accept with a random hero')).settled();
  await waitUntil(stage, () => message.text.includes('Ada has left the server'));
  expect(message.buttons).toEqual([]);
  expect(await stage.store.listLive()).toEqual([]);
  expect(playground.channels.some(({ thread }) => thread !== null)).toBe(false);
});

it('a game with the bot whose only person left ends after some days', async () => {
  const stage = await openFaultStage();
  const { playground, hall, store, time } = stage;
  const ada = playground.person(0);
  await ada.command(hall, 'duel', { hero: 'barbarian', 'opponent-hero': 'monk', starts: 'me' });
  await waitUntil(stage, () => playground.channels.some(({ thread }) => thread !== null));
  const thread = playground.channels.find((channel) => channel.thread !== null)?.id ?? '';
  await ada.waitForMessage(thread, isTable);
  playground.removeMember(ada.id);
  time.pass(DAY + SECOND);
  await waitUntil(stage, () =>
    playground.messages(thread).some(({ text }) => text.includes('not in this server any more')),
  );
  await waitForOutbox(stage);
  time.pass(2 * DAY);
  await expect.poll(async () => (await store.loadByChannel(thread))?.status).toBe('finished');
});

it('others play on meanwhile', async () => {
  const { stage, ada } = await openFaultScene();
  const other = await openDuel(stage);
  stage.playground.removeMember(stage.playground.person(2).id);
  await pressAndWait(stage, ada, other.table, 'Go on, roll later');
});
