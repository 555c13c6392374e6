/** Simultaneous presses of four heroes while the store fails, is slow, or goes down. */
import { setImmediate as round } from 'node:timers/promises';
import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { openQuestions } from '../../src/engine/hosting.ts';
import { legalActions } from '../../src/engine/index.ts';
import type { RunningGameService } from '../../src/games/create-game-service.ts';
import type { PressResult } from '../../src/games/game-service.ts';
import { parseLog } from '../../src/games/repository/log-entry.ts';
import type { TableSnapshot } from '../../src/games/table-snapshot.ts';
import { type GameStore, StoreUnavailable } from '../../src/store/index.ts';
import { presses as SENTENCES } from '../../src/words/en/presses.ts';
import { TestClock } from '../store/place.ts';
import { corruptRecord, fieldsOf } from './corrupt-record.ts';
import { CHANNEL, embeddedStore, type Kit, missionSetup, plainAction, tableKit } from './table-kit.ts';

const NAMES = ['anna', 'ben', 'carl', 'dora'];

/** The fault of the store's commits, which the test changes during the game. */
type Trouble = (commit: () => ReturnType<GameStore['commit']>) => ReturnType<GameStore['commit']>;

interface Troubled {
  readonly kit: Kit;
  /** What happens to each commit of the service from now on. */
  trouble(how: Trouble): void;
}

/** How many rounds of the event loop a slow commit takes at most. */
const LONGEST_COMMIT = 50;

const NO_TROUBLE: Trouble = (commit) => commit();

/** A Mission of four people on a store with injected faults. */
async function openTroubled(): Promise<Troubled> {
  const clock = new TestClock();
  const store = await embeddedStore(clock);
  let trouble = NO_TROUBLE;
  const troubled = new Proxy(store, {
    get(target, name) {
      if (name === 'commit') {
        return (commit: Parameters<GameStore['commit']>[0]) => trouble(() => target.commit(commit));
      }
      const member: unknown = Reflect.get(target, name);
      return typeof member === 'function' ? member.bind(target) : member;
    },
  });
  const kit = await tableKit({ store: troubled, clock });
  await openMission(kit, CHANNEL);
  return {
    kit,
    trouble(how) {
      trouble = how;
    },
  };
}

async function openMission(kit: Kit, channelId: string): Promise<void> {
  await kit.open({
    channelId,
    occupants: NAMES.map((userId) => ({ kind: 'person', userId, name: userId })),
    setup: missionSetup(NAMES.length),
  });
}

const askedSeats = ({ state }: TableSnapshot) => openQuestions(state).map(({ seat }) => seat);

let presses = 0;

/** What the person at a seat presses: a hero moves to a space that no other goes to by this. */
function pressAt(tables: RunningGameService, shown: TableSnapshot, seat: number): Promise<PressResult> {
  const moves = legalActions(shown.state, seat).filter(({ type }) => type === 'move');
  const action = moves[seat] ?? plainAction(shown, seat);
  presses += 1;
  const press = { channelId: CHANNEL, interactionId: `press-${presses}`, userId: NAMES[seat] ?? '' };
  return tables.act({ ...press, seat, rev: shown.state.rev, gameId: shown.gameId }, action);
}

/** All asked people press at once. Returns the result of each press. */
async function pressAll(kit: Kit, tables: readonly RunningGameService[] = [kit.tables]) {
  const shown = await kit.look();
  const seats = askedSeats(shown);
  const results = await Promise.all(
    seats.map((seat, at) => pressAt(tables[at % tables.length] ?? kit.tables, shown, seat)),
  );
  return { shown, seats, results };
}

/** Actions of people in the log. */
async function kept(kit: Kit): Promise<number> {
  const { gameId } = await kit.look();
  const log = parseLog(gameId, await kit.store.readLog(gameId));
  return log.flatMap(({ steps }) => steps).filter(({ by }) => by === 'person').length;
}

describe('four who press at once while the store', () => {
  it('fails for one of them, lose nothing but that one press, and it counts when it is repeated', async () => {
    const { kit, trouble } = await openTroubled();
    let commits = 0;
    trouble(async (commit) => {
      commits += 1;
      if (commits === 2) throw new StoreUnavailable('the connection broke');
      return commit();
    });
    const { shown, seats, results } = await pressAll(kit);
    expect(seats).toEqual([0, 1, 2, 3]);
    const failed = results.findIndex(({ result }) => result !== 'done');
    expect(results[failed]).toEqual({ result: 'refused', sentence: SENTENCES.storeDown });
    expect(results.filter(({ result }) => result === 'done')).toHaveLength(3);
    expect(await kept(kit)).toBe(3);
    expect((await pressAt(kit.tables, shown, failed)).result).toBe('done');
    expect(await kept(kit)).toBe(4);
    expect(await kit.tables.verify(CHANNEL)).toMatchObject({ same: true });
  });

  it('breaks the connection after each write, have each press counted once', async () => {
    const { kit, trouble } = await openTroubled();
    trouble(async (commit) => {
      await commit();
      throw new StoreUnavailable('the connection broke', { mayHaveLanded: true });
    });
    const { results } = await pressAll(kit);
    expect(results.map(({ result }) => result)).toEqual(['done', 'done', 'done', 'done']);
    expect(await kept(kit)).toBe(4);
    expect(await kit.tables.verify(CHANNEL)).toMatchObject({ same: true });
  });

  it('is away, are all told that nothing was changed, and play on when it is back', async () => {
    const { kit, trouble } = await openTroubled();
    const before = await kit.look();
    trouble(async () => {
      throw new StoreUnavailable('nobody answers');
    });
    const { results } = await pressAll(kit);
    for (const told of results) expect(told).toEqual({ result: 'refused', sentence: SENTENCES.storeDown });
    trouble(NO_TROUBLE);
    expect((await kit.look()).state).toEqual(before.state);
    expect((await pressAll(kit)).results.map(({ result }) => result)).toEqual(Array(4).fill('done'));
    expect(await kept(kit)).toBe(4);
    await kit.tables.idle();
    expect(await kit.waiting()).toBe(0);
  });

  it('is slow, each time by another while, are all taken round after round in two processes', async () => {
    const { kit, trouble } = await openTroubled();
    const random = seedrandom('slow');
    trouble(async (commit) => {
      for (let left = random() * LONGEST_COMMIT; left > 0; left -= 1) await round();
      return commit();
    });
    const tables = [kit.tables, kit.another()];
    let taken = 0;
    for (let rounds = 0; rounds < 25; rounds += 1) {
      const { seats, results } = await pressAll(kit, tables);
      expect(results.map(({ result }) => result)).toEqual(seats.map(() => 'done'));
      taken += seats.length;
      await Promise.all(tables.map((each) => each.idle()));
      if ((await kit.look()).state.outcome) break;
    }
    expect(await kept(kit)).toBe(taken);
    expect(await kit.tables.verify(CHANNEL)).toMatchObject({ same: true });
  });
});

describe('what is kept of a Mission', () => {
  it('and cannot be understood stops that party only', async () => {
    const { kit } = await openTroubled();
    await openMission(kit, 'thread-2');
    await corruptRecord(kit, (old) => ({ ...old, state: { ...fieldsOf(old.state ?? null), lanes: [] } }));
    const press = { interactionId: null, rev: null, userId: 'anna' };
    const refused = await kit.tables.act({ ...press, channelId: CHANNEL }, { type: 'pass' });
    expect(refused).toEqual({ result: 'refused', sentence: SENTENCES.unreadable });
    const other = await kit.tables.look('thread-2');
    expect(other && askedSeats(other)).toEqual([0, 1, 2, 3]);
  });
});
