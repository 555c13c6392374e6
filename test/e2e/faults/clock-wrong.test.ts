/** The machine's clock was ahead or behind when times were set, and was then set right, with or without a restart. */
import { describe, expect, it } from 'vitest';
import { isTable } from '../presser.ts';
import { openDuel, threadOf, waitUntil } from '../scene.ts';
import { DAY, type FaultStage, HOUR, MINUTE, openFaultStage, SECOND, waitForOutbox } from './fault-scene.ts';

const YEAR = 365 * DAY;

const reminders = ({ playground }: FaultStage, thread: string) =>
  playground.messages(thread).filter((message) => !isTable(message));

/** The due time of the thread's game, in ms from now. */
async function dueIn(stage: FaultStage, thread: string): Promise<number> {
  const game = await stage.store.loadByChannel(thread);
  return (game?.dueAt ?? 0) - stage.time.now();
}

async function restart(stage: FaultStage): Promise<void> {
  await stage.stopBots();
  await stage.startBot({ now: stage.time.now });
}

describe('a clock that was ahead', () => {
  it.each([
    ['an hour', HOUR, true],
    ['a day', DAY, true],
    ['a year', 365 * DAY, true],
    ['a year', 365 * DAY, false],
  ])(
    'by %s when a question was asked: the person is reminded in time (%i ms, restart: %s)',
    async (_, ahead, restarts) => {
      const stage = await openFaultStage();
      stage.time.pass(ahead);
      const { thread } = await openDuel(stage);
      await waitForOutbox(stage);
      stage.time.pass(-ahead);
      if (restarts) await restart(stage);
      await expect.poll(() => dueIn(stage, thread), { timeout: 10_000 }).toBeLessThanOrEqual(3 * MINUTE);
      expect(reminders(stage, thread)).toEqual([]);
      stage.time.pass(3 * MINUTE + SECOND);
      await waitUntil(stage, () => reminders(stage, thread).length === 1);
    },
  );

  it('when somebody was reminded: the warning comes in time', async () => {
    const stage = await openFaultStage();
    const { thread } = await openDuel(stage);
    await waitForOutbox(stage);
    stage.time.pass(20 * DAY);
    await waitUntil(stage, () => reminders(stage, thread).length > 0);
    await waitForOutbox(stage);
    stage.time.pass(-20 * DAY);
    await expect.poll(() => dueIn(stage, thread), { timeout: 10_000 }).toBeLessThanOrEqual(5 * MINUTE);
    expect((await stage.store.loadByChannel(thread))?.status).toBe('live');
  });
});

describe('a clock that was behind', () => {
  it.each([true, false])(
    'by a year when a question was asked: its time starts anew (restart: %s)',
    async (restarts) => {
      const stage = await openFaultStage();
      stage.time.pass(-365 * DAY);
      const { thread } = await openDuel(stage);
      await waitForOutbox(stage);
      stage.time.pass(365 * DAY);
      if (restarts) await restart(stage);
      await expect.poll(() => dueIn(stage, thread), { timeout: 10_000 }).toBeGreaterThan(2 * MINUTE);
      expect(reminders(stage, thread)).toEqual([]);
    },
  );
});

describe('a challenge can be accepted', () => {
  it.each([
    ['made while the clock was ahead', YEAR, 0],
    ['open when the clock jumps ahead', 0, YEAR],
  ])('that was %s, which is then set right', async (_, ahead, jump) => {
    const stage = await openFaultStage();
    const { playground, hall, time } = stage;
    const [ada, bo] = [playground.person(0), playground.person(1)];
    time.pass(ahead);
    const heroes = { hero: 'barbarian', 'opponent-hero': 'moon-elf' };
    const sent = await ada.command(hall, 'duel', { opponent: bo.id, ...heroes });
    const challenge = await sent.settled();
    const told = challenge.text;
    time.pass(jump);
    if (jump > 0) await restart(stage);
    time.pass(-ahead - jump);
    await restart(stage);
    // The message says until when it is open: a day from now.
    if (ahead > 0) await expect.poll(() => challenge.text).not.toBe(told);
    await bo.press(challenge, 'Accept as Moon Elf');
    await waitUntil(stage, () => playground.messages(hall).some(({ text }) => text.includes('<#')));
    await ada.waitForMessage(threadOf(stage), isTable);
  });
});
