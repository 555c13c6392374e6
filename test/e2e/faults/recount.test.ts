/** `npm run history -- recount` on a store that a bot wrote: it says what differs, by its exit code too, and mends it. */
import { describe, expect, it } from 'vitest';
import { openStore } from '../../../src/store/index.ts';
import { openDuel } from '../scene.ts';
import { runOperatorTool } from './operator.ts';
import { openFileStage } from './store-file.ts';

describe('the recount', () => {
  it('finds a falsified result after the bot has stopped, mends it, and is content then', async () => {
    const stage = await openFileStage();
    const bot = await stage.startBot();
    const { ada, thread } = await openDuel(stage);
    await ada.press(await (await ada.command(thread, 'concede')).settled(), 'Concede the game');
    await stage.playground.waitFor(() =>
      stage.playground.messages(thread).some(({ text }) => text.includes('Thank you for playing')),
    );
    const settings = { DATA_DIR: stage.directory };
    const recount = (...words: string[]) => runOperatorTool('history-cli', settings, 'recount', ...words);
    await bot.stop();
    await stage.store.close();

    const store = await openStore({ kind: 'embedded', directory: stage.directory });
    const [{ gameId } = { gameId: '' }] = await store.listArchive('all', 0, 1);
    const kept = await store.readArchived(gameId);
    if (!kept) throw new Error('nothing is archived');
    const { order: _, ...entry } = kept;
    const summary = JSON.parse(JSON.stringify(kept.summary).replace('"won":false', '"won":true'));
    await store.replaceArchived({ ...entry, summary });
    await store.close();

    await expect(recount()).rejects.toMatchObject({
      code: 1,
      stdout: expect.stringContaining('seats.0.won: kept true, made false'),
    });
    expect(await recount('--write')).toContain(`${gameId} (mended)`);
    expect(await recount()).toMatch(
      /1 archived games: 1 played again.*Everything is as it was made again\./s,
    );
    await expect(runOperatorTool('history-cli', settings, 'count')).rejects.toThrow(/Say what to do/);
  });
});
