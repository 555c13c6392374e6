/** Checks the promises of `/forget-me` against everything in the store. */

import { expect, it } from 'vitest';
import { turnOf } from '../../../src/engine/hosting.ts';
import { unpackPlay } from '../../../src/games/archive/archived-record.ts';
import { clockTimesOf } from '../../../src/games/clock/clock-times.ts';
import type { SeatOccupant } from '../../../src/games/game-service.ts';
import { Lobbies } from '../../../src/games/lobby/lobbies.ts';
import { LOBBY_LIFE } from '../../../src/games/lobby/lobby.ts';
import type { Commit, GameStore } from '../../../src/store/index.ts';
import type { TestClock } from '../../store/place.ts';
import { challengeOf } from '../lobby/sample-lobby.ts';
import { BEN, CHANNEL, type Kit, tableKit } from '../table-kit.ts';

const ZOE = { kind: 'person', userId: '700000000000000001', name: 'Zoe *the* Roll' } as const;
const CLEO: SeatOccupant = { kind: 'person', userId: '700000000000000003', name: 'Cleo' };
const OF_ZOE = /700000000000000001|Zoe|the\*? Roll/;
const MINUTE = 60_000;

export interface DumpableStore {
  readonly store: GameStore;
  readonly clock: TestClock;
  /** The whole content of the store, as text. */
  dump(): Promise<string>;
}

/** All that the store has, as text, with the archived games unpacked: packed text may look like any short word. */
async function everythingIn(store: GameStore, dump: DumpableStore['dump']): Promise<string> {
  let text = await dump();
  for (const { gameId } of await store.listArchive('all', 0, 100)) {
    const body = (await store.readArchived(gameId))?.body ?? '';
    text = `${text.replaceAll(body, '')}${JSON.stringify(unpackPlay(gameId, body))}`;
  }
  return text;
}

/** A game in which everybody was late once, so that the log has remarks of the table's own. */
async function playToTheEnd(
  kit: Kit,
  channelId: string,
  occupants: readonly [SeatOccupant, SeatOccupant],
): Promise<void> {
  await kit.open({ channelId, occupants });
  for (const ms of [3, 2, 5]) await kit.pass(ms * MINUTE);
  if (channelId === CHANNEL) await kit.answerUntil(({ state }) => turnOf(state).number > 6);
  const [loser] = occupants;
  if (loser.kind === 'person')
    await kit.press(loser.userId, { type: 'concede' }, { channelId, interactionId: `end-${channelId}` });
  await kit.tables.idle();
}

function challengeBetween(id: string, from: SeatOccupant, to: SeatOccupant) {
  const person = (occupant: SeatOccupant) => ({
    id: occupant.kind === 'person' ? occupant.userId : '',
    name: occupant.name,
  });
  return challengeOf(id, { host: person(from), opponent: person(to), expiresAt: LOBBY_LIFE });
}

const ENDS: readonly (readonly [string, (kit: Kit, there: Set<string>) => Promise<unknown>])[] = [
  ['the person’s concession', (kit) => kit.press(ZOE.userId, { type: 'concede' }, { interactionId: 'last' })],
  ['the other’s concession', (kit) => kit.press('ben', { type: 'concede' }, { interactionId: 'last' })],
  [
    'the clock',
    async (kit) => {
      for (const minutes of [3, 2, 5]) await kit.pass(minutes * MINUTE);
    },
  ],
  [
    'a departure',
    async (kit, there) => {
      there.delete(ZOE.userId);
      for (const minutes of [3, 2]) await kit.pass(minutes * MINUTE);
    },
  ],
  ['the removal of its channel', (kit) => kit.tables.channelGone(CHANNEL)],
  [
    'two weeks of silence',
    async (kit) => {
      kit.chat.failNext('editTable', 'forbidden', Number.POSITIVE_INFINITY);
      kit.chat.failNext('postTable', 'forbidden', Number.POSITIVE_INFINITY);
      await kit.answer();
      await kit.tables.idle();
      for (let days = 0; days < 15; days += 1) await kit.pass(24 * 60 * MINUTE);
    },
  ],
];
/** Ends of which nobody can be told. */
const LOST_FROM_SIGHT = new Set(['the removal of its channel', 'two weeks of silence']);

/**
 * Declares the tests of `/forget-me` for a kind of store.
 * @param open opens an empty store
 */
