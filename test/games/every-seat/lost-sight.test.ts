/** A player loses sight of the channel in the middle of a game, at every seat of tables of two to five. */
import { describe, expect, it } from 'vitest';
import { CHANNEL, type Kit, plainAction } from '../table-kit.ts';
import { idOf, openedAt, othersAt, PARTIES, RIVALS, type Seat, seatsOf } from './tables.ts';

const HOUR = 60 * 60_000;

/** Opens a table where the seat begins; the people in `blind` do not see the channel. */
async function opened(table: Seat) {
  const blind = new Set<string>();
  const membership = {
    isMember: async () => true,
    sees: async (_guild: string, channel: string, user: string) =>
      channel === CHANNEL ? !blind.has(user) : null,
  };
  return { blind, kit: await openedAt(table, table.seat, 'asynchronous', { membership }) };
}

const gone = (kit: Kit) =>
  kit.chat.notices('gone').map(({ mentions, payload }) => ({ mentions: [...mentions].sort(), payload }));
const isLost = async (kit: Kit, seat: number) => {
  const { state, occupants } = await kit.look();
  return state.outcome !== null || occupants[seat]?.kind !== 'person';
};

describe.each(seatsOf([...RIVALS, ...PARTIES]))('seat $seat of $players in $mode', (table) => {
  const { seat } = table;
  const [owner, others] = [idOf(seat), othersAt(table, seat).sort()];

  it('cannot see the channel: the others are told, nobody calls that person, and the seat is lost', async () => {
    const { kit, blind } = await opened(table);
    blind.add(owner);
    await kit.pass(12 * HOUR);
    expect(gone(kit)).toMatchObject([
      { mentions: others, payload: { notice: { seat, userId: owner, unsighted: true } } },
    ]);
    const called = kit.chat.notices('nudge').flatMap(({ mentions }) => mentions);
    expect(called).not.toContain(owner);
    expect(await isLost(kit, seat)).toBe(false);
    await kit.pass(12 * HOUR);
    expect(await isLost(kit, seat)).toBe(true);
    const log = (await kit.tables.readLog(CHANNEL)).join('\n');
    expect(log).toContain(`${owner} cannot see the channel any more`);
    expect(log).not.toContain('left');
    const kinds = (await kit.look()).occupants.map(({ kind }) => (kind === 'person' ? 'p' : 'b')).join('');
    const left = [...table.players].map((kind, at) => (at === seat ? 'b' : kind)).join('');
    expect(kinds).toBe(['duel', 'boss-v-boss'].includes(table.mode) ? table.players : left);
  });

  it('sees it again before the warning: nothing is lost, and the person is warned and plays on', async () => {
    const { kit, blind } = await opened(table);
    blind.add(owner);
    await kit.pass(12 * HOUR);
    blind.delete(owner);
    await kit.pass(12 * HOUR);
    expect(kit.chat.notices('warning').flatMap(({ mentions }) => mentions)).toContain(owner);
    expect(await isLost(kit, seat)).toBe(false);
    const action = plainAction(await kit.look(), seat);
    expect((await kit.press(owner, action, { seat })).result).toBe('done');
  });

  it('sees the channel: the person is called as usual', async () => {
    const { kit } = await opened(table);
    await kit.pass(12 * HOUR);
    expect(gone(kit)).toEqual([]);
    expect(kit.chat.notices('nudge').flatMap(({ mentions }) => mentions)).toContain(owner);
  });
});
