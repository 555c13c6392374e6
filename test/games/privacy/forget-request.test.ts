import { describe, expect, it, vi } from 'vitest';
import { noticeEntry } from '../../../src/games/actions/consequences.ts';
import { type GameStore, UnreadableGame } from '../../../src/store/index.ts';
import { corruptRecord, fieldsOf } from '../corrupt-record.ts';
import { ANNA, BEN, CHANNEL, openedKit } from '../table-kit.ts';

const CONCEDE = { type: 'concede' } as const;
const MINUTE = 60_000;

/** All that the store's port tells of a channel's game. */
async function told(store: GameStore): Promise<string> {
  const game = await store.loadByChannel(CHANNEL);
  return JSON.stringify([game, await store.readLog(game?.id ?? ''), await store.readOutbox(100)]);
}

describe('A request to be forgotten in a game that is still played', () => {
  it('is noted once, and changes nothing that anybody sees before the end', async () => {
    const kit = await openedKit();
    const before = await kit.look();
    const version = async () => (await kit.store.loadByChannel(CHANNEL))?.version;
    const first = await version();
    for (let times = 0; times < 2; times += 1) {
      expect(await kit.tables.forget('anna')).toEqual({ games: 0, live: 1 });
    }
    expect(await kit.look()).toEqual(before);
    expect(await version()).toBe((first ?? 0) + 1);
    await kit.pass(3 * MINUTE);
    expect(kit.chat.notices('nudge').map(({ mentions }) => mentions)).toEqual([['anna']]);
    expect((await kit.answer()).result).toBe('done');
  });

  it('is kept when the last blow falls', async () => {
    const kit = await openedKit();
    await kit.tables.forget('anna');
    await kit.answerUntil(({ state }) => state.outcome !== null);
    await kit.tables.idle();
    expect(await told(kit.store)).not.toMatch(/anna/i);
    expect((await kit.tables.verify(CHANNEL))?.same).toBe(true);
    expect(kit.chat.notices('over')[0]?.payload).toMatchObject({ notice: { how: 'played' } });
  });

  it('is kept for each of the two who ask', async () => {
    const kit = await openedKit();
    await kit.tables.forget('anna');
    await kit.tables.forget('ben');
    await kit.press('ben', CONCEDE, { interactionId: 'press-7' });
    await kit.tables.idle();
    expect((await kit.look()).occupants.map(({ name }) => name)).toEqual(['Player 1', 'Player 2']);
    expect(await told(kit.store)).not.toMatch(/\b(?:anna|ben|press-7)\b/i);
    expect(kit.chat.notices('over').map(({ mentions }) => mentions)).toEqual([[]]);
  });

  it('is kept when the game ends while it is looked for', async () => {
    const kit = await openedKit();
    const idsByUser = kit.store.idsByUser.bind(kit.store);
    vi.spyOn(kit.store, 'idsByUser').mockImplementationOnce(async (userId, status) => {
      const found = await idsByUser(userId, status);
      await kit.press('ben', CONCEDE);
      return found;
    });
    expect(await kit.tables.forget('anna')).toEqual({ games: 1, live: 0 });
    await kit.tables.idle();
    expect(await told(kit.store)).not.toMatch(/anna/i);
  });

  it('is noted however many others change the game meanwhile', async () => {
    const kit = await openedKit();
    const commit = kit.store.commit.bind(kit.store);
    let conflicts = 0;
    vi.spyOn(kit.store, 'commit').mockImplementation(async (wanted) => {
      conflicts += 1;
      return conflicts <= 30 ? 'conflict' : commit(wanted);
    });
    expect(await kit.tables.forget('anna')).toEqual({ games: 0, live: 1 });
    await kit.press('ben', CONCEDE);
    await kit.tables.idle();
    expect(await told(kit.store)).not.toMatch(/anna/i);
  });

  it('lets no message call the person any more that has waited since before the end', async () => {
    const kit = await openedKit();
    await kit.tables.forget('anna');
    // The message to Anna about the autopilot's actions waits.
    kit.chat.hold();
    const game = await kit.store.loadByChannel(CHANNEL);
    if (!game) throw new Error('there is no game');
    const { payload } = noticeEntry({ kind: 'autopilot', seat: 0, userId: 'anna', left: 1 });
    await kit.store.commit({
      game: { ...game, version: game.version + 1 },
      expectedVersion: game.version,
      logEntry: null,
      outbox: [{ id: 'late', gameId: game.id, kind: 'notice', payload: { ...payload, version: 1 } }],
      interactionId: null,
    });
    await kit.press('ben', CONCEDE);
    kit.chat.release();
    await kit.tables.idle();
    expect(kit.chat.notices().map(({ mentions }) => mentions)).toEqual([['ben']]);
    expect(await told(kit.store)).not.toMatch(/anna/i);
  });

  it('is kept, and the game ends, when its log cannot be read', async () => {
    const kit = await openedKit();
    await kit.tables.forget('anna');
    vi.spyOn(kit.store, 'readLog').mockRejectedValueOnce(new UnreadableGame('game', 'a test says so'));
    expect((await kit.press('anna', CONCEDE)).result).toBe('done');
    await kit.tables.idle();
    expect(await told(kit.store)).not.toMatch(/anna/i);
    expect(await kit.tables.readLog(CHANNEL)).toEqual([]);
  });

  it('removes a game at once that can never end', async () => {
    const kit = await openedKit();
    const gameId = (await kit.look()).gameId;
    await corruptRecord(kit, (old) => {
      const state = fieldsOf(old.state ?? null);
      const seats = Array.isArray(state.seats) ? state.seats : [];
      return { ...old, state: { ...state, seats: seats.map((seat) => ({ ...fieldsOf(seat), deck: null })) } };
    });
    expect(await kit.tables.forget('anna')).toEqual({ games: 1, live: 0 });
    expect(await kit.store.loadById(gameId)).toBeNull();
  });

  it('leaves those alone who did not ask', async () => {
    const kit = await openedKit();
    await kit.press('anna', CONCEDE);
    await kit.tables.idle();
    expect((await kit.look()).occupants).toEqual([ANNA, BEN]);
  });
});
