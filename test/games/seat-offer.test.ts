/** A seat of a game in which people play against each other changes hands, with the consent of all. */
import { describe, expect, it } from 'vitest';
import type { PlayerChange, SeatOccupant } from '../../src/games/game-service.ts';
import { CHANNEL, type Kit, MISSION_HEROES, tableKit } from './table-kit.ts';

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

async function opened({ mode, people }: { mode: string; people: number }): Promise<Kit> {
  const kit = await tableKit();
  const seats = MISSION_HEROES.slice(0, people).map((hero) => ({ hero }));
  await kit.open({ occupants: PEOPLE.slice(0, people), setup: { mode, seats, first: 0 } });
  return kit;
}

function changer(kit: Kit, seat: number) {
  return async (userId: string, change: PlayerChange) =>
    (
      await kit.tables.changePlayer(
        { channelId: CHANNEL, userId, interactionId: null, rev: null, seat },
        change,
      )
    ).result;
}

const EVE: PlayerChange = { to: 'taker', name: 'Eve', stops: null };
const idOf = (seat: number) => ['anna', 'ben', 'cara', 'dan'][seat] ?? '';

describe.each(SEATS)('seat $seat of $people in $mode', (table) => {
  const { seat, people } = table;
  const [owner, others] = [idOf(seat), [...Array(people).keys()].map(idOf).filter((id) => id !== idOf(seat))];

  it('goes to the person once they have accepted and all others agreed, in either order', async () => {
    for (const isAcceptedFirst of [true, false]) {
      const kit = await opened(table);
      const change = changer(kit, seat);
      const player = async () => (await kit.look()).occupants[seat];
      expect(await change('eve', EVE)).toBe('refused');
      expect(await change(owner, { to: 'offer', userId: 'eve' })).toBe('done');
      await kit.tables.idle();
      const [call] = kit.chat.notices('hero-offer');
      expect([...(call?.mentions ?? [])].sort()).toEqual(['eve', ...others].sort());
      if (isAcceptedFirst) expect(await change('eve', EVE)).toBe('done');
      expect(await change(owner, { to: 'agreed' })).toBe('refused');
      expect(await change('eve', { to: 'agreed' })).toBe('refused');
      for (const other of others) {
        expect(await player()).toMatchObject({ userId: owner });
        expect(await change(other, { to: 'agreed' })).toBe('done');
      }
      if (!isAcceptedFirst) {
        expect(await player()).toMatchObject({ userId: owner });
        expect(await change('eve', EVE)).toBe('done');
      }
      expect(await player()).toEqual({ kind: 'person', userId: 'eve', name: 'Eve' });
      const game = await kit.look();
      expect(kit.tables.viewFor(game, owner)).toBeNull();
      expect(kit.tables.viewFor(game, 'eve')?.view.seats[seat]?.hand).not.toBeNull();
      expect(game.offers).toBeUndefined();
      await kit.answerUntil(({ state }) => state.rev > game.state.rev + 3);
      expect(await kit.tables.verify(CHANNEL)).toMatchObject({ same: true });
    }
  });

  it('stays when one of the others, the person or the owner drops the offer', async () => {
    for (const who of [...others, 'eve', owner]) {
      const kit = await opened(table);
      const change = changer(kit, seat);
      await change(owner, { to: 'offer', userId: 'eve' });
      expect(await change('somebody', { to: 'nobody' })).toBe('refused');
      expect(await change(who, { to: 'nobody' })).toBe('done');
      expect(await change('eve', EVE)).toBe('refused');
      for (const other of others) expect(await change(other, { to: 'agreed' })).toBe('refused');
    }
  });

  it('goes to nobody who plays already, nor to a bot, nor by the wish of another', async () => {
    const kit = await opened(table);
    const change = changer(kit, seat);
    for (const other of others) expect(await change(owner, { to: 'offer', userId: other })).toBe('refused');
    expect(await change(owner, { to: 'bot' })).toBe('refused');
    expect(await change(others[0] ?? '', { to: 'offer', userId: 'eve' })).toBe('refused');
  });
});

it('a duel with a bot needs nobody’s consent', async () => {
  const kit = await tableKit();
  await kit.open({ occupants: [PEOPLE[0] ?? expect.fail(), { kind: 'bot', name: 'Robot' }] });
  const change = changer(kit, 0);
  await change('anna', { to: 'offer', userId: 'eve' });
  expect(await change('eve', EVE)).toBe('done');
  expect((await kit.look()).occupants[0]).toMatchObject({ userId: 'eve' });
});
