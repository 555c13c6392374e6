/** Reminders that are answered where they stand: in a duel over days, at a table of three, and in a Mission. */
import { expect, it } from 'vitest';
import type { Player, SeenMessage } from '../../src/playground/index.ts';
import { type FaultStage, HOUR, openFaultStage, waitForOutbox } from './faults/fault-scene.ts';
import { isTable, revOf, tableIn } from './presser.ts';
import { openDuel, postRows, threadOf, waitUntil } from './scene.ts';
import { expectNoErrors } from './stage.ts';

/** Lets the clock remind whoever is asked; returns the reminder. */
async function reminded(stage: FaultStage, person: Player, thread: string): Promise<SeenMessage> {
  await waitForOutbox(stage);
  const before = reminders(stage, thread).length;
  stage.time.pass(12 * HOUR + 1_000);
  await waitUntil(stage, () => reminders(stage, thread).length > before);
  const reminder = reminders(stage, thread).at(-1);
  if (!reminder) throw new Error('nobody was reminded');
  expect(reminder.text).toContain(`<@${person.id}>, the game waits for you.`);
  return reminder;
}

const reminders = ({ playground }: FaultStage, thread: string) =>
  playground.messages(thread).filter(({ text }) => text.includes('the game waits for you'));

/** Presses an answer on a reminder, and waits until the table has moved on and the reminder is gone. */
async function answer(stage: FaultStage, person: Player, reminder: SeenMessage, button: string | RegExp) {
  const { channelId } = reminder;
  const rev = revOf(tableIn(stage.playground, channelId));
  const pressed = await person.press(reminder, button);
  expect(pressed.kind).not.toBe('failed');
  await waitUntil(stage, () => revOf(tableIn(stage.playground, channelId)) > rev);
  await waitUntil(stage, () => stage.playground.messages(channelId).every(({ id }) => id !== reminder.id));
}

it('answer the question of a duel, show kept dice, and are refused when stale or pressed by others', async () => {
  const stage = await openFaultStage();
  const { ada, bo, thread } = await openDuel(stage, { pace: 'asynchronous' });
  const { playground } = stage;

  const first = await reminded(stage, ada, thread);
  expect(first.text).toContain('Against Bo (Moon Elf): play or sell cards, or roll the dice.');
  const others = await (await bo.press(first, 'Go on, roll later')).settled();
  expect(others.ephemeral).toBe(true);
  expect(others.text).not.toBe('');
  expect(playground.messages(thread).some(({ id }) => id === first.id)).toBe(true);
  const stale = first.buttons.find(({ label }) => label === 'Go on, roll later')?.customId ?? '';
  await answer(stage, ada, first, 'Go on, roll later');

  // A reminder that could not be deleted, or that somebody still sees.
  const copy = await postRows(stage, thread, [
    { type: 1, components: [{ type: 2, style: 2, label: 'Go on', custom_id: stale }] },
  ]);
  const rev = revOf(tableIn(playground, thread));
  const refused = await (await ada.press(copy, 'Go on')).settled();
  expect(refused.ephemeral).toBe(true);
  expect(refused.text).toMatch(/table|question/);
  expect(revOf(tableIn(playground, thread))).toBe(rev);

  await answer(stage, ada, await reminded(stage, ada, thread), /:roll$/);
  const dice = await reminded(stage, ada, thread);
  const marks = () => dice.buttons.filter(({ customId }) => /:keep:\d$/.test(customId));
  const before = marks().map(({ label }) => label);
  expect(before).toHaveLength(5);
  await ada.press(dice, /:keep:2$/);
  await waitUntil(stage, () => marks().some(({ label }, at) => label !== before[at]));
  expect(marks().map(({ label }, at) => label !== before[at])).toEqual([false, true, false, false, false]);
  expect(dice.text).toContain(`<@${ada.id}>, the game waits for you.`);
  expect(dice.buttons.some(({ label }) => label.startsWith('Reroll 4 dice'))).toBe(true);
  // The reroll would lose Smack, so it is asked about in private first, as at the table.
  const risk = await (await ada.press(dice, /:reroll-asks:1345$/)).settled();
  expect(risk.ephemeral).toBe(true);
  await ada.press(risk, /:reroll-now:/);
  await waitUntil(stage, () => playground.messages(thread).every(({ id }) => id !== dice.id));
  await waitUntil(stage, () => tableIn(playground, thread).text.includes('1 left'));
  expectNoErrors(stage);
}, 120_000);

it('open the own panel of each hero of a Mission', async () => {
  const stage = await openFaultStage();
  const { playground, hall } = stage;
  const [ada, bo] = [playground.person(0), playground.person(1)];
  const lobby = await (
    await ada.command(
      hall,
      'mission',
      { mission: 'toll-bridge', hero: 'barbarian', pace: 'asynchronous' },
      { subcommand: 'start' },
    )
  ).settled();
  await (await bo.press(lobby, 'Take a seat')).settled();
  await (await ada.press(lobby, 'Start')).settled();
  const thread = threadOf(stage);
  await ada.waitForMessage(thread, isTable);
  await waitForOutbox(stage);
  stage.time.pass(12 * HOUR + 1_000);
  const both = await ada.waitForMessage(thread, ({ text }) => text.includes('the game waits for you'));
  expect(both.text).toContain(`<@${ada.id}> and <@${bo.id}>, the game waits for you.`);
  expect(both.text).toMatch(/^\*\*Bo\*\*, in The Toll Bridge, round 1: /m);
  const panel = await (await bo.press(both, 'My turn')).settled();
  expect(panel.ephemeral).toBe(true);
  expect(panel.buttons.length).toBeGreaterThan(3);
  expectNoErrors(stage);
}, 120_000);
