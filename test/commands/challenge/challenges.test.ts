import { describe, expect, it } from 'vitest';
import type { Challenge } from '../../../src/commands/challenge/challenge.ts';
import { challengeCustomId, readChallengeId } from '../../../src/commands/challenge/challenge-id.ts';
import { Challenges } from '../../../src/commands/challenge/challenges.ts';
import { openStore } from '../../../src/store/index.ts';

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
  expiresAt: 1_000,
  ...more,
});

const open = async () => {
  const store = await openStore({ kind: 'embedded', directory: ':memory:' });
  return { store, challenges: new Challenges(store) };
};

describe('open challenges', () => {
  it('are kept until they are taken, by one taker', async () => {
    const { store, challenges } = await open();
    await challenges.add(challenge('aaaaaaaaaaaa'));
    await challenges.noteMessage('aaaaaaaaaaaa', '99');
    expect(await challenges.find('aaaaaaaaaaaa')).toMatchObject({ messageId: '99' });
    const other = new Challenges(store);
    const taken = await Promise.all([challenges, other, challenges].map((one) => one.take('aaaaaaaaaaaa')));
    expect(taken.filter((one) => one !== null)).toHaveLength(1);
    expect(await challenges.find('aaaaaaaaaaaa')).toBeNull();
    await challenges.noteMessage('aaaaaaaaaaaa', '99');
    expect(await challenges.find('aaaaaaaaaaaa')).toBeNull();
    await store.close();
  });

  it('can be given back and taken again', async () => {
    const { store, challenges } = await open();
    await challenges.add(challenge('aaaaaaaaaaaa'));
    const taken = await challenges.take('aaaaaaaaaaaa');
    if (taken === null) throw new Error('It was not taken.');
    await challenges.giveBack(taken);
    expect(await challenges.take('aaaaaaaaaaaa')).toEqual(taken);
    await store.close();
  });

  it('are swept when their time is over, and only then', async () => {
    const { store, challenges } = await open();
    await challenges.add(challenge('aaaaaaaaaaaa'));
    await challenges.add(challenge('bbbbbbbbbbbb', { expiresAt: 2_000 }));
    expect(await challenges.sweep(999)).toEqual([]);
    expect((await challenges.sweep(1_000)).map(({ id }) => id)).toEqual(['aaaaaaaaaaaa']);
    expect(await challenges.sweep(1_000)).toEqual([]);
    expect(await challenges.find('bbbbbbbbbbbb')).not.toBeNull();
    await store.close();
  });

  it('are all listed when many come at once', async () => {
    const { store, challenges } = await open();
    const ids = Array.from({ length: 20 }, (_, at) => `aaaaaaaaaa${String(at).padStart(2, '0')}`);
    await Promise.all(ids.map((id) => challenges.add(challenge(id))));
    expect((await challenges.sweep(1_000)).map(({ id }) => id).sort()).toEqual(ids);
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
    expect(await challenges.forget('11')).toBe(2);
    expect(await challenges.find('cccccccccccc')).not.toBeNull();
    await store.close();
  });

  it('that cannot be read count as gone', async () => {
    const { store, challenges } = await open();
    await store.writeRecord('challenge', 'aaaaaaaaaaaa', { id: 'aaaaaaaaaaaa', pace: 'glacial' });
    expect(await challenges.find('aaaaaaaaaaaa')).toBeNull();
    await store.close();
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
