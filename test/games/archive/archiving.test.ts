import { describe, expect, it, test } from 'vitest';
import { playedAgain, stepsThatCount } from '../../../src/games/actions/take-back.ts';
import { unpackPlay } from '../../../src/games/archive/archived-record.ts';
import { readResult } from '../../../src/games/archive/archived-result.ts';
import { ratedGameOf } from '../../../src/history/rating.ts';
import type { ArchivedGame } from '../../../src/store/index.ts';
import { ANNA, BEN, type Kit, openedKit, ROBOT, tableKit } from '../table-kit.ts';

async function archived({ store }: Kit, gameId: string): Promise<ArchivedGame> {
  const found = await store.readArchived(gameId);
  if (!found) throw new Error('nothing is archived');
  return found;
}

async function resultOf(kit: Kit, gameId: string) {
  return readResult(gameId, (await archived(kit, gameId)).summary);
}

async function playedDuel(): Promise<{ kit: Kit; gameId: string }> {
  const kit = await tableKit();
  const gameId = await kit.open();
  await kit.answerUntil((game) => game.state.outcome !== null);
  return { kit, gameId };
}

describe('the archive of a duel', () => {
  it('has nothing before the end, and one entry after it', async () => {
    const kit = await openedKit();
    expect(await kit.store.listArchive('all', 0, 10)).toEqual([]);
    const { kit: over, gameId } = await playedDuel();
    expect(await over.store.listArchive('all', 0, 10)).toHaveLength(1);
    expect(await over.store.listArchive({ userId: 'anna' }, 0, 10)).toMatchObject([{ gameId }]);
    expect(await over.store.listArchive({ userId: 'ben' }, 0, 10)).toMatchObject([{ gameId }]);
    expect(await over.store.listArchive({ guildId: 'guild-1' }, 0, 10)).toMatchObject([{ gameId }]);
  });

  it('tells who won with which hero, and figures that add up', async () => {
    const { kit, gameId } = await playedDuel();
    const { state } = await kit.look();
    const result = await resultOf(kit, gameId);
    expect(result).toMatchObject({
      mode: 'duel',
      ending: 'played',
      pace: 'live',
      draw: false,
      tookBack: false,
    });
    const winner = state.outcome?.kind === 'won' ? state.outcome.team : -1;
    expect(result.seats.map(({ won }) => won)).toEqual([winner === 0, winner === 1]);
    expect(result.seats.map(({ person, hero }) => [person, hero])).toEqual([
      ['anna', 'barbarian'],
      ['ben', 'moon-elf'],
    ]);
    const loser = result.seats.find(({ won }) => !won);
    expect(loser?.health).toBe(0);
    for (const { figures } of result.seats) {
      expect(figures?.rollPhases).toBeGreaterThan(0);
      expect(figures?.attempts).toBeGreaterThanOrEqual(figures?.rollPhases ?? 0);
    }
  });

  it('keeps setup, seed, actions and chronicle, so that the game can be played again', async () => {
    const { kit, gameId } = await playedDuel();
    const { record, log } = unpackPlay(gameId, (await archived(kit, gameId)).body);
    const { state, chronicle } = playedAgain(record.setup, stepsThatCount(log));
    expect(JSON.parse(JSON.stringify(state))).toMatchObject({ outcome: (await kit.look()).state.outcome });
    expect(JSON.parse(JSON.stringify(chronicle))).toEqual(record.chronicle);
    expect(log.flatMap(({ interactionId }) => interactionId ?? [])).toEqual([]);
  });

  it('is small', async () => {
    const { kit, gameId } = await playedDuel();
    const { body, summary } = await archived(kit, gameId);
    expect(JSON.stringify(summary).length).toBeLessThan(2_000);
    expect(body.length).toBeLessThan(20_000);
  });

  it('says who gave up', async () => {
    const kit = await tableKit();
    const gameId = await kit.open();
    await kit.press('ben', { type: 'concede' });
    const result = await resultOf(kit, gameId);
    expect(result.ending).toBe('conceded');
    expect(result.seats.map(({ conceded, won }) => [conceded, won])).toEqual([
      [false, true],
      [true, false],
    ]);
  });

  it('says that a game was friendly, which no rating counts', async () => {
    const kit = await tableKit();
    const rated = async (friendly: boolean) => {
      const gameId = await kit.open(friendly ? { friendly: true } : {});
      expect((await kit.look()).friendly).toBe(friendly ? true : undefined);
      await kit.press('ben', { type: 'concede' });
      const { record } = unpackPlay(gameId, (await archived(kit, gameId)).body);
      expect(record.friendly).toBe(friendly ? true : undefined);
      return ratedGameOf(await resultOf(kit, gameId));
    };
    expect(await rated(true)).toBeNull();
    expect(await rated(false)).not.toBeNull();
  });

  it('has bots without a person', async () => {
    const kit = await tableKit();
    const gameId = await kit.open({ occupants: [ANNA, ROBOT] });
    await kit.press('anna', { type: 'concede' });
    const [, bot] = (await resultOf(kit, gameId)).seats;
    expect(bot).toMatchObject({ person: null, bot: 'strong' });
    expect(await kit.store.listArchive('all', 0, 10)).toHaveLength(1);
  });
});

