import { describe, expect, it, vi } from 'vitest';
import { turnOf } from '../../../src/engine/hosting.ts';
import { StoreUnavailable } from '../../../src/store/index.ts';
import { FakeChat } from '../fake-chat.ts';
import { ANNA, BEN, CHANNEL, openedKit, tableKit } from '../table-kit.ts';

const SECOND = 1_000;
const MINUTE = 60_000;

/** The first table is posted, but the process never gets the answer. */
class LosesFirstTable extends FakeChat {
  #lose = true;
  override async postTable(...args: Parameters<FakeChat['postTable']>) {
    const table = await super.postTable(...args);
    if (!this.#lose) return table;
    this.#lose = false;
    return new Promise<typeof table>(() => undefined);
  }
}

describe('The outbox', () => {
  it('renders and sends a burst of presses once', async () => {
    const kit = await openedKit();
    await kit.answer();
    await kit.answer();
    await kit.tables.idle();
    const { rendered, edits } = { rendered: kit.renderer.tablesRendered, edits: kit.chat.count('editTable') };
    kit.chat.hold();
    for (const die of [1, 2, 3, 4, 5]) {
      await kit.tables.toggleDie({ channelId: CHANNEL, userId: 'anna', interactionId: null, rev: null }, die);
    }
    kit.chat.release();
    await kit.tables.idle();
    expect(kit.chat.shown().keptDice).toEqual([1, 2, 3, 4, 5]);
    expect(kit.chat.count('editTable') - edits).toBeLessThanOrEqual(2);
    expect(kit.renderer.tablesRendered - rendered).toBeLessThanOrEqual(2);
    expect(await kit.waiting()).toBe(0);
  });

  it('sends after a crash what was committed before it', async () => {
    const kit = await tableKit();
    kit.chat.hold();
    const opening = kit.tables.open({
      channelId: CHANNEL,
      guildId: null,
      occupants: [ANNA, BEN],
      setup: { mode: 'duel', seats: [{ hero: 'barbarian' }, { hero: 'moon-elf' }], first: 0 },
      pace: 'live',
      interactionId: null,
    });
    await opening;
    await expect.poll(() => kit.renderer.tablesRendered).toBe(1);
    expect(await kit.waiting()).toBe(1);
    const chat = new FakeChat();
    const after = kit.another({ chat });
    // The first process held the outbox when it ended; its hold lapses.
    kit.clock.advance(3 * SECOND);
    await after.start();
    await after.idle();
    expect(chat.tables()).toHaveLength(1);
    expect(chat.tables()[0]?.mentions).toEqual(['anna']);
    expect(await kit.waiting()).toBe(0);
    await after.stop();
  });

  it('repeats a post whose answer was lost as the same message', async () => {
    const kit = await tableKit();
    const lost = new LosesFirstTable();
    const dying = kit.another({ chat: lost });
    await dying.open({
      channelId: CHANNEL,
      guildId: null,
      occupants: [ANNA, BEN],
      setup: { mode: 'duel', seats: [{ hero: 'barbarian' }, { hero: 'moon-elf' }], first: 0 },
      pace: 'live',
      interactionId: null,
    });
    await expect.poll(() => lost.messages).toHaveLength(1);
    await kit.answer();
    // The outbox is held by the one that dies.
    await kit.tables.idle();
    kit.clock.advance(3 * SECOND);
    const after = kit.another({ chat: lost });
    await after.tick();
    await after.idle();
    expect(lost.messages).toHaveLength(1);
    expect(lost.shown().state).toEqual((await kit.look()).state);
  });

  it('calls who is asked by now, when the table had gone out before and the answer was lost', async () => {
    const kit = await tableKit();
    const lost = new LosesFirstTable();
    const dying = kit.another({ chat: lost });
    await dying.open({
      channelId: CHANNEL,
      guildId: null,
      occupants: [ANNA, BEN],
      setup: { mode: 'duel', seats: [{ hero: 'barbarian' }, { hero: 'moon-elf' }], first: 0 },
      pace: 'live',
      interactionId: null,
    });
    await expect.poll(() => lost.messages).toHaveLength(1);
    await kit.answerUntil(({ state }) => turnOf(state).number === 2 && state.lanes[0]?.pending?.seat === 1);
    await kit.tables.idle();
    kit.clock.advance(3 * SECOND);
    for (let restart = 0; restart < 2; restart += 1) {
      const after = kit.another({ chat: lost });
      await after.tick();
      await after.idle();
    }
    expect(lost.posted.map(({ mentions }) => mentions)).toEqual([['anna'], ['ben']]);
    expect(lost.tables()).toHaveLength(1);
    expect(lost.shown().state).toEqual((await kit.look()).state);
  });

  it('is drained by one process at a time', async () => {
    const kit = await openedKit();
    kit.chat.hold();
    await kit.answer();
    await kit.another().tick();
    kit.chat.release();
    await kit.tables.idle();
    expect(kit.chat.count('editTable')).toBe(1);
  });

  it('waits and tries again when the chat says so', async () => {
    const kit = await openedKit();
    kit.chat.failNext('editTable', 'rate', 2);
    const done = await kit.answer();
    await kit.tables.idle();
    expect(await kit.waiting()).toBe(1);
    await kit.pass(SECOND);
    expect(await kit.waiting()).toBe(1);
    await kit.pass(2 * SECOND);
    expect(await kit.waiting()).toBe(0);
    if (done.result !== 'done') throw new Error('not taken');
    expect(kit.chat.shown().state.rev).toBe(done.game.state.rev);
  });

  it('gives up what the chat will never take, and goes on', async () => {
    const kit = await openedKit();
    kit.chat.failNext('editTable', 'invalid');
    await kit.answer();
    await kit.tables.idle();
    expect(kit.logged.some(({ level, text }) => level === 'error' && text.includes('was dropped'))).toBe(
      true,
    );
    await kit.answer();
    await kit.tables.idle();
    expect(kit.chat.shown().state).toEqual((await kit.look()).state);
  });

  it('gives up nothing because of the store, and tries again within seconds', async () => {
    const kit = await tableKit();
    const commit = kit.store.commit.bind(kit.store);
    // The table is posted, and there is no room to note which message it is.
    kit.store.commit = async (wanted) => {
      if (wanted.expectedVersion > 0) throw new StoreUnavailable('full');
      return commit(wanted);
    };
    await kit.open();
    for (let n = 0; n < 10; n += 1) await kit.pass(5 * SECOND);
    expect(await kit.waiting()).toBe(1);
    kit.store.commit = commit;
    await kit.pass(5 * SECOND);
    expect(await kit.waiting()).toBe(0);
    expect(kit.logged.filter(({ text }) => text.includes('the store is unavailable'))).toHaveLength(1);
    expect(kit.logged.filter(({ text }) => text.includes('the store accepts changes again'))).toHaveLength(1);
    await kit.answer();
    await kit.tables.idle();
    expect(kit.chat.tables()).toHaveLength(1);
  });

  it('calls once, however long the store cannot note it', async () => {
    const kit = await openedKit();
    const settle = kit.store.settleAndRead.bind(kit.store);
    const refusing = vi.spyOn(kit.store, 'settleAndRead').mockImplementation(async (...asked) => {
      if (kit.chat.count('postNotice') > 0) throw new StoreUnavailable('full');
      return settle(...asked);
    });
    // The reminder; then longer than any chat remembers a nonce.
    for (let n = 0; n < 20; n += 1) await kit.pass(MINUTE);
    expect(kit.chat.count('postNotice')).toBe(1);
    refusing.mockRestore();
    await kit.pass(5 * SECOND);
    expect(kit.chat.count('postNotice')).toBe(1);
    expect(await kit.waiting()).toBe(0);
  });

  it('notes which message it has posted when the store can note it again', async () => {
    const kit = await tableKit();
    const commit = kit.store.commit.bind(kit.store);
    const refusing = vi.spyOn(kit.store, 'commit').mockImplementation(async (wanted) => {
      if (wanted.expectedVersion > 0) throw new StoreUnavailable('full');
      return commit(wanted);
    });
    await kit.open();
    for (let n = 0; n < 10; n += 1) await kit.pass(MINUTE);
    refusing.mockRestore();
    await kit.pass(5 * SECOND);
    expect(kit.chat.count('postTable')).toBe(1);
    await kit.answer();
    await kit.tables.idle();
    expect(kit.chat.shown().state).toEqual((await kit.look()).state);
  });

  it('sends what waits for another try when the clock of the machine is set back', async () => {
    const kit = await openedKit();
    kit.chat.failNext('editTable', 'retry');
    await kit.answer();
    await kit.tables.idle();
    await kit.pass(-60 * MINUTE);
    expect(await kit.waiting()).toBe(0);
  });

  it('gives up after some tries what it cannot render', async () => {
    const kit = await openedKit();
    const renderTable = kit.renderer.renderTable;
    kit.renderer.renderTable = async () => {
      throw new RangeError('no such picture');
    };
    await kit.answer();
    await kit.tables.idle();
    await kit.pass(SECOND);
    await kit.pass(2 * SECOND);
    expect(await kit.waiting()).toBe(0);
    kit.renderer.renderTable = renderTable;
    await kit.answer();
    await kit.tables.idle();
    expect(kit.chat.shown().state).toEqual((await kit.look()).state);
  });
});
