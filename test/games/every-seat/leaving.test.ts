/** Conceding, votes, the clock and hand-overs, from every seat of tables of two to five. */
import { describe, expect, it } from 'vitest';
import { endingVoteOf } from '../../../src/games/actions/ending-vote.ts';
import { parseRecord } from '../../../src/games/repository/game-record.ts';
import { askedSeat, CHANNEL, type Kit } from '../table-kit.ts';
import {
  ALONE,
  EXPLORERS,
  idOf,
  openedAt,
  othersAt,
  PARTIES,
  peopleAt,
  pressOf,
  RIVALS,
  seatsOf,
} from './tables.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const outcomeOf = async (kit: Kit) => (await kit.look()).state.outcome;
const playersOf = async (kit: Kit) =>
  (await kit.look()).occupants.map(({ kind }) => (kind === 'person' ? 'p' : 'b')).join('');

/** Waits until the bots have moved. */
async function settled(kit: Kit): Promise<void> {
  await kit.tables.idle();
  await kit.pass(MINUTE);
}

const MANY = RIVALS.filter(({ players }) => players.length > 2);
const PAIRS = RIVALS.filter(({ players }) => players.length === 2);

describe.each(seatsOf(PAIRS))('seat $seat of $players in $mode', (table) => {
  const { seat } = table;

  it.each([0, 1])('loses by conceding, also when seat %i is asked', async (first) => {
    const kit = await openedAt(table, first, 'live');
    expect((await kit.press(idOf(seat), { type: 'concede' })).result).toBe('done');
    await kit.tables.idle();
    expect(await outcomeOf(kit)).toEqual({ kind: 'won', team: 1 - seat, how: 'concession' });
    expect(kit.chat.notices('over')[0]?.payload).toMatchObject({ notice: { winners: [1 - seat] } });
  });
});

describe.each(seatsOf([...MANY, ...PARTIES, ...EXPLORERS]))('seat $seat of $players in $mode', (table) => {
  const { seat } = table;

  it('is left to a bot, which alone of all seats changes', async () => {
    const kit = await openedAt(table, seat);
    expect((await kit.press(idOf(seat), { type: 'concede' }, { seat })).result).toBe('done');
    await settled(kit);
    const expected = [...table.players].map((kind, at) => (at === seat ? 'b' : kind)).join('');
    expect(await playersOf(kit)).toBe(expected);
    const game = await kit.look();
    expect(game.occupants[seat]).toMatchObject({ for: idOf(seat) });
    expect(await kit.tables.listFor(idOf(seat))).toEqual([]);
    expect((await kit.press(idOf(seat), { type: 'pass' })).result).toBe('not-seated');
    expect(await kit.tables.verify(CHANNEL)).toMatchObject({ same: true });
  });
});

describe.each(seatsOf(ALONE))('the only person, at seat $seat of $players in $mode', (table) => {
  const { seat } = table;

  it('ends and loses the game by giving up', async () => {
    const kit = await openedAt(table, seat);
    expect((await kit.press(idOf(seat), { type: 'concede' }, { seat })).result).toBe('done');
    await settled(kit);
    expect(await outcomeOf(kit)).not.toBeNull();
    const { state } = await kit.look();
    expect(state.outcome).not.toMatchObject({ kind: 'won', team: state.seats[seat]?.team });
    expect(await kit.tables.listFor(idOf(seat))).toEqual([]);
  });
});

