import { describe, expect, it } from 'vitest';
import { turnOf } from '../../../src/engine/hosting.ts';
import type { SendFailureCode } from '../../../src/games/ports/send.ts';
import { parseRecord } from '../../../src/games/repository/game-record.ts';
import { attributedLines } from '../../../src/render/table/index.ts';
import { ANNA, BEN, CHANNEL, openedKit, ROBOT, tableKit } from '../table-kit.ts';

/** The folded turns of a chat: their range, and the lines that they keep. */
function foldedIn(kit: Awaited<ReturnType<typeof tableKit>>) {
  return kit.chat.messages.flatMap(({ payload }) => (payload.kind === 'past' ? [payload.past] : []));
}

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

  it.each<SendFailureCode>(['gone-message', 'old-edit', 'invalid'])(
    'of before that cannot be changed any more (%s) holds up nothing',
    async (code) => {
      const kit = await openedKit();
      for (let tables = 2; tables < 4; tables += 1) {
        kit.chat.failNext('editTable', code);
        await kit.tables.repost({ channelId: CHANNEL, userId: 'anna', interactionId: null, rev: null });
        await kit.tables.idle();
        expect(await kit.waiting()).toBe(0);
        expect(kit.chat.count('postTable')).toBe(tables);
        const stored = await kit.store.loadByChannel(CHANNEL);
        expect(stored && parseRecord(stored.id, stored.data).retired).toEqual([]);
      }
    },
  );

  it('is posted anew on request, and the old one loses its buttons', async () => {
    const kit = await openedKit();
    const press = { channelId: CHANNEL, userId: 'ben', interactionId: null, rev: null };
    expect((await kit.tables.repost(press)).result).toBe('done');
    await kit.tables.idle();
    expect(kit.chat.messages.map(({ payload }) => payload.kind)).toEqual(['past', 'table']);
    expect(kit.chat.messages[1]?.mentions).toEqual([]);
  });
});

describe('Turns of bots at the table', () => {
  it('bring no edit of their own: one press of a person is at most one edit or one new table', async () => {
    const kit = await tableKit();
    await kit.open({ occupants: [ANNA, ROBOT] });
    let presses = 0;
    for (; turnOf((await kit.look()).state).number < 6; presses += 1) {
      const shown = kit.chat.calls.length;
      const newTables = kit.chat.posted.length;
      expect((await kit.answer()).result).toBe('done');
      await kit.tables.idle();
      const sent = kit.chat.calls.slice(shown);
      // A new table brings one more edit, which folds the one before it.
      expect(sent.length).toBeLessThanOrEqual(kit.chat.posted.length > newTables ? 2 : 1);
      expect(kit.chat.shown().state).toEqual((await kit.look()).state);
    }
    expect(presses).toBeGreaterThan(10);
  });

  it('that ask nobody are folded with all their lines, also several of them', async () => {
    const kit = await tableKit({ describe: attributedLines });
    const seats = ['barbarian', 'moon-elf', 'monk', 'ninja'].map((hero) => ({ hero }));
    await kit.open({
      occupants: [ANNA, ROBOT, BEN, ROBOT],
      setup: { mode: '2v2', seats, first: 0 },
    });
    await kit.answerUntil(({ state }) => turnOf(state).number >= 9 || state.outcome !== null);
    const folded = foldedIn(kit);
    expect(folded.length).toBeGreaterThan(1);
    for (const { fromTurn, toTurn, lines } of folded) {
      for (let turn = Math.max(1, fromTurn); turn <= toTurn; turn += 1) {
        expect(
          lines.filter((line) => line.startsWith(`Turn ${turn} `) || line.startsWith(`Turn ${turn}:`)),
        ).toHaveLength(1);
      }
    }
    expect(folded.map(({ fromTurn }) => fromTurn)).toEqual([
      folded[0]?.fromTurn,
      ...folded.slice(0, -1).map(({ toTurn }) => toTurn + 1),
    ]);
  });

  it('are shown move by move once no person is left to wait for them', async () => {
    const kit = await tableKit();
    await kit.open({ occupants: [ROBOT, { kind: 'bot', name: 'Rival' }] });
    await kit.pass(1_000);
    expect(kit.chat.count('editTable')).toBeGreaterThan(0);
  });
});