export function describeForgetting(open: () => Promise<DumpableStore>): void {
  it('leaves nothing of the person in the store, and a game that the other can read and verify', async () => {
    const { store, clock, dump } = await open();
    const kit = await tableKit({ store, clock });
    await playToTheEnd(kit, CHANNEL, [ZOE, BEN]);
    await playToTheEnd(kit, 'thread-2', [BEN, ZOE]);
    const lobbies = new Lobbies(store, { error: (_, message) => expect.fail(message) });
    await lobbies.add(challengeBetween('made', ZOE, CLEO));
    await lobbies.add(challengeBetween('received', CLEO, ZOE));
    await lobbies.add(challengeBetween('others', CLEO, BEN));
    await store.writeRecord('profile', '700000000000000001', { name: 'Zoe' });
    const before = await everythingIn(store, dump);
    expect(OF_ZOE.exec(before)).not.toBeNull();
    const told = await kit.tables.readLog(CHANNEL);
    expect(told.some((line) => line.startsWith('Zoe') && line.includes('ran out of time'))).toBe(true);

    const named = await lobbies.forget('700000000000000001');
    expect(named.map(({ id }) => id)).toEqual(['made', 'received']);
    await store.deleteRecord('profile', '700000000000000001');
    expect(await kit.tables.forget('700000000000000001')).toEqual({ games: 2, live: 0 });
    const after = await everythingIn(store, dump);
    expect(OF_ZOE.exec(after)).toBeNull();
    expect(after.includes('ben')).toBe(true);
    expect(await lobbies.find('others')).not.toBeNull();

    const log = await kit.tables.readLog(CHANNEL);
    expect(log).toEqual(told.map((line) => line.replaceAll(/Zoe \\?\*the\\?\* Roll/g, 'Player 1')));
    expect((await kit.tables.verify(CHANNEL))?.same).toBe(true);
    const report = await kit.tables.report(CHANNEL, 'ben');
    expect(report?.text).toContain('"seed"');
    expect((await kit.look()).logTail).toEqual(log.slice(-6));
    expect(await kit.tables.forget('700000000000000001')).toEqual({ games: 0, live: 0 });
    expect((await everythingIn(store, dump)) === after).toBe(true);

    expect(await kit.tables.forget('ben')).toEqual({ games: 2, live: 0 });
    expect(await kit.tables.readLog(CHANNEL)).toEqual(log.map((line) => line.replaceAll('Ben', 'Player 2')));
    expect((await kit.tables.verify(CHANNEL))?.same).toBe(true);
    expect(kit.logged.filter(({ level }) => level !== 'info')).toEqual([]);
  });

  it.each(ENDS)('takes the person out of a game still played when it ends by %s', async (way, end) => {
    const { store, clock, dump } = await open();
    const there = new Set(['ben', ZOE.userId]);
    const kit = await tableKit({
      store,
      clock,
      membership: { isMember: async (_guild, id) => there.has(id) },
    });
    await kit.open({ occupants: [ZOE, BEN], clock: { ...clockTimesOf('live'), autopilots: 0 } });
    await kit.answer();
    await kit.answer();
    await kit.tables.idle();
    expect(await kit.tables.forget(ZOE.userId)).toEqual({ games: 0, live: 1 });
    expect((await kit.look()).occupants).toEqual([ZOE, BEN]);

    await end(kit, there);
    await kit.tables.idle();
    expect(await store.listLive()).toEqual([]);
    expect(OF_ZOE.exec(await everythingIn(store, dump))).toBeNull();
    expect((await kit.look()).occupants[0]?.name).toBe('Player 1');
    expect((await kit.tables.verify(CHANNEL))?.same).toBe(true);
    expect(await kit.tables.readLog(CHANNEL)).toContainEqual(expect.stringContaining('Player 1'));
    // Ben sees how it ended, and nobody else is called.
    expect(kit.chat.notices('over').map(({ mentions }) => mentions)).toEqual(
      LOST_FROM_SIGHT.has(way) ? [] : [['ben']],
    );
    expect(await kit.tables.forget(ZOE.userId)).toEqual({ games: 0, live: 0 });
  });

  it.each([false, true])(
    'keeps its promise when the process dies at the end of the game (its commit landed: %s)',
    async (landed) => {
      const { store, clock, dump } = await open();
      const kit = await tableKit({ store, clock });
      await kit.open({ occupants: [ZOE, BEN] });
      await kit.answer();
      await kit.tables.forget(ZOE.userId);
      await kit.tables.idle();
      const { dying, died } = dyingAtNextCommit(store, landed);
      const press = { channelId: CHANNEL, userId: 'ben', interactionId: 'last', rev: null };
      void kit.another({ store: dying }).act(press, { type: 'concede' });
      await died;

      const after = kit.another();
      await after.start();
      await after.idle();
      if (!landed) {
        expect((await kit.look()).occupants).toEqual([ZOE, BEN]);
        expect((await after.act(press, { type: 'concede' })).result).toBe('done');
        await after.idle();
      }
      expect(OF_ZOE.exec(await everythingIn(store, dump))).toBeNull();
      // The process may have claimed the messages with its commit; others send them when the claim has ended.
      const left = async () => {
        await after.tick();
        await after.idle();
        return store.readOutbox(10);
      };
      await expect.poll(left, { timeout: 15_000, interval: 200 }).toEqual([]);
      expect(kit.chat.notices('over').map(({ mentions }) => mentions)).toEqual([['ben']]);
      expect((await kit.tables.verify(CHANNEL))?.same).toBe(true);
      await after.stop();
    },
    30_000,
  );

  it('leaves everybody else’s games', async () => {
    const { store, clock, dump } = await open();
    const kit = await tableKit({ store, clock });
    await playToTheEnd(kit, 'thread-2', [CLEO, BEN]);
    await kit.open({ occupants: [CLEO, BEN] });
    const before = await everythingIn(store, dump);
    expect(await kit.tables.forget(ZOE.userId)).toEqual({ games: 0, live: 0 });
    expect((await everythingIn(store, dump)) === before).toBe(true);
  });
}

/** A process that dies just before or just after the store has taken its next commit: nothing ever answers it again. */
function dyingAtNextCommit(store: GameStore, landed: boolean) {
  let die: () => void = () => undefined;
  const died = new Promise<void>((resolve) => {
    die = resolve;
  });
  let isDead = false;
  const never = new Promise<never>(() => undefined);
  const dying = new Proxy(store, {
    get(target, name) {
      if (isDead) return () => never;
      const member: unknown = Reflect.get(target, name);
      if (name !== 'commit') return typeof member === 'function' ? member.bind(target) : member;
      return async (commit: Commit) => {
        isDead = true;
        if (landed) await target.commit(commit);
        die();
        return never;
      };
    },
  });
  return { dying, died };
}
