import { describe, expect, it, vi } from 'vitest';
import { turnOf } from '../../../src/engine/hosting.ts';
import { UnreadableGame } from '../../../src/store/index.ts';
import { ANNA, CHANNEL, openedKit, ROBOT, tableKit } from '../table-kit.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('The clock of a live game', () => {
  it('reminds, warns, and then plays on for the person who is asked', async () => {
    const kit = await openedKit();
    const { state } = await kit.look();
    await kit.pass(3 * MINUTE - 1);
    expect(kit.chat.notices()).toEqual([]);
    await kit.pass(1);
    expect(kit.chat.notices('nudge').map(({ mentions }) => mentions)).toEqual([['anna']]);
    await kit.pass(MINUTE);
    expect(kit.chat.notices()).toHaveLength(1);
    await kit.pass(MINUTE);
    expect(kit.chat.notices('warning')[0]?.payload).toMatchObject({
      notice: { userId: 'anna', until: kit.clock.now() + 5 * MINUTE, forfeits: false },
    });
    expect((await kit.look()).state).toEqual(state);
    await kit.pass(5 * MINUTE);
    const after = await kit.look();
    expect(after.state.rev).toBeGreaterThan(state.rev);
    expect(turnOf(after.state).phase === 'main-1' && turnOf(after.state).number === 1).toBe(false);
    expect(kit.chat.notices('autopilot')[0]?.payload).toMatchObject({
      notice: { userId: 'anna', left: 2, did: expect.arrayContaining([expect.any(String)]) },
    });
    const log = await kit.tables.readLog(CHANNEL);
    expect(log).toContain('Anna ran out of time: the autopilot plays on.');
    expect((await kit.tables.report(CHANNEL, 'anna'))?.text).toContain('"by": "autopilot"');
  });

  it('forfeits the game of a person who stays away', async () => {
    const kit = await openedKit();
    for (let minutes = 0; minutes < 300 && (await kit.look()).state.outcome === null; minutes += 1) {
      await kit.pass(MINUTE);
      const game = await kit.look();
      if (game.state.outcome === null && game.state.lanes[0]?.pending?.seat === 1) await kit.answer();
    }
    expect((await kit.look()).state.outcome).toMatchObject({ kind: 'won', team: 1, how: 'concession' });
    expect(kit.chat.notices('autopilot')).toHaveLength(3);
    const warned = kit.chat.notices('warning').map(({ payload }) => payload);
    expect(warned).toHaveLength(4);
    expect(warned[3]).toMatchObject({ notice: { forfeits: true } });
    expect(kit.chat.notices('over')[0]?.payload).toMatchObject({
      notice: { how: 'forfeited', winners: [1] },
    });
    expect(await kit.store.listDue(kit.clock.now() + DAY, 10)).toEqual([]);
  });

  it('forgets the absences of a person who comes back', async () => {
    const kit = await openedKit();
    const left: unknown[] = [];
    for (let timeouts = 0; timeouts < 2; timeouts += 1) {
      await kit.answerUntil((game) => game.state.lanes[0]?.pending?.seat === 0);
      for (const minutes of [3, 2, 5]) await kit.pass(minutes * MINUTE);
      left.push(kit.chat.notices('autopilot').at(-1)?.payload);
      // Ben's turn passes, and Anna answers something in it or after it.
      const { rev } = (await kit.look()).state;
      await kit.answerUntil((game) => game.state.rev > rev && game.state.lanes[0]?.pending?.seat === 0);
      await kit.answer();
    }
    expect(left).toMatchObject([{ notice: { left: 2 } }, { notice: { left: 2 } }]);
  });

  it('starts again with each answer', async () => {
    const kit = await openedKit();
    await kit.pass(3 * MINUTE);
    await kit.pass(2 * MINUTE);
    await kit.pass(4 * MINUTE);
    await kit.answer();
    await kit.tables.idle();
    expect((await kit.look()).dueAt).toBe(kit.clock.now() + 3 * MINUTE);
    await kit.pass(2 * MINUTE);
    expect(kit.chat.notices('autopilot')).toEqual([]);
    expect(kit.chat.notices('nudge')).toHaveLength(1);
  });

  it('is not put off by changing orders', async () => {
    const kit = await openedKit();
    const { dueAt, state } = await kit.look();
    const orders = state.seats[0]?.orders;
    if (!orders) throw new Error('nobody sits there');
    kit.clock.advance(MINUTE);
    await kit.tables.act(
      { channelId: CHANNEL, userId: 'anna', interactionId: null, rev: null },
      { type: 'set-orders', orders: orders },
    );
    expect((await kit.look()).dueAt).toBe(dueAt);
  });

  it('gives time after an outage: each stage counts from the one before', async () => {
    const kit = await openedKit();
    await kit.pass(10 * HOUR);
    await kit.pass(0);
    expect(kit.chat.notices().map(({ payload }) => payload)).toMatchObject([{ notice: { kind: 'nudge' } }]);
    await kit.pass(2 * MINUTE);
    expect(kit.chat.notices('warning')).toHaveLength(1);
    expect(kit.chat.notices('autopilot')).toHaveLength(0);
  });

  it('keeps the deadline over an outage that ended an hour before it', async () => {
    const kit = await tableKit();
    await kit.open({ pace: 'asynchronous' });
    const asked = kit.clock.now();
    // Nothing ran until the 30th hour: the reminder of the 12th and the warning of the 24th have not come.
    await kit.pass(30 * HOUR);
    expect(kit.chat.notices('warning')[0]?.payload).toMatchObject({ notice: { until: asked + 48 * HOUR } });
    expect((await kit.look()).dueAt).toBe(asked + 48 * HOUR);
    await kit.pass(18 * HOUR);
    expect(kit.chat.notices('autopilot')).toHaveLength(1);
  });

  it('leaves an hour after an outage over the deadline', async () => {
    const kit = await tableKit();
    await kit.open({ pace: 'asynchronous' });
    await kit.pass(12 * HOUR);
    await kit.pass(12 * HOUR);
    await kit.pass(30 * HOUR);
    expect(kit.chat.notices('autopilot')).toEqual([]);
    expect(kit.chat.notices('warning')[1]?.payload).toMatchObject({
      notice: { until: kit.clock.now() + HOUR },
    });
    await kit.pass(HOUR);
    expect(kit.chat.notices('autopilot')).toHaveLength(1);
  });

  it('goes on where the machine runs for a short time only, twice a day', async () => {
    const kit = await tableKit();
    await kit.open({ pace: 'asynchronous' });
    const asked = kit.clock.now();
    await kit.pass(13 * HOUR);
    for (let looks = 0; kit.chat.notices('autopilot').length === 0 && looks < 12; looks += 1) {
      await kit.pass(12 * HOUR);
    }
    expect(kit.chat.notices('autopilot')).toHaveLength(1);
    // Warned at 25 h, over at 49 h with an hour more, which is over unseen, and then the whole day of a warning.
    expect(kit.clock.now() - asked).toBe((13 + 6 * 12) * HOUR);
  });

  it('counts from when its warning was delivered', async () => {
    const kit = await openedKit();
    await kit.pass(3 * MINUTE);
    kit.chat.failNext('postNotice', 'retry', 3);
    await kit.pass(2 * MINUTE);
    for (let tries = 0; tries < 3; tries += 1) await kit.pass(MINUTE);
    const until = kit.clock.now() + 5 * MINUTE;
    expect(kit.chat.notices('warning')[0]?.payload).toMatchObject({ notice: { until } });
    expect((await kit.look()).dueAt).toBe(until);
    await kit.pass(5 * MINUTE - 1);
    expect(kit.chat.notices('autopilot')).toEqual([]);
    await kit.pass(1);
    expect(kit.chat.notices('autopilot')).toHaveLength(1);
  });

  it('does not act while its warning is still on its way', async () => {
    const kit = await openedKit();
    await kit.pass(3 * MINUTE);
    const { state } = await kit.look();
    kit.chat.hold();
    const polling = kit.another({ pollMs: 5 });
    await polling.start();
    for (const minutes of [2, 5, 5]) {
      kit.clock.advance(minutes * MINUTE);
      await expect.poll(async () => (await kit.look()).dueAt).toBe(kit.clock.now() + 5 * MINUTE);
    }
    expect((await kit.look()).state).toEqual(state);
    kit.chat.release();
    await expect.poll(() => kit.chat.notices('warning')).toHaveLength(1);
    await polling.stop();
  });

  it('gives the time of a warning anew when nobody was there to take the move', async () => {
    const kit = await openedKit();
    await kit.pass(3 * MINUTE);
    await kit.pass(2 * MINUTE);
    // The machine sleeps for an hour, or its clock is set forward.
    await kit.pass(5 * MINUTE + HOUR);
    expect(kit.chat.notices('autopilot')).toHaveLength(0);
    expect(kit.chat.notices('warning').map(({ payload }) => payload)).toMatchObject([
      {},
      { notice: { userId: 'anna', until: kit.clock.now() + 5 * MINUTE } },
    ]);
    await kit.pass(5 * MINUTE);
    expect(kit.chat.notices('autopilot')).toHaveLength(1);
  });

  it('goes on while nothing can be sent', async () => {
    const kit = await openedKit();
    const polling = kit.another({ pollMs: 5 });
    kit.chat.hold();
    await kit.answer();
    await polling.start();
    const { dueAt } = await kit.look();
    kit.clock.advance(3 * MINUTE);
    await expect.poll(async () => (await kit.look()).dueAt).toBe((dueAt ?? 0) + 2 * MINUTE);
    expect(kit.chat.notices()).toEqual([]);
    kit.chat.release();
    await expect.poll(() => kit.chat.notices('nudge')).toHaveLength(1);
    await polling.stop();
  });

  it('acts on every game of many that are due at the same moment', async () => {
    const kit = await tableKit();
    const channels = Array.from({ length: 150 }, (_, n) => `thread-${n}`);
    for (const channelId of channels) await kit.open({ channelId });
    await kit.pass(3 * MINUTE);
    expect(
      kit.chat
        .notices('nudge')
        .map(({ channelId }) => channelId)
        .sort(),
    ).toEqual(channels.sort());
  });

  it('acts on the others when some games cannot be read at all', async () => {
    const kit = await openedKit();
    await kit.open({ channelId: 'thread-2' });
    const broken = (await kit.tables.look(CHANNEL))?.gameId ?? '';
    const loadById = kit.store.loadById.bind(kit.store);
    vi.spyOn(kit.store, 'loadById').mockImplementation(async (id) => {
      if (id === broken) throw new UnreadableGame(id, 'a test says so');
      return loadById(id);
    });
    // As of another version each time: nothing that is in memory is used again.
    vi.spyOn(kit.store, 'versionOf').mockResolvedValue(0);
    for (const minutes of [3, 2, 5]) await kit.pass(minutes * MINUTE);
    expect(kit.chat.notices('autopilot').map(({ channelId }) => channelId)).toEqual(['thread-2']);
    expect(kit.logged.filter(({ text }) => text.includes('is skipped'))).toHaveLength(1);
  });

  it('acts once, however many processes look', async () => {
    const kit = await openedKit();
    const others = [kit.another(), kit.another()];
    kit.clock.advance(3 * MINUTE);
    await Promise.all([kit.tables, ...others].map((tables) => tables.tick()));
    await Promise.all([kit.tables, ...others].map((tables) => tables.idle()));
    await kit.pass(0);
    expect(kit.chat.notices('nudge')).toHaveLength(1);
  });
});

describe('Other clocks', () => {
  it('count in hours and days in an asynchronous game', async () => {
    const kit = await tableKit();
    await kit.open({ pace: 'asynchronous' });
    await kit.pass(12 * HOUR);
    await kit.pass(12 * HOUR);
    await kit.pass(24 * HOUR - 1);
    expect(kit.chat.notices().map(({ payload }) => payload)).toMatchObject([
      { notice: { kind: 'nudge' } },
      { notice: { kind: 'warning' } },
    ]);
    await kit.pass(1);
    expect(kit.chat.notices('autopilot')).toHaveLength(1);
  });

  it('leave a person alone who plays with bots', async () => {
    const kit = await tableKit();
    await kit.open({ occupants: [ANNA, ROBOT] });
    await kit.pass(23 * HOUR);
    expect(kit.chat.notices()).toEqual([]);
  });

  it('are the table’s own when it names one', async () => {
    const kit = await tableKit();
    await kit.open({ clock: { nudgeMs: 10, warningMs: 20, timeoutMs: 30, autopilots: 0 } });
    for (const _stage of ['nudge', 'warning', 'forfeit']) await kit.pass(10);
    expect((await kit.look()).state.outcome).toMatchObject({ how: 'concession' });
  });
});
