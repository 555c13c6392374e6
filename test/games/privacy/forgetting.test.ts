import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterEach, describe } from 'vitest';
import { z } from 'zod';
import { openStore } from '../../../src/store/index.ts';
import { TestClock } from '../../store/place.ts';
import { describeForgetting } from './forgetting-spec.ts';

const closings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
});

const tables = z.array(z.object({ name: z.string() }));

describe('forgetting somebody in the embedded store', () => {
  describeForgetting(async () => {
    const directory = await mkdtemp(join(tmpdir(), 'throneroom-forget-'));
    closings.push(() => rm(directory, { recursive: true, force: true }));
    const clock = new TestClock();
    const store = await openStore({ kind: 'embedded', directory, now: clock.now });
    closings.push(() => store.close());
    const database = new Libsql(join(directory, 'throneroom.sqlite'), { readonly: true });
    closings.push(async () => database.close());
    return {
      store,
      clock,
      async dump() {
        const found = tables.parse(
          database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all(),
        );
        return JSON.stringify(
          found.map(({ name }) => [name, database.prepare(`SELECT * FROM ${name}`).all()]),
        );
      },
    };
  });
});
