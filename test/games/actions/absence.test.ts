/** What a budget of absence and long waits do, for every seat of duels, games of many, bosses and Missions. */
import { describe, expect, it } from 'vitest';
import { modeOf } from '../../../src/engine/hosting.ts';
import { AWAY_BUDGET_MS } from '../../../src/games/clock/clock-times.ts';
import { timesOfPace } from '../../../src/games/clock/paces.ts';
import type { NewTable, SeatOccupant } from '../../../src/games/game-service.ts';
import { askedSeat, CHANNEL, type Kit, MISSION_HEROES, missionSetup, tableKit } from '../table-kit.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const PEOPLE: readonly SeatOccupant[] = ['anna', 'ben', 'cara', 'dan'].map((userId) => ({
  kind: 'person',
  userId,
  name: `${userId.charAt(0).toUpperCase()}${userId.slice(1)}`,
}));

interface Table {
  readonly name: string;
  readonly setup: (first: number) => NewTable['setup'];
  readonly people: number;
}

const seatsOf = (count: number) => MISSION_HEROES.slice(0, count).map((hero) => ({ hero }));
const KING = { hero: 'boss-mad-king' };
const TABLES: readonly Table[] = [
  { name: 'a duel', people: 2, setup: (first) => ({ mode: 'duel', seats: seatsOf(2), first }) },
  {
    name: 'King of the Hill of three',
    people: 3,
    setup: (first) => ({ mode: 'koth', seats: seatsOf(3), first }),
  },
  { name: '2v2', people: 4, setup: (first) => ({ mode: '2v2', seats: seatsOf(4), first }) },
  {
    name: 'Boss vs Many of three',
    people: 3,
    setup: (first) => ({ mode: 'boss-v-many', seats: [KING, ...seatsOf(2)], first }),
  },
  {
    name: 'Boss vs Boss',
    people: 2,
    setup: (first) => ({ mode: 'boss-v-boss', seats: [KING, { hero: 'boss-fallen-monk' }], first }),
  },
  { name: 'a Mission of two', people: 2, setup: () => missionSetup(2) },
  { name: 'a Mission of four', people: 4, setup: () => missionSetup(4) },
];
const PAIRS = TABLES.filter(({ name }) => name === 'a duel' || name === 'Boss vs Boss').flatMap((table) =>
  [0, 1].map((seat) => ({ ...table, seat })),
);
const SEATS = TABLES.flatMap((table) => [...Array(table.people).keys()].map((seat) => ({ ...table, seat })));

const idOf = (seat: number) => ['anna', 'ben', 'cara', 'dan'][seat] ?? '';
const pressOf = (userId: string) => ({ channelId: CHANNEL, userId, interactionId: null, rev: null });

/** Where the mode says who begins, the game is played on until the seat is asked. */
async function opened({ people, setup }: Table, first: number, pace: NewTable['pace'] = 'asynchronous') {
  const kit = await tableKit();
  await kit.open({ occupants: PEOPLE.slice(0, people), setup: setup(first), pace });
  if (modeOf(setup(first).mode).alwaysBegins !== undefined)
    await kit.answerUntil((game) => askedSeat(game) === first);
  return kit;
}

/** The others answer until only this seat is asked, as in a Mission several are at once. */
async function untilAloneAsked(kit: Kit, seat: number): Promise<void> {
  for (let count = 0; count < 600; count += 1) {
    await kit.tables.idle();
    const { state, occupants } = await kit.look();
    const asked = state.lanes.flatMap(({ pending }) => (pending ? [pending.seat] : []));
    if (asked.every((one) => one === seat)) return;
    const other = asked.find((one) => one !== seat) ?? 0;
    const occupant = occupants[other];
    if (occupant?.kind !== 'person') throw new Error('a bot is asked');
    const { plainAction } = await import('../table-kit.ts');
    await kit.press(occupant.userId, plainAction(await kit.look(), other), { seat: other });
  }
  throw new Error('it did not come to that');
}

async function passDays(kit: Kit, days: number): Promise<void> {
  for (let half = 0; half < days * 2; half += 1) await kit.pass(DAY / 2);
}

/** Lets the clock act whenever it is due until a time. */
async function passUntil(kit: Kit, end: number): Promise<void> {
  for (;;) {
    const { dueAt, ended } = await kit.look();
    const now = kit.clock.now();
    if (ended || now >= end) return;
    await kit.pass(Math.max(0, Math.min(dueAt ?? end, end) - now));
  }
}