describe.each([...MANY, ...PARTIES])('$players in $mode', (table) => {
  const voters = peopleAt(table);

  it.each(voters.map((_, at) => at))('ends by the votes of all people, from voter %i on', async (from) => {
    const kit = await openedAt(table, 0);
    const order = voters.map((_, at) => voters[(from + at) % voters.length] ?? 0);
    for (const [count, seat] of order.entries()) {
      expect(await outcomeOf(kit)).toBeNull();
      const { voted = [] } = endingVoteOf(await kit.look()) ?? {};
      expect([...voted]).toEqual(order.slice(0, count).toSorted());
      expect((await kit.tables.voteToEnd({ ...pressOf(idOf(seat)), seat })).result).toBe('done');
      if (count < order.length - 1) await kit.tables.voteToEnd({ ...pressOf(idOf(seat)), seat });
    }
    expect(await outcomeOf(kit)).not.toBeNull();
  });

  it('does not end when the others vote and one leaves, until those who are left agree', async () => {
    const kit = await openedAt(table, 0);
    const [leaves = 0, ...stay] = voters;
    const last = stay.at(-1) ?? 0;
    for (const seat of stay.slice(0, -1)) await kit.tables.voteToEnd({ ...pressOf(idOf(seat)), seat });
    await kit.press(idOf(leaves), { type: 'concede' }, { seat: leaves });
    await settled(kit);
    if (stay.length === 1 && table.mode === 'mission') return;
    expect(await outcomeOf(kit)).toBeNull();
    await kit.tables.voteToEnd({ ...pressOf(idOf(last)), seat: last });
    expect(await outcomeOf(kit)).not.toBeNull();
  });
});

describe.each(seatsOf(RIVALS))('the clock of seat $seat of $players in $mode', (table) => {
  const { seat } = table;

  it('reminds, warns and plays for that person alone', async () => {
    const kit = await openedAt(table, seat, 'live');
    expect(askedSeat(await kit.look())).toBe(seat);
    for (const minutes of [3, 2, 5]) await kit.pass(minutes * MINUTE);
    const called = (kind: 'nudge' | 'warning') => kit.chat.notices(kind).map(({ mentions }) => mentions);
    expect(called('nudge')[0]).toEqual([idOf(seat)]);
    expect(called('warning')[0]).toEqual([idOf(seat)]);
    expect(kit.chat.notices('autopilot')[0]?.payload).toMatchObject({ notice: { seat, left: 2 } });
    const stored = await kit.store.loadByChannel(CHANNEL);
    const { absences } = parseRecord(stored?.id ?? '', stored?.data ?? null);
    expect(absences).toEqual([...table.players].map((_, at) => (at === seat ? 1 : 0)));
  });

  it('stands still while they are away, and not while others are', async () => {
    const kit = await openedAt(table, seat);
    for (const other of othersAt(table, seat)) await kit.tables.setAway(other, kit.clock.now() + 5 * DAY);
    expect((await kit.look()).dueAt).toBe(kit.clock.now() + 12 * HOUR);
    await kit.tables.setAway(idOf(seat), kit.clock.now() + 5 * DAY);
    expect((await kit.look()).dueAt).toBe(kit.clock.now() + 5 * DAY + 12 * HOUR);
    await kit.tables.setAway(idOf(seat), null);
    expect((await kit.look()).dueAt).toBe(kit.clock.now() + 12 * HOUR);
  });
});

describe.each(seatsOf(PARTIES))('the hero of seat $seat of $players in a $mode', (table) => {
  const { seat } = table;

  it('is handed to a bot, and to nobody by another', async () => {
    const kit = await openedAt(table, 0);
    for (const other of othersAt(table, seat)) {
      expect((await kit.tables.changePlayer({ ...pressOf(other), seat }, { to: 'bot' })).result).toBe(
        'refused',
      );
    }
    expect((await kit.tables.changePlayer({ ...pressOf(idOf(seat)), seat }, { to: 'bot' })).result).toBe(
      'done',
    );
    await settled(kit);
    expect((await kit.look()).occupants[seat]).toMatchObject({ kind: 'bot', for: idOf(seat) });
    const taker = { to: 'taker', name: 'Back', stops: null } as const;
    expect((await kit.tables.changePlayer({ ...pressOf(idOf(seat)), seat }, taker)).result).toBe('done');
    expect(await playersOf(kit)).toBe(table.players);
  });
});
