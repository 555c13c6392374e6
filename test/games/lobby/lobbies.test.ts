import { describe, expect, it } from 'vitest';
import { Lobbies } from '../../../src/games/lobby/lobbies.ts';
import { type Person, takenSeats } from '../../../src/games/lobby/lobby.ts';
import { sitDown } from '../../../src/games/lobby/seating.ts';
import { openStore } from '../../../src/store/index.ts';
import { ADA, BO, CY, lobbyOf, lobbyWithPlayers } from './sample-lobby.ts';

const ID = 'aaaaaaaaaaaa';

const log = {
  error(_: unknown, message: string) {
    throw new Error(message);
  },
};

const open = async () => {
  const store = await openStore({ kind: 'embedded', directory: ':memory:' });
  return { store, lobbies: new Lobbies(store, log) };
};

const sits = (lobbies: Lobbies, person: Person) =>
  lobbies.change<string>(ID, (lobby) => {
    const seating = sitDown(lobby, person, {});
    return 'lobby' in seating ? { keep: seating.lobby } : { leave: seating.refused };
  });

describe('open lobbies', () => {
  it('are kept as they were changed, also for another process', async () => {
    const { store, lobbies } = await open();
    await lobbies.add(lobbyOf('koth'));
    expect((await sits(lobbies, ADA)).did).toBe('kept');
    expect(await new Lobbies(store, log).find(ID)).toEqual(lobbyWithPlayers('koth', [ADA]));
    await store.close();
  });

  it('are shown once their message is known', async () => {
    const { store, lobbies } = await open();
    expect(await lobbies.isShown(ID)).toBe(false);
    await lobbies.add(lobbyOf('koth', { messageId: null }));
    expect(await lobbies.isShown(ID)).toBe(false);
    await lobbies.noteMessage(ID, '7');
    expect(await lobbies.isShown(ID)).toBe(true);
    await store.close();
  });

  it('lose nobody when several sit down at once, in two processes', async () => {
    const { store, lobbies } = await open();
    await lobbies.add(lobbyOf('koth'));
    const other = new Lobbies(store, log);
    const people = [ADA, BO, CY, { id: '13', name: 'Di' }];
    const done = await Promise.all(people.map((one, index) => sits(index % 2 === 0 ? lobbies : other, one)));
    expect(done.map(({ did }) => did)).toEqual(['kept', 'kept', 'kept', 'kept']);
    const lobby = await lobbies.find(ID);
    expect(lobby && takenSeats(lobby)).toEqual([0, 1, 2, 3]);
    await store.close();
  });

  it('give the last seat to one of two who press at once', async () => {
    const { store, lobbies } = await open();
    await lobbies.add(lobbyWithPlayers('duel', [ADA]));
    const done = await Promise.all([sits(lobbies, BO), sits(lobbies, CY)]);
    expect(done.map((one) => (one.did === 'left' ? one.because : one.did)).sort()).toEqual([
      'kept',
      'noSeat',
    ]);
    await store.close();
  });

  it('are not changed while one is being started, and are gone afterwards', async () => {
    const { store, lobbies } = await open();
    await lobbies.add(lobbyWithPlayers('duel', [ADA]));
    await lobbies.take(ID);
    expect((await sits(new Lobbies(store, log), BO)).did).toBe('held');
    await lobbies.settle(ID);
    expect((await sits(lobbies, BO)).did).toBe('missing');
    await store.close();
  });

  it('are closed when their time is over, with the message that they stand on', async () => {
    const { store, lobbies } = await open();
    await lobbies.add(lobbyOf('koth', { messageId: null }));
    await lobbies.noteMessage(ID, '77');
    const closed: string[] = [];
    const close = async ({ id }: { id: string }, messageId: string | null) => {
      closed.push(`${id} on ${messageId}`);
      return true;
    };
    await lobbies.expire(999, close);
    expect(closed).toEqual([]);
    await lobbies.expire(1_000, close);
    expect(closed).toEqual([`${ID} on 77`]);
    expect(await lobbies.find(ID)).toBeNull();
    expect(await lobbies.open()).toEqual([]);
    await store.close();
  });

  it('forget people', async () => {
    const { store, lobbies } = await open();
    await lobbies.add(lobbyWithPlayers('koth', [ADA, BO]));
    expect(await lobbies.forget(BO.id)).toMatchObject([{ id: ID }]);
    expect(await lobbies.find(ID)).toEqual(lobbyWithPlayers('koth', [ADA]));
    expect(await lobbies.forget(ADA.id)).toMatchObject([{ id: ID }]);
    expect(await lobbies.find(ID)).toBeNull();
    await store.close();
  });
});
