import { describe, expect, it, vi } from 'vitest';
import type { SendFailureCode } from '../../../src/commands/table/send-port.ts';
import { StoreUnavailable } from '../../../src/store/index.ts';
import { FakeChat } from './fake-chat.ts';
import { ANNA, BEN, CHANNEL, type Kit, ROBOT, tableKit } from './table-kit.ts';

const SECOND = 1_000;
const MINUTE = 60_000;

async function opened(): Promise<Kit> {
  const kit = await tableKit();
  await kit.open();
  return kit;
}

async function waiting(kit: Kit): Promise<number> {
  return (await kit.store.readOutbox(100)).length;
}

describe('The outbox', () => {
  it('renders and sends a burst of presses once', async () => {
    const kit = await opened();
    await kit.answer();
    await kit.answer();
    await kit.tables.idle();
    const { rendered, edits } = { rendered: kit.renderer.tablesRendered, edits: kit.chat.count('editTable') };
    kit.chat.hold();
    for (const die of [1, 2, 3, 4, 5]) {
      await kit.tables.toggleKeep(
        { channelId: CHANNEL, userId: 'anna', interactionId: null, rev: null },
        die,
      );
    }
    kit.chat.release();
    await kit.tables.idle();
    expect(kit.chat.shown().keeps).toEqual([1, 2, 3, 4, 5]);
    expect(kit.chat.count('editTable') - edits).toBeLessThanOrEqual(2);
    expect(kit.renderer.tablesRendered - rendered).toBeLessThanOrEqual(2);
    expect(await waiting(kit)).toBe(0);
  });

  it('sends after a crash what was committed before it', async () => {
    const kit = await tableKit();
    kit.chat.hold();
    const opening = kit.tables.open({
      channelId: CHANNEL,
      guildId: null,
      sitters: [ANNA, BEN],
      setup: { mode: 'duel', seats: [{ hero: 'barbarian' }, { hero: 'moon-elf' }], first: 0 },
      pace: 'live',
      interactionId: null,
    });
    await opening;
    expect(await waiting(kit)).toBe(1);
    const chat = new FakeChat();
    const after = kit.another({ chat });
    // The first process held the outbox when it ended; its hold lapses.
    kit.clock.advance(3 * SECOND);
    await after.start();
    await after.idle();
    expect(chat.tables()).toHaveLength(1);
    expect(chat.tables()[0]?.mentions).toEqual(['anna']);
    expect(await waiting(kit)).toBe(0);
    await after.stop();
  });

  it('repeats a post whose answer was lost as the same message', async () => {
    const kit = await tableKit();
    const lost = new (class extends FakeChat {
      #lose = true;
      override async postTable(...args: Parameters<FakeChat['postTable']>): Promise<string> {
        const id = await super.postTable(...args);
        if (!this.#lose) return id;
        this.#lose = false;
        return new Promise(() => undefined);
      }
    })();
    const dying = kit.another({ chat: lost });
    await dying.open({
      channelId: CHANNEL,
      guildId: null,
      sitters: [ANNA, BEN],
      setup: { mode: 'duel', seats: [{ hero: 'barbarian' }, { hero: 'moon-elf' }], first: 0 },
      pace: 'live',
      interactionId: null,
    });
    await kit.answer();
    kit.clock.advance(3 * SECOND);
    const after = kit.another({ chat: lost });
    await after.tick();
    await after.idle();
    expect(lost.messages).toHaveLength(1);
    expect(lost.shown().state).toEqual((await kit.look()).state);
  });

  it('is drained by one process at a time', async () => {
    const kit = await opened();
    kit.chat.hold();
    await kit.answer();
    await kit.another().tick();
    kit.chat.release();
    await kit.tables.idle();
    expect(kit.chat.count('editTable')).toBe(1);
  });

  it('waits and tries again when the chat says so', async () => {
    const kit = await opened();
    kit.chat.failNext('editTable', 'rate', 2);
    const done = await kit.answer();
    await kit.tables.idle();
    expect(await waiting(kit)).toBe(1);
    await kit.pass(SECOND);
    expect(await waiting(kit)).toBe(1);
    await kit.pass(2 * SECOND);
    expect(await waiting(kit)).toBe(0);
    if (done.result !== 'done') throw new Error('not taken');
    expect(kit.chat.shown().state.rev).toBe(done.game.state.rev);
  });

  it('gives up what the chat will never take, and goes on', async () => {
    const kit = await opened();
    kit.chat.failNext('editTable', 'invalid');
    await kit.answer();
    await kit.tables.idle();
    expect(kit.logged.some(({ level, text }) => level === 'error' && text.includes('given up'))).toBe(true);
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
    expect(await waiting(kit)).toBe(1);
    kit.store.commit = commit;
    await kit.pass(5 * SECOND);
    expect(await waiting(kit)).toBe(0);
    expect(kit.logged.filter(({ text }) => text.includes('the store is out of order'))).toHaveLength(1);
    expect(kit.logged.filter(({ text }) => text.includes('the store takes changes again'))).toHaveLength(1);
    await kit.answer();
    await kit.tables.idle();
    expect(kit.chat.tables()).toHaveLength(1);
  });

  it('calls once, however long the store cannot note it', async () => {
    const kit = await opened();
    const settle = kit.store.settleOutbox.bind(kit.store);
    const refusing = vi.spyOn(kit.store, 'settleOutbox').mockImplementation(async (ids) => {
      if (kit.chat.count('postNotice') > 0) throw new StoreUnavailable('full');
      return settle(ids);
    });
    // The reminder; then longer than any chat remembers a nonce.
    for (let n = 0; n < 20; n += 1) await kit.pass(MINUTE);
    expect(kit.chat.count('postNotice')).toBe(1);
    refusing.mockRestore();
    await kit.pass(5 * SECOND);
    expect(kit.chat.count('postNotice')).toBe(1);
    expect(await waiting(kit)).toBe(0);
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
    const kit = await opened();
    kit.chat.failNext('editTable', 'retry');
    await kit.answer();
    await kit.tables.idle();
    await kit.pass(-60 * MINUTE);
    expect(await waiting(kit)).toBe(0);
  });

  it('gives up after some tries what it cannot render', async () => {
    const kit = await opened();
    const renderTable = kit.renderer.renderTable;
    kit.renderer.renderTable = async () => {
      throw new RangeError('no such picture');
    };
    await kit.answer();
    await kit.tables.idle();
    await kit.pass(SECOND);
    await kit.pass(2 * SECOND);
    expect(await waiting(kit)).toBe(0);
    kit.renderer.renderTable = renderTable;
    await kit.answer();
    await kit.tables.idle();
    expect(kit.chat.shown().state).toEqual((await kit.look()).state);
  });
});

describe('The table message', () => {
  it.each<SendFailureCode>(['gone-message', 'old-edit', 'archived'])(
    'is posted anew when it cannot be edited (%s), without another ping',
    async (code) => {
      const kit = await opened();
      kit.chat.failNext('editTable', code);
      await kit.answer();
      await kit.tables.idle();
      expect(kit.chat.tables()).toHaveLength(1);
      expect(kit.chat.tables()[0]?.mentions).toEqual([]);
      expect(kit.chat.shown().state).toEqual((await kit.look()).state);
      await kit.answer();
      await kit.tables.idle();
      expect(kit.chat.tables()).toHaveLength(1);
      expect(kit.chat.shown().state).toEqual((await kit.look()).state);
    },
  );

  it('that somebody deleted comes back', async () => {
    const kit = await opened();
    kit.chat.vanish(kit.chat.tables()[0]?.id ?? '');
    await kit.answer();
    await kit.tables.idle();
    expect(kit.chat.tables()).toHaveLength(1);
  });

  it('that is too old to lose its buttons is taken away', async () => {
    const kit = await opened();
    const first = kit.chat.tables()[0]?.id;
    await kit.answerUntil(
      (game) => game.state.lanes[0]?.pending?.seat === 0 && game.state.turn.phase === 'main-2',
    );
    kit.chat.failNext('editTable', 'old-edit', 2);
    await kit.tables.repost({ channelId: CHANNEL, userId: 'anna', interactionId: null, rev: null });
    await kit.tables.idle();
    expect(kit.chat.messages.some((message) => message.id === first)).toBe(false);
    expect(kit.chat.tables()).toHaveLength(1);
  });

  it('is posted anew on request, and the old one loses its buttons', async () => {
    const kit = await opened();
    const press = { channelId: CHANNEL, userId: 'ben', interactionId: null, rev: null };
    expect((await kit.tables.repost(press)).result).toBe('done');
    await kit.tables.idle();
    expect(kit.chat.messages.map(({ payload }) => payload.kind)).toEqual(['past', 'table']);
    expect(kit.chat.messages[1]?.mentions).toEqual([]);
  });
});

describe('A channel', () => {
  it('that is gone when something is sent ends its game, and only that one', async () => {
    const kit = await opened();
    await kit.open({ channelId: 'thread-2' });
    kit.chat.failNext('editTable', 'gone-channel');
    await kit.answer();
    await kit.tables.idle();
    expect((await kit.store.loadByChannel(CHANNEL))?.status).toBe('finished');
    expect(await waiting(kit)).toBe(0);
    expect(await kit.press('anna', { type: 'pass' })).toMatchObject({ result: 'over' });
    expect((await kit.store.loadByChannel('thread-2'))?.status).toBe('live');
  });

  it('that is deleted ends its game without a message', async () => {
    const kit = await opened();
    kit.chat.hold();
    await kit.answer();
    await kit.tables.channelGone(CHANNEL);
    await kit.tables.channelGone('never played here');
    kit.chat.release();
    await kit.tables.idle();
    expect(kit.chat.notices()).toEqual([]);
    expect(await waiting(kit)).toBe(0);
    expect(await kit.store.listLive()).toEqual([]);
  });

  it('where nothing may be posted stops the clock, and is tried until something may be again', async () => {
    const kit = await opened();
    kit.chat.failNext('editTable', 'forbidden');
    kit.chat.failNext('postTable', 'forbidden', 3);
    expect((await kit.answer()).result).toBe('done');
    await kit.tables.idle();
    const tried = () => kit.chat.count('postTable');
    const before = tried();
    for (const minutes of [1, 1, 2]) {
      expect((await kit.look()).dueAt).toBe(kit.clock.now() + minutes * MINUTE);
      await kit.pass(minutes * MINUTE);
    }
    expect(tried() - before).toBe(3);
    expect(kit.chat.notices()).toEqual([]);
    await kit.pass(4 * MINUTE);
    expect(kit.chat.tables().at(-1)?.mentions).toEqual(['anna']);
    expect(kit.chat.notices('back')).toHaveLength(1);
    expect((await kit.look()).dueAt).toBe(kit.clock.now() + 3 * MINUTE);
    expect(kit.chat.shown().state).toEqual((await kit.look()).state);
  });

  it('where nothing can be posted for two weeks ends its game', async () => {
    const kit = await opened();
    kit.chat.failNext('editTable', 'forbidden', Number.POSITIVE_INFINITY);
    kit.chat.failNext('postTable', 'forbidden', Number.POSITIVE_INFINITY);
    await kit.answer();
    await kit.tables.idle();
    for (let hours = 0; hours < 13 * 24; hours += 8) await kit.pass(8 * 60 * MINUTE);
    expect((await kit.store.loadByChannel(CHANNEL))?.status).toBe('live');
    await kit.pass(24 * 60 * MINUTE);
    expect((await kit.store.loadByChannel(CHANNEL))?.status).toBe('finished');
    expect(await waiting(kit)).toBe(0);
  });

  it('where only edits are allowed shows the game in the message that stands there', async () => {
    const kit = await opened();
    kit.chat.failNext('postTable', 'forbidden', Number.POSITIVE_INFINITY);
    const first = kit.chat.tables()[0]?.id;
    await kit.answerUntil((game) => game.state.turn.number === 2);
    await kit.tables.idle();
    expect(kit.chat.tables().map(({ id }) => id)).toEqual([first]);
    expect(kit.chat.shown().state).toEqual((await kit.look()).state);
    await kit.answer();
    await kit.tables.idle();
    expect(kit.chat.shown().state).toEqual((await kit.look()).state);
  });
});

describe('A person who left the server', () => {
  it('has until the warning to come back, then has lost', async () => {
    const there = new Set(['anna', 'ben']);
    const kit = await tableKit({ whereabouts: { isMember: async (_guild, user) => there.has(user) } });
    await kit.open();
    there.delete('anna');
    await kit.pass(3 * MINUTE);
    expect(kit.chat.notices('gone')[0]).toMatchObject({
      mentions: ['ben'],
      payload: { notice: { userId: 'anna', until: kit.clock.now() + 2 * MINUTE } },
    });
    await kit.pass(2 * MINUTE);
    expect(kit.chat.notices('over')[0]?.payload).toMatchObject({ notice: { how: 'left', winners: [1] } });
    expect(await kit.tables.readLog(CHANNEL)).toContain('Anna has left.');
  });

  it('and came back is reminded and warned as usual', async () => {
    const there = new Set(['ben']);
    const kit = await tableKit({ whereabouts: { isMember: async (_guild, user) => there.has(user) } });
    await kit.open();
    await kit.pass(3 * MINUTE);
    there.add('anna');
    await kit.pass(2 * MINUTE);
    expect(kit.chat.notices('warning').map(({ mentions }) => mentions)).toEqual([['anna']]);
  });

  it('is not taken for gone when nobody can tell, nor where there is no server', async () => {
    for (const changes of [{}, { guildId: null }]) {
      const isMember = async () => (changes.guildId === null ? false : null);
      const kit = await tableKit({ whereabouts: { isMember } });
      await kit.open(changes);
      await kit.pass(3 * MINUTE);
      expect(kit.chat.notices('nudge')).toHaveLength(1);
    }
  });
});

describe('Pings', () => {
  it('call somebody in the middle of a turn who has been waiting', async () => {
    const kit = await tableKit();
    await kit.open({ pace: 'asynchronous' });
    kit.clock.advance(20 * MINUTE);
    await kit.answerUntil((game) => game.state.lanes[0]?.pending?.seat === 1);
    await kit.tables.idle();
    const game = await kit.look();
    const pings = kit.chat.messages.flatMap(({ mentions }) => mentions).filter((userId) => userId === 'ben');
    expect(game.state.turn.number).toBe(1);
    expect(pings).toEqual(['ben']);
    expect(kit.chat.notices('ping')).toHaveLength(1);
  });

  it('are not sent when the question was answered meanwhile', async () => {
    const kit = await tableKit();
    await kit.open({ pace: 'asynchronous' });
    kit.clock.advance(20 * MINUTE);
    await kit.answerUntil((game) => game.state.turn.phase === 'offensive-roll');
    kit.chat.hold();
    for (let answers = 0; answers < 20; answers += 1) {
      const { state } = await kit.look();
      if (state.turn.number > 1) break;
      await kit.answer();
    }
    kit.chat.release();
    await kit.tables.idle();
    expect(kit.chat.notices('ping')).toEqual([]);
  });

  it('leave out who has acted before the new table could be posted', async () => {
    const kit = await opened();
    kit.chat.hold();
    for (let answers = 0; answers < 100; answers += 1) {
      const { state } = await kit.look();
      if (state.turn.number === 2 && state.lanes[0]?.pending?.seat === 0) break;
      await kit.answer();
    }
    kit.chat.release();
    await kit.tables.idle();
    expect(kit.chat.shown().state.turn.number).toBe(2);
    expect(kit.chat.tables().at(-1)?.mentions).toEqual([]);
  });

  it('never call anybody to a table of bots', async () => {
    const kit = await tableKit();
    await kit.open({ sitters: [ROBOT, ROBOT] });
    expect(kit.chat.messages.flatMap(({ mentions }) => mentions)).toEqual([]);
  });
});