describe('the budget of absence', () => {
  it.each(SEATS)('of seat $seat in $name ends after 14 days, whatever is announced', async (table) => {
    const kit = await opened(table, table.seat);
    const userId = idOf(table.seat);
    const start = kit.clock.now();
    for (let fortnight = 0; fortnight < 4; fortnight += 1) {
      await kit.tables.setAway(userId, kit.clock.now() + 14 * DAY);
      const until = (await kit.look()).away?.[table.seat]?.until ?? 0;
      expect(until).toBeLessThanOrEqual(start + AWAY_BUDGET_MS);
      await kit.pass(13 * DAY);
      if ((await kit.look()).ended) break;
    }
    const called = kit.chat.notices('nudge').flatMap(({ mentions }) => mentions);
    expect(called).toContain(userId);
  });

  it.each(SEATS)(
    'of seat $seat in $name is told to the others at once, who are notified once',
    async (table) => {
      const kit = await opened(table, 0);
      const userId = idOf(table.seat);
      const others = PEOPLE.slice(0, table.people).flatMap((one) =>
        one.kind === 'person' && one.userId !== userId ? [one.userId] : [],
      );
      await kit.tables.setAway(userId, kit.clock.now() + DAY);
      await kit.tables.idle();
      await kit.tables.setAway(userId, kit.clock.now() + 3 * DAY);
      await kit.tables.idle();
      await kit.tables.setAway(userId, null);
      await kit.tables.idle();
      const told = kit.chat.notices('away');
      expect(told.map(({ mentions }) => [...mentions].sort())).toEqual([others.sort(), [], []]);
    },
  );

  it('is not renewed by coming and going, nor by a short absence each time the clock has nearly run out', async () => {
    const kit = await opened(TABLES[0] ?? expect.fail(), 0);
    const start = kit.clock.now();
    for (let round = 0; round < 40 && !(await kit.look()).ended; round += 1) {
      await kit.tables.setAway('anna', kit.clock.now() + DAY);
      await kit.tables.setAway('anna', null);
      await passUntil(kit, kit.clock.now() + 47 * HOUR);
    }
    // Each absence takes a day at least: 14 full clocks of two days, then four time-outs.
    expect(kit.clock.now() - start).toBeLessThan(45 * DAY);
    expect((await kit.look()).ended).toBe('forfeited');
  });

  it('takes only the days that were used', async () => {
    const kit = await opened(TABLES[0] ?? expect.fail(), 0);
    await kit.tables.setAway('anna', kit.clock.now() + 14 * DAY);
    await kit.pass(5 * DAY);
    await kit.tables.setAway('anna', null);
    await kit.tables.setAway('anna', kit.clock.now() + 14 * DAY);
    expect((await kit.look()).away?.[0]?.until).toBe(kit.clock.now() + 9 * DAY);
  });

  it('does not start the clock anew once it is used up', async () => {
    const kit = await opened(TABLES[0] ?? expect.fail(), 0);
    await kit.tables.setAway('anna', kit.clock.now() + 14 * DAY);
    await kit.pass(14 * DAY + 13 * HOUR);
    const { dueAt } = await kit.look();
    expect(await kit.tables.setAway('anna', kit.clock.now() + 7 * DAY)).toBe(1);
    expect((await kit.look()).dueAt).toBe(dueAt);
    expect(kit.chat.notices('away')).toHaveLength(1);
  });
});

