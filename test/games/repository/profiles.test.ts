/** What is kept of a person beyond a game. */
import { describe, expect, it } from 'vitest';
import { DEFAULT_ORDERS } from '../../../src/engine/hosting.ts';
import { Profiles } from '../../../src/games/repository/profiles.ts';
import { openStore, StoreUnavailable } from '../../../src/store/index.ts';

async function opened() {
  const store = await openStore({ kind: 'embedded', directory: ':memory:' });
  const warned: string[] = [];
  const log = { info: () => {}, warn: (_: unknown, text: string) => void warned.push(text), error: () => {} };
  return { store, warned, profiles: new Profiles(store, log) };
}

describe('a profile', () => {
  it('of nobody has the usual settings', async () => {
    const { profiles } = await opened();
    expect(await profiles.stopsOf('ada')).toBeNull();
    expect(await profiles.hintsSeenBy('ada')).toEqual([]);
    expect(await profiles.callsEarly('ada')).toBe(false);
    expect(await profiles.showsRecord('ada')).toBe(true);
    expect(await profiles.showsHands('ada')).toBe(false);
    expect(await profiles.blockedBy('ada')).toEqual([]);
    expect(await profiles.rulesOf('ada')).toEqual({});
  });

  it('keeps each setting, without the others and without those of anybody else', async () => {
    const { profiles } = await opened();
    await profiles.keepStops('ada', DEFAULT_ORDERS.ask);
    await Promise.all([
      profiles.keepHints('ada', ['roll', 'main']),
      profiles.keepEarly('ada', true),
      profiles.keepRecordShown('ada', false),
      profiles.keepHandsShown('ada', true),
      profiles.keepRules('ada', { expansions: ['koth'] }),
      profiles.keepBlock('ada', 'bo', true),
    ]);
    expect(await profiles.stopsOf('ada')).toEqual(DEFAULT_ORDERS.ask);
    expect(await profiles.hintsSeenBy('ada')).toEqual(['roll', 'main']);
    expect(await profiles.callsEarly('ada')).toBe(true);
    expect(await profiles.showsRecord('ada')).toBe(false);
    expect(await profiles.showsHands('ada')).toBe(true);
    expect(await profiles.rulesOf('ada')).toEqual({ expansions: ['koth'] });
    expect(await profiles.blockedBy('ada')).toEqual(['bo']);
    await profiles.keepHints('ada', 'off');
    expect(await profiles.hintsSeenBy('ada')).toBe('off');
    expect([await profiles.stopsOf('bo'), await profiles.callsEarly('bo')]).toEqual([null, false]);
  });

  it('whose settings cannot be read counts as one without them', async () => {
    const { profiles, store } = await opened();
    await store.writeRecord('profile', 'ada', {
      stops: { nonsense: 3 },
      early: 'yes',
      hints: 7,
      blocked: 'bo',
    });
    expect([await profiles.stopsOf('ada'), await profiles.callsEarly('ada')]).toEqual([null, false]);
    expect([await profiles.hintsSeenBy('ada'), await profiles.blockedBy('ada')]).toEqual([[], []]);
  });

  it('gives the default stops where the store does not answer, and passes other errors on', async () => {
    const { profiles, store, warned } = await opened();
    store.readRecord = () => Promise.reject(new StoreUnavailable('away'));
    expect([await profiles.stopsOrUsual('ada'), await profiles.callsEarly('ada')]).toEqual([null, false]);
    expect(warned).toHaveLength(1);
    await expect(profiles.stopsOf('ada')).rejects.toThrow(StoreUnavailable);
    store.readRecord = () => Promise.reject(new TypeError('a fault'));
    await expect(profiles.stopsOrUsual('ada')).rejects.toThrow(TypeError);
    await expect(profiles.callsEarly('ada')).rejects.toThrow(TypeError);
  });

  it('is changed again after a change that failed', async () => {
    const { profiles, store } = await opened();
    const write = store.writeRecord.bind(store);
    store.writeRecord = () => Promise.reject(new StoreUnavailable('full'));
    const failed = profiles.keepEarly('ada', true);
    const after = profiles.keepHandsShown('ada', true).catch(() => 'failed');
    await expect(failed).rejects.toThrow('full');
    expect(await after).toBe('failed');
    store.writeRecord = write;
    await profiles.keepHandsShown('ada', true);
    expect([await profiles.callsEarly('ada'), await profiles.showsHands('ada')]).toEqual([false, true]);
  });
});

describe('blocked people', () => {
  it('are listed once, in order, until they are unblocked', async () => {
    const { profiles } = await opened();
    for (const id of ['bo', 'cy', 'bo']) expect(await profiles.keepBlock('ada', id, true)).toBe(true);
    expect(await profiles.blockedBy('ada')).toEqual(['cy', 'bo']);
    expect(await profiles.keepBlock('ada', 'cy', false)).toBe(true);
    expect(await profiles.blockedBy('ada')).toEqual(['bo']);
  });

  it('call nobody who blocked them, and others as before', async () => {
    const { profiles } = await opened();
    await profiles.keepBlock('ada', 'bo', true);
    await profiles.keepBlock('cy', 'bo', true);
    expect(await profiles.whoBlocked('bo', ['ada', 'di', 'cy'])).toEqual(['ada', 'cy']);
    expect(await profiles.whoBlocked('di', ['ada', 'cy'])).toEqual([]);
  });

  it('are 500 at most, and each of them can be blocked again or unblocked', async () => {
    const { profiles, store } = await opened();
    const many = Array.from({ length: 499 }, (_, at) => `p${at}`);
    await store.writeRecord('profile', 'ada', { blocked: many });
    expect(await profiles.keepBlock('ada', 'bo', true)).toBe(true);
    expect(await profiles.keepBlock('ada', 'cy', true)).toBe(false);
    expect(await profiles.blockedBy('ada')).toEqual([...many, 'bo']);
    expect(await profiles.keepBlock('ada', 'p3', true)).toBe(true);
    expect((await profiles.blockedBy('ada')).length).toBe(500);
    expect(await profiles.keepBlock('ada', 'p3', false)).toBe(true);
    expect(await profiles.keepBlock('ada', 'cy', true)).toBe(true);
  });
});
