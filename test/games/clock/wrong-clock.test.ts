/** What reminders, absences, waits, silences and sweeps make of a clock that is wrong. */
import { describe, expect, it } from 'vitest';
import { isImpossibleDue, withPossibleTimes } from '../../../src/games/clock/due-times.ts';
import { Poller } from '../../../src/games/clock/poller.ts';
import { SendFailure } from '../../../src/games/ports/send.ts';
import { parseRecord } from '../../../src/games/repository/game-record.ts';
import { CHANNEL, type Kit, openedKit, tableKit } from '../table-kit.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

async function statusOf(kit: Kit) {
  return (await kit.store.loadByChannel(CHANNEL))?.status;
}

async function gameOf(kit: Kit) {
  const stored = await kit.store.loadByChannel(CHANNEL);
  if (!stored) throw new Error('there is no game');
  return { record: parseRecord(stored.id, stored.data), dueAt: stored.dueAt ?? 0 };
}

/** A slow game in which Anna, who is asked, said that she is away for a number of days. */
async function awayKit(days: number): Promise<Kit> {
  const kit = await tableKit();
  await kit.open({ pace: 'asynchronous' });
  await kit.tables.setAway('anna', kit.clock.now() + days * DAY);
  await kit.tables.idle();
  return kit;
}

describe('a clock that jumps ahead', () => {
  it.each([DAY, 10 * DAY, YEAR])('by %i ms ends no game where nothing can be posted', async (jump) => {
    const kit = await openedKit();
    kit.chat.failNext('editTable', 'forbidden', Number.POSITIVE_INFINITY);
    kit.chat.failNext('postTable', 'forbidden', Number.POSITIVE_INFINITY);
    await kit.answer();
    await kit.tables.idle();
    await kit.pass(jump);
    expect(await statusOf(kit)).toBe('live');
    kit.clock.advance(-jump);
    kit.chat.failNext('postTable', 'forbidden', 0);
    await kit.pass(5 * MINUTE);
    expect(await statusOf(kit)).toBe('live');
  });

  it('ends such a game after two weeks of tries, when the clock stays as it is', async () => {
    const kit = await openedKit();
    kit.chat.failNext('editTable', 'forbidden', Number.POSITIVE_INFINITY);
    kit.chat.failNext('postTable', 'forbidden', Number.POSITIVE_INFINITY);
    await kit.answer();
    await kit.tables.idle();
    await kit.pass(YEAR);
    for (let days = 0; days < 13; days += 1) await kit.pass(DAY);
    expect(await statusOf(kit)).toBe('live');
    for (let days = 0; days < 2; days += 1) await kit.pass(DAY);
    expect(await statusOf(kit)).toBe('finished');
  });

  it.each(['live', 'asynchronous'] as const)('takes nobody out of a %s game', async (pace) => {
    const kit = await tableKit();
    await kit.open({ pace });
    for (let looks = 0; looks < 3; looks += 1) await kit.pass(YEAR);
    const { outcome, seats } = (await kit.look()).state;
    expect([outcome, seats.some(({ defeated }) => defeated)]).toEqual([null, false]);
    expect((await gameOf(kit)).record.absences).toEqual([0, 0]);
  });

  it('and is set right leaves an absence as it was announced', async () => {
    const kit = await awayKit(7);
    await kit.pass(YEAR);
    await kit.pass(-YEAR);
    await kit.pass(HOUR);
    await kit.pass(6 * DAY);
    expect(kit.chat.notices('nudge')).toEqual([]);
    await kit.pass(DAY + 12 * HOUR);
    await kit.pass(12 * HOUR);
    expect(kit.chat.notices('nudge')).toHaveLength(1);
  });
});

describe('a clock that was ahead', () => {
  it.each([2, 5, 300])('by %i days when somebody said that they are away for three', async (ahead) => {
    const kit = await awayKit(3);
    const { record, dueAt } = await gameOf(kit);
    const now = kit.clock.now() - ahead * DAY;
    expect(isImpossibleDue(record, dueAt, now)).toBe(true);
    expect(withPossibleTimes(record, now).away?.[0]).toEqual({ from: now, until: now + 3 * DAY, spentMs: 0 });
    await kit.pass(-ahead * DAY);
    await kit.pass(HOUR);
    await kit.pass(4 * DAY);
    await kit.pass(DAY);
    expect(kit.chat.notices('nudge')).toHaveLength(1);
  });

  it('when a person was asked does not hide that they are waited for', async () => {
    const kit = await openedKit();
    const { record } = await gameOf(kit);
    const now = kit.clock.now() - YEAR;
    expect(withPossibleTimes(record, now).waits).toEqual([now, 0]);
    expect(withPossibleTimes(record, kit.clock.now() + YEAR).waits).toEqual([kit.clock.now() + YEAR, 0]);
    expect(withPossibleTimes(record, kit.clock.now() + DAY).waits).toEqual(record.waits);
  });
});

describe('a game that could not be posted while the clock was ahead', () => {
  it.each(['live', 'asynchronous'] as const)(
    'is posted within minutes once it can be, a %s one',
    async (pace) => {
      const kit = await tableKit();
      await kit.open({ pace });
      const { editTable, postTable } = kit.chat;
      const refuse = async () => {
        throw new SendFailure('forbidden', 'as planned');
      };
      Object.assign(kit.chat, { editTable: refuse, postTable: refuse });
      await kit.answer();
      await kit.tables.idle();
      expect((await gameOf(kit)).record.silent).toBe(true);
      kit.clock.advance(-YEAR);
      await kit.pass(HOUR);
      Object.assign(kit.chat, { editTable, postTable });
      await kit.pass(10 * MINUTE);
      await kit.pass(0);
      expect((await gameOf(kit)).record.silent).toBe(false);
      expect(kit.chat.shown().state.rev).toBe((await kit.look()).state.rev);
    },
  );
});

describe('the sweep of finished games', () => {
  function sweeper() {
    const clock = { wall: 20_000 * DAY, elapsed: 0 };
    let sweeps = 0;
    const idle = { look: async () => ({ done: Promise.resolve() }) };
    const parts = {
      store: {
        sweep: async () => {
          sweeps += 1;
          return 0;
        },
      },
      dueGames: idle,
      dueTimes: idle,
      outbox: { kickAll: async () => ({ done: Promise.resolve() }) },
      completeTables: async () => undefined,
      outage: { note: () => undefined },
      now: () => clock.wall,
      elapsed: () => clock.elapsed,
    };
    const poller = new Poller(parts);
    return async (wallMs: number, elapsedMs = wallMs) => {
      clock.wall += wallMs;
      clock.elapsed += elapsedMs;
      const before = sweeps;
      await poller.look();
      return sweeps - before;
    };
  }

  it('comes with the first look and once an hour', async () => {
    const look = sweeper();
    expect([await look(0), await look(59 * MINUTE), await look(MINUTE), await look(MINUTE)]).toEqual([
      1, 0, 1, 0,
    ]);
  });

  it.each([YEAR, -YEAR])('does not come when the clock jumps %i ms, but an hour later', async (jump) => {
    const look = sweeper();
    await look(0);
    expect(await look(jump, SECOND)).toBe(0);
    expect(await look(30 * MINUTE)).toBe(0);
    expect(await look(30 * MINUTE)).toBe(1);
  });

  it('does not come at all when the clock is set right within the hour', async () => {
    const look = sweeper();
    await look(0);
    expect([await look(YEAR, SECOND), await look(SECOND - YEAR, SECOND)]).toEqual([0, 0]);
    expect(await look(HOUR)).toBe(1);
  });
});
