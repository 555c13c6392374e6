/** A backup is made during a game, the data is destroyed, and the backup is restored. */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockFolder, openStore } from '../../../src/store/index.ts';
import { isTable, revOf, tableIn } from '../presser.ts';
import { openDuel, pressAndWait, SEED, waitForPrivateText, waitUntil } from '../scene.ts';
import { closeAtEnd } from '../stage.ts';
import { runOperatorTool } from './operator.ts';
import { openFileStage, temporaryDirectory } from './store-file.ts';

describe('a backup', () => {
  it('taken in the middle of a game and put back goes on at its question; later buttons count no more', async () => {
    const stage = await openFileStage();
    const bot = await stage.startBot({ newSeed: () => SEED });
    const { ada, table, thread } = await openDuel(stage);
    const rolling = await pressAndWait(stage, ada, table, 'Go on, roll later');
    const rev = revOf(rolling);
    const copy = join(await temporaryDirectory(), 'copy.sqlite');
    expect(await runOperatorTool('backup', { DATA_DIR: stage.directory }, '--to', copy)).toContain(
      '1 live and 0 finished games',
    );
    await expect(runOperatorTool('backup', { DATA_DIR: stage.directory }, '--to', copy)).rejects.toThrow(
      /is there already/,
    );
    // The game goes on after the backup; these moves will be lost.
    await pressAndWait(stage, ada, rolling, 'Roll 5 dice');
    await ada.command(thread, 'table');
    const lost = await ada.waitForMessage(thread, (message) => isTable(message) && message.id !== table.id);
    await waitUntil(stage, () => table.buttons.length === 0);
    await bot.stop();
    await stage.store.close();

    await writeFile(join(stage.directory, 'throneroom.sqlite'), 'destroyed');
    await expect(runOperatorTool('restore', { DATA_DIR: stage.directory }, '--from', copy)).rejects.toThrow(
      /--replace sets it aside/,
    );
    const told = await runOperatorTool('restore', { DATA_DIR: stage.directory }, '--from', copy, '--replace');
    expect(told).toContain('1 live and 0 finished games');
    expect(told).toContain('throneroom.sqlite.before-');

    const store = await openStore({ kind: 'embedded', directory: stage.directory });
    closeAtEnd(() => store.close());
    await stage.startBot({ store });
    const fresh = await ada.waitForMessage(thread, (message) => isTable(message) && message.id !== lost.id);
    expect(revOf(fresh)).toBe(rev);
    expect(fresh.buttons.map(({ label }) => label)).toContain('Roll 5 dice');
    // The bot has noted which message is the first good one.
    const kept = async () => JSON.stringify((await store.loadByChannel(thread))?.data);
    await expect.poll(kept).toContain(`"since":"${fresh.id}"`);
    // The same question is reached again: the buttons of the lost moves name its number, and are refused.
    const again = await pressAndWait(stage, ada, fresh, 'Roll 5 dice');
    expect(revOf(lost)).toBe(revOf(again));
    const before = await kept();
    await ada.press(lost, /^Reroll/);
    await waitForPrivateText(ada, thread, /answered already/);
    expect(await kept()).toBe(before);
    expect(tableIn(stage.playground, thread).id).toBe(fresh.id);
    expect(stage.playground.violations()).toEqual([]);
  });

  it('is not put back under a running bot', async () => {
    const directory = await temporaryDirectory();
    const store = await openStore({ kind: 'embedded', directory });
    const copy = join(await temporaryDirectory(), 'copy.sqlite');
    await runOperatorTool('backup', { DATA_DIR: directory }, '--to', copy);
    const lock = lockFolder(directory);
    await store.writeRecord('profile', 'ada', 'later than the copy');
    for (const words of [['--from', copy, '--replace'], ['--mark']]) {
      await expect(runOperatorTool('restore', { DATA_DIR: directory }, ...words)).rejects.toThrow(
        /another Throneroom is running/,
      );
    }
    expect(await store.readRecord('profile', 'ada')).toBe('later than the copy');
    expect(await store.readRecord('bot', 'restored')).toBeNull();
    await store.close();
    lock.release();
  });

  it('is not put back when it is damaged', async () => {
    const stage = await openFileStage();
    const broken = join(await temporaryDirectory(), 'broken.sqlite');
    await writeFile(broken, 'no copy '.repeat(2_000));
    await stage.store.close();
    await expect(
      runOperatorTool('restore', { DATA_DIR: stage.directory }, '--from', broken, '--replace'),
    ).rejects.toThrow(/damaged/);
    await rm(broken);
    const store = await openStore({ kind: 'embedded', directory: stage.directory });
    expect(await store.listLive()).toEqual([]);
    await store.close();
  });
});
