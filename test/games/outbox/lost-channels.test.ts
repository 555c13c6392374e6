import { describe, expect, it } from 'vitest';
import { turnOf } from '../../../src/engine/hosting.ts';
import { CHANNEL, openedKit } from '../table-kit.ts';

const MINUTE = 60_000;

describe('A channel', () => {
  it('that is gone when something is sent ends its game, and only that one', async () => {
    const kit = await openedKit();
    await kit.open({ channelId: 'thread-2' });
    kit.chat.failNext('editTable', 'gone-channel');
    await kit.answer();
    await kit.tables.idle();
    expect((await kit.store.loadByChannel(CHANNEL))?.status).toBe('finished');
    expect(await kit.waiting()).toBe(0);
    expect(await kit.press('anna', { type: 'pass' })).toMatchObject({ result: 'over' });
    expect((await kit.store.loadByChannel('thread-2'))?.status).toBe('live');
  });

  it('that is deleted ends its game without a message', async () => {
    const kit = await openedKit();
    kit.chat.hold();
    await kit.answer();
    await kit.tables.channelGone(CHANNEL);
    await kit.tables.channelGone('never played here');
    kit.chat.release();
    await kit.tables.idle();
    expect(kit.chat.notices()).toEqual([]);
    expect(await kit.waiting()).toBe(0);
    expect(await kit.store.listLive()).toEqual([]);
  });

  it('where nothing may be posted stops the clock, and is tried until something may be again', async () => {
    const kit = await openedKit();
    kit.chat.failNext('editTable', 'forbidden');
    kit.chat.failNext('postTable', 'forbidden', 3);
    expect((await kit.answer()).result).toBe('done');
    await kit.tables.idle();
    const tried = () => kit.chat.count('postTable');
    const before = tried();
    for (const minutes of [1, 1, 2]) {
      expect((await kit.look()).dueAt).toBe(kit.clock.now() + minutes * MINUTE);
      await kit.pass(minutes * MINUTE);
    }
    expect(tried() - before).toBe(3);
    expect(kit.chat.notices()).toEqual([]);
    await kit.pass(4 * MINUTE);
    expect(kit.chat.tables().at(-1)?.mentions).toEqual(['anna']);
    expect(kit.chat.notices('back')).toHaveLength(1);
    expect((await kit.look()).dueAt).toBe(kit.clock.now() + 3 * MINUTE);
    expect(kit.chat.shown().state).toEqual((await kit.look()).state);
  });

  it('where nothing can be posted for two weeks ends its game', async () => {
    const kit = await openedKit();
    kit.chat.failNext('editTable', 'forbidden', Number.POSITIVE_INFINITY);
    kit.chat.failNext('postTable', 'forbidden', Number.POSITIVE_INFINITY);
    await kit.answer();
    await kit.tables.idle();
    for (let hours = 0; hours < 13 * 24; hours += 8) await kit.pass(8 * 60 * MINUTE);
    expect((await kit.store.loadByChannel(CHANNEL))?.status).toBe('live');
    await kit.pass(24 * 60 * MINUTE);
    expect((await kit.store.loadByChannel(CHANNEL))?.status).toBe('finished');
    expect(await kit.waiting()).toBe(0);
  });

  it('where only edits are allowed shows the game in the message that stands there', async () => {
    const kit = await openedKit();
    kit.chat.failNext('postTable', 'forbidden', Number.POSITIVE_INFINITY);
    const first = kit.chat.tables()[0]?.id;
    await kit.answerUntil((game) => turnOf(game.state).number === 2);
    await kit.tables.idle();
    expect(kit.chat.tables().map(({ id }) => id)).toEqual([first]);
    expect(kit.chat.shown().state).toEqual((await kit.look()).state);
    await kit.answer();
    await kit.tables.idle();
    expect(kit.chat.shown().state).toEqual((await kit.look()).state);
  });
});
