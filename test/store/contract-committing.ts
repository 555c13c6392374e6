/** The contract's first part: create and commit. */
import { describe, expect, it } from 'vitest';
import { IS_LONG_RUN } from '../sampling.ts';
import type { Given } from './place.ts';
import { DAY_MS } from './place.ts';
import { change, countOf, countUp, create, present, sampleEntry, sampleGame } from './sample-games.ts';

const WRITERS = 4;
const EACH_WRITER = IS_LONG_RUN ? 250 : 60;

export function committing(given: () => Given): void {
  describe('committing', () => {
    it('gives back exactly what was created', async () => {
      const { store } = given();
      const data = { text: 'Größe "x" \u0000 :base64:', list: [1, -2.5, null, true, []], deep: { '': {} } };
      const game = sampleGame({ data, dueAt: 1_767_000_000_123, guildId: null });
      expect(await create(store, game)).toBe('committed');
      expect(await store.loadById('duel')).toEqual(game);
      expect(await store.loadByChannel('channel-of-duel')).toEqual(game);
      expect(await store.loadById('other')).toBeNull();
      expect(await store.loadByChannel('other')).toBeNull();
    });

    it('tells the version of a game without the game', async () => {
      const { store } = given();
      const first = sampleGame();
      await create(store, first);
      expect(await store.versionOf('duel')).toBe(1);
      await change(store, first, { data: 'second' });
      expect(await store.versionOf('duel')).toBe(2);
      expect(await store.versionOf('other')).toBeNull();
      await store.deleteGame('duel');
      expect(await store.versionOf('duel')).toBeNull();
    });

    it('refuses a second game with the same id or in the same channel', async () => {
      const { store } = given();
      await create(store);
      expect(await create(store, sampleGame({ channelId: 'elsewhere', data: 'thief' }))).toBe('conflict');
      expect(await create(store, sampleGame({ id: 'second', channelId: 'channel-of-duel' }))).toBe(
        'conflict',
      );
      expect(await store.loadById('second')).toBeNull();
      expect(await store.loadByChannel('elsewhere')).toBeNull();
      expect(await store.loadById('duel')).toEqual(sampleGame());
      expect(await create(store, sampleGame({ id: 'third' }))).toBe('committed');
    });

    it('lets one of many simultaneous creators have the channel', async () => {
      const { store, another } = given();
      const stores = [store, await another(), await another()];
      const results = await Promise.all(
        stores.flatMap((one, s) =>
          [0, 1, 2].map((n) => create(one, sampleGame({ id: `g${s}${n}`, channelId: 'arena' }))),
        ),
      );
      expect(results.filter((result) => result === 'committed')).toHaveLength(1);
      expect(await store.listLive()).toHaveLength(1);
    });

    it('answers a stale commit with conflict and changes nothing', async () => {
      const { store } = given();
      const first = sampleGame();
      await create(store, first);
      await change(store, first, { data: 'winner' }, { logEntry: 'winner' });
      const stale = { logEntry: 'loser', outbox: [sampleEntry('m1')], interactionId: 'click' };
      expect(await change(store, first, { data: 'loser', userIds: ['eve'] }, stale)).toBe('conflict');
      const kept = await present(store);
      expect(kept).toEqual({ ...first, version: 2, data: 'winner' });
      expect(await store.readLog('duel')).toEqual(['winner']);
      expect(await store.readOutbox(10)).toEqual([]);
      expect(await store.listByUser('eve')).toEqual([]);
      expect(await change(store, kept, {}, { interactionId: 'click' })).toBe('committed');
    });

    it('answers a commit to an unknown game with conflict', async () => {
      const { store } = given();
      expect(await change(store, sampleGame(), {})).toBe('conflict');
      expect(await store.loadById('duel')).toBeNull();
    });

    it('takes an interaction once, whatever it is repeated for', async () => {
      const { store, another } = given();
      const first = sampleGame();
      expect(await create(store, first, { interactionId: 'start' })).toBe('committed');
      expect(await create(store, sampleGame({ id: 'twin' }), { interactionId: 'start' })).toBe('repeated');
      expect(await store.loadById('twin')).toBeNull();
      const click = { interactionId: 'click', logEntry: 'a', outbox: [sampleEntry('m1')] };
      expect(await change(store, first, { data: 'a' }, click)).toBe('committed');
      const kept = await present(await another());
      expect(await change(await another(), kept, { data: 'b' }, click)).toBe('repeated');
      expect(await change(store, first, { data: 'b' }, click)).toBe('repeated');
      expect(await present(store)).toEqual(kept);
      expect(await store.readLog('duel')).toEqual(['a']);
      expect(await store.readOutbox(10)).toHaveLength(1);
    });

    it('remembers an interaction for a day', async () => {
      const { store, clock } = given();
      await create(store, sampleGame(), { interactionId: 'click' });
      clock.advance(DAY_MS - 1);
      await store.sweep();
      expect(await change(store, sampleGame(), {}, { interactionId: 'click' })).toBe('repeated');
      clock.advance(1);
      await store.sweep();
      expect(await change(store, sampleGame(), {}, { interactionId: 'click' })).toBe('committed');
    });

    it('loses none of many increments by several writers', async () => {
      const { store, another } = given();
      await create(store, sampleGame({ data: { count: 0 } }));
      const stores = [store, await another()];
      const increments = stores.length * WRITERS * EACH_WRITER;
      await Promise.all(
        stores.flatMap((one) => Array.from({ length: WRITERS }, () => countUp(one, 'duel', EACH_WRITER))),
      );
      const game = await present(store);
      expect(countOf(game)).toBe(increments);
      expect(game.version).toBe(increments + 1);
      expect(await store.readLog('duel')).toEqual(
        Array.from({ length: increments }, (_, n) => ({ count: n + 1 })),
      );
    }, 60_000);

    it('refuses what no caller may ask', async () => {
      const { store } = given();
      const game = sampleGame();
      await create(store, game);
      const skipping = {
        game: { ...game, version: 3 },
        expectedVersion: 1,
        logEntry: null,
        outbox: [],
        interactionId: null,
      };
      await expect(store.commit(skipping)).rejects.toThrow(TypeError);
      await expect(change(store, game, {}, { outbox: [sampleEntry('x'.repeat(26))] })).rejects.toThrow(
        TypeError,
      );
      await expect(change(store, game, { data: Number.NaN })).rejects.toThrow('$ is not');
      await expect(
        change(store, game, {}, { logEntry: { when: [Number.POSITIVE_INFINITY] } }),
      ).rejects.toThrow('$.when[0]');
      expect(await present(store)).toEqual(game);
    });

    it('refuses an outbox id that is waiting already, and the whole commit with it', async () => {
      const { store } = given();
      const game = sampleGame();
      await create(store, game, { outbox: [sampleEntry('m1')] });
      const twice = {
        outbox: [sampleEntry('m2'), sampleEntry('m1')],
        interactionId: 'click',
        logEntry: 'twice',
      };
      await expect(change(store, game, { data: 'twice' }, twice)).rejects.toThrow(TypeError);
      await expect(
        change(store, game, {}, { outbox: [sampleEntry('m3'), sampleEntry('m3')] }),
      ).rejects.toThrow(TypeError);
      expect(await present(store)).toEqual(game);
      expect(await store.readLog('duel')).toEqual([]);
      expect(await store.readOutbox(10)).toEqual([sampleEntry('m1')]);
      expect(await change(store, game, {}, { interactionId: 'click' })).toBe('committed');
    });
  });
}
