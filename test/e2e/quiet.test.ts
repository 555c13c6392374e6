/** `/quiet`: a person's clock, quiet hours, and the bot that plays for them. */
import { expect, it } from 'vitest';
import { isTable } from './presser.ts';
import { threadOf } from './scene.ts';
import { expectNoErrors, openStage } from './stage.ts';

const HOUR = 60 * 60_000;

it('keeps quiet hours and a bot for a person, and forgets them on request', async () => {
  const stage = await openStage();
  await stage.startBot();
  const { hall, playground } = stage;
  const [ada, bo] = [playground.person(0), playground.person(1)];
  const sent = await ada.command(hall, 'duel', {
    opponent: bo.id,
    hero: 'monk',
    'opponent-hero': 'ninja',
    pace: 'daily-weekdays',
    starts: 'me',
  });
  const challenge = await sent.settled();
  expect(challenge.text).toContain('24 hours for each move, weekend off');
  expect(challenge.text).toMatch(/no clock counts on Saturday and Sunday, next from <t:\d+:f> to <t:\d+:f>/);
  await (await bo.press(challenge, 'Accept as Ninja')).settled();
  await bo.waitForMessage(threadOf(stage), isTable);

  const panel = await (await ada.command(hall, 'quiet', {})).settled();
  expect(panel.text).toContain('Tell me first what your clock shows');
  expect(panel.selects.map(({ placeholder }) => placeholder)).toEqual([
    'My clock shows …',
    'A bot plays for me after …',
  ]);
  const clocks = () => panel.selects[0]?.options.map(({ value }) => value) ?? [];
  await ada.press(panel, 'My clock shows other minutes');
  await expect.poll(clocks).toContain('330');
  const pick = async (menu: string, value: string, shows: RegExp) => {
    await ada.select(panel, menu, [value]);
    await expect.poll(() => panel.text).toMatch(shows);
  };
  await pick('m1:clock', '330', /Your clock shows \w+, \d+:\d\d\./);
  // The hours begin now, so that they are quiet while the test runs.
  const from = new Date(Date.now() + 330 * 60_000).getUTCHours() * 60;
  await pick('m1:from', String(from), /every day from <t:\d+:t> to <t:\d+:t>/);
  await ada.select(panel, 'm1:until', ['540']);
  await pick('m1:bot', '8', /has waited 8 hours for you/);

  const { store } = stage;
  const kept = await store.readRecord('profile', ada.id);
  expect(kept).toMatchObject({
    times: { ahead: 330, quiet: { from, minutes: 540 }, botAfterMs: 8 * HOUR },
  });
  const [game = ''] = await store.idsByUser(ada.id, 'live');
  expect((await store.loadById(game))?.data).toMatchObject({ ownTimes: [{ userId: ada.id }] });

  const waiting = await (await bo.command(threadOf(stage), 'waiting', {})).settled();
  expect(waiting.text).toMatch(/The clock stands still for them until <t:\d+:f>/);

  await ada.press(panel, 'No quiet hours');
  await expect.poll(() => panel.text).toContain('**Quiet hours**: none.');
  const asked = await (await ada.command(hall, 'forget-me', {})).settled();
  await ada.press(asked, asked.buttons[0]?.label ?? '');
  await expect.poll(() => store.readRecord('profile', ada.id)).toBeNull();
  await expect.poll(async () => (await store.loadById(game))?.data).not.toHaveProperty('ownTimes');
  expectNoErrors(stage);
});
