/** The guide of a first game, and its end at a press. */
import { expect, it } from 'vitest';
import { isTable } from './presser.ts';
import { pressAndWait, SEED, threadOf, waitForPrivateText, waitUntil } from './scene.ts';
import { expectNoErrors, openStage } from './stage.ts';

async function openDuel() {
  const stage = await openStage();
  await stage.startBot({ newSeed: () => SEED, draw: () => 0, guide: true });
  const { playground, hall } = stage;
  const ada = playground.person(0);
  const seen = await ada.command(hall, 'duel', {
    hero: 'moon-elf',
    'opponent-hero': 'Barbarian',
    starts: 'me',
  });
  const told = await seen.settled();
  await waitUntil(stage, () => told.content.includes('<#'));
  const thread = threadOf(stage);
  const table = await ada.waitForMessage(thread, isTable);
  const hints = () => ada.messages(thread).filter(({ text }) => text.includes('First game'));
  return { stage, ada, thread, table, hints };
}

it('tells a newcomer at each kind of question what to do, once', async () => {
  const { stage, ada, thread, table, hints } = await openDuel();
  const rolling = await pressAndWait(stage, ada, table, 'Roll the dice');
  const hint = await waitForPrivateText(ada, thread, /dice to keep/);
  expect(stage.playground.person(1).messages(thread)).not.toContain(hint);
  await pressAndWait(stage, ada, rolling, /^Reroll 5/);
  await (await ada.command(thread, 'log')).settled();
  expect(hints()).toHaveLength(1);
  expectNoErrors(stage);
});

it('shows one hint at a time', async () => {
  const { stage, ada, thread, table, hints } = await openDuel();
  await (await ada.press(table, 'My hand')).settled();
  const first = await waitForPrivateText(ada, thread, /selling a card brings/);
  await pressAndWait(stage, ada, table, 'Roll the dice');
  await waitForPrivateText(ada, thread, /dice to keep/);
  await waitUntil(stage, () => first.deleted);
  expect(hints().filter(({ deleted }) => !deleted)).toHaveLength(1);
  expectNoErrors(stage);
});

it('ends at a press', async () => {
  const { stage, ada, thread, table, hints } = await openDuel();
  await (await ada.press(table, 'My hand')).settled();
  const hint = await waitForPrivateText(ada, thread, /selling a card brings/);
  await ada.press(hint, 'No more hints');
  await waitUntil(stage, () => hint.content.includes('No more hints.'));
  await pressAndWait(stage, ada, table, 'Roll the dice');
  await (await ada.command(thread, 'log')).settled();
  expect(hints()).toEqual([]);
  expectNoErrors(stage);
});
