import { describe, expect, it } from 'vitest';
import { turnOf } from '../../../src/engine/hosting.ts';
import { CHANNEL, type Kit, openedKit } from '../table-kit.ts';

const GUILD = { channelId: CHANNEL, interactionId: null, rev: null };

/** The question in which Anna has rolled and may keep dice. */
async function rolled(): Promise<Kit> {
  const kit = await openedKit();
  await kit.answer();
  await kit.answer();
  expect((await kit.look()).state.lanes[0]?.rollPhase?.roll?.dice).toHaveLength(5);
  return kit;
}

describe('Keeping dice', () => {
  it('is marked and unmarked without an action, and holds at the next reroll until let go', async () => {
    const kit = await rolled();
    const { rev } = (await kit.look()).state;
    const press = { ...GUILD, userId: 'anna', rev };
    await kit.tables.toggleDie(press, 4);
    await kit.tables.toggleDie(press, 2);
    await kit.tables.toggleDie(press, 5);
    const marked = await kit.tables.toggleDie(press, 4);
    expect(marked).toMatchObject({ result: 'done', game: { keptDice: [2, 5], state: { rev } } });
    await kit.tables.idle();
    expect(kit.chat.shown().keptDice).toEqual([2, 5]);
    expect((await kit.press('anna', { type: 'reroll', dice: [1, 3, 4] }, { rev })).result).toBe('done');
    await kit.answerUntil(({ state }) => state.lanes[0]?.pending?.kind === 'roll');
    const again = await kit.look();
    expect(again.keptDice).toEqual([2, 5]);
    const letGo = { ...press, rev: again.state.rev };
    expect(await kit.tables.toggleDie(letGo, 2)).toMatchObject({ game: { keptDice: [5] } });
  });

  it('takes several dice at once, and none of another number', async () => {
    const kit = await rolled();
    const press = { ...GUILD, userId: 'anna' };
    expect(await kit.tables.keepDice(press, [5, 1])).toMatchObject({ game: { keptDice: [1, 5] } });
    expect(await kit.tables.keepDice(press, [])).toMatchObject({ game: { keptDice: [] } });
    expect(await kit.tables.keepDice(press, [6])).toMatchObject({ result: 'refused' });
    expect(await kit.tables.keepDice({ ...GUILD, userId: 'ben' }, [1])).toMatchObject({ result: 'refused' });
  });

  it('starts with no die kept in the next turn', async () => {
    const kit = await rolled();
    await kit.tables.keepDice({ ...GUILD, userId: 'anna' }, [1, 2]);
    const next = await kit.answerUntil(({ state }) => turnOf(state).number === 2);
    expect(next.keptDice).toEqual([]);
  });

  it.each([0, 6, 1.5])('is refused for die %s', async (die) => {
    const kit = await rolled();
    expect(await kit.tables.toggleDie({ ...GUILD, userId: 'anna' }, die)).toMatchObject({
      result: 'refused',
    });
  });

  it('is for the roller only', async () => {
    const kit = await rolled();
    expect(await kit.tables.toggleDie({ ...GUILD, userId: 'ben' }, 1)).toMatchObject({ result: 'refused' });
  });
});
