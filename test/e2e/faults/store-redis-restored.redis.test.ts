/** Redis' files are backed up during a game, everything is lost, and the files are restored as in docs/backup.md. */
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { RedisServer } from '../../store/redis-server.ts';
import { isTable, revOf, tableIn } from '../presser.ts';
import { openDuel, pressAndWait, SEED, waitForPrivateText, waitUntil } from '../scene.ts';
import { runOperatorTool } from './operator.ts';
import { temporaryDirectory } from './store-file.ts';
import { openRedisStage, REDIS_ARGUMENTS } from './store-redis-stage.ts';

interface Way {
  readonly name: string;
  readonly backUp: (server: RedisServer, copy: string) => Promise<void>;
  /** Starts the server, whose folder is empty, with the copy. */
  readonly putBack: (server: RedisServer, copy: string) => Promise<void>;
}

const WAYS: readonly Way[] = [
  {
    name: 'dump.rdb',
    async backUp(server, copy) {
      await server.command('BGSAVE');
      await server.persistence('rdb_bgsave_in_progress:0');
      await server.persistence('rdb_last_bgsave_status:ok');
      await cp(join(server.directory, 'dump.rdb'), join(copy, 'dump.rdb'));
    },
    async putBack(server, copy) {
      await cp(join(copy, 'dump.rdb'), join(server.directory, 'dump.rdb'));
      await server.restart(['--appendonly', 'no']);
      await server.command('CONFIG', 'SET', 'appendonly', 'yes');
      await server.persistence('aof_rewrite_in_progress:0');
      await server.persistence('aof_last_bgrewrite_status:ok');
      // From now on without faults.
      await server.shutDown();
      await server.restart();
    },
  },
  {
    name: 'the append-only files',
    async backUp(server, copy) {
      await server.command('CONFIG', 'SET', 'auto-aof-rewrite-percentage', '0');
      await server.persistence('aof_rewrite_in_progress:0');
      await cp(join(server.directory, 'appendonlydir'), join(copy, 'appendonlydir'), { recursive: true });
      await server.command('CONFIG', 'SET', 'auto-aof-rewrite-percentage', '100');
    },
    async putBack(server, copy) {
      await cp(join(copy, 'appendonlydir'), join(server.directory, 'appendonlydir'), { recursive: true });
      await server.restart();
    },
  },
];

describe('a backup of Redis', () => {
  it.each(WAYS)(
    'by $name is put back: the game goes on at its question; later buttons count no more',
    async (way) => {
      const stage = await openRedisStage();
      const { server } = stage;
      const bot = await stage.startBot({ newSeed: () => SEED });
      const { ada, table, thread } = await openDuel(stage);
      const rolling = await pressAndWait(stage, ada, table, 'Go on, roll later');
      const rev = revOf(rolling);
      const copy = await temporaryDirectory();
      await way.backUp(server, copy);
      // The game goes on after the backup; these moves will be lost.
      await pressAndWait(stage, ada, rolling, 'Roll 5 dice');
      await ada.command(thread, 'table');
      const lost = await ada.waitForMessage(thread, (message) => isTable(message) && message.id !== table.id);
      await waitUntil(stage, () => table.buttons.length === 0);
      await bot.stop();
      await server.kill();
      await rm(server.directory, { recursive: true });
      await mkdir(server.directory);

      await way.putBack(server, copy);
      const told = await runOperatorTool('restore', { REDIS_URL: server.url }, '--mark');
      expect(told).toContain('posts every live table anew');
      await stage.backAgain();
      await stage.startBot();
      const fresh = await ada.waitForMessage(thread, (message) => isTable(message) && message.id !== lost.id);
      expect(revOf(fresh)).toBe(rev);
      await expect.poll(async () => (await stage.kept(thread)).data).toContain(`"since":"${fresh.id}"`);
      // The same question is reached again: the buttons of the lost moves name its number, and are refused.
      const again = await pressAndWait(stage, ada, fresh, 'Roll 5 dice');
      expect(revOf(lost)).toBe(revOf(again));
      const before = await stage.kept(thread);
      await ada.press(lost, /^Reroll/);
      await waitForPrivateText(ada, thread, /answered already/);
      expect(await stage.kept(thread)).toEqual(before);
      expect(tableIn(stage.playground, thread).id).toBe(fresh.id);
      expect(stage.playground.violations()).toEqual([]);
    },
  );

  it('by dump.rdb is not read with "appendonly yes" from the start, as docs/backup.md warns', async () => {
    const server = await RedisServer.start(REDIS_ARGUMENTS);
    try {
      await server.command('SET', 'something', 'kept');
      const copy = await temporaryDirectory();
      await WAYS[0]?.backUp(server, copy);
      await server.kill();
      await rm(join(server.directory, 'appendonlydir'), { recursive: true });
      await server.restart();
      expect(await server.command('GET', 'something')).toBeNull();
    } finally {
      await server.remove();
    }
  });
});
