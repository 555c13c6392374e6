import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, describe } from 'vitest';
import { openStore } from '../../../src/store/index.ts';
import { TestClock } from '../../store/place.ts';
import { describeRecount } from './recount-spec.ts';

const closings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

describe('the recount of the embedded store', () => {
  describeRecount(async () => {
    const directory = await mkdtemp(join(tmpdir(), 'throneroom-recount-'));
    closings.push(() => rm(directory, { recursive: true, force: true }));
    const clock = new TestClock();
    const store = await openStore({ kind: 'embedded', directory, now: clock.now });
    closings.push(() => store.close());
    return {
      store,
      clock,
      async unlist(userId, order) {
        const database = new Libsql(join(directory, 'throneroom.sqlite'));
        database.prepare('DELETE FROM archive_users WHERE user_id = ? AND seq = ?').run(userId, order);
        database.close();
      },
    };
  });
});
