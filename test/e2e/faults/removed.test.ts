import { describe, expect, it } from 'vitest';
import { pressAndWait, waitUntil } from '../scene.ts';
import { DAY, HOUR, liveTables, MINUTE, openFaultScene } from './fault-scene.ts';

describe('when the bot is removed from the server', () => {
  it('the game waits without a clock, and goes on with a new table when the bot is invited again', async () => {
    const { stage, thread, ada, table } = await openFaultScene();
    const { playground, store, time } = stage;
    playground.setBotInGuild(false);
    await expect
      .poll(async () => JSON.stringify((await store.loadByChannel(thread))?.data))
      .toContain('"silent":true');
    time.pass(5 * HOUR);
    await waitUntil(stage, () => playground.requests().some(({ status }) => status === 403));
    expect(playground.messages(thread)).toHaveLength(1);
    playground.setBotInGuild(true);
    const fresh = await ada.waitForMessage(
      thread,
      ({ id, buttons }) => id !== table.id && buttons.length > 0,
    );
    await ada.waitForMessage(thread, ({ text }) => text.includes('I can post here again'));
    expect(ada.pinged(thread).at(-1)?.id).toBe(fresh.id);
    await waitUntil(stage, () => table.buttons.length === 0);
    expect(liveTables(stage, thread).map(({ id }) => id)).toEqual([fresh.id]);
    const rolling = await pressAndWait(stage, ada, fresh, 'Go on, roll later');
    expect(rolling.buttons.map(({ label }) => label)).toContain('Roll 5 dice');
    time.pass(3 * MINUTE);
    await ada.waitForMessage(thread, ({ text }) => text.includes('the game waits for you'));
  });

  it('the game goes on after a restart of the bot, too', async () => {
    const { stage, thread, ada, table } = await openFaultScene();
    const { playground } = stage;
    playground.setBotInGuild(false);
    await expect
      .poll(async () => JSON.stringify((await stage.store.loadByChannel(thread))?.data))
      .toContain('"silent":true');
    await stage.stopBots();
    await stage.startBot({ now: stage.time.now });
    playground.setBotInGuild(true);
    const fresh = await ada.waitForMessage(
      thread,
      ({ id, buttons }) => id !== table.id && buttons.length > 0,
    );
    expect(fresh.text).toContain(`<@${ada.id}>`);
  });

  it('for two weeks, the game is over without a result', async () => {
    const { stage, thread } = await openFaultScene();
    const { playground, store, time } = stage;
    playground.setBotInGuild(false);
    await expect
      .poll(async () => JSON.stringify((await store.loadByChannel(thread))?.data))
      .toContain('"silent":true');
    time.pass(13 * DAY);
    await waitUntil(stage, () => playground.requests().some(({ status }) => status === 403));
    expect((await store.loadByChannel(thread))?.status).toBe('live');
    time.pass(2 * DAY);
    await expect.poll(async () => (await store.loadByChannel(thread))?.status).toBe('finished');
  });
});

describe('an outage of the server at Discord', () => {
  it('is not taken for a removal: nobody notices, and the game goes on', async () => {
    const { stage, thread, ada, table } = await openFaultScene();
    const { playground, store } = stage;
    playground.setGuildAvailable(false);
    playground.setGuildAvailable(true);
    const rolling = await pressAndWait(stage, ada, table, 'Go on, roll later');
    expect(rolling.id).toBe(table.id);
    expect((await store.loadByChannel(thread))?.status).toBe('live');
    expect(playground.messages(thread)).toHaveLength(1);
    expect(stage.book.lines).toEqual([]);
  });
});
