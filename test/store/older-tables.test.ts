/**
 * State files with the tables of older versions of the bot, one `fixtures/tables-vN.sql` each, all with the same
 * content. A new version's is the dump (`sqlite3 throneroom.sqlite .dump`) of a file with that content.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterAll, describe, expect, it } from 'vitest';
import { openStore } from '../../src/store/index.ts';
import { change, create, present, sampleEntry, sampleGame } from './sample-games.ts';

const FIXTURES = join(import.meta.dirname, 'fixtures');
/** When they were made. */
const THEN = 1_800_000_000_000;

const root = mkdtempSync(join(tmpdir(), 'throneroom-older-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function placeWith(dump: string): string {
  const directory = mkdtempSync(join(root, 'place-'));
  const database = new Libsql(join(directory, 'throneroom.sqlite'));
  database.exec(readFileSync(join(FIXTURES, dump), 'utf8'));
  database.close();
  return directory;
}

describe('a state file with older tables', () => {
  it.each(readdirSync(FIXTURES))('(%s) is brought forward with everything in it', async (dump) => {
    const options = { kind: 'embedded', directory: placeWith(dump), now: () => THEN + 1 } as const;
    for (const times of [1, 2]) {
      const store = await openStore(options);
      const game = await present(store);
      expect(game).toEqual(sampleGame({ version: 2, dueAt: THEN + 60_000, data: { turn: 2 } }));
      expect(await store.readLog('duel')).toEqual([{ turn: 2 }]);
      expect(await store.readOutbox(10)).toEqual([sampleEntry('m1')]);
      expect(await store.loadByChannel('channel-of-over')).toMatchObject({ id: 'over', status: 'finished' });
      expect(await store.listLive()).toEqual(['duel']);
      expect(await store.idsByUser('anna', 'finished')).toEqual(['over']);
      expect(await store.listDue(THEN + 60_000, 10)).toEqual(['duel']);
      expect(await store.readRecord('profile', 'anna')).toEqual({ stops: ['damage'] });
      expect(await store.readRecord('challenge', 'c1')).toEqual({ to: 'ben' });
      expect(await store.claim('outbox:duel', 'another', 1_000)).toBe(false);
      expect(await change(store, game, {}, { interactionId: 'click' }), `opened ${times} times`).toBe(
        'repeated',
      );
      expect(await create(store, sampleGame({ id: 'thief', channelId: 'channel-of-duel' }))).toBe('conflict');
      await store.close();
    }
    const store = await openStore(options);
    expect(await change(store, await present(store), { data: { turn: 3 } }, { logEntry: { turn: 3 } })).toBe(
      'committed',
    );
    expect(await store.readLog('duel')).toEqual([{ turn: 2 }, { turn: 3 }]);
    await store.close();
  });
});
