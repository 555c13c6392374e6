/** Another process, such as a backup tool, holds the state file's write lock. */
import { join } from 'node:path';
import Libsql from 'libsql';
import { expect, it } from 'vitest';
import { openDuel, pressAndWait, SEED, waitForPrivateText } from '../scene.ts';
import { openFileStage } from './store-file.ts';

it('while another process holds the write lock, look-ups are answered and a move is told not to be taken', async () => {
  const stage = await openFileStage();
  await stage.startBot({ newSeed: () => SEED });
  const { ada, bo, table, thread } = await openDuel(stage);
  await expect.poll(() => stage.sql('SELECT id FROM outbox')).toEqual([]);
  const shell = new Libsql(join(stage.directory, 'throneroom.sqlite'));
  shell.exec('BEGIN IMMEDIATE');
  let isAnswered = false;
  const pressed = ada.press(table, 'Go on, roll later').finally(() => {
    isAnswered = true;
  });
  const found = await (await bo.command(stage.hall, 'token', { name: 'Knockdown' })).settled();
  expect(found.text).toContain('Knockdown');
  expect(isAnswered).toBe(false);
  await pressed;
  await waitForPrivateText(ada, thread, /[Nn]othing was changed/);
  shell.exec('ROLLBACK');
  shell.close();
  const rolling = await pressAndWait(stage, ada, table, 'Go on, roll later');
  expect(rolling.buttons.map(({ label }) => label)).toContain('Roll 5 dice');
  expect(stage.playground.violations()).toEqual([]);
});
