/** A Mission over ten days: two people press now and then, two never do, and the program is restarted three times. */
import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import type { SeenMessage } from '../../src/playground/index.ts';
import { askedPlayers, openMission, pressTogether } from './mission-play.ts';
import { isOver, isTable, tableIn } from './presser.ts';
import { openProgramOverDays } from './program-over-days.ts';

const HOUR = 3_600_000;
/** Between two looks of the people who are there. */
const HOURS = 12;
const DAYS = 10;
/** By steps of twelve hours. */
const RESTARTS: readonly number[] = [3, 9, 15];
/** What somebody presses in one sitting, at most. */
const SITTING = 5;
/**
 * Discord's answers when an old message was edited too often (the table is then posted again), and when a token has
 * expired (10015 or 50027, by its age), since hours pass between two requests here.
 */
const BY_JUMPS = [30046, 10015, 50027];

const REMINDER = /the game waits for you|please move before/;

const mentionsIn = ({ text }: SeenMessage) =>
  [...new Set([...text.matchAll(/<@(\d+)>/g)].map(([, id]) => id))].sort();

describe('a Mission over ten days', () => {
  it('goes on with two who never come, and with three restarts', async () => {
    const days = await openProgramOverDays();
    const { playground } = days;
    const people = [0, 1, 2, 3].map((at) => playground.person(at));
    const [present, absent] = [people.slice(0, 2), people.slice(2)];
    const thread = await openMission(days, people, 0, 'asynchronous');
    const random = seedrandom('ten days');
    const began = days.now();
    const reminded = new Set<string>();
    const failed: string[] = [];
    for (let step = 1; step <= (DAYS * 24) / HOURS && !isOver(playground, thread); step += 1) {
      for (let presses = 0; presses < SITTING && !isOver(playground, thread); presses += 1) {
        await days.rested();
        const asked = askedPlayers(days, present, thread);
        if (asked.length === 0) break;
        const seen = await pressTogether(days, asked, thread, random);
        failed.push(...seen.flatMap((one) => (one?.kind === 'failed' ? [one.reason ?? ''] : [])));
      }
      await days.rested();
      if (RESTARTS.includes(step)) await days.restart('SIGTERM', HOUR);
      await days.pass(HOURS * HOUR);
      await days.rested();
      // A reminder names whom the table waits for, and nobody else.
      for (const reminder of playground.messages(thread).filter(({ text }) => REMINDER.test(text))) {
        reminded.add(reminder.text.replaceAll(/<t:\d+:\w>/g, 'then'));
        const table = tableIn(playground, thread);
        const waitedFor = mentionsIn(table).filter((id) => people.some((one) => one.id === id));
        expect(waitedFor).toEqual(expect.arrayContaining(mentionsIn(reminder)));
      }
    }
    expect(failed).toEqual([]);
    const told = (words: RegExp) => [...reminded].filter((text) => words.test(text)).join();
    for (const { id } of absent) {
      expect(told(/the game waits for you/)).toContain(id);
      expect(told(/then a bot plays on for you until you are back/)).toContain(id);
    }
    const [ada] = present;
    const verified = await (await ada?.command(thread, 'verify'))?.settled();
    expect(verified?.text).toContain('everything came out the same');
    // Bots play for those who never came: nobody waits for them any more.
    if (!isOver(playground, thread)) {
      expect(days.now() - began).toBeGreaterThan(DAYS * 24 * HOUR - HOUR);
      expect(playground.messages(thread).filter(isTable)).not.toHaveLength(0);
      expect(askedPlayers(days, absent, thread)).toEqual([]);
      for (const person of absent) {
        const own = await (await person.command(thread, 'games')).settled();
        expect(own.text).toContain('You are in no game');
      }
    }
    expect(playground.violations().filter(({ code }) => !BY_JUMPS.includes(code))).toEqual([]);
    expect(days.errors()).toEqual([]);
  }, 300_000);
});
