/** The title of a thread is that of its newest game. */
import { expect, it } from 'vitest';
import { openDuel, SEED, waitUntil } from './scene.ts';
import { expectNoErrors, openStage } from './stage.ts';

it('follows a game that begins in the thread of a finished one', async () => {
  const stage = await openStage();
  await stage.startBot({ newSeed: () => SEED, draw: () => 0 });
  const { playground, hall } = stage;
  const { thread, ada } = await openDuel(stage);
  const title = () => playground.channels.find(({ id }) => id === thread)?.name;
  const first = title();
  await ada.press(await (await ada.command(thread, 'concede')).settled(), 'Concede the game');
  await ada.waitForMessage(thread, ({ text }) => text.includes('Thank you for playing'));
  await ada.command(thread, 'duel', { hero: 'monk', 'opponent-hero': 'Ninja' });
  await waitUntil(stage, () => title() !== first);
  expect(title()).toBe('Ada (Monk) vs The Bot (Ninja)');
  // A game of the hall has a thread of its own; the hall keeps its name.
  const name = () => playground.channels.find(({ id }) => id === hall)?.name;
  const before = name();
  await ada.command(hall, 'duel', { hero: 'monk', 'opponent-hero': 'Ninja' });
  await waitUntil(
    stage,
    () => playground.messages(hall).filter(({ content }) => content.includes('<#')).length > 1,
  );
  expect(name()).toBe(before);
  expectNoErrors(stage);
});
