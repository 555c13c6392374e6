import {
  closeSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { EmbeddedStore } from '../../src/store/embedded/embedded-store.ts';
import { openStateFile } from '../../src/store/embedded/state-file.ts';
import { openStore, StoreDamaged, StoreUnavailable } from '../../src/store/index.ts';
import { storeTimes } from '../../src/store/store-times.ts';
import { storeContract } from './contract.ts';
import { DAY_MS, TestClock } from './place.ts';
import { change, create, present, sampleEntry, sampleGame } from './sample-games.ts';

const root = mkdtempSync(join(tmpdir(), 'throneroom-store-'));
let directory = '';
const file = () => join(directory, 'throneroom.sqlite');

/** Statements past the store, on the same file. */
function execute(sql: string): void {
  const database = new Libsql(file(), { timeout: 5_000 });
  database.exec(sql);
  database.close();
}

afterAll(() => rmSync(root, { recursive: true, force: true }));

storeContract('the embedded store', () => ({
  options: () => ({ kind: 'embedded', directory }),
  empty: async () => {
    directory = mkdtempSync(join(root, 'contract-'));
  },
  spoil: async (gameId) => execute(`UPDATE games SET data = '{"hand": ["secret' WHERE id = '${gameId}'`),
  pass: async (clock, ms) => clock.advance(ms),
}));

describe('the embedded store', () => {
  beforeEach(() => {
    directory = join(mkdtempSync(join(root, 'own-')), 'made', 'when-missing');
  });
  const open = () => openStore({ kind: 'embedded', directory });

  async function withGames(): Promise<void> {
    const store = await open();
    for (let n = 0; n < 50; n += 1) await create(store, sampleGame({ id: `g${n}`, data: 'x'.repeat(2_000) }));
    await store.close();
  }

  /** The error's message must lead the operator to the file. */
  async function expectDamage(): Promise<void> {
    await expect(open()).rejects.toThrow(StoreDamaged);
    await expect(open()).rejects.toThrow(file());
  }

  it('makes its directory and leaves no draft in it', async () => {
    await withGames();
    expect(
      readdirSync(directory).filter((name) => !/^throneroom\.sqlite(-wal|-shm|-acknowledged)?$/.test(name)),
    ).toEqual([]);
  });

  it('is complete in its one file when closed', async () => {
    await withGames();
    const copy = readFileSync(file());
    directory = mkdtempSync(join(root, 'copy-'));
    writeFileSync(file(), copy);
    const store = await open();
    expect(await store.listLive()).toHaveLength(50);
    await store.close();
  });

  it('may be opened for the first time by several at once', async () => {
    const stores = await Promise.all([open(), open(), open()]);
    await create(stores[0]);
    expect(await present(stores[2])).toEqual(sampleGame());
    for (const store of stores) await store.close();
  });

  it('names a file that is cut short', async () => {
    await withGames();
    truncateSync(file(), 20_000);
    await expectDamage();
  });

  it('names a file that is cut to nothing', async () => {
    await withGames();
    truncateSync(file(), 0);
    await expectDamage();
  });

  it('names a file with a hole in it', async () => {
    await withGames();
    const hole = openSync(file(), 'r+');
    writeSync(hole, Buffer.alloc(8_192), 0, 8_192, 81_920);
    closeSync(hole);
    await expectDamage();
  });

  it('names a file that was overwritten', async () => {
    await withGames();
    writeFileSync(file(), 'These are the notes of somebody else. '.repeat(500));
    await expectDamage();
  });

  it('does not begin anew beside the journal of a file that is gone', async () => {
    await withGames();
    const journal = new Libsql(file(), { timeout: 5_000 });
    journal.exec("UPDATE games SET data = '1'");
    renameSync(file(), `${file()}.away`);
    await expectDamage();
    journal.close();
  });

  it('says when the directory cannot be used', async () => {
    directory = join(root, 'a-file');
    writeFileSync(directory, '');
    await expect(open()).rejects.toThrow(StoreUnavailable);
    await expect(open()).rejects.toThrow(directory);
  });

  it('refuses a file of a later version', async () => {
    await withGames();
    execute('INSERT INTO schema_version (version) VALUES (99)');
    await expect(open()).rejects.toThrow(/later version/);
  });

  it('says so when the disk is full, writes nothing, still reads, and goes on when there is room', async () => {
    const database = openStateFile(directory);
    const store = new EmbeddedStore(database, storeTimes({}), () => undefined);
    await create(store);
    const [pages] = database.prepare('PRAGMA page_count').rows([]);
    const { page_count: full } = z.object({ page_count: z.number() }).parse(pages);
    database.execute(`PRAGMA max_page_count = ${full}`);
    const large = { data: 'x'.repeat(100_000) };
    const extras = { logEntry: 'roll', outbox: [sampleEntry('m1')], interactionId: 'click' };
    const refused = await change(store, sampleGame(), large, extras).catch((error: unknown) => error);
    expect(refused).toMatchObject({ name: 'StoreUnavailable', mayHaveLanded: false });
    expect(String(refused)).toMatch(/full/);
    await expect(store.writeRecord('profile', 'anna', large)).rejects.toThrow(StoreUnavailable);
    expect(await present(store)).toEqual(sampleGame());
    expect(await store.readLog('duel')).toEqual([]);
    expect(await store.readOutbox(10)).toEqual([]);
    database.execute('PRAGMA max_page_count = 1000000');
    expect(await change(store, sampleGame(), large, extras)).toBe('committed');
    await store.close();
  });

  it('waits beside the event loop while another process holds the write lock, and not for long', async () => {
    const store = await open();
    await create(store);
    const shell = new Libsql(file());
    shell.exec('BEGIN IMMEDIATE');
    let isSettled = false;
    const held = change(store, sampleGame(), { data: 'held' }).finally(() => {
      isSettled = true;
    });
    expect(await present(store)).toEqual(sampleGame());
    expect(isSettled).toBe(false);
    shell.exec('ROLLBACK');
    expect(await held).toBe('committed');
    shell.exec('BEGIN IMMEDIATE');
    const game = await present(store);
    const refused = await change(store, game, { data: 'never' }).catch((error: unknown) => error);
    expect(refused).toMatchObject({ name: 'StoreUnavailable', mayHaveLanded: false });
    shell.close();
    expect(await present(store)).toEqual(game);
    await store.close();
  });

  it('forgets interactions after their day', async () => {
    const clock = new TestClock();
    const store = await openStore({ kind: 'embedded', directory, now: clock.now });
    await create(store, sampleGame(), { interactionId: 'old' });
    clock.advance(DAY_MS / 2);
    await change(store, sampleGame(), {}, { interactionId: 'young' });
    clock.advance(DAY_MS / 2);
    await store.sweep();
    const database = new Libsql(file(), { timeout: 5_000 });
    expect(database.prepare('SELECT id FROM interactions').all([])).toEqual([{ id: 'young' }]);
    database.close();
    await store.close();
  });

  it('keeps nothing in memory, and nothing in common', async () => {
    const [one, two] = await Promise.all(
      [0, 1].map(() => openStore({ kind: 'embedded', directory: ':memory:' })),
    );
    if (!one || !two) throw new Error('two stores');
    await create(one);
    await one.writeRecord('profile', 'anna', 1);
    expect(await present(one)).toEqual(sampleGame());
    expect(await two.listLive()).toEqual([]);
    expect(await two.readRecord('profile', 'anna')).toBeNull();
    expect(one.warnings).toEqual([]);
    await one.close();
    await two.close();
  });
});
