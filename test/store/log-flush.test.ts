import { EventEmitter, once } from 'node:events';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LogFlush } from '../../src/store/embedded/log-flush.ts';

let directory = '';
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'throneroom-flush-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(directory, { recursive: true, force: true });
});

/** A log file whose flushes end on demand. */
async function heldLog() {
  const file = join(directory, 'log');
  const handle = await open(file, 'w');
  const ends: ((error?: Error) => void)[] = [];
  const begun = new EventEmitter();
  const prototype: { datasync(): Promise<void> } = Object.getPrototypeOf(handle);
  vi.spyOn(prototype, 'datasync').mockImplementation(
    () =>
      new Promise<void>((resolve, reject) => {
        ends.push((error) => (error ? reject(error) : resolve()));
        begun.emit('flush');
      }),
  );
  await handle.close();
  /** Resolves when so many flushes have begun. */
  const began = async (count: number) => {
    while (ends.length < count) await once(begun, 'flush');
    expect(ends).toHaveLength(count);
  };
  return { log: new LogFlush(file), ends, began };
}

describe('the flush of the embedded store', () => {
  it('is one for all that was written before it begins, and another for what came during it', async () => {
    const { log, ends, began } = await heldLog();
    const told: string[] = [];
    const first = [log.flush(), log.flush()].map((flush) => flush.then(() => told.push('first')));
    await began(1);
    const second = log.flush().then(() => told.push('second'));
    ends[0]?.();
    await Promise.all(first);
    expect(told).toEqual(['first', 'first']);
    await began(2);
    ends[1]?.();
    await second;
    expect(told).toEqual(['first', 'first', 'second']);
    await log.close();
  });

  it('fails for those who waited for it, and is tried again for the next', async () => {
    const { log, ends, began } = await heldLog();
    const failed = expect(log.flush()).rejects.toThrow('the disk is gone');
    await began(1);
    const next = log.flush();
    ends[0]?.(new Error('the disk is gone'));
    await failed;
    await began(2);
    ends[1]?.();
    await next;
    await log.close();
  });
});
