import { describe, expect, it } from 'vitest';
import { type StandingOrders, turnOf } from '../../../src/engine/hosting.ts';
import type { Press } from '../../../src/games/game-service.ts';
import { presses as SENTENCES } from '../../../src/words/en/presses.ts';
import { CHANNEL, type Kit, openedKit, plainAction, tableKit } from '../table-kit.ts';

const PASS = { type: 'pass' } as const;
const GUILD = { channelId: CHANNEL, interactionId: null, rev: null };

describe('A press', () => {
  it('tells what came of it, and is in the log before anything is sent', async () => {
    const kit = await openedKit();
    kit.chat.hold();
    const before = await kit.look();
    const done = await kit.press('anna', PASS, { rev: before.state.rev });
    expect(done).toMatchObject({ result: 'done', game: { gameId: before.gameId } });
    if (done.result !== 'done') throw new Error('not taken');
    expect(done.events.some((event) => event.e === 'phase')).toBe(true);
    expect(done.game.state.rev).toBe(before.state.rev + 1);
    expect(kit.chat.shown().state.rev).toBe(before.state.rev);
    kit.chat.release();
    await kit.tables.idle();
    expect(kit.chat.shown().state.rev).toBe(done.game.state.rev);
  });

  it('that answers an earlier question is stale and changes nothing', async () => {
    const kit = await openedKit();
    const { rev } = (await kit.look()).state;
    await kit.press('anna', PASS, { rev });
    const after = await kit.look();
    expect(await kit.press('anna', { type: 'roll' }, { rev })).toMatchObject({ result: 'stale' });
    expect((await kit.look()).state).toEqual(after.state);
  });

  it('stays good when somebody else changes standing orders meanwhile', async () => {
    const kit = await openedKit();
    const { rev, seats } = (await kit.look()).state;
    const orders = seats[1]?.orders;
    if (!orders) throw new Error('nobody sits there');
    const changed = await kit.tables.act(
      { ...GUILD, userId: 'ben' },
      { type: 'set-orders', orders: { ...orders, passUntilMyTurn: true } },
    );
    expect(changed.result).toBe('done');
    expect((await kit.press('anna', PASS, { rev })).result).toBe('done');
  });

  it('of a slash command answers whatever is asked', async () => {
    const kit = await openedKit();
    expect((await kit.press('anna', PASS, { rev: null })).result).toBe('done');
    expect((await kit.press('anna', { type: 'roll' }, { rev: null })).result).toBe('done');
  });

  it('by an onlooker is kindly turned away', async () => {
    const kit = await openedKit();
    expect(await kit.press('carl', PASS)).toMatchObject({ result: 'not-seated' });
  });

  it('out of turn is refused with a sentence', async () => {
    const kit = await openedKit();
    const before = await kit.look();
    const refused = await kit.press('ben', PASS, { rev: before.state.rev });
    expect(refused).toMatchObject({ result: 'refused' });
    expect((await kit.look()).state).toEqual(before.state);
  });

  it('where no game is played finds none', async () => {
    const kit = await openedKit();
    expect(await kit.press('anna', PASS, { channelId: 'elsewhere' })).toMatchObject({ result: 'no-game' });
  });

  it('after the end finds the game over', async () => {
    const kit = await openedKit();
    expect((await kit.press('ben', { type: 'concede' }, { rev: 0 })).result).toBe('done');
    expect(await kit.press('anna', PASS)).toMatchObject({ result: 'over' });
    await kit.tables.idle();
    const [over] = kit.chat.notices('over');
    expect(over?.payload).toMatchObject({ notice: { how: 'conceded', winners: [0] } });
  });

  it.each([{ rev: null }, { rev: 0 }])('that is delivered twice is taken once (%o)', async ({ rev }) => {
    const kit = await openedKit();
    const press = { interactionId: 'interaction-1', rev };
    expect((await kit.press('anna', PASS, press)).result).toBe('done');
    const once = await kit.look();
    expect(await kit.press('anna', PASS, press)).toMatchObject({ result: 'repeated' });
    expect((await kit.look()).state).toEqual(once.state);
  });

  it.each([
    ['in one process', (kit: Kit) => kit.tables],
    ['in two', (kit: Kit) => kit.another()],
  ])('made twice at once lands once, %s', async (_where, other) => {
    const kit = await openedKit();
    const { rev } = (await kit.look()).state;
    const press = (interactionId: string): Press => ({ ...GUILD, userId: 'anna', rev, interactionId });
    const results = await Promise.all([
      kit.tables.act(press('interaction-1'), PASS),
      other(kit).act(press('interaction-2'), PASS),
    ]);
    expect(results.map(({ result }) => result).sort()).toEqual(['done', 'stale']);
    expect((await kit.look()).state.rev).toBe(rev + 1);
  });

  it('among many at once lands exactly once', async () => {
    const kit = await openedKit();
    const { rev } = (await kit.look()).state;
    const others = [kit.another(), kit.another(), kit.another()];
    const results = await Promise.all(
      [kit.tables, ...others, kit.tables, ...others].map((tables, press) =>
        tables.act({ ...GUILD, userId: 'anna', rev, interactionId: `interaction-${press}` }, PASS),
      ),
    );
    expect(results.filter(({ result }) => result === 'done')).toHaveLength(1);
    expect(results.filter(({ result }) => result === 'stale')).toHaveLength(7);
  });
});

