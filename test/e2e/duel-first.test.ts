/** Somebody without a finished game is advised to play a duel before a Mission or a large table. */
import { expect, it } from 'vitest';
import { SEED, waitForPrivateText } from './scene.ts';
import { expectNoErrors, openStage } from './stage.ts';

const ADVICE = /Play a duel first/;

it('is told once, with a button that starts one', async () => {
  const stage = await openStage();
  await stage.startBot({ newSeed: () => SEED, draw: () => 0, guide: true });
  const { playground, hall } = stage;
  const [ada, bo] = [playground.person(0), playground.person(1)];
  const lobby = await (await ada.command(hall, 'play', { mode: '3v3' })).settled();
  const advice = await waitForPrivateText(ada, hall, ADVICE);
  expect(advice.buttons.map(({ label }) => label)).toEqual(['Play a first game']);
  await bo.press(lobby, 'Join team 2');
  await waitForPrivateText(bo, hall, ADVICE);
  await (await ada.command(hall, 'mission', { mission: 'toll-bridge' }, { subcommand: 'start' })).settled();
  await (await ada.command(hall, 'help')).settled();
  expect(ada.messages(hall).filter(({ text }) => ADVICE.test(text))).toHaveLength(1);
  expectNoErrors(stage);
});

it('is not told at a table of two to four', async () => {
  const stage = await openStage();
  await stage.startBot({ newSeed: () => SEED, draw: () => 0, guide: true });
  const { playground, hall } = stage;
  const ada = playground.person(0);
  await (await ada.command(hall, 'play', { mode: '2v2' })).settled();
  await (await ada.command(hall, 'help')).settled();
  expect(ada.messages(hall).filter(({ text }) => ADVICE.test(text))).toEqual([]);
  expectNoErrors(stage);
});
