import { describe, expect, it, vi } from 'vitest';
import { lobbyCustomId, readLobbyId } from '../../../src/commands/lobby/lobby-id.ts';
import { CLAIM_MS } from '../../../src/games/concurrency/renewed-claim.ts';
import { Lobbies } from '../../../src/games/lobby/lobbies.ts';
import { type Json, openStore, type RecordKind, StoreUnavailable } from '../../../src/store/index.ts';
import { TestClock } from '../../store/place.ts';
import { challengeOf } from './sample-lobby.ts';

const log = {
  error(_: unknown, message: string) {
    throw new Error(message);
  },
};

const open = async () => {
  const store = await openStore({ kind: 'embedded', directory: ':memory:' });
  return { store, lobbies: new Lobbies(store, log) };
};

/** Closes what is due; answers what was closed. */
async function closed(lobbies: Lobbies, now: number): Promise<string[]> {
  const done: string[] = [];
  await lobbies.expire(now, async ({ id }, messageId) => {
    done.push(`${id} on ${messageId}`);
    return true;
  });
  return done;
}

describe('open records', () => {
  it('are kept until they are taken, by one taker', async () => {
    const { store, lobbies } = await open();
    await lobbies.add(challengeOf('aaaaaaaaaaaa'));
    const other = new Lobbies(store, log);
    const taken = await Promise.all([lobbies, other, lobbies].map((one) => one.take('aaaaaaaaaaaa')));
    expect(taken.filter((one) => one !== null)).toHaveLength(1);
    for (const one of [lobbies, other]) await one.settle('aaaaaaaaaaaa');
    expect(await lobbies.find('aaaaaaaaaaaa')).toBeNull();
    await lobbies.noteMessage('aaaaaaaaaaaa', '99');
    expect(await closed(lobbies, 1_000)).toEqual([]);
    await store.close();
  });

  it('can be given back and taken again', async () => {
    const { store, lobbies } = await open();
    await lobbies.add(challengeOf('aaaaaaaaaaaa'));
    const taken = await lobbies.take('aaaaaaaaaaaa');
    if (taken === null) throw new Error('It was not taken.');
    await lobbies.giveBack(taken.id);
    expect(await lobbies.take('aaaaaaaaaaaa')).toEqual(taken);
    await store.close();
  });

  it('can be taken again when the taker died, and not before', async () => {
    // Dead: it gives no sign of life.
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const clock = new TestClock();
    const store = await openStore({ kind: 'embedded', directory: ':memory:', now: clock.now });
    const lobbies = new Lobbies(store, log);
    await lobbies.add(challengeOf('aaaaaaaaaaaa'));
    expect(await lobbies.take('aaaaaaaaaaaa')).not.toBeNull();
    clock.advance(CLAIM_MS - 1);
    expect(await new Lobbies(store, log).take('aaaaaaaaaaaa')).toBeNull();
    clock.advance(1);
    expect(await new Lobbies(store, log).take('aaaaaaaaaaaa')).not.toBeNull();
    vi.useRealTimers();
    await store.close();
  });

  it('are closed when their time is over, and only then, with the message they stand on', async () => {
    const { store, lobbies } = await open();
    await lobbies.add(challengeOf('aaaaaaaaaaaa'));
    await lobbies.noteMessage('aaaaaaaaaaaa', '99');
    await lobbies.add(challengeOf('bbbbbbbbbbbb', { expiresAt: 2_000 }));
    expect(await closed(lobbies, 999)).toEqual([]);
    expect(await closed(lobbies, 1_000)).toEqual(['aaaaaaaaaaaa on 99']);
    expect(await closed(lobbies, 1_000)).toEqual([]);
    expect(await lobbies.find('bbbbbbbbbbbb')).not.toBeNull();
    await store.close();
  });

  it('are closed once, however many processes look, and again by another when one died or failed', async () => {
    const clock = new TestClock();
    const store = await openStore({ kind: 'embedded', directory: ':memory:', now: clock.now });
    const lobbies = new Lobbies(store, log);
    await lobbies.add(challengeOf('aaaaaaaaaaaa'));
    const refusing = async () => false;
    await lobbies.expire(1_000, refusing);
    const dying = new Promise<boolean>(() => undefined);
    void new Lobbies(store, log).expire(1_000, () => dying);
    await expect.poll(() => lobbies.take('aaaaaaaaaaaa')).toBeNull();
    expect(await closed(lobbies, 1_000)).toEqual([]);
    clock.advance(15_000);
    const all = [lobbies, new Lobbies(store, log), new Lobbies(store, log)];
    expect((await Promise.all(all.map((one) => closed(one, 1_000)))).flat()).toEqual([
      'aaaaaaaaaaaa on null',
    ]);
    await store.close();
  });

  it('are all listed when many come at once, to several processes', async () => {
    const { store, lobbies } = await open();
    const all = [lobbies, new Lobbies(store, log), new Lobbies(store, log)];
    const ids = Array.from({ length: 20 }, (_, at) => `aaaaaaaaaa${String(at).padStart(2, '0')}`);
    await Promise.all(ids.map((id, at) => all[at % 3]?.add(challengeOf(id))));
    expect((await closed(lobbies, 1_000)).sort()).toEqual(ids.map((id) => `${id} on null`));
    await store.close();
  });

  it('whose list names one that was never kept lose that entry', async () => {
    const { store, lobbies } = await open();
    await lobbies.add(challengeOf('aaaaaaaaaaaa'));
    await store.deleteRecord('lobby', 'aaaaaaaaaaaa');
    expect(await closed(lobbies, 1_000)).toEqual([]);
    expect(await store.readRecord('lobby', 'open')).toEqual([]);
    await store.close();
  });

  it('go when one of the two wants to be forgotten', async () => {
    const { store, lobbies } = await open();
    await lobbies.add(challengeOf('aaaaaaaaaaaa'));
    await lobbies.add(challengeOf('bbbbbbbbbbbb', { host: { id: '12', name: 'Cleo' } }));
    await lobbies.add(
      challengeOf('cccccccccccc', {
        host: { id: '12', name: 'Cleo' },
        opponent: { id: '13', name: 'Di' },
      }),
    );
    expect(await lobbies.forget('11')).toHaveLength(2);
    expect(await lobbies.find('cccccccccccc')).not.toBeNull();
    await store.close();
  });

  it('stay forgotten when their message was being noted just then', async () => {
    const { store, lobbies } = await open();
    await lobbies.add(challengeOf('aaaaaaaaaaaa'));
    const write = store.writeRecord.bind(store);
    let letThrough: () => void = () => undefined;
    const through = new Promise<void>((resolve) => {
      letThrough = resolve;
    });
    const writing = vi.spyOn(store, 'writeRecord').mockImplementation(async (...record) => {
      if (record[1] === 'aaaaaaaaaaaa') await through;
      return write(...record);
    });
    const claiming = vi.spyOn(store, 'claim');
    const holds = () => claiming.mock.calls.filter(([name]) => name === 'lobby:aaaaaaaaaaaa').length;
    const noting = lobbies.noteMessage('aaaaaaaaaaaa', '99');
    const writesIt = () => writing.mock.calls.some(([, id]) => id === 'aaaaaaaaaaaa');
    await expect.poll(writesIt).toBe(true);
    const forgetting = new Lobbies(store, log).forget('11');
    await Promise.race([forgetting, expect.poll(holds).toBe(2)]);
    letThrough();
    await Promise.all([noting, forgetting]);
    expect(await lobbies.find('aaaaaaaaaaaa')).toBeNull();
    await store.close();
  });

  it('that cannot be read count as gone', async () => {
    const { store, lobbies } = await open();
    await store.writeRecord('lobby', 'aaaaaaaaaaaa', { id: 'aaaaaaaaaaaa', pace: 'glacial' });
    expect(await lobbies.find('aaaaaaaaaaaa')).toBeNull();
    await store.close();
  });
});

