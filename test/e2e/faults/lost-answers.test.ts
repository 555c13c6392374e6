/** Discord's answer to a request is lost, whether it was carried out or not: nothing is doubled or missing. */
import { describe, expect, it } from 'vitest';
import type { Playground } from '../../../src/playground/index.ts';
import { isTable, revOf } from '../presser.ts';
import { openDuel, pressAndWait, threadOf, waitUntil } from '../scene.ts';
import {
  liveTables,
  openFaultScene,
  openFaultStage,
  privateTexts,
  SECOND,
  TABLE_EDITS,
} from './fault-scene.ts';

type Fault = Parameters<Playground['fault']>[1];

const FAULTS: readonly [string, Fault][] = [
  ['answered with 500 after it was done', { kind: 'accept-then-500' }],
  ['cut off after it was done', { kind: 'accept-then-drop' }],
  ['cut off before it was done', { kind: 'drop' }],
  ['answered with 500 and not done', { kind: 'refuse', status: 500 }],
];

const threads = (playground: Playground) => playground.channels.filter(({ thread }) => thread !== null);

describe.each(FAULTS)('a request %s', (_name, fault) => {
  it('that posts a challenge: it stands there once and can be accepted', async () => {
    const stage = await openFaultStage();
    const { playground, hall, store } = stage;
    playground.fault({ method: 'POST', path: /\/callback$/ }, fault);
    const { thread } = await openDuel(stage);
    expect(playground.messages(hall)).toHaveLength(1);
    expect(privateTexts(stage, 0, hall)).toEqual([]);
    expect(await store.listLive()).toHaveLength(1);
    expect(threads(playground).map(({ id }) => id)).toEqual([thread]);
    expect(stage.book.lines).toEqual([]);
  });

  it('that posts a challenge: its message is known, so that it loses its buttons when its time is over', async () => {
    const stage = await openFaultStage();
    const { playground, hall, store } = stage;
    playground.fault({ method: 'POST', path: /\/callback$/ }, fault);
    const sent = await playground.person(0).command(hall, 'duel', { opponent: playground.person(1).id });
    const message = await sent.settled();
    const [, id = ''] = message.buttons[0]?.customId.split(':') ?? [];
    await expect
      .poll(async () => JSON.stringify(await store.readRecord('lobby', id)))
      .toContain(`"messageId":"${message.id}"`);
  });

  it('that opens the thread: there is one, and the game is in it', async () => {
    const stage = await openFaultStage();
    stage.playground.fault({ method: 'POST', path: /\/threads$/ }, fault);
    const { thread } = await openDuel(stage);
    expect(threads(stage.playground).map(({ id }) => id)).toEqual([thread]);
    expect(await stage.store.listLive()).toHaveLength(1);
  });

  it('that tells where the duel is: the challenge says it and has no buttons to answer it', async () => {
    const stage = await openFaultStage();
    stage.playground.fault({ method: 'PATCH', path: /^\/webhooks\// }, fault);
    const { thread } = await openDuel(stage);
    const [challenge] = stage.playground.messages(stage.hall);
    expect(challenge?.text).toContain(`<#${thread}>`);
    expect(challenge?.buttons.map(({ label }) => label)).toEqual(['How the dice are sealed']);
    expect(stage.playground.messages(stage.hall)).toHaveLength(1);
  });

  it('that posts the table: one table, one ping', async () => {
    const stage = await openFaultStage();
    stage.playground.fault({ method: 'POST', path: /^\/channels\/\d+\/messages$/ }, fault);
    const opening = openDuel(stage);
    await waitUntil(stage, () =>
      stage.playground.requests().some(({ status }) => status === 0 || status === 500),
    );
    stage.time.pass(2 * SECOND);
    const { ada, thread, table } = await opening;
    expect(liveTables(stage, thread).map(({ id }) => id)).toEqual([table.id]);
    expect(ada.pinged(thread)).toHaveLength(1);
  });

  it('that edits the table: it shows the move, and no second one is posted', async () => {
    const { stage, ada, thread, table } = await openFaultScene();
    stage.playground.fault({ method: 'PATCH', path: TABLE_EDITS }, fault);
    await ada.press(table, 'Go on, roll later');
    await waitUntil(stage, () =>
      stage.playground.requests().some(({ status }) => status === 0 || status === 500),
    );
    stage.time.pass(2 * SECOND);
    await waitUntil(stage, () => table.buttons.some(({ label }) => label === 'Roll 5 dice'));
    expect(stage.playground.messages(thread)).toHaveLength(1);
  });

  it('that acknowledges a press: the press counts once and nobody is told anything', async () => {
    const { stage, ada, thread, table } = await openFaultScene();
    const rev = revOf(table);
    stage.playground.fault({ method: 'POST', path: /\/callback$/ }, fault);
    const rolling = await pressAndWait(stage, ada, table, 'Go on, roll later');
    expect(revOf(rolling)).toBe(rev + 1);
    expect(privateTexts(stage, 0, thread)).toEqual([]);
    expect(stage.book.lines).toEqual([]);
  });

  it('that fills in a hand: the hand is shown', async () => {
    const { stage, ada, table } = await openFaultScene();
    stage.playground.fault({ method: 'PATCH', path: /^\/webhooks\// }, fault);
    const hand = await (await ada.press(table, 'My hand')).settled();
    expect(hand.text).toContain('Your hand: Barbarian');
    expect(stage.book.lines).toEqual([]);
  });

  it('that sits somebody down with the bot: one message, one thread, one game', async () => {
    const stage = await openFaultStage();
    const { playground, hall } = stage;
    playground.fault({ method: 'PATCH', path: /^\/webhooks\// }, fault);
    const ada = playground.person(0);
    await ada.command(hall, 'duel');
    await waitUntil(stage, () =>
      playground.messages(hall).some(({ text }) => text.includes('duels with me')),
    );
    await ada.waitForMessage(threadOf(stage), isTable);
    expect(playground.messages(hall)).toHaveLength(1);
    expect(threads(playground)).toHaveLength(1);
  });

  it('that registers the commands: the bot starts and has them', async () => {
    const { openStage } = await import('../stage.ts');
    const stage = await openStage();
    stage.playground.fault({ method: 'PUT', path: /\/commands$/ }, fault);
    await stage.startBot();
    const help = await stage.playground.person(0).command(stage.hall, 'help');
    expect(help.kind).not.toBe('failed');
  });
});

describe('a sentence for one person', () => {
  it('that is answered with 500 after it was done may come twice, and only to them', async () => {
    const { stage, bo, thread, table } = await openFaultScene();
    stage.playground.fault({ method: 'POST', path: /^\/webhooks\// }, { kind: 'accept-then-500' });
    await bo.press(table, 'Go on, roll later');
    await bo.waitForMessage(thread, ({ ephemeral }) => ephemeral);
    expect(new Set(privateTexts(stage, 1, thread)).size).toBe(1);
    expect(stage.playground.person(0).messages(thread)).toHaveLength(1);
  });
});
