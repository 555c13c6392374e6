/** The time of the clock in a Mission's table is always the real one. */
import { describe, expect, it } from 'vitest';
import { legalActions } from '../../../src/engine/index.ts';
import { ANNA, BEN, type Kit, missionKit } from '../table-kit.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What the table shows, what the clock holds people to, and when the game is due. */
async function times(kit: Kit) {
  const { clockDueAt, dueAt } = await kit.look();
  return { shown: kit.chat.shown().clockDueAt, held: clockDueAt, due: dueAt };
}

describe('the time at the table of a Mission', () => {
  it('is the one that a delayed reminder grants', async () => {
    const kit = await missionKit([ANNA, BEN]);
    kit.chat.failNext('postNotice', 'retry', 3);
    await kit.pass(12 * HOUR);
    for (let tries = 0; tries < 3; tries += 1) await kit.pass(MINUTE);
    expect(kit.chat.notices('nudge')).toHaveLength(1);
    // Twelve hours after the reminder was due: three minutes more or less do not begin them anew.
    const granted = kit.clock.now() + 12 * HOUR - 3 * MINUTE;
    expect(await times(kit)).toEqual({ shown: granted, held: granted, due: granted });
  });

  it('is the one that a delayed warning grants, and stays where it came at once', async () => {
    const kit = await missionKit([ANNA, BEN]);
    await kit.pass(12 * HOUR);
    const { edits } = kit.chat.tables().at(-1) ?? { edits: 0 };
    await kit.pass(12 * HOUR);
    // Once for the warning itself.
    expect(kit.chat.tables().at(-1)?.edits).toBe(edits + 1);
    const late = await missionKit([ANNA, BEN]);
    await late.pass(12 * HOUR);
    late.chat.failNext('postNotice', 'retry', 2);
    await late.pass(12 * HOUR);
    for (let tries = 0; tries < 2; tries += 1) await late.pass(MINUTE);
    const until = late.clock.now() + 24 * HOUR - 2 * MINUTE;
    expect(await times(late)).toEqual({ shown: until, held: until, due: until });
    expect(late.chat.notices('warning')[0]?.payload).toMatchObject({ notice: { until } });
  });

  it('is the one that is given anew while a reminder is on its way', async () => {
    const kit = await missionKit([ANNA, BEN]);
    kit.chat.failNext('postNotice', 'retry', 1);
    await kit.pass(12 * HOUR);
    // Discord is away until the very moment when the clock would warn.
    kit.chat.hold();
    kit.clock.advance(12 * HOUR);
    const polling = kit.another({ pollMs: 5 });
    await polling.start();
    const granted = kit.clock.now() + HOUR;
    await expect.poll(async () => (await kit.look()).clockDueAt).toBe(granted);
    kit.chat.release();
    await expect.poll(() => kit.chat.notices('nudge')).toHaveLength(1);
    await expect.poll(() => times(kit)).toEqual({ shown: granted, held: granted, due: granted });
    await polling.stop();
  });

  it('is the one from which it counts for others, once those whom it counted for have answered or are away', async () => {
    const kit = await missionKit([ANNA, BEN]);
    await kit.tables.setAway('ben', kit.clock.now() + 72 * HOUR);
    await kit.tables.idle();
    const shown = await kit.look();
    const [move] = legalActions(shown.state, 0);
    if (!move) throw new Error('Anna cannot move');
    await kit.press('anna', move, { rev: shown.state.rev });
    // Anna's next question was put later: nobody is reminded of it yet.
    await kit.pass(12 * HOUR);
    expect(kit.chat.notices('nudge')).toEqual([]);
    const granted = kit.clock.now() + 12 * HOUR;
    expect(await times(kit)).toEqual({ shown: granted, held: granted, due: granted });
  });

  it('is the one after a silence', async () => {
    const kit = await missionKit([ANNA, BEN]);
    kit.chat.failNext('postNotice', 'forbidden', 1);
    await kit.pass(12 * HOUR);
    for (let tries = 0; tries < 5; tries += 1) await kit.pass(HOUR);
    expect(kit.chat.notices().map(({ payload }) => payload)).toContainEqual({
      kind: 'notice',
      notice: { kind: 'back' },
    });
    const { shown, held } = await times(kit);
    expect(shown).toBe(held);
  });
});
