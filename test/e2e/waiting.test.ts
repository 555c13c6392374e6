/** The panel of a player who waits: opened from a notice, it says what is possible and does it. */
import { expect, it } from 'vitest';
import type { SeenMessage } from '../../src/playground/index.ts';
import { DAY, type FaultStage, HOUR, openFaultStage, waitForOutbox } from './faults/fault-scene.ts';
import { isTable } from './presser.ts';
import { threadOf } from './scene.ts';
import { expectNoErrors } from './stage.ts';

async function slowDuel() {
  const stage = await openFaultStage();
  const { playground, hall } = stage;
  const [ada, bo] = [playground.person(0), playground.person(1)];
  const options = { opponent: bo.id, hero: 'barbarian', 'opponent-hero': 'moon-elf', starts: 'me' };
  const sent = await (await ada.command(hall, 'duel', { ...options, pace: 'asynchronous' })).settled();
  expect(sent.text).toContain(
    '`/quiet` keeps your nights free. `/away` stops the clock for 14 days in all. Whoever waits for 72 hours can end the game without a result, let a bot play on or win by absence.',
  );
  await (await bo.press(sent, 'Accept as Moon Elf')).settled();
  const thread = threadOf(stage);
  await ada.waitForMessage(thread, isTable);
  return { stage, ada, bo, thread };
}

/** The newest notice with the button for whoever waits. */
function notice({ playground }: FaultStage, thread: string): SeenMessage {
  const found = playground
    .messages(thread)
    .findLast(({ buttons }) => buttons.some(({ label }) => label === 'I am waiting'));
  if (!found) throw new Error('no notice tells whoever waits what they can do');
  return found;
}

it('reminds, and after three days lets a bot play until the person is back', async () => {
  const { stage, ada, bo, thread } = await slowDuel();
  await (await ada.command(stage.hall, 'away', { for: '7' })).settled();
  await bo.waitForMessage(thread, ({ text }) => text.includes('is away until'));
  await waitForOutbox(stage);
  const early = await (await bo.press(notice(stage, thread), 'I am waiting')).settled();
  expect(early.text).toMatch(/If that lasts until <t:\d+:f>, you can end the game without a result/);
  expect(early.buttons.map(({ label }) => label)).toEqual(['Remind them']);
  expect((await (await bo.press(early, 'Remind them')).settled()).text).toContain('cannot be reminded now');
  stage.time.pass(3 * DAY + HOUR);
  const late = await (await bo.press(notice(stage, thread), 'I am waiting')).settled();
  expect(late.buttons.map(({ label }) => label)).toEqual([
    'Remind them',
    'Let a bot play on',
    'End it without a result',
  ]);
  expect((await (await bo.press(late, 'Let a bot play on')).settled()).text).toContain(
    'A bot plays on for them',
  );
  const replaced = await ada.waitForMessage(thread, ({ text }) => text.includes('A bot plays Barbarian for'));
  await ada.waitForMessage(thread, ({ text }) => /Ada \\\(bot\\\) rolled/.test(text));
  const back = await (await ada.press(replaced, 'Play Barbarian again')).settled();
  expect(back.text).toContain('plays **Barbarian** from now on');
  expect(back.text).toContain('Meanwhile the bot played');
  expect(back.text).toMatch(/^- Ada \\\(bot\\\) rolled /m);
  expectNoErrors(stage);
});

it('ends a duel without a result, and the table says so', async () => {
  const { stage, ada, bo, thread } = await slowDuel();
  await (await ada.command(stage.hall, 'away', { for: '14' })).settled();
  await bo.waitForMessage(thread, ({ text }) => text.includes('is away until'));
  stage.time.pass(4 * DAY);
  const panel = await (await bo.press(notice(stage, thread), 'I am waiting')).settled();
  expect((await (await bo.press(panel, 'End it without a result')).settled()).text).toContain(
    'the game is over',
  );
  await bo.waitForMessage(thread, ({ text }) =>
    text.includes('The game has ended without a result.\nTurn 1'),
  );
  const table = await bo.waitForMessage(thread, ({ text }) => text.startsWith('## The game has ended'));
  expect(table.buttons.map(({ label }) => label)).toEqual(['Log']);
  const again = await bo.command(stage.hall, 'games', {});
  expect((await again.settled()).text).toContain('You are in no game');
  expectNoErrors(stage);
});

it('reminds a person who is not away once, by name of who waits', async () => {
  const { stage, ada, bo, thread } = await slowDuel();
  stage.time.pass(12 * HOUR + 1_000);
  await ada.waitForMessage(thread, ({ text }) => text.includes('the game waits for you'));
  const panel = await (await bo.press(notice(stage, thread), 'I am waiting')).settled();
  expect((await (await bo.press(panel, 'Remind them')).settled()).text).toContain('They have been reminded.');
  const reminder = await ada.waitForMessage(thread, ({ text }) =>
    text.startsWith(`<@${ada.id}>, <@${bo.id}> waits for your move.\nAnswer before <t:`),
  );
  expect(reminder.text).toContain('\nAgainst Bo (Moon Elf): play or sell cards, or roll the dice.');
  const again = await (await bo.press(notice(stage, thread), 'I am waiting')).settled();
  expect((await (await bo.press(again, 'Remind them')).settled()).text).toContain('reminded already');
  const own = await (await ada.press(notice(stage, thread), 'I am waiting')).settled();
  expect(own.text).toContain('The game waits for nobody but you.');
  expectNoErrors(stage);
});
