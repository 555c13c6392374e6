/** The recount of the archive on games that really ended: it finds what was falsified, and mends it. */
import { describe, expect, it } from 'vitest';
import { packPlay, unpackPlay } from '../../../src/games/archive/archived-record.ts';
import { readResult } from '../../../src/games/archive/archived-result.ts';
import { type Finding, recountArchive } from '../../../src/games/archive/recount.ts';
import type { GameResult } from '../../../src/history/result.ts';
import type { ArchivedGame, ArchiveEntry, GameStore } from '../../../src/store/index.ts';
import { DAY_MS, type TestClock } from '../../store/place.ts';
import { ANNA, BEN, type Kit, ROBOT, tableKit } from '../table-kit.ts';

const CLEO = { kind: 'person', userId: 'cleo', name: 'Cleo' } as const;

export interface StoreForRecount {
  readonly store: GameStore;
  readonly clock: TestClock;
  /** Takes a game out of a person's list, which no program does. */
  unlist(userId: string, order: number): Promise<void>;
}

/** @param given an empty store, closed after the test */
export function describeRecount(given: () => Promise<StoreForRecount>): void {
  const recount = async (store: GameStore, { write = false, quick = false } = {}) => {
    const found: Finding[] = [];
    const onFinding = (finding: Finding) => {
      found.push(finding);
    };
    return { ...(await recountArchive(store, { write, quick, onFinding })), found };
  };
  const agrees = async (store: GameStore) => {
    for (const quick of [false, true])
      expect(await recount(store, { quick })).toMatchObject({ found: [], left: 0 });
  };

  async function concededDuel(kit: Kit): Promise<string> {
    const gameId = await kit.open();
    await kit.press('ben', { type: 'concede' });
    return gameId;
  }

  async function entry(store: GameStore, gameId: string): Promise<ArchivedGame> {
    const found = await store.readArchived(gameId);
    if (!found) throw new Error('nothing is archived');
    return found;
  }

  async function falsify(
    store: GameStore,
    gameId: string,
    change: (kept: ArchivedGame, result: GameResult) => Partial<ArchiveEntry>,
  ): Promise<void> {
    const kept = await entry(store, gameId);
    const { guildId, userIds, summary, body } = kept;
    const changed = change(kept, readResult(gameId, summary));
    await store.replaceArchived({ gameId, guildId, userIds, summary, body, ...changed });
  }

  describe('agrees with what is kept', () => {
    it('of nothing', async () => {
      const { store } = await given();
      expect(await recount(store)).toEqual({
        made: { log: 0, chronicle: 0, nothing: 0 },
        findings: 0,
        left: 0,
        found: [],
      });
    });

    it('of games that ended in every way, for two and three people and with a bot', async () => {
      const { store, clock } = await given();
      const kit = await tableKit({ store, clock });
      await kit.open();
      await kit.answerUntil((game) => game.state.outcome !== null);
      await concededDuel(kit);
      await kit.open({ occupants: [ANNA, ROBOT] });
      await kit.press('anna', { type: 'concede' });
      await kit.open({
        occupants: [ANNA, BEN, CLEO],
        setup: { mode: 'koth', seats: ['barbarian', 'moon-elf', 'monk'].map((hero) => ({ hero })), first: 0 },
      });
      await kit.press('anna', { type: 'concede' });
      for (const person of ['ben', 'cleo']) {
        const press = { channelId: 'thread-1', userId: person, interactionId: null, rev: null };
        await kit.tables.voteToEnd(press);
      }
      await kit.open({ occupants: [ANNA, ROBOT] });
      for (let days = 0; days < 30; days += 1) await kit.pass(DAY_MS);
      const { made } = await recount(store);
      expect(made).toEqual({ log: 5, chronicle: 0, nothing: 0 });
      const endings = (await store.listArchive('all', 0, 10)).map(
        ({ gameId, summary }) => readResult(gameId, summary).ending,
      );
      expect(endings).toEqual(['played', 'conceded', 'conceded', 'agreed', 'forfeited']);
      await agrees(store);
    });

    it('after somebody was forgotten, with what they earned', async () => {
      const { store, clock } = await given();
      const kit = await tableKit({ store, clock });
      await concededDuel(kit);
      await kit.open({ occupants: [ANNA, ROBOT] });
      await kit.press('anna', { type: 'concede' });
      await kit.tables.forget('anna');
      await agrees(store);
    });

    it('when a game was taken back and went on through another program', async () => {
      const { store, clock } = await given();
      const kit = await tableKit({ store, clock });
      await kit.open();
      await kit.answer();
      await kit.answer();
      const press = { channelId: 'thread-1', userId: 'anna', interactionId: null, rev: null };
      await kit.another().act(press, { type: 'concede' });
      await agrees(store);
    });
  });

  describe('finds and mends', () => {
    it('a result that was falsified, with the rating and the achievements that follow from it', async () => {
      const { store, clock } = await given();
      const kit = await tableKit({ store, clock });
      const gameId = await concededDuel(kit);
      const truth = await entry(store, gameId);
      await falsify(store, gameId, (_, result) => ({
        summary: {
          ...result,
          seats: result.seats.map((seat) => ({
            ...seat,
            won: !seat.won,
            ...(seat.won ? {} : { feats: ['healthy-win'] }),
          })),
        },
      }));
      for (const write of [false, true]) {
        const { found, left } = await recount(store, { write });
        expect(left).toBe(write ? 0 : 2);
        const [game, sums] = found;
        expect(game).toMatchObject({ gameId, isMended: write });
        expect(game?.lines).toContain('seats.0.won: kept false, made true');
        expect(sums?.lines.join()).toContain('rating of anna');
        expect(sums?.lines.join()).toContain('achievement healthy-win of ben: kept 1 times, made 0');
      }
      expect(await entry(store, gameId)).toEqual(truth);
      await agrees(store);
    });

    it('figures, also without playing the game again', async () => {
      const { store, clock } = await given();
      const kit = await tableKit({ store, clock });
      const gameId = await kit.open();
      for (let answers = 0; answers < 25; answers += 1) await kit.answer();
      await kit.press('ben', { type: 'concede' });
      await falsify(store, gameId, (_, result) => ({
        summary: {
          ...result,
          seats: result.seats.map((seat) => ({
            ...seat,
            figures: seat.figures && { ...seat.figures, dealt: seat.figures.dealt + 100 },
          })),
        },
      }));
      const { found, made } = await recount(store, { quick: true, write: true });
      expect(made).toMatchObject({ chronicle: 1 });
      expect(found[0]?.lines.join()).toContain('seats.0.figures.dealt: kept 1');
      await agrees(store);
    });

    it('a result that cannot be read', async () => {
      const { store, clock } = await given();
      const kit = await tableKit({ store, clock });
      const gameId = await concededDuel(kit);
      const truth = await entry(store, gameId);
      await falsify(store, gameId, () => ({ summary: { v: 1, seats: 'none' } }));
      expect((await recount(store, { write: true })).left).toBe(0);
      expect(await entry(store, gameId)).toEqual(truth);
    });

    it('a chronicle that its log does not make', async () => {
      const { store, clock } = await given();
      const kit = await tableKit({ store, clock });
      const gameId = await concededDuel(kit);
      const truth = await entry(store, gameId);
      await falsify(store, gameId, ({ body }) => {
        const { record, log } = unpackPlay(gameId, body);
        const { chronicle } = record;
        if (!chronicle) throw new Error('no chronicle');
        const told = { ...chronicle.told, falls: [] };
        return { body: packPlay({ record: { ...record, chronicle: { ...chronicle, told } }, log }) };
      });
      const { found } = await recount(store, { write: true });
      expect(found[0]?.lines).toEqual(['its chronicle is not what its log makes']);
      expect(await entry(store, gameId)).toEqual(truth);
    });

    it('a game that stands in the list of somebody else', async () => {
      const { store, clock } = await given();
      const kit = await tableKit({ store, clock });
      const gameId = await concededDuel(kit);
      await falsify(store, gameId, () => ({ userIds: ['anna', 'cleo'] }));
      expect((await recount(store, { write: true })).left).toBe(0);
      expect(await store.listArchive({ userId: 'cleo' }, 0, 10)).toEqual([]);
      expect(await store.listArchive({ userId: 'ben' }, 0, 10)).toHaveLength(1);
      await agrees(store);
    });

    it('a game that is missing in the list of its person', async () => {
      const { store, clock, unlist } = await given();
      const kit = await tableKit({ store, clock });
      await concededDuel(kit);
      const gameId = await concededDuel(kit);
      await unlist('ben', (await entry(store, gameId)).order);
      const { found, left } = await recount(store);
      expect(found).toEqual([{ gameId, lines: ['it is missing in the list of ben'], isMended: false }]);
      expect(left).toBe(1);
      await recount(store, { write: true });
      expect(await store.listArchive({ userId: 'ben' }, 0, 10)).toHaveLength(2);
      await agrees(store);
    });

    it('a finished game without an entry, as those from before there was an archive', async () => {
      const { store, clock } = await given();
      const kit = await tableKit({ store, clock });
      const gameId = await kit.open();
      const stored = await store.loadById(gameId);
      if (!stored) throw new Error('no game');
      await store.commit({
        game: { ...stored, version: stored.version + 1, status: 'finished', dueAt: null },
        expectedVersion: stored.version,
        logEntry: null,
        outbox: [],
        interactionId: null,
      });
      const { found } = await recount(store);
      expect(found).toEqual([
        { gameId, lines: ['it is finished and has no archive entry'], isMended: false },
      ]);
      expect((await recount(store, { write: true })).left).toBe(0);
      expect((await entry(store, gameId)).userIds).toEqual(['anna', 'ben']);
      await agrees(store);
    });
  });

  it('tells a game of other rules by its chronicle, and leaves a body that cannot be read as it is', async () => {
    const { store, clock } = await given();
    const kit = await tableKit({ store, clock });
    const [older, broken] = [await concededDuel(kit), await concededDuel(kit)];
    await falsify(store, older, ({ body }) => {
      const { record, log } = unpackPlay(older, body);
      return { body: packPlay({ record: { ...record, rulesVersion: 1 }, log }) };
    });
    await falsify(store, broken, () => ({ body: 'no game' }));
    const { made, found, left } = await recount(store, { write: true });
    expect(made).toEqual({ log: 0, chronicle: 1, nothing: 1 });
    expect(left).toBe(1);
    expect(found).toMatchObject([{ gameId: broken, isMended: false }]);
    expect((await entry(store, broken)).body).toBe('no game');
  });
}
