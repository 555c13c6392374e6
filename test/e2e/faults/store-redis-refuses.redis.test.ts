import { mkdir, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { RedisServer } from '../../store/redis-server.ts';
import { openDuel, pressAndWait, SEED, waitForPrivateText } from '../scene.ts';
import { openRedisStage, REDIS_ARGUMENTS } from './store-redis-stage.ts';

interface Refusal {
  readonly name: string;
  /** What the operator reads of it. */
  readonly reason: string;
  readonly begin: (server: RedisServer) => Promise<unknown>;
  readonly end: (server: RedisServer) => Promise<unknown>;
}

/** Redis answers, and takes no writes. */
const REFUSALS: readonly Refusal[] = [
  {
    name: 'is full',
    reason: 'OOM command not allowed',
    begin: (server) => server.command('CONFIG', 'SET', 'maxmemory', '1'),
    end: (server) => server.command('CONFIG', 'SET', 'maxmemory', '0'),
  },
  {
    name: 'has become a copy',
    reason: 'READONLY',
    begin: (server) => server.command('REPLICAOF', '127.0.0.1', '1'),
    end: (server) => server.command('REPLICAOF', 'NO', 'ONE'),
  },
  {
    name: 'cannot save its snapshots',
    reason: 'MISCONF Redis is configured to save RDB snapshots',
    begin: async (server) => {
      await server.command('CONFIG', 'SET', 'save', '3600 1');
      // Even root cannot put a file in the place of a folder.
      await mkdir(join(server.directory, 'dump.rdb'));
      await server.command('BGSAVE');
      await server.persistence('rdb_last_bgsave_status:err');
    },
    end: async (server) => {
      await rmdir(join(server.directory, 'dump.rdb'));
      await server.command('BGSAVE');
      await server.persistence('rdb_last_bgsave_status:ok');
    },
  },
  {
    name: 'cannot write its append-only file',
    reason: 'MISCONF Errors writing to the AOF file',
    begin: async (server) => {
      await server.mayWrite(false);
      await server.command('SET', 'the write that', 'does not get there').catch((error: unknown) => {
        // A write of the bot came first, so that this one is refused already.
        if (!String(error).includes('MISCONF')) throw error;
      });
      await server.persistence('aof_last_write_status:err');
    },
    end: async (server) => {
      await server.mayWrite(true);
      await server.persistence('aof_last_write_status:ok');
    },
  },
];
const NOTHING_CHANGED = /[Nn]othing was changed/;

describe('when Redis', () => {
  it.each(REFUSALS)(
    '$name, a move is told not to be taken, reading goes on, and the game, too, afterwards',
    async (refusal) => {
      const stage = await openRedisStage();
      await stage.startBot({ newSeed: () => SEED });
      const { ada, table, thread } = await openDuel(stage);
      await expect.poll(async () => (await stage.kept(thread)).data).toContain('"messageId"');
      const before = await stage.kept(thread);
      await refusal.begin(stage.server);
      await ada.press(table, 'Go on, roll later');
      await waitForPrivateText(ada, thread, NOTHING_CHANGED);
      expect(stage.book.lines.join('')).toContain(refusal.reason);
      const hand = async () => (await (await ada.command(thread, 'hand')).settled()).text;
      await expect.poll(hand).toContain('Your hand');
      await refusal.end(stage.server);
      await stage.backAgain();
      expect(await stage.kept(thread)).toEqual(before);
      const rolling = await pressAndWait(stage, ada, table, 'Go on, roll later');
      expect(rolling.buttons.map(({ label }) => label)).toContain('Roll 5 dice');
      expect(stage.playground.violations()).toEqual([]);
    },
  );

  it('wants another password, the operator is told once and the game goes on when the old one is back', async () => {
    const password = 'geheim';
    const stage = await openRedisStage(REDIS_ARGUMENTS, password);
    const { server, line } = stage;
    await stage.startBot({ newSeed: () => SEED });
    const { ada, table, thread } = await openDuel(stage);
    await server.command('CONFIG', 'SET', 'requirepass', 'another');
    server.password = 'another';
    line.hangUp();
    const told = () => stage.problems.map(String).filter((problem) => problem.includes('WRONGPASS'));
    await expect.poll(told).toHaveLength(1);
    await ada.press(table, 'Go on, roll later');
    await waitForPrivateText(ada, thread, NOTHING_CHANGED);
    await server.command('CONFIG', 'SET', 'requirepass', password);
    server.password = password;
    await stage.backAgain();
    const rolling = await pressAndWait(stage, ada, table, 'Go on, roll later');
    expect(rolling.buttons.map(({ label }) => label)).toContain('Roll 5 dice');
    expect(told()).toHaveLength(1);
    expect(stage.book.lines.join('') + stage.problems.join('')).not.toContain(password);
  });

  it('wants a password where it wanted none, the operator is told, and the game goes on when it does not', async () => {
    const stage = await openRedisStage();
    const { server, line } = stage;
    await stage.startBot({ newSeed: () => SEED });
    const { ada, table, thread } = await openDuel(stage);
    await server.command('CONFIG', 'SET', 'requirepass', 'another');
    server.password = 'another';
    line.hangUp();
    await expect.poll(() => stage.problems.map(String).join('')).toContain('NOAUTH');
    await ada.press(table, 'Go on, roll later');
    await waitForPrivateText(ada, thread, NOTHING_CHANGED);
    await server.command('CONFIG', 'SET', 'requirepass', '');
    server.password = '';
    await stage.backAgain();
    const rolling = await pressAndWait(stage, ada, table, 'Go on, roll later');
    expect(rolling.buttons.map(({ label }) => label)).toContain('Roll 5 dice');
    expect(stage.problems.map(String).filter((problem) => problem.includes('NOAUTH'))).toHaveLength(1);
  });

  it('has forgotten its scripts, nobody notices', async () => {
    const stage = await openRedisStage();
    await stage.startBot({ newSeed: () => SEED });
    const { ada, table } = await openDuel(stage);
    await stage.server.command('SCRIPT', 'FLUSH');
    const rolling = await pressAndWait(stage, ada, table, 'Go on, roll later');
    expect(rolling.buttons.map(({ label }) => label)).toContain('Roll 5 dice');
    expect(stage.book.lines).toEqual([]);
  });
});
