import { describe, expect, it, vi } from 'vitest';
import { challengeCustomId, readChallengeId } from '../../../src/commands/opening/challenge-id.ts';
import { CLAIM_MS } from '../../../src/games/concurrency/renewed-claim.ts';
import type { Challenge } from '../../../src/games/lobby/challenge.ts';
import { Challenges } from '../../../src/games/lobby/challenges.ts';
import { type Json, openStore, type RecordKind, StoreUnavailable } from '../../../src/store/index.ts';
import { TestClock } from '../../store/place.ts';

const log = {
  error(_: unknown, message: string) {
    throw new Error(message);
  },
};

const challenge = (id: string, more: Partial<Challenge> = {}): Challenge => ({
  id,
  guildId: '1',
  channelId: '2',
  messageId: null,
  challenger: { id: '10', name: 'Ada' },
  opponent: { id: '11', name: 'Bo' },
  heroes: [null, 'moon-elf'],
  pace: 'live',
  first: 'roll',
  houseRules: [],
  expiresAt: 1_000,
  ...more,
});

const open = async () => {
  const store = await openStore({ kind: 'embedded', directory: ':memory:' });
  return { store, challenges: new Challenges(store, log) };
};

/** Closes what is due; answers what was closed. */
async function closed(challenges: Challenges, now: number): Promise<string[]> {
  const done: string[] = [];
  await challenges.expire(now, async ({ id }, messageId) => {
    done.push(`${id} on ${messageId}`);
    return true;
  });
  return done;
}

describe('open challenges', () => {
  it('are kept until they are taken, by one taker', async () => {
    const { store, challenges } = await open();
    await challenges.add(challenge('aaaaaaaaaaaa'));
    const other = new Challenges(store, log);
    const taken = await Promise.all([challenges, other, challenges].map((one) => one.take('aaaaaaaaaaaa')));
    expect(taken.filter((one) => one !== null)).toHaveLength(1);
    for (const one of [challenges, other]) await one.settle('aaaaaaaaaaaa');
    expect(await challenges.find('aaaaaaaaaaaa')).toBeNull();
    await challenges.noteMessage('aaaaaaaaaaaa', '99');
    expect(await closed(challenges, 1_000)).toEqual([]);
    await store.close();
  });

  it('can be given back and taken again', async () => {
    const { store, challenges } = await open();
    await challenges.add(challenge('aaaaaaaaaaaa'));
    const taken = await challenges.take('aaaaaaaaaaaa');
    if (taken === null) throw new Error('It was not taken.');
    await challenges.giveBack(taken.id);
    expect(await challenges.take('aaaaaaaaaaaa')).toEqual(taken);
    await store.close();
  });

  it('can be taken again when the taker died, and not before', async () => {
    // Dead: it gives no sign of life.
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const clock = new TestClock();
    const store = await openStore({ kind: 'embedded', directory: ':memory:', now: clock.now });
    const challenges = new Challenges(store, log);
    await challenges.add(challenge('aaaaaaaaaaaa'));
    expect(await challenges.take('aaaaaaaaaaaa')).not.toBeNull();
    clock.advance(CLAIM_MS - 1);
    expect(await new Challenges(store, log).take('aaaaaaaaaaaa')).toBeNull();
    clock.advance(1);
    expect(await new Challenges(store, log).take('aaaaaaaaaaaa')).not.toBeNull();
    vi.useRealTimers();
    await store.close();
  });

  it('are closed when their time is over, and only then, with the message they stand on', async () => {
    const { store, challenges } = await open();
    await challenges.add(challenge('aaaaaaaaaaaa'));
    await challenges.noteMessage('aaaaaaaaaaaa', '99');
    await challenges.add(challenge('bbbbbbbbbbbb', { expiresAt: 2_000 }));
    expect(await closed(challenges, 999)).toEqual([]);
    expect(await closed(challenges, 1_000)).toEqual(['aaaaaaaaaaaa on 99']);
    expect(await closed(challenges, 1_000)).toEqual([]);
    expect(await challenges.find('bbbbbbbbbbbb')).not.toBeNull();
    await store.close();
  });

  it('are closed once, however many processes look, and again by another when one died or failed', async () => {
    const clock = new TestClock();
    const store = await openStore({ kind: 'embedded', directory: ':memory:', now: clock.now });
    const challenges = new Challenges(store, log);
    await challenges.add(challenge('aaaaaaaaaaaa'));
    const refusing = async () => false;
    await challenges.expire(1_000, refusing);
    const dying = new Promise<boolean>(() => undefined);
    void new Challenges(store, log).expire(1_000, () => dying);
    await expect.poll(() => challenges.take('aaaaaaaaaaaa')).toBeNull();
    expect(await closed(challenges, 1_000)).toEqual([]);
    clock.advance(15_000);
    const all = [challenges, new Challenges(store, log), new Challenges(store, log)];
    expect((await Promise.all(all.map((one) => closed(one, 1_000)))).flat()).toEqual([
      'aaaaaaaaaaaa on null',
    ]);
    await store.close();
  });

  it('are all listed when many come at once, to several processes', async () => {
    const { store, challenges } = await open();
    const all = [challenges, new Challenges(store, log), new Challenges(store, log)];
    const ids = Array.from({ length: 20 }, (_, at) => `aaaaaaaaaa${String(at).padStart(2, '0')}`);
    await Promise.all(ids.map((id, at) => all[at % 3]?.add(challenge(id))));
    expect((await closed(challenges, 1_000)).sort()).toEqual(ids.map((id) => `${id} on null`));
    await store.close();
  });

  it('whose list names one that was never kept lose that entry', async () => {
    const { store, challenges } = await open();
    await challenges.add(challenge('aaaaaaaaaaaa'));
    await store.deleteRecord('challenge', 'aaaaaaaaaaaa');
    expect(await closed(challenges, 1_000)).toEqual([]);
    expect(await store.readRecord('challenge', 'open')).toEqual([]);
    await store.close();
  });

  it('go when one of the two wants to be forgotten', async () => {
    const { store, challenges } = await open();
    await challenges.add(challenge('aaaaaaaaaaaa'));
    await challenges.add(challenge('bbbbbbbbbbbb', { challenger: { id: '12', name: 'Cleo' } }));
    await challenges.add(
      challenge('cccccccccccc', {
        challenger: { id: '12', name: 'Cleo' },
        opponent: { id: '13', name: 'Di' },
      }),
    );
    expect(await challenges.forget('11')).toHaveLength(2);
    expect(await challenges.find('cccccccccccc')).not.toBeNull();
    await store.close();
  });

  it('stay forgotten when their message was being noted just then', async () => {
    const { store, challenges } = await open();
    await challenges.add(challenge('aaaaaaaaaaaa'));
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
    const holds = () => claiming.mock.calls.filter(([name]) => name === 'challenge:aaaaaaaaaaaa').length;
    const noting = challenges.noteMessage('aaaaaaaaaaaa', '99');
    const writesIt = () => writing.mock.calls.some(([, id]) => id === 'aaaaaaaaaaaa');
    await expect.poll(writesIt).toBe(true);
    const forgetting = new Challenges(store, log).forget('11');
    await Promise.race([forgetting, expect.poll(holds).toBe(2)]);
    letThrough();
    await Promise.all([noting, forgetting]);
    expect(await challenges.find('aaaaaaaaaaaa')).toBeNull();
    await store.close();
  });

  it('made before there were house rules are played by the default readings', async () => {
    const { store, challenges } = await open();
    const { houseRules: _, ...older } = challenge('aaaaaaaaaaaa');
    await store.writeRecord('challenge', 'aaaaaaaaaaaa', older);
    expect((await challenges.find('aaaaaaaaaaaa'))?.houseRules).toEqual([]);
    await store.close();
  });

  it('that cannot be read count as gone', async () => {
    const { store, challenges } = await open();
    await store.writeRecord('challenge', 'aaaaaaaaaaaa', { id: 'aaaaaaaaaaaa', pace: 'glacial' });
    expect(await challenges.find('aaaaaaaaaaaa')).toBeNull();
    await store.close();
  });
});

