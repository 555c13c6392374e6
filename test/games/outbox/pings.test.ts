import { describe, expect, it } from 'vitest';
import { turnOf } from '../../../src/engine/hosting.ts';
import { openedKit, ROBOT, tableKit } from '../table-kit.ts';

const MINUTE = 60_000;

describe('Pings', () => {
  it('call somebody in the middle of a turn who has been waiting', async () => {
    const kit = await tableKit();
    await kit.open({ pace: 'asynchronous' });
    kit.clock.advance(20 * MINUTE);
    await kit.answerUntil((game) => game.state.lanes[0]?.pending?.seat === 1);
    await kit.tables.idle();
    const game = await kit.look();
    const pings = kit.chat.messages.flatMap(({ mentions }) => mentions).filter((userId) => userId === 'ben');
    expect(turnOf(game.state).number).toBe(1);
    expect(pings).toEqual(['ben']);
    expect(kit.chat.notices('ping')).toHaveLength(1);
  });

  it('are not sent when the question was answered meanwhile', async () => {
    const kit = await tableKit();
    await kit.open({ pace: 'asynchronous' });
    kit.clock.advance(20 * MINUTE);
    await kit.answerUntil((game) => turnOf(game.state).phase === 'offensive-roll');
    kit.chat.hold();
    for (let answers = 0; answers < 20; answers += 1) {
      const { state } = await kit.look();
      if (turnOf(state).number > 1) break;
      await kit.answer();
    }
    kit.chat.release();
    await kit.tables.idle();
    expect(kit.chat.notices('ping')).toEqual([]);
  });

  it('leave out who has acted before the new table could be posted', async () => {
    const kit = await openedKit();
    kit.chat.hold();
    for (let answers = 0; answers < 100; answers += 1) {
      const { state } = await kit.look();
      if (turnOf(state).number === 2 && state.lanes[0]?.pending?.seat === 0) break;
      await kit.answer();
    }
    kit.chat.release();
    await kit.tables.idle();
    expect(turnOf(kit.chat.shown().state).number).toBe(2);
    expect(kit.chat.tables().at(-1)?.mentions).toEqual([]);
  });

  it('go away when the question is answered', async () => {
    const kit = await tableKit();
    await kit.open({ pace: 'asynchronous' });
    kit.clock.advance(20 * MINUTE);
    await kit.answerUntil((game) => game.state.lanes[0]?.pending?.seat === 1);
    await kit.tables.idle();
    expect(kit.chat.notices('ping')).toHaveLength(1);
    await kit.answer();
    await kit.tables.idle();
    expect(kit.chat.messages.filter(({ payload }) => payload.kind === 'notice')).toEqual([]);
  });

  it('are one for each question: a warning takes the place of the reminder before it', async () => {
    const kit = await tableKit();
    await kit.open();
    for (const minutes of [3, 2]) await kit.pass(minutes * MINUTE);
    expect(kit.chat.notices('nudge')).toHaveLength(1);
    expect(kit.chat.notices('warning')).toHaveLength(1);
    const left = kit.chat.messages.flatMap(({ payload }) =>
      payload.kind === 'notice' ? [payload.notice.kind] : [],
    );
    expect(left).toEqual(['warning']);
    await kit.answer();
    await kit.tables.idle();
    expect(kit.chat.messages.filter(({ payload }) => payload.kind === 'notice')).toEqual([]);
  });

  it('that somebody has deleted hold up nothing', async () => {
    const kit = await tableKit();
    await kit.open({ pace: 'asynchronous' });
    kit.clock.advance(20 * MINUTE);
    await kit.answerUntil((game) => game.state.lanes[0]?.pending?.seat === 1);
    await kit.tables.idle();
    kit.chat.failNext('deleteMessage', 'gone-message');
    await kit.answer();
    await kit.tables.idle();
    const { state } = await kit.look();
    expect(kit.chat.shown().state.rev).toBe(state.rev);
  });

  it('never call anybody to a table of bots', async () => {
    const kit = await tableKit();
    await kit.open({ occupants: [ROBOT, ROBOT] });
    expect(kit.chat.messages.flatMap(({ mentions }) => mentions)).toEqual([]);
  });
});
