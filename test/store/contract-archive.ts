/** The contract's part about the archive: what stays of finished games. */
import { describe, expect, it } from 'vitest';
import type { ArchiveEntry } from '../../src/store/index.ts';
import type { Given } from './place.ts';
import { DAY_MS } from './place.ts';
import { change, create, sampleGame } from './sample-games.ts';

function entryOf(gameId: string, changes: Partial<ArchiveEntry> = {}): ArchiveEntry {
  return {
    gameId,
    guildId: 'guild',
    userIds: ['anna', 'ben'],
    summary: { game: gameId },
    body: `everything of ${gameId}`,
    ...changes,
  };
}

async function end({ store }: Given, id: string, changes: Partial<ArchiveEntry> = {}) {
  const game = sampleGame({ id });
  await create(store, game);
  return change(store, game, { status: 'finished' }, { archive: entryOf(id, changes) });
}

const idsOf = (games: readonly { readonly gameId: string }[]) => games.map(({ gameId }) => gameId);

export function archiving(given: () => Given): void {
  describe('the archive', () => {
    it('has nothing of a game that still runs', async () => {
      const { store } = given();
      await create(store);
      expect(await store.readArchived('duel')).toBeNull();
      expect(await store.listArchive('all', 0, 10)).toEqual([]);
    });

    it('is written by the commit that ends the game, or not at all', async () => {
      const { store } = given();
      const game = sampleGame();
      await create(store, game);
      const stale = { ...game, version: 7 };
      expect(await change(store, stale, { status: 'finished' }, { archive: entryOf('duel') })).toBe(
        'conflict',
      );
      expect(await store.readArchived('duel')).toBeNull();
      expect(await change(store, game, { status: 'finished' }, { archive: entryOf('duel') })).toBe(
        'committed',
      );
      expect(await store.readArchived('duel')).toEqual({ order: 1, ...entryOf('duel') });
    });

    it('refuses the entry of another game', async () => {
      const { store } = given();
      await create(store);
      const archive = entryOf('other');
      await expect(change(store, sampleGame(), { status: 'finished' }, { archive })).rejects.toThrow(
        TypeError,
      );
    });

    it('lists by person, by server and all, in the order of ends, in portions', async () => {
      const { store } = given();
      await end(given(), 'first');
      await end(given(), 'second', { userIds: ['ben'], guildId: 'elsewhere' });
      await end(given(), 'third', { userIds: ['anna'], guildId: null });
      expect(idsOf(await store.listArchive('all', 0, 10))).toEqual(['first', 'second', 'third']);
      expect(idsOf(await store.listArchive({ userId: 'anna' }, 0, 10))).toEqual(['first', 'third']);
      expect(idsOf(await store.listArchive({ userId: 'ben' }, 0, 10))).toEqual(['first', 'second']);
      expect(idsOf(await store.listArchive({ guildId: 'guild' }, 0, 10))).toEqual(['first']);
      expect(await store.listArchive({ userId: 'nobody' }, 0, 10)).toEqual([]);
      const [portion] = await store.listArchive('all', 0, 1);
      expect(portion).toEqual({ order: 1, gameId: 'first', summary: { game: 'first' } });
      expect(idsOf(await store.listArchive('all', portion?.order ?? 0, 10))).toEqual(['second', 'third']);
    });

    it('keeps the place of an entry that is replaced, and takes people out of their lists', async () => {
      const { store } = given();
      await end(given(), 'first');
      await end(given(), 'second');
      const without = entryOf('first', { userIds: ['ben'], guildId: 'moved', summary: { seats: 2 } });
      expect(await store.replaceArchived(without)).toBe(true);
      expect(await store.readArchived('first')).toEqual({ order: 1, ...without });
      expect(idsOf(await store.listArchive({ userId: 'anna' }, 0, 10))).toEqual(['second']);
      expect(idsOf(await store.listArchive({ guildId: 'guild' }, 0, 10))).toEqual(['second']);
      expect(idsOf(await store.listArchive({ guildId: 'moved' }, 0, 10))).toEqual(['first']);
      expect(idsOf(await store.listArchive('all', 0, 10))).toEqual(['first', 'second']);
    });

    it('replaces nothing that is not there', async () => {
      const { store } = given();
      expect(await store.replaceArchived(entryOf('never'))).toBe(false);
      expect(await store.readArchived('never')).toBeNull();
    });

    it('stays when the game expires or is deleted', async () => {
      const { store, clock } = given();
      await end(given(), 'old');
      await end(given(), 'gone');
      await store.deleteGame('gone');
      clock.advance(91 * DAY_MS);
      await store.sweep();
      expect(await store.loadById('old')).toBeNull();
      expect(idsOf(await store.listArchive('all', 0, 10))).toEqual(['old', 'gone']);
    });

    it('is seen by another connection', async () => {
      await end(given(), 'shared');
      const other = await given().another();
      expect(idsOf(await other.listArchive('all', 0, 10))).toEqual(['shared']);
    });
  });
}