/** One challenge, in a store that refuses the next change of that kind to it. */
async function openRefused(call: 'writeRecord' | 'deleteRecord') {
  const { store, challenges } = await open();
  await challenges.add(challenge('aaaaaaaaaaaa'));
  const original = store[call].bind(store);
  let refusals = 1;
  vi.spyOn(store, call).mockImplementation(async (kind: RecordKind, id: string, value: Json = null) => {
    if (id === 'aaaaaaaaaaaa' && refusals-- > 0) throw new StoreUnavailable('the disk is full');
    return original(kind, id, value);
  });
  return challenges;
}

describe('a challenge that met an outage of the store', () => {
  it('while it was settled can be answered afterwards', async () => {
    const challenges = await openRefused('deleteRecord');
    await challenges.take('aaaaaaaaaaaa');
    await expect(challenges.settle('aaaaaaaaaaaa')).rejects.toThrow(StoreUnavailable);
    expect(await challenges.take('aaaaaaaaaaaa')).not.toBeNull();
  });

  it('while its message was noted can be answered afterwards', async () => {
    const challenges = await openRefused('writeRecord');
    await expect(challenges.noteMessage('aaaaaaaaaaaa', '99')).rejects.toThrow(StoreUnavailable);
    expect(await challenges.take('aaaaaaaaaaaa')).not.toBeNull();
  });

  it('while it was closed is closed afterwards', async () => {
    const challenges = await openRefused('deleteRecord');
    await expect(closed(challenges, 1_000)).rejects.toThrow(StoreUnavailable);
    expect(await closed(challenges, 1_000)).toEqual(['aaaaaaaaaaaa on null']);
  });

  it('before it was closed can be answered afterwards', async () => {
    const { challenges } = await open();
    await challenges.add(challenge('aaaaaaaaaaaa'));
    const away = async () => {
      throw new StoreUnavailable('nobody knows whether it began a game');
    };
    await expect(challenges.expire(1_000, away)).rejects.toThrow(StoreUnavailable);
    expect(await challenges.take('aaaaaaaaaaaa')).not.toBeNull();
  });
});

describe('the custom ids of a challenge', () => {
  it('are read as they were made, and nothing else is', () => {
    expect(readChallengeId(challengeCustomId('0123456789ab', 'accept'))).toEqual({
      id: '0123456789ab',
      verb: 'accept',
    });
    for (const text of [
      '',
      'c1',
      'c1:0123456789ab',
      'c1:0123456789ab:win',
      'c1:0123456789AB:accept',
      'c2:0123456789ab:accept',
      'c1:0123456789ab:accept:x',
    ]) {
      expect(readChallengeId(text)).toBeNull();
    }
  });
});
