import { describe, expect, it } from 'vitest';
import { isTable } from './presser.ts';
import { openDuel, SEED, waitUntil } from './scene.ts';
import { expectNoErrors, openStage } from './stage.ts';

async function openScene(more = {}) {
  const stage = await openStage();
  await stage.startBot({ newSeed: () => SEED, ...more });
  return { stage, ...(await openDuel(stage)) };
}

describe('commands at a table', () => {
  it('post the table anew', async () => {
    const { stage, ada, thread, table } = await openScene();
    const told = await (await ada.command(thread, 'table')).settled();
    expect(told.ephemeral).toBe(true);
    const fresh = await ada.waitForMessage(thread, (message) => isTable(message) && message.id !== table.id);
    expect(fresh.buttons.length).toBeGreaterThan(0);
    await waitUntil(stage, () => table.buttons.length === 0);
    expect(table.buttons).toEqual([]);
    expectNoErrors(stage);
  });

  it('concede only after a second press', async () => {
    const { stage, ada, bo, thread } = await openScene();
    const question = await (await ada.command(thread, 'concede')).settled();
    expect(question.ephemeral).toBe(true);
    expect((await stage.store.loadByChannel(thread))?.status).toBe('live');
    const conceded = await ada.press(question, 'Concede the game');
    await conceded.settled();
    expect(question.text).toContain('You conceded');
    const over = await bo.waitForMessage(thread, (message) => message.text.includes('Thank you for playing'));
    expect(over.text).toContain(`<@${bo.id}> wins by concession`);
    // The seed has its own button.
    expect(over.text).not.toContain(SEED);
    const check = await (await ada.press(over, 'Check the dice')).settled();
    const sealed = await (await ada.press(check, 'How the dice are sealed')).settled();
    expect(sealed.text).toContain(SEED);
    expect((await stage.store.loadByChannel(thread))?.status).toBe('finished');
    expectNoErrors(stage);
  });

  it('tell the log, give a report and help', async () => {
    const { stage, ada, thread } = await openScene();
    const log = await (await ada.command(thread, 'log')).settled();
    expect(log.ephemeral).toBe(true);
    expect(log.text).toContain('Ada starts');
    const report = await (await ada.command(thread, 'report')).settled();
    expect(report.ephemeral).toBe(true);
    expect(report.attachments).toHaveLength(1);
    const help = await (await ada.command(thread, 'help')).settled();
    expect(help.text).toContain('It is your move');
    expect(help.buttons.map(({ label }) => label)).toContain('My hand');
    expectNoErrors(stage);
  });

  it('tell everything where there is no game', async () => {
    const stage = await openStage();
    await stage.startBot();
    const ada = stage.playground.person(0);
    for (const name of [
      'hand',
      'table',
      'log',
      'stops',
      'concede',
      'report',
      'help',
      'about',
      'privacy',
      'forget-me',
    ]) {
      const seen = await ada.command(stage.hall, name);
      expect(seen.ephemeral, name).toBe(true);
      expect((await seen.settled()).text.length, name).toBeGreaterThan(20);
    }
    expectNoErrors(stage);
  });
});
