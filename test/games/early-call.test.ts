/** Whoever wants it is called one turn before their own, in asynchronous games. */
import { describe, expect, it } from 'vitest';
import { turnOf } from '../../src/engine/hosting.ts';
import type { Pace } from '../../src/games/clock/paces.ts';
import type { SeatOccupant } from '../../src/games/game-service.ts';
import { Profiles } from '../../src/games/repository/profiles.ts';
import { type Kit, MISSION_HEROES, tableKit } from './table-kit.ts';

const PEOPLE: readonly SeatOccupant[] = ['anna', 'ben', 'cara', 'dan'].map((userId) => ({
  kind: 'person',
  userId,
  name: userId,
}));
const SEATS = [
  { mode: 'duel', people: 2 },
  { mode: 'koth', people: 3 },
  { mode: '2v2', people: 4 },
].flatMap((table) => [...Array(table.people).keys()].map((seat) => ({ ...table, seat })));

async function opened({ mode, people, seat }: (typeof SEATS)[number], pace: Pace): Promise<Kit> {
  const kit = await tableKit();
  const userId = ['anna', 'ben', 'cara', 'dan'][seat] ?? '';
  await new Profiles(kit.store, { info: () => {}, warn: () => {}, error: () => {} }).keepEarly(userId, true);
  const seats = MISSION_HEROES.slice(0, people).map((hero) => ({ hero }));
  await kit.open({ occupants: PEOPLE.slice(0, people), setup: { mode, seats, first: 0 }, pace });
  return kit;
}

const calls = (kit: Kit) => kit.chat.notices('early').map(({ mentions }) => mentions);

describe.each(SEATS)('seat $seat of $people in $mode', (table) => {
  it('is called in the turn before its own, once each round, and nobody else is', async () => {
    const kit = await opened(table, 'asynchronous');
    const userId =
      PEOPLE[table.seat]?.kind === 'person' ? (['anna', 'ben', 'cara', 'dan'][table.seat] ?? '') : '';
    const before = (table.seat + table.people - 1) % table.people;
    const first = await kit.answerUntil(({ state }) => turnOf(state).active === before);
    expect(calls(kit)).toEqual([[userId]]);
    await kit.answerUntil(({ state }) => turnOf(state).active === table.seat);
    expect(calls(kit)).toEqual([[userId]]);
    await kit.answerUntil(
      ({ state }) => turnOf(state).number > turnOf(first.state).number && turnOf(state).active === before,
    );
    expect(calls(kit)).toEqual([[userId], [userId]]);
  });

  it('is not called in a live game', async () => {
    const kit = await opened(table, 'live');
    await kit.answerUntil(({ state }) => turnOf(state).number > table.people);
    expect(calls(kit)).toEqual([]);
  });
});
