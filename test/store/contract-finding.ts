/** The contract's part about what is found: games of channels and people, clocks, the outbox. */
import { describe, expect, it } from 'vitest';
import { DAY_MS, type Given } from './place.ts';
import { change, create, present, sampleEntry, sampleGame } from './sample-games.ts';

export function finding(given: () => Given): void {
  describe('channels', () => {
    it('are free when the game is finished, and show it until another starts', async () => {
      const { store } = given();
      const first = sampleGame({ id: 'first', channelId: 'arena' });
      await create(store, first);
      await change(store, first, { status: 'finished' });
      expect((await store.loadByChannel('arena'))?.id).toBe('first');
      expect(await create(store, sampleGame({ id: 'second', channelId: 'arena' }))).toBe('committed');
      expect((await store.loadByChannel('arena'))?.id).toBe('second');
      const finished = await present(store, 'first');
      expect(await change(store, finished, { data: 'a late note' })).toBe('committed');
      expect((await store.loadByChannel('arena'))?.id).toBe('second');
    });

    it('do not take a revived game while another is live', async () => {
      const { store } = given();
      const first = sampleGame({ id: 'first', channelId: 'arena' });
      const second = sampleGame({ id: 'second', channelId: 'arena' });
      await create(store, first);
      await change(store, first, { status: 'finished' });
      await create(store, second);
      const finished = await present(store, 'first');
      expect(await change(store, finished, { status: 'live' })).toBe('conflict');
      await change(store, second, { status: 'finished' });
      expect(await change(store, finished, { status: 'live' })).toBe('committed');
      expect((await store.loadByChannel('arena'))?.id).toBe('first');
      expect(await store.listLive()).toEqual(['first']);
    });

    it('can be left for a free one, not for a taken one', async () => {
      const { store } = given();
      const game = sampleGame({ channelId: 'old' });
      await create(store, game);
      await create(store, sampleGame({ id: 'other', channelId: 'taken' }));
      expect(await change(store, game, { channelId: 'taken' })).toBe('conflict');
      expect(await change(store, game, { channelId: 'new' })).toBe('committed');
      expect(await store.loadByChannel('old')).toBeNull();
      expect((await store.loadByChannel('new'))?.id).toBe('duel');
      expect(await create(store, sampleGame({ id: 'heir', channelId: 'old' }))).toBe('committed');
    });
  });

  describe('lists', () => {
    it('tell the finished games that are still kept, in the order of their ends', async () => {
      const { store, clock } = given();
      for (const id of ['long', 'short', 'live']) await create(store, sampleGame({ id, channelId: id }));
      expect(await store.listFinished()).toEqual([]);
      for (const id of ['short', 'long']) {
        await change(store, sampleGame({ id, channelId: id }), { status: 'finished' });
        clock.advance(DAY_MS);
      }
      expect(await store.listFinished()).toEqual(['short', 'long']);
      clock.advance(88.5 * DAY_MS);
      expect(await store.listFinished()).toEqual(['long']);
    });

    it('tell the games of a person, the most recently changed first', async () => {
      const { store } = given();
      const [one, two, three] = ['one', 'two', 'three'].map((id) => sampleGame({ id }));
      if (!one || !two || !three) throw new Error('three games');
      for (const game of [one, two, three]) await create(store, game);
      await create(store, sampleGame({ id: 'foreign', userIds: ['cleo'] }));
      await change(store, one, {});
      const idsOf = async (person: string, status?: 'live' | 'finished') =>
        (await store.listByUser(person, status)).map((game) => game.id);
      expect(await idsOf('anna')).toEqual(['one', 'three', 'two']);
      await change(store, two, { userIds: ['ben', 'cleo'] });
      expect(await idsOf('anna')).toEqual(['one', 'three']);
      expect(await idsOf('cleo')).toEqual(['two', 'foreign']);
      await change(store, three, { status: 'finished' });
      expect(await idsOf('anna')).toEqual(['one']);
      expect(await idsOf('anna', 'finished')).toEqual(['three']);
      expect(await idsOf('nobody')).toEqual([]);
    });

    it('tell the live games, the oldest first', async () => {
      const { store } = given();
      for (const id of ['c', 'a', 'b']) await create(store, sampleGame({ id }));
      await change(store, sampleGame({ id: 'c' }), {});
      await change(store, sampleGame({ id: 'a' }), { status: 'finished' });
      expect(await store.listLive()).toEqual(['c', 'b']);
    });

    it('are counted: the live games, and the messages that wait', async () => {
      const { store } = given();
      expect(await store.count()).toEqual({ live: 0, outbox: 0 });
      await create(store, sampleGame({ id: 'a' }), {
        outbox: [sampleEntry('1', 'a'), sampleEntry('2', 'a')],
      });
      await create(store, sampleGame({ id: 'b' }), { outbox: [sampleEntry('3', 'b')] });
      await change(store, sampleGame({ id: 'b' }), { status: 'finished' });
      expect(await store.count()).toEqual({ live: 1, outbox: 3 });
      await store.settleOutbox(['1'], 'a');
      await store.settleOutbox(['3'], 'b');
      expect(await store.count()).toEqual({ live: 1, outbox: 1 });
    });

    it('tell the live games that are due, the earliest first', async () => {
      const { store } = given();
      const due = { late: 3_000, early: 1_000, middle: 2_000, future: 5_000, over: 500 };
      for (const [id, dueAt] of Object.entries(due)) await create(store, sampleGame({ id, dueAt }));
      await create(store, sampleGame({ id: 'unhurried' }));
      await change(store, sampleGame({ id: 'over', dueAt: 500 }), { status: 'finished' });
      expect(await store.listDue(999, 10)).toEqual([]);
      expect(await store.listDue(3_000, 10)).toEqual(['early', 'middle', 'late']);
      expect(await store.listDue(9_000, 2)).toEqual(['early', 'middle']);
      await change(store, sampleGame({ id: 'early' }), { dueAt: null });
      await change(store, sampleGame({ id: 'middle' }), { dueAt: 4_000 });
      expect(await store.listDue(9_000, 10)).toEqual(['late', 'middle', 'future']);
    });
  });

  describe('the outbox', () => {
    it('holds the messages in the order of their commits until they are settled', async () => {
      const { store } = given();
      const duel = sampleGame();
      const koth = sampleGame({ id: 'koth' });
      await create(store, duel, { outbox: [sampleEntry('z'), sampleEntry('a')] });
      await create(store, koth, { outbox: [sampleEntry('m', 'koth')] });
      await change(store, duel, {}, { outbox: [sampleEntry('b')] });
      expect(await store.unsentOf('duel', 2)).toEqual({
        version: 2,
        entries: [sampleEntry('z'), sampleEntry('a')],
      });
      expect(await store.unsentOf('nowhere', 2)).toEqual({ version: null, entries: [] });
      const idsOf = async (limit: number, gameId?: string) =>
        (await store.readOutbox(limit, gameId)).map((entry) => entry.id);
      expect(await store.readOutbox(1)).toEqual([sampleEntry('z')]);
      expect(await idsOf(10)).toEqual(['z', 'a', 'm', 'b']);
      expect(await idsOf(3)).toEqual(['z', 'a', 'm']);
      expect(await idsOf(10, 'duel')).toEqual(['z', 'a', 'b']);
      expect(await idsOf(1, 'koth')).toEqual(['m']);
      expect(await idsOf(10, 'nowhere')).toEqual([]);
      await store.settleOutbox(['a', 'unknown'], 'duel');
      await store.settleOutbox(['m'], 'koth');
      await store.settleOutbox(['a'], 'duel');
      await store.settleOutbox([], 'duel');
      expect(await idsOf(10)).toEqual(['z', 'b']);
      expect(await idsOf(10, 'koth')).toEqual([]);
    });
  });

  describe('the games with messages to send', () => {
    it('are all found, however many messages others have waiting', async () => {
      const { store } = given();
      const many = Array.from({ length: 1_100 }, (_, n) => sampleEntry(`entry-${n}`));
      await store.create({
        game: sampleGame({ id: 'duel' }),
        logEntry: null,
        outbox: many,
        interactionId: null,
      });
      const other = { ...sampleEntry('other'), gameId: 'koth' };
      const game = sampleGame({ id: 'koth', channelId: 'another channel' });
      await store.create({ game, logEntry: null, outbox: [other], interactionId: null });
      expect(await store.listUnsent()).toEqual(['duel', 'koth']);
      await store.settleOutbox(
        many.map(({ id }) => id),
        'duel',
      );
      expect(await store.listUnsent()).toEqual(['koth']);
    });
  });
}