describe('whoever waits for long', () => {
  it.each(SEATS)(
    'for seat $seat of $name lets a bot play, and its person takes the seat back',
    async (table) => {
      const kit = await opened(table, table.seat);
      const [absent, waits] = [idOf(table.seat), idOf((table.seat + 1) % table.people)];
      await untilAloneAsked(kit, table.seat);
      await kit.tables.setAway(absent, kit.clock.now() + 10 * DAY);
      await kit.pass(timesOfPace('asynchronous').longWaitMs - HOUR);
      expect((await kit.tables.replaceAbsent(pressOf(waits))).result).toBe('refused');
      await kit.pass(2 * HOUR);
      expect((await kit.tables.replaceAbsent(pressOf(absent))).result).toBe('refused');
      expect((await kit.tables.replaceAbsent(pressOf(waits))).result).toBe('done');
      await kit.tables.idle();
      expect((await kit.look()).occupants[table.seat]).toMatchObject({ kind: 'bot', for: absent });
      expect(kit.chat.notices('replaced')).toHaveLength(1);
      expect((await kit.look()).ended).toBeNull();
      const back = await kit.tables.changePlayer(
        { ...pressOf(absent), seat: table.seat },
        { to: 'taker', name: 'Back', stops: null },
      );
      expect(back.result).toBe('done');
      expect((await kit.look()).occupants[table.seat]).toMatchObject({ kind: 'person', userId: absent });
      expect(await kit.tables.verify(CHANNEL)).toMatchObject({ same: true });
    },
  );

  it.each(SEATS)(
    'for seat $seat of $name ends the game without a result, when all who are there agree',
    async (table) => {
      const kit = await opened(table, table.seat);
      const absent = idOf(table.seat);
      await untilAloneAsked(kit, table.seat);
      await kit.tables.setAway(absent, kit.clock.now() + 10 * DAY);
      await kit.pass(timesOfPace('asynchronous').longWaitMs + HOUR);
      const others = [...Array(table.people).keys()].map(idOf).filter((id) => id !== absent);
      for (const userId of others) {
        expect((await kit.look()).ended).toBeNull();
        expect((await kit.tables.voteToEnd(pressOf(userId))).result).toBe('done');
      }
      await kit.tables.idle();
      expect(await kit.look()).toMatchObject({ ended: 'called-off', dueAt: null });
      expect(kit.chat.notices('over')[0]?.payload).toMatchObject({
        notice: { how: 'called-off', winners: [] },
      });
      expect((await kit.tables.listFor(absent)).length).toBe(0);
    },
  );

  it.each(PAIRS)(
    'in $name wins by the absence of seat $seat, but never while that is excused',
    async (table) => {
      const { seat } = table;
      const kit = await opened(table, seat);
      const [absent, waits] = [idOf(seat), idOf(1 - seat)];
      await untilAloneAsked(kit, seat);
      await kit.tables.setAway(absent, kit.clock.now() + 7 * DAY);
      await passDays(kit, 7);
      expect((await kit.tables.claimWin(pressOf(waits))).result).toBe('refused');
      await kit.pass(12 * HOUR);
      expect(kit.chat.notices('warning')).toHaveLength(0);
      expect((await kit.tables.claimWin(pressOf(waits))).result).toBe('refused');
      await kit.pass(12 * HOUR);
      expect(kit.chat.notices('warning')).toHaveLength(1);
      expect((await kit.tables.claimWin(pressOf(absent))).result).toBe('refused');
      expect((await kit.tables.claimWin(pressOf(waits))).result).toBe('done');
      await kit.tables.idle();
      expect(await kit.look()).toMatchObject({
        ended: 'forfeited',
        state: { outcome: { kind: 'won', team: 1 - seat } },
      });
    },
  );

  it('cannot act when the person has moved since, nor with more than two players win', async () => {
    const kit = await opened(TABLES[0] ?? expect.fail(), 0);
    await kit.pass(2 * DAY);
    await kit.answer();
    await kit.pass(2 * DAY);
    expect((await kit.tables.replaceAbsent(pressOf('ben'))).result).toBe('refused');
    const three = await opened(TABLES[1] ?? expect.fail(), 0);
    await passDays(three, 5);
    expect((await three.tables.claimWin(pressOf('ben'))).result).toBe('refused');
  });

  it('of a live game waits a quarter of an hour', async () => {
    const kit = await opened(TABLES[0] ?? expect.fail(), 0, 'live');
    for (let minute = 0; minute < 14; minute += 1) await kit.pass(60_000);
    expect((await kit.tables.claimWin(pressOf('ben'))).result).toBe('refused');
    for (let minute = 0; minute < 2; minute += 1) await kit.pass(60_000);
    expect((await kit.tables.claimWin(pressOf('ben'))).result).toBe('done');
  });

  it('after an outage waits until the clock has reminded', async () => {
    const kit = await opened(TABLES[0] ?? expect.fail(), 0);
    kit.clock.advance(5 * DAY);
    expect((await kit.tables.replaceAbsent(pressOf('ben'))).result).toBe('refused');
  });
});

describe('a reminder by a player', () => {
  it.each(SEATS)('of seat $seat in $name is possible once in each stage of the clock', async (table) => {
    const kit = await opened(table, table.seat);
    const [asked, waits] = [idOf(table.seat), idOf((table.seat + 1) % table.people)];
    await untilAloneAsked(kit, table.seat);
    const before = kit.chat.notices('ping').length;
    const reminders = () => kit.chat.notices('ping').slice(before);
    expect((await kit.tables.remind(pressOf(asked), [])).result).toBe('refused');
    expect((await kit.tables.remind(pressOf('eve'), [])).result).toBe('not-seated');
    const { dueAt } = await kit.look();
    expect((await kit.tables.remind(pressOf(waits), [asked])).result).toBe('refused');
    expect((await kit.tables.remind(pressOf(waits), [])).result).toBe('done');
    await kit.tables.idle();
    expect(reminders().map(({ mentions }) => mentions)).toEqual([[asked]]);
    expect((await kit.look()).dueAt).toBe(dueAt);
    expect((await kit.tables.remind(pressOf(waits), [])).result).toBe('refused');
    await kit.pass(12 * HOUR);
    expect((await kit.tables.remind(pressOf(waits), [])).result).toBe('done');
    await kit.tables.idle();
    expect(reminders()).toHaveLength(2);
  });

  it('does not reach a person who is away', async () => {
    const kit = await opened(TABLES[0] ?? expect.fail(), 0);
    await kit.tables.setAway('anna', kit.clock.now() + DAY);
    expect((await kit.tables.remind(pressOf('ben'), [])).result).toBe('refused');
  });
});