describe('A refusal', () => {
  it('calls by name who is asked first', async () => {
    const kit = await openedKit();
    expect(await kit.press('ben', { type: 'roll' }, { rev: null })).toMatchObject({
      result: 'refused',
      sentence: 'It is not your turn to act: Anna is asked first.',
    });
  });
});

describe('Pass until my turn', () => {
  async function defending(): Promise<Kit> {
    const kit = await openedKit();
    await kit.answerUntil(({ state }) => {
      const pending = state.lanes[0]?.pending;
      return pending?.seat === 1 && pending.kind === 'window' && turnOf(state).active === 0;
    });
    return kit;
  }

  const passing = (orders: StandingOrders | undefined) => {
    if (!orders) throw new Error('nobody sits there');
    return { ...orders, passUntilMyTurn: true };
  };

  it('passes the open question too', async () => {
    const kit = await defending();
    const before = await kit.look();
    const press = { ...GUILD, userId: 'ben' };
    const done = await kit.tables.act(press, {
      type: 'set-orders',
      orders: passing(before.state.seats[1]?.orders),
    });
    if (done.result !== 'done') throw new Error('not taken');
    const { state } = done.game;
    const asked = state.lanes[0]?.pending;
    expect(asked?.seat === 1 && asked.kind === 'window').toBe(false);
    expect(state.seats[1]?.orders.passUntilMyTurn).toBe(true);
  });

  it('answers nothing for its owner in their own turn', async () => {
    const kit = await openedKit();
    const before = await kit.look();
    const press = { ...GUILD, userId: 'anna' };
    const done = await kit.tables.act(press, {
      type: 'set-orders',
      orders: passing(before.state.seats[0]?.orders),
    });
    if (done.result !== 'done') throw new Error('not taken');
    expect(done.game.state.lanes[0]?.pending).toEqual(before.state.lanes[0]?.pending);
  });
});

describe('A table', () => {
  it('is not opened twice in a channel, nor by one interaction twice', async () => {
    const kit = await openedKit();
    await expect(kit.open()).rejects.toThrow('A game is going on in this channel already');
    await kit.open({ channelId: 'thread-2', interactionId: 'interaction-1' });
    await expect(kit.open({ channelId: 'thread-3', interactionId: 'interaction-1' })).rejects.toThrow(
      'taken already',
    );
  });

  it('needs players that match its heroes', async () => {
    const kit = await tableKit();
    const setup = { mode: 'duel', seats: [{ hero: 'barbarian' }, { hero: 'nobody' }], first: 0 } as const;
    await expect(kit.open({ setup })).rejects.toThrow('nobody');
    await expect(kit.open({ occupants: [] })).rejects.toThrow('one player for every hero');
  });

  it('shows each seat its own view, and onlookers none', async () => {
    const kit = await openedKit();
    const game = await kit.look();
    expect(kit.tables.viewFor(game, 'carl')).toBeNull();
    const own = kit.tables.viewFor(game, 'ben');
    expect(own?.seat).toBe(1);
    expect(own?.view.seats[1]?.hand).toEqual(game.state.seats[1]?.hand);
    expect(own?.view.seats[0]?.hand).toBeNull();
  });

  it('is listed for its people while it is live', async () => {
    const kit = await openedKit();
    const gameId = await kit.open({ channelId: 'thread-2' });
    expect((await kit.tables.listFor('anna')).map((game) => game.channelId).sort()).toEqual([
      CHANNEL,
      'thread-2',
    ]);
    await kit.press('anna', { type: 'concede' });
    expect((await kit.tables.listFor('anna')).map((game) => game.gameId)).toEqual([gameId]);
  });

  it('is one of several that a person plays alone against themselves, seat by seat', async () => {
    const kit = await tableKit();
    const anna = { kind: 'person', userId: 'anna', name: 'Anna' } as const;
    await kit.open({ occupants: [anna, anna] });
    const game = await kit.answerUntil((now) => turnOf(now.state).number === 2);
    expect(kit.tables.viewFor(game, 'anna')?.seat).toBe(1);
    expect(plainAction(game, 1)).toEqual({ type: 'pass' });
  });
});

describe('Stopping', () => {
  it('refuses new presses, finishes those under way and sends what they caused', async () => {
    const kit = await openedKit();
    const { rev } = (await kit.look()).state;
    const running = kit.press('anna', PASS, { rev });
    const stopped = kit.tables.stop();
    expect(await kit.press('anna', PASS)).toEqual({ result: 'refused', sentence: SENTENCES.stopping });
    expect((await running).result).toBe('done');
    await stopped;
    expect(kit.chat.shown().state.rev).toBe(rev + 1);
    expect(await kit.store.readOutbox(10)).toEqual([]);
    expect(await kit.tables.open({ ...(await setupOf(kit)), channelId: 'thread-2' })).toHaveProperty(
      'refused',
    );
  });
});

async function setupOf(kit: Kit) {
  const { occupants, state, pace } = await kit.look();
  return {
    guildId: null,
    occupants,
    pace,
    interactionId: null,
    setup: { mode: state.mode, seats: state.seats.map(({ hero }) => ({ hero })), first: 0 } as const,
  };
}
