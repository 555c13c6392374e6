import { describe, expect, it } from 'vitest';
import { isTable, playAtRandom } from './presser.ts';
import { openDuel, SEED, threadOf, waitUntil } from './scene.ts';
import { expectNoErrors, openStage } from './stage.ts';

describe('the reasons of a bot', () => {
  it('are told in a game against bots alone, in the words of buttons and without its hand', async () => {
    const stage = await openStage();
    await stage.startBot({ newSeed: () => SEED, draw: () => 0 });
    const { playground, hall } = stage;
    const ada = playground.person(0);
    const told = await (
      await ada.command(hall, 'duel', { hero: 'moon-elf', 'opponent-hero': 'Barbarian' })
    ).settled();
    await waitUntil(stage, () => told.content.includes('<#'));
    const thread = threadOf(stage);
    await ada.waitForMessage(thread, isTable);
    const early = await (
      await ada.press(await (await ada.command(thread, 'log')).settled(), 'Why?')
    ).settled();
    expect(early.text).toMatch(/The bots have made no choice yet|\*\*Throneroom\*\* chose/);
    await playAtRandom(playground, thread, 'why-1', 25);
    const log = await (await ada.command(thread, 'log')).settled();
    const why = await (await ada.press(log, 'Why?')).settled();
    expect(why.ephemeral).toBe(true);
    expect(why.text).toContain('in points of damage');
    expect(why.text).toMatch(/chose “.+” \(−?\d+(\.\d)?\)/);
    expectNoErrors(stage);
  });

  it('have no button where two people play', async () => {
    const stage = await openStage();
    await stage.startBot();
    const { ada, thread } = await openDuel(stage);
    const log = await (await ada.command(thread, 'log')).settled();
    expect(log.buttons.map(({ label }) => label)).not.toContain('Why?');
    expectNoErrors(stage);
  });
});