describe('a game whose record has no chronicle', () => {
  it('is told from its log', async () => {
    const kit = await tableKit();
    const gameId = await kit.open();
    const stored = await kit.store.loadById(gameId);
    if (!stored || typeof stored.data !== 'object' || stored.data === null) throw new Error('no game');
    const { chronicle: _, ...data } = { chronicle: null, ...stored.data };
    await kit.store.commit({
      game: { ...stored, version: stored.version + 1, data },
      expectedVersion: stored.version,
      logEntry: null,
      outbox: [],
      interactionId: null,
    });
    const other = kit.another();
    await other.act(
      { channelId: stored.channelId, userId: 'ben', interactionId: null, rev: null },
      { type: 'concede' },
    );
    const [anna] = (await resultOf(kit, gameId)).seats;
    expect(anna?.figures).not.toBeNull();
  });
});

describe('a person who wants to be forgotten', () => {
  it('is taken out of the archive, and the game stays for the other', async () => {
    const { kit, gameId } = await playedDuel();
    await kit.tables.forget('anna');
    expect(await kit.store.listArchive({ userId: 'anna' }, 0, 10)).toEqual([]);
    expect(await kit.store.listArchive({ userId: 'ben' }, 0, 10)).toMatchObject([{ gameId }]);
    const entry = await archived(kit, gameId);
    const { record, log } = unpackPlay(gameId, entry.body);
    const everything = JSON.stringify([entry.summary, entry.userIds, record, log]);
    expect(everything).not.toContain('anna');
    expect(everything).not.toContain('Anna');
    expect(everything).toContain('ben');
  });

  it('is taken out together with the other, who asks at the same time', async () => {
    const { kit, gameId } = await playedDuel();
    await Promise.all([kit.tables.forget('anna'), kit.tables.forget('ben')]);
    const entry = await archived(kit, gameId);
    const { record, log } = unpackPlay(gameId, entry.body);
    expect(entry.userIds).toEqual([]);
    expect(JSON.stringify([entry.summary, record, log])).not.toMatch(/anna|ben\b/i);
  });

  it('never gets in when the request came while the game ran', async () => {
    const kit = await tableKit();
    const gameId = await kit.open();
    await kit.tables.forget('anna');
    await kit.press('ben', { type: 'concede' });
    const entry = await archived(kit, gameId);
    expect(entry.userIds).toEqual(['ben']);
    expect(JSON.stringify(unpackPlay(gameId, entry.body))).not.toMatch(/anna/i);
  });
});

describe('two people of one name', () => {
  it('are told apart by their ids', async () => {
    const kit = await tableKit();
    const gameId = await kit.open({ occupants: [ANNA, { ...BEN, name: 'Anna' }] });
    await kit.press('ben', { type: 'concede' });
    expect((await resultOf(kit, gameId)).seats.map(({ person }) => person)).toEqual(['anna', 'ben']);
  });
});

test('a result keeps what was played when it is read', async () => {
  const { kit, gameId } = await playedDuel();
  const duel = await resultOf(kit, gameId);
  for (const more of [
    { mission: { id: 'toll-bridge', raised: 5 } },
    { crawl: { id: 'crimson-sands-a', difficulty: 'hardcore' } },
  ]) {
    const result = { ...duel, ...more };
    expect(readResult(gameId, JSON.parse(JSON.stringify(result)))).toEqual(result);
  }
});
