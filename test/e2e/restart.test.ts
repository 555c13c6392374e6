import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { StoreUnavailable } from '../../src/store/index.ts';
import { playAtRandom, tableIn } from './presser.ts';
import { openDuel, pressAndWait, SEED, waitForPrivateText } from './scene.ts';
import { expectNoErrors, openStage } from './stage.ts';

describe('a restart in the middle of a game', () => {
  it('goes on at the same question with the same buttons', async () => {
    const stage = await openStage();
    const first = await stage.startBot({ newSeed: () => SEED });
    const { ada, table, thread } = await openDuel(stage);
    const rolling = await pressAndWait(stage, ada, table, 'Go on, roll later');
    await first.stop();
    expect(stage.playground.gatewayState().connected).toBe(false);
    await stage.startBot();
    expect(tableIn(stage.playground, thread).id).toBe(rolling.id);
    const rolled = await pressAndWait(stage, ada, rolling, 'Roll 5 dice');
    expect(rolled.buttons.map(({ label }) => label)).toContain('Reroll 5 dice (2 left)');
    const { refusals } = await playAtRandom(stage.playground, thread, 'after-restart', 60);
    expect(refusals).toEqual([]);
    expectNoErrors(stage);
  });

  it('takes no moves while it stops, and says so', async () => {
    const stage = await openStage();
    const bot = await stage.startBot({ newSeed: () => SEED });
    const { ada, table, thread } = await openDuel(stage);
    const held = new EventTarget();
    const until = once(held, 'release').then(() => undefined);
    stage.playground.fault({ method: 'PATCH' }, { kind: 'hold', until });
    await ada.press(table, 'Go on, roll later');
    const stopping = bot.stop();
    const late = await ada.press(table, 'Go on, roll later');
    expect(late.kind).not.toBe('failed');
    await waitForPrivateText(ada, thread, /restarting/);
    held.dispatchEvent(new Event('release'));
    await stopping;
    expectNoErrors(stage);
  });
});

describe('a restart of bot and playground together', () => {
  it('ends the games whose channels are gone', async () => {
    const stage = await openStage();
    const first = await stage.startBot({ newSeed: () => SEED });
    const { thread } = await openDuel(stage);
    await openDuel(stage);
    const [gone = '', there = ''] = await stage.store.listLive();
    await first.stop();
    await stage.startBot({ channelExists: (id) => id !== thread });
    expect((await stage.store.loadById(gone))?.status).toBe('finished');
    expect((await stage.store.loadById(there))?.status).toBe('live');
  });
});

describe('trouble on the way', () => {
  it('a store that does not answer changes nothing, and everybody is told', async () => {
    const stage = await openStage();
    let isDown = false;
    const store = new Proxy(stage.store, {
      get(target, key) {
        const value = Reflect.get(target, key);
        if (typeof value !== 'function') return value;
        // Its clock goes on, as it needs no answer.
        if (isDown && key !== 'now') return () => Promise.reject(new StoreUnavailable('The store is away.'));
        return value.bind(target);
      },
    });
    await stage.startBot({ newSeed: () => SEED, store });
    const { ada, table, thread } = await openDuel(stage);
    isDown = true;
    await ada.press(table, 'Go on, roll later');
    await waitForPrivateText(ada, thread, /games cannot be reached right now. Nothing was changed/);
    const challenged = await ada.command(stage.hall, 'duel', { opponent: stage.playground.person(1).id });
    expect(challenged.ephemeral).toBe(true);
    isDown = false;
    const rolling = await pressAndWait(stage, ada, table, 'Go on, roll later');
    expect(rolling.buttons.map(({ label }) => label)).toContain('Roll 5 dice');
    expect(stage.playground.violations()).toEqual([]);
  });
});
