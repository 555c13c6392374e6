import { describe, expect, it } from 'vitest';
import { Lobbies } from '../../../src/games/lobby/lobbies.ts';
import { moveOlderChallenges } from '../../../src/games/lobby/older-challenges.ts';
import { type GameStore, openStore, StoreUnavailable } from '../../../src/store/index.ts';
import { ADA, BO, challengeOf } from './sample-lobby.ts';

const ID = 'aaaaaaaaaaaa';
const log = {
  error(_: unknown, message: string) {
    throw new Error(message);
  },
};

/** A challenge as earlier versions stored it. */
const OLDER = {
  ...{ id: ID, guildId: '1', channelId: '2', messageId: null, challenger: ADA, opponent: BO },
  ...{ heroes: [null, 'moon-elf'], pace: 'live', first: 'roll', houseRules: [], expiresAt: 1_000 },
};
const LISTED = { id: ID, expiresAt: 1_000, messageId: '99', from: ADA.id, to: BO.id, channelId: '2' };

async function storeWith(record: object): Promise<{ store: GameStore; lobbies: Lobbies }> {
  const store = await openStore({ kind: 'embedded', directory: ':memory:' });
  await store.writeRecord('challenge', 'open', [LISTED]);
  await store.writeRecord('challenge', ID, { ...record });
  return { store, lobbies: new Lobbies(store, log) };
}

describe('a challenge that an earlier version stored', () => {
  it.each([
    ['roll', 'roll'],
    [0, 'host'],
    [1, 'opponent'],
  ] as const)('becomes a lobby (first turn %s)', async (before, first) => {
    const { store, lobbies } = await storeWith({ ...OLDER, first: before });
    for (const times of [1, 2]) {
      await moveOlderChallenges(store, lobbies, log);
      expect(await lobbies.find(ID), `moved ${times} times`).toEqual(
        challengeOf(ID, { first, messageId: '99' }),
      );
      expect(await lobbies.open()).toEqual([LISTED]);
      expect(await store.readRecord('challenge', ID)).toBeNull();
      expect(await store.readRecord('challenge', 'open')).toEqual([]);
    }
  });

  it('from before there were house rules has none', async () => {
    const { houseRules: _, ...older } = OLDER;
    const { store, lobbies } = await storeWith(older);
    await moveOlderChallenges(store, lobbies, log);
    expect((await lobbies.find(ID))?.houseRules).toEqual([]);
  });

  it('that cannot be read counts as gone', async () => {
    const { store, lobbies } = await storeWith({ id: ID, pace: 'glacial' });
    await moveOlderChallenges(store, lobbies, log);
    expect(await lobbies.open()).toEqual([]);
    expect(await store.readRecord('challenge', ID)).toBeNull();
  });

  it('is moved once when the store fails in between', async () => {
    const { store, lobbies } = await storeWith(OLDER);
    const write = store.writeRecord.bind(store);
    let failures = 1;
    store.writeRecord = async (kind, id, value) => {
      if (id === ID && failures-- > 0) throw new StoreUnavailable('the disk is full');
      return write(kind, id, value);
    };
    await expect(moveOlderChallenges(store, lobbies, log)).rejects.toThrow(StoreUnavailable);
    await moveOlderChallenges(store, lobbies, log);
    expect(await lobbies.open()).toEqual([LISTED]);
    expect(await lobbies.find(ID)).toEqual(challengeOf(ID, { messageId: '99' }));
  });
});
