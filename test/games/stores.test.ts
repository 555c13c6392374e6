import { describe, expect, it } from 'vitest';
import { parseRecord, RECORD_VERSION } from '../../src/games/repository/game-record.ts';
import { type GameStore, StoreUnavailable, UnreadableGame } from '../../src/store/index.ts';
import { presses as SENTENCES } from '../../src/words/en/presses.ts';
import { TestClock } from '../store/place.ts';
import { corruptRecord, fieldsOf } from './corrupt-record.ts';
import { CHANNEL, embeddedStore, tableKit } from './table-kit.ts';

describe('A record', () => {
  it('that cannot be understood stops its game only, and is reported once', async () => {
    const kit = await tableKit();
    const gameId = await kit.open();
    await kit.open({ channelId: 'thread-2' });
    await corruptRecord(kit, (old) => ({ ...old, state: { v: 1, hand: ['tip-it'] } }));
    for (let times = 0; times < 2; times += 1) {
      expect(await kit.press('anna', { type: 'pass' })).toEqual({
        result: 'refused',
        sentence: SENTENCES.unreadable,
      });
    }
    await kit.pass(60 * 60_000);
    expect(kit.chat.notices('nudge').map(({ channelId }) => channelId)).toEqual(['thread-2']);
    const reports = kit.logged.filter(({ text }) => text.includes('is skipped'));
    expect(reports).toHaveLength(1);
    expect(reports[0]?.text).toContain(gameId);
    expect(reports[0]?.text).not.toContain('tip-it');
    expect(await kit.store.listDue(kit.clock.now(), 10)).not.toContain(gameId);
    expect((await kit.tables.listFor('anna')).map((game) => game.channelId)).toEqual(['thread-2']);
  });

  it('of an older version is brought up to date, of a later one is refused', async () => {
    const kit = await tableKit();
    await kit.open();
    const game = await kit.store.loadByChannel(CHANNEL);
    const data = fieldsOf(game?.data ?? null);
    const { pace, ...older } = data;
    const same = (old: Record<string, unknown>) => old;
    const migrations = {
      ...Object.fromEntries(Array.from({ length: RECORD_VERSION }, (_, version) => [version, same])),
      0: (old: Record<string, unknown>) => ({ ...old, pace: 'live' }),
    };
    expect(parseRecord('game', { ...older, v: 0 }, migrations)).toEqual(parseRecord('game', data));
    expect(pace).toBe('live');
    expect(() => parseRecord('game', { ...older, v: 0 })).toThrow('no way leads from version 0');
    expect(() => parseRecord('game', { ...data, v: RECORD_VERSION + 1 })).toThrow('later bot');
    expect(() => parseRecord('game', { ...data, v: 'x' })).toThrow(UnreadableGame);
    expect(() => parseRecord('game', { ...data, seen: [] })).toThrow('seen do not match the seats');
  });
});

/** A store whose next commit meets a broken connection, before or after it has landed. */
function failingOnce(store: GameStore, landed: boolean): GameStore {
  let failed = false;
  return new Proxy(store, {
    get(target, name) {
      if (name !== 'commit' || failed) {
        const member: unknown = Reflect.get(target, name);
        return typeof member === 'function' ? member.bind(target) : member;
      }
      return async (commit: Parameters<GameStore['commit']>[0]) => {
        failed = true;
        if (landed) await target.commit(commit);
        throw new StoreUnavailable('the connection broke', { mayHaveLanded: landed });
      };
    },
  });
}

describe('A broken connection to the store', () => {
  it('before anything was written changes nothing, and says so', async () => {
    const clock = new TestClock();
    const store = await embeddedStore(clock);
    const sound = await tableKit({ store, clock });
    await sound.open();
    const kit = await tableKit({ store: failingOnce(store, false), clock });
    const before = await kit.look();
    expect(await kit.answer()).toEqual({ result: 'refused', sentence: SENTENCES.storeDown });
    expect((await kit.look()).state).toEqual(before.state);
    expect((await kit.answer()).result).toBe('done');
  });

  it('after the write lets the press count once', async () => {
    const clock = new TestClock();
    const store = await embeddedStore(clock);
    const sound = await tableKit({ store, clock });
    await sound.open();
    const kit = await tableKit({ store: failingOnce(store, true), clock });
    const { rev } = (await kit.look()).state;
    expect((await kit.press('anna', { type: 'pass' }, { rev, interactionId: 'interaction-1' })).result).toBe(
      'done',
    );
    expect((await kit.look()).state.rev).toBe(rev + 1);
  });
});
