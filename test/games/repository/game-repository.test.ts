/** A game is read once, as long as no other process changes it. */
import { describe, expect, it, vi } from 'vitest';
import { StoreUnavailable, UnreadableGame } from '../../../src/store/index.ts';
import { CHANNEL, type Kit, tableKit } from '../table-kit.ts';

async function openedKit(): Promise<Kit> {
  const kit = await tableKit();
  await kit.open();
  return kit;
}

/** Counts the loads of whole games from now on. */
function countLoads({ store }: Kit): () => number {
  const spies = [vi.spyOn(store, 'loadByChannel'), vi.spyOn(store, 'loadById')];
  return () => spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
}

const pass = { type: 'pass' } as const;

describe('A game that was read', () => {
  it('is not read again for the presses that follow and their tables', async () => {
    const kit = await openedKit();
    await kit.look();
    const loads = countLoads(kit);
    for (let count = 0; count < 3; count += 1) expect((await kit.answer()).result).toBe('done');
    await kit.tables.idle();
    expect(kit.chat.shown().state.rev).toBe((await kit.look()).state.rev);
    expect(loads()).toBe(0);
  });

  it('is read again once another process has changed it', async () => {
    const kit = await openedKit();
    const { state } = await kit.look();
    const loads = countLoads(kit);
    const press = { channelId: CHANNEL, userId: 'anna', interactionId: null, rev: state.rev };
    expect((await kit.another().act(press, pass)).result).toBe('done');
    expect((await kit.press('anna', pass, { rev: state.rev })).result).toBe('stale');
    expect(loads()).toBeGreaterThan(0);
    expect((await kit.look()).state.rev).toBeGreaterThan(state.rev);
  });

  it('is not even asked for when its version came with the interaction, nor for its table', async () => {
    const kit = await openedKit();
    const { state, gameId } = await kit.look();
    const stored = await kit.store.loadById(gameId);
    const versions = vi.spyOn(kit.store, 'versionOf');
    const asked = () => versions.mock.calls.length;
    kit.tables.noteVersion('press-1', { id: gameId, version: stored?.version ?? 0 });
    const press = { interactionId: 'press-1', rev: state.rev };
    const before = asked();
    expect((await kit.press('anna', pass, press)).result).toBe('done');
    expect(asked()).toBe(before);
  });

  it('is read again when the version that came with the interaction is an old one', async () => {
    const kit = await openedKit();
    const { state, gameId } = await kit.look();
    const stored = await kit.store.loadById(gameId);
    kit.tables.noteVersion('press-1', { id: gameId, version: stored?.version ?? 0 });
    const press = { channelId: CHANNEL, userId: 'anna', interactionId: null, rev: state.rev };
    expect((await kit.another().act(press, pass)).result).toBe('done');
    // By what is in memory the press would be good.
    const result = await kit.press('anna', pass, { interactionId: 'press-1', rev: state.rev });
    expect(result.result).toBe('stale');
    expect(await kit.tables.verify(CHANNEL)).toMatchObject({ same: true });
  });

  it('is read again after a minute', async () => {
    const kit = await openedKit();
    await kit.look();
    const loads = countLoads(kit);
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(now + 60_001);
    await kit.look();
    expect(loads()).toBe(1);
    vi.restoreAllMocks();
  });

  it('is read again after the clock found the store away', async () => {
    const kit = await openedKit();
    await kit.look();
    const loads = countLoads(kit);
    const away = vi.spyOn(kit.store, 'listDue').mockRejectedValueOnce(new StoreUnavailable('a test says so'));
    await kit.tables.tick();
    away.mockRestore();
    await kit.look();
    expect(loads()).toBe(1);
  });

  it('is read again after the store was away', async () => {
    const kit = await openedKit();
    await kit.look();
    const away = vi
      .spyOn(kit.store, 'versionOf')
      .mockRejectedValueOnce(new StoreUnavailable('a test says so'));
    await expect(kit.look()).rejects.toThrow(StoreUnavailable);
    away.mockRestore();
    const loads = countLoads(kit);
    await kit.look();
    expect(loads()).toBe(1);
  });

  it('tells its mode from memory, and read for the mode alone it is not validated', async () => {
    const kit = await openedKit();
    const loads = countLoads(kit);
    expect(await kit.tables.modeOf(CHANNEL)).toBe('duel');
    expect(loads()).toBe(0);
    expect(await kit.another().modeOf(CHANNEL)).toBe('duel');
    expect(loads()).toBe(1);
    const stored = await kit.store.loadByChannel(CHANNEL);
    if (stored === null) throw new Error('There is no game.');
    const damaged = { ...stored, id: 'damaged', channelId: 'elsewhere', version: 1 };
    await kit.store.create({
      game: { ...damaged, data: { state: { mode: 'koth' } } },
      logEntry: null,
      outbox: [],
      interactionId: null,
    });
    expect(await kit.tables.modeOf('elsewhere')).toBe('koth');
    await expect(kit.tables.look('elsewhere')).rejects.toThrow(UnreadableGame);
    expect(await kit.tables.modeOf('nowhere')).toBeNull();
    await kit.press('anna', { type: 'concede' });
    expect(await kit.tables.modeOf(CHANNEL)).toBeNull();
    expect(await kit.another().modeOf(CHANNEL)).toBeNull();
  });

  it('is gone once it is removed', async () => {
    const kit = await openedKit();
    const { gameId } = await kit.look();
    await kit.store.deleteGame(gameId);
    expect(await kit.tables.look(CHANNEL)).toBeNull();
    expect((await kit.press('anna', pass)).result).toBe('no-game');
  });

  it('makes way for the next game of its channel', async () => {
    const kit = await openedKit();
    const first = (await kit.look()).gameId;
    await kit.press('anna', { type: 'concede' });
    expect(await kit.open()).not.toBe(first);
    expect((await kit.look()).gameId).not.toBe(first);
  });
});
