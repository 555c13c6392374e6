/** The contract's part about claims: who alone may send the messages of a game. */
import { describe, expect, it } from 'vitest';
import type { Given } from './place.ts';
import { change, create, sampleEntry, sampleGame } from './sample-games.ts';

export function claiming(given: () => Given): void {
  describe('claims', () => {
    it('are held by one at a time, renewed by the holder, and end by release or time', async () => {
      const { store, another, clock, place } = given();
      const other = await another();
      expect(await store.claim('drain', 'me', 60_000)).toBe(true);
      expect(await other.claim('drain', 'you', 60_000)).toBe(false);
      expect(await other.claim('sweep', 'you', 60_000)).toBe(true);
      expect(await store.claim('drain', 'me', 60_000)).toBe(true);
      await other.release('drain', 'you');
      expect(await other.claim('drain', 'you', 60_000)).toBe(false);
      await store.release('drain', 'me');
      expect(await other.claim('drain', 'you', 50)).toBe(true);
      await place.pass(clock, 60);
      expect(await store.claim('drain', 'me', 60_000)).toBe(true);
    });

    it('say beside it which game the channel shows, in which version', async () => {
      const { store, another } = given();
      const game = sampleGame();
      const other = await another();
      expect(await store.claimAndRead('press', 'me', 60_000, game.channelId)).toEqual({
        claimed: true,
        game: null,
      });
      await create(store, game);
      await change(store, game, {});
      const now = { id: game.id, version: 2 };
      expect(await other.claimAndRead('press', 'you', 60_000, game.channelId)).toEqual({
        claimed: false,
        game: now,
      });
      expect(await store.claimAndRead('press', 'me', 60_000, game.channelId)).toEqual({
        claimed: true,
        game: now,
      });
      expect(await other.claim('press', 'you', 60_000)).toBe(false);
    });

    it('come with what is unsent of a game, and end with its last message', async () => {
      const { store, another } = given();
      const other = await another();
      const [own, others] = [
        { name: 'outbox:duel', holder: 'me' },
        { name: 'outbox:duel', holder: 'you' },
      ];
      expect(await store.claimUnsent(own, 60_000, 'duel', 10)).toBe('empty');
      const game = sampleGame();
      await create(store, game, { outbox: [sampleEntry('a'), sampleEntry('b'), sampleEntry('c')] });
      // An empty outbox was not claimed.
      const both = { version: 1, entries: [sampleEntry('a'), sampleEntry('b')] };
      expect(await other.claimUnsent(others, 60_000, 'duel', 2)).toEqual(both);
      expect(await store.claimUnsent(own, 60_000, 'duel', 10)).toBe('taken');
      expect(await other.claimUnsent(others, 60_000, 'duel', 2)).toEqual(both);
      await change(store, game, {});
      expect(await other.settleAndRead(['a', 'unknown'], others, 'duel', 1)).toEqual({
        version: 2,
        entries: [sampleEntry('b')],
      });
      expect(await store.claim(own.name, own.holder, 60_000)).toBe(false);
      expect(await other.settleAndRead(['b', 'c'], others, 'duel', 10)).toBe('empty');
      expect(await store.claim(own.name, own.holder, 60_000)).toBe(true);
      // Who has lost the name does not release it.
      expect(await other.settleAndRead([], others, 'duel', 10)).toBe('empty');
      expect(await other.claim(others.name, others.holder, 60_000)).toBe(false);
    });

    it('may be taken by a commit, whose messages are then read once and settled as ever', async () => {
      const { store, another } = given();
      const other = await another();
      const own = { name: 'outbox:duel', holder: 'me' };
      const others = { name: 'outbox:duel', holder: 'you' };
      const claim = { ...own, ttlMs: 90_000 };
      const game = sampleGame();
      await create(store, game, { outbox: [sampleEntry('a'), sampleEntry('b')], claim });
      const both = { version: 1, entries: [sampleEntry('a'), sampleEntry('b')] };
      expect(await store.claimUnsent(own, 60_000, 'duel', 10)).toEqual(both);
      expect(await other.claimUnsent(others, 60_000, 'duel', 10)).toBe('taken');
      // What comes while messages are sent goes out after them, and nothing twice.
      await change(store, game, {}, { outbox: [sampleEntry('c')], claim });
      expect(await store.settleAndRead(['a', 'b'], own, 'duel', 10)).toEqual({
        version: 2,
        entries: [sampleEntry('c')],
      });
      expect(await store.settleAndRead(['c'], own, 'duel', 10)).toBe('empty');
      expect(await store.claimUnsent(own, 60_000, 'duel', 10)).toBe('empty');
      expect(await store.readOutbox(10)).toEqual([]);
      // A commit without messages claims nothing.
      await change(store, { ...game, version: 2 }, {}, { claim });
      expect(await other.claim(others.name, others.holder, 60_000)).toBe(true);
    });

    it('that others have are not taken by a commit', async () => {
      const { store, another } = given();
      const other = await another();
      const others = { name: 'outbox:duel', holder: 'you' };
      const claim = { name: 'outbox:duel', holder: 'me', ttlMs: 90_000 };
      const game = sampleGame();
      await create(store, game, { outbox: [sampleEntry('a')] });
      expect(await other.claimUnsent(others, 60_000, 'duel', 10)).toMatchObject({ version: 1 });
      await change(store, game, {}, { outbox: [sampleEntry('b')], claim });
      expect(await store.claimUnsent(claim, 60_000, 'duel', 10)).toBe('taken');
      // What waited before a commit is sent with it, and first.
      await other.release(others.name, others.holder);
      await change(store, { ...game, version: 2 }, {}, { outbox: [sampleEntry('c')], claim });
      expect(await store.claimUnsent(claim, 60_000, 'duel', 10)).toEqual({
        version: 3,
        entries: [sampleEntry('a'), sampleEntry('b'), sampleEntry('c')],
      });
    });

    it('of a commit that have gone to another are asked for anew', async () => {
      const { store, another } = given();
      const other = await another();
      const others = { name: 'outbox:duel', holder: 'you' };
      const claim = { name: 'outbox:duel', holder: 'me', ttlMs: 61_000 };
      await create(store, sampleGame(), { outbox: [sampleEntry('a')], claim });
      await store.release(claim.name, claim.holder);
      expect(await other.claimUnsent(others, 60_000, 'duel', 10)).toMatchObject({ version: 1 });
      expect(await store.claimUnsent(claim, 60_000, 'duel', 10)).toBe('taken');
      expect(await other.settleAndRead(['a'], others, 'duel', 10)).toBe('empty');
      expect(await store.claimUnsent(claim, 60_000, 'duel', 10)).toBe('empty');
    });

    it('go to one of many who ask at once', async () => {
      const { store, another } = given();
      const stores = [store, await another(), await another()];
      const won = await Promise.all(stores.map((one, n) => one.claim('drain', `holder ${n}`, 60_000)));
      expect(won.filter(Boolean)).toHaveLength(1);
    });
  });
}
