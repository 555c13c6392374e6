/** The stops of a person are remembered for later games. */
import { describe, expect, it } from 'vitest';
import { STOP_PRESETS } from '../../src/engine/hosting.ts';
import { parseRecord } from '../../src/games/repository/game-record.ts';
import { openDuel } from './scene.ts';
import { expectNoErrors, openStage } from './stage.ts';

describe('How often somebody is asked', () => {
  it('is chosen beside a game, holds in the next one and can be changed in it for good', async () => {
    const stage = await openStage();
    await stage.startBot();
    const { hall: here, playground } = stage;
    const ada = playground.person(0);
    const before = await (await ada.command(here, 'stops')).settled();
    expect(before.text).toContain('every game that you begin from now on');
    await (await ada.select(before, 'How often you are asked', ['swift'])).settled();
    const { thread } = await openDuel(stage);
    const stopsOf = async () => {
      const kept = await stage.store.loadByChannel(thread);
      return parseRecord('of the test', kept?.data ?? null).state.seats[0]?.orders.ask;
    };
    expect(await stopsOf()).toEqual(STOP_PRESETS.swift);
    const panel = await (await ada.command(thread, 'stops')).settled();
    await ada.select(panel, 'How often you are asked', ['thorough']);
    await expect.poll(stopsOf).toEqual(STOP_PRESETS.thorough);
    const kept = await (await ada.command(here, 'stops')).settled();
    expect(kept.text).toContain('every game that you begin from now on');
    expectNoErrors(stage);
  });

  it('includes a call one turn before the own one, switched on and off in the panel', async () => {
    const stage = await openStage();
    await stage.startBot();
    const { hall: here, playground } = stage;
    const ada = playground.person(0);
    const panel = await (await ada.command(here, 'stops')).settled();
    const on = await (await ada.press(panel, 'Call me one turn early')).settled();
    expect(await stage.store.readRecord('profile', ada.id)).toEqual({ early: true });
    await (await ada.press(on, 'Do not call me one turn early')).settled();
    expect(await stage.store.readRecord('profile', ada.id)).toEqual({ early: false });
    expectNoErrors(stage);
  });
});