/** One challenge, in a store that refuses the next change of that kind to it. */
async function openRefused(call: 'writeRecord' | 'deleteRecord') {
  const { store, lobbies } = await open();
  await lobbies.add(challengeOf('aaaaaaaaaaaa'));
  const original = store[call].bind(store);
  let refusals = 1;
  vi.spyOn(store, call).mockImplementation(async (kind: RecordKind, id: string, value: Json = null) => {
    if (id === 'aaaaaaaaaaaa' && refusals-- > 0) throw new StoreUnavailable('the disk is full');
    return original(kind, id, value);
  });
  return lobbies;
}

describe('a challenge that met an outage of the store', () => {
  it('while it was settled can be answered afterwards', async () => {
    const lobbies = await openRefused('deleteRecord');
    await lobbies.take('aaaaaaaaaaaa');
    await expect(lobbies.settle('aaaaaaaaaaaa')).rejects.toThrow(StoreUnavailable);
    expect(await lobbies.take('aaaaaaaaaaaa')).not.toBeNull();
  });

  it('while its message was noted can be answered afterwards', async () => {
    const lobbies = await openRefused('writeRecord');
    await expect(lobbies.noteMessage('aaaaaaaaaaaa', '99')).rejects.toThrow(StoreUnavailable);
    expect(await lobbies.take('aaaaaaaaaaaa')).not.toBeNull();
  });

  it('while it was closed is closed afterwards', async () => {
    const lobbies = await openRefused('deleteRecord');
    await expect(closed(lobbies, 1_000)).rejects.toThrow(StoreUnavailable);
    expect(await closed(lobbies, 1_000)).toEqual(['aaaaaaaaaaaa on null']);
  });

  it('before it was closed can be answered afterwards', async () => {
    const { lobbies } = await open();
    await lobbies.add(challengeOf('aaaaaaaaaaaa'));
    const away = async () => {
      throw new StoreUnavailable('nobody knows whether it began a game');
    };
    await expect(lobbies.expire(1_000, away)).rejects.toThrow(StoreUnavailable);
    expect(await lobbies.take('aaaaaaaaaaaa')).not.toBeNull();
  });
});

describe('the custom ids of a challenge', () => {
  it('are read as they were made, also those of earlier versions, and nothing else is', () => {
    const id = '0123456789ab';
    expect(readLobbyId(lobbyCustomId(id, 'accept', 1))).toEqual({ id, verb: 'accept', number: 1 });
    const verbs = ['accept', 'accept-as', 'accept-as-2', 'accept-as-3', 'decline', 'take-back'];
    expect(verbs.map((verb) => readLobbyId(`c1:${id}:${verb}`)?.verb)).toEqual([
      ...['accept', 'accept', 'accept', 'accept'],
      ...['decline', 'take-back'],
    ]);
    for (const text of [
      '',
      'c1',
      `c1:${id}`,
      `c1:${id}:win`,
      `c1:${id}:sit`,
      'c1:0123456789AB:accept',
      `c2:${id}:accept`,
      `c1:${id}:accept:x`,
      `c1:${id}:accept:1`,
      `p1:${id}:accept-as`,
    ]) {
      expect(readLobbyId(text), text).toBeNull();
    }
  });
});
