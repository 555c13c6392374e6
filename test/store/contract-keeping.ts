/** The contract's third part: how long things are kept, records, damage. */
import { describe, expect, it } from 'vitest';
import { StoreUnavailable, UnreadableGame } from '../../src/store/index.ts';
import type { Given } from './place.ts';
import { DAY_MS } from './place.ts';
import { change, create, present, sampleEntry, sampleGame } from './sample-games.ts';

async function createFinished(given: Given): Promise<void> {
  await create(given.store);
  const extras = { logEntry: 'the end', outbox: [sampleEntry('m1')] };
  await change(given.store, sampleGame(), { status: 'finished', dueAt: 5 }, extras);
}

async function expectNothingKept({ store }: Given): Promise<void> {
  expect(await store.loadById('duel')).toBeNull();
  expect(await store.loadByChannel('channel-of-duel')).toBeNull();
  expect(await store.readLog('duel')).toEqual([]);
  expect(await store.listByUser('anna', 'finished')).toEqual([]);
}

export function keeping(given: () => Given): void {
  describe('time', () => {
    it('takes a finished game away after 90 days, with all that hangs on it', async () => {
      const { store, clock } = given();
      await createFinished(given());
      clock.advance(90 * DAY_MS - 1);
      expect(await store.sweep()).toBe(0);
      expect((await present(store)).status).toBe('finished');
      expect(await store.readLog('duel')).toEqual(['the end']);
      expect(await store.readOutbox(10)).toHaveLength(1);
      clock.advance(1);
      await expectNothingKept(given());
      expect(await store.sweep()).toBe(1);
      await expectNothingKept(given());
      expect(await store.readOutbox(10)).toEqual([]);
      expect(await store.readOutbox(10, 'duel')).toEqual([]);
      expect(await store.sweep()).toBe(0);
    });

    it('takes a whole new log in place of the old one', async () => {
      const { store } = given();
      await create(store, sampleGame(), { logEntry: 'start' });
      const extras = { logInstead: ['one', { two: 2 }], logEntry: 'three', outbox: [sampleEntry('m1')] };
      expect(await change(store, sampleGame(), {}, extras)).toBe('committed');
      expect(await store.readLog('duel')).toEqual(['one', { two: 2 }, 'three']);
      expect(await store.readOutbox(10)).toEqual([sampleEntry('m1')]);
      await change(store, await present(store), {}, { logInstead: [] });
      expect(await store.readLog('duel')).toEqual([]);
    });

    it('takes away as many as have expired', async () => {
      const { store, clock } = given();
      for (let n = 0; n < 130; n += 1) await create(store, sampleGame({ id: `g${n}`, status: 'finished' }));
      clock.advance(91 * DAY_MS);
      expect(await store.sweep()).toBe(130);
    });

    it('counts from the end, whatever is changed afterwards', async () => {
      const { store, clock } = given();
      await createFinished(given());
      clock.advance(60 * DAY_MS);
      const extras = { logInstead: ['without a name'] };
      await change(store, await present(store), { userIds: ['ben'] }, extras);
      clock.advance(30 * DAY_MS - 1);
      expect(await store.sweep()).toBe(0);
      expect(await store.readLog('duel')).toEqual(['without a name']);
      expect(await store.idsByUser('ben', 'finished')).toEqual(['duel']);
      clock.advance(1);
      await expectNothingKept(given());
      expect(await store.idsByUser('ben', 'finished')).toEqual([]);
      expect(await store.sweep()).toBe(1);
    });

    it('does not count for a revived game, and counts anew from its next end', async () => {
      const { store, clock } = given();
      await createFinished(given());
      clock.advance(60 * DAY_MS);
      await change(store, await present(store), { status: 'live' });
      clock.advance(400 * DAY_MS);
      expect(await store.sweep()).toBe(0);
      expect((await store.loadByChannel('channel-of-duel'))?.status).toBe('live');
      expect(await store.readLog('duel')).toEqual(['the end']);
      await change(store, await present(store), { status: 'finished' });
      clock.advance(90 * DAY_MS - 1);
      expect(await store.sweep()).toBe(0);
      clock.advance(1);
      expect(await store.sweep()).toBe(1);
    });

    it('frees the id of an expired game before any sweep', async () => {
      const { store, clock } = given();
      await createFinished(given());
      clock.advance(90 * DAY_MS);
      const fresh = sampleGame({ userIds: ['cleo'], channelId: 'elsewhere' });
      expect(await change(store, { ...fresh, version: 2 }, {})).toBe('conflict');
      expect(await create(store, fresh)).toBe('committed');
      expect(await store.readLog('duel')).toEqual([]);
      expect(await store.loadByChannel('channel-of-duel')).toBeNull();
      expect(await store.listByUser('anna')).toEqual([]);
      expect(await store.sweep()).toBe(0);
    });

    it('never takes a live game', async () => {
      const { store, clock } = given();
      await create(store, sampleGame({ dueAt: 5 }), { logEntry: 'start', outbox: [sampleEntry('m1')] });
      clock.advance(20 * 365 * DAY_MS);
      expect(await store.sweep()).toBe(0);
      expect(await present(store)).toEqual(sampleGame({ dueAt: 5 }));
      expect(await store.readLog('duel')).toEqual(['start']);
      expect(await store.readOutbox(10)).toHaveLength(1);
      expect(await store.listByUser('anna')).toHaveLength(1);
    });
  });

  describe('deletion', () => {
    it('removes a game, live or finished, with all that hangs on it', async () => {
      const { store } = given();
      const neighbour = sampleGame({ id: 'neighbour' });
      await create(store, neighbour, { outbox: [sampleEntry('n1', 'neighbour')] });
      await createFinished(given());
      await store.deleteGame('duel');
      await store.deleteGame('unknown');
      await expectNothingKept(given());
      await create(store, sampleGame({ dueAt: 5 }));
      await store.deleteGame('duel');
      expect(await store.listDue(10, 10)).toEqual([]);
      expect(await store.listLive()).toEqual(['neighbour']);
      expect(await store.readOutbox(10)).toEqual([sampleEntry('n1', 'neighbour')]);
      expect(await create(store)).toBe('committed');
    });
  });

  describe('records', () => {
    it('are written, read, replaced and deleted by kind and id', async () => {
      const { store, another } = given();
      const value = { name: 'Anna', stops: ['attacked'], nothing: null, odd: ':base64:Z' };
      await store.writeRecord('profile', 'anna', value);
      await store.writeRecord('settings', 'anna', [1]);
      expect(await (await another()).readRecord('profile', 'anna')).toEqual(value);
      expect(await store.readRecord('settings', 'anna')).toEqual([1]);
      expect(await store.readRecord('bot', 'anna')).toBeNull();
      await store.writeRecord('profile', 'anna', 'new');
      expect(await store.readRecord('profile', 'anna')).toBe('new');
      await store.deleteRecord('profile', 'anna');
      await store.deleteRecord('profile', 'nobody');
      expect(await store.readRecord('profile', 'anna')).toBeNull();
      expect(await store.readRecord('settings', 'anna')).toEqual([1]);
    });

    it('are plain JSON or refused', async () => {
      const { store } = given();
      await expect(store.writeRecord('profile', 'anna', { rate: Number.NaN })).rejects.toThrow('$.rate');
      expect(await store.readRecord('profile', 'anna')).toBeNull();
    });
  });

  describe('damage to one game', () => {
    it('is named, tells no secret, and leaves the others alone', async () => {
      const { store, place, problems } = given();
      await create(store, sampleGame({ data: { hand: ['secret-card'] }, dueAt: 5 }));
      const sound = sampleGame({ id: 'sound' });
      await create(store, sound);
      await place.spoil('duel');
      const failure = await store.loadById('duel').then(
        () => null,
        (error: unknown) => error,
      );
      expect(failure).toBeInstanceOf(UnreadableGame);
      expect(failure).toMatchObject({ gameId: 'duel', message: expect.stringContaining('duel') });
      expect(String(failure)).not.toContain('secret');
      await expect(store.loadByChannel('channel-of-duel')).rejects.toThrow(UnreadableGame);
      expect(await store.listByUser('anna')).toEqual([sound]);
      expect(problems).toEqual([expect.objectContaining({ gameId: 'duel' })]);
      expect(await change(store, sound, {})).toBe('committed');
      expect((await store.idsByUser('anna', 'live')).toSorted()).toEqual(['duel', 'sound']);
      expect(await store.idsByUser('anna', 'finished')).toEqual([]);
      await store.setAside('duel');
      expect(await store.listDue(10, 10)).toEqual([]);
      expect(await store.listLive()).toContain('duel');
      await store.deleteGame('duel');
      expect(await store.loadById('duel')).toBeNull();
    });
  });

  describe('closing', () => {
    it('keeps everything for the next one who opens, and ends this one', async () => {
      const { store, another } = given();
      await create(store);
      await store.ping();
      await store.close();
      await store.close();
      await expect(store.ping()).rejects.toThrow(StoreUnavailable);
      await expect(change(store, sampleGame(), {})).rejects.toThrow(StoreUnavailable);
      await expect(store.writeRecord('profile', 'anna', 1)).rejects.toThrow(StoreUnavailable);
      const next = await another();
      expect(await present(next)).toEqual(sampleGame());
      expect(await next.readRecord('profile', 'anna')).toBeNull();
    });
  });
}
