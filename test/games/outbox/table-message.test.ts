import { describe, expect, it } from 'vitest';
import { turnOf } from '../../../src/engine/hosting.ts';
import type { SendFailureCode } from '../../../src/games/ports/send.ts';
import { CHANNEL, openedKit } from '../table-kit.ts';

describe('The table message', () => {
  it.each<SendFailureCode>(['gone-message', 'old-edit', 'archived'])(
    'is posted anew when it cannot be edited (%s), without another ping',
    async (code) => {
      const kit = await openedKit();
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
    const kit = await openedKit();
    kit.chat.deleteByPerson(kit.chat.tables()[0]?.id ?? '');
    await kit.answer();
    await kit.tables.idle();
    expect(kit.chat.tables()).toHaveLength(1);
  });

  it('that is too old to lose its buttons is taken away', async () => {
    const kit = await openedKit();
    const first = kit.chat.tables()[0]?.id;
    await kit.answerUntil(
      (game) => game.state.lanes[0]?.pending?.seat === 0 && turnOf(game.state).phase === 'main-2',
    );
    kit.chat.failNext('editTable', 'old-edit', 2);
    await kit.tables.repost({ channelId: CHANNEL, userId: 'anna', interactionId: null, rev: null });
    await kit.tables.idle();
    expect(kit.chat.messages.some((message) => message.id === first)).toBe(false);
    expect(kit.chat.tables()).toHaveLength(1);
  });

  it('is posted anew on request, and the old one loses its buttons', async () => {
    const kit = await openedKit();
    const press = { channelId: CHANNEL, userId: 'ben', interactionId: null, rev: null };
    expect((await kit.tables.repost(press)).result).toBe('done');
    await kit.tables.idle();
    expect(kit.chat.messages.map(({ payload }) => payload.kind)).toEqual(['past', 'table']);
    expect(kit.chat.messages[1]?.mentions).toEqual([]);
  });
});
