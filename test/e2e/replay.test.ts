/** Replays of finished games: who may look, what is shown, what is shared. */
import { expect, it } from 'vitest';
import type { BotOptions } from '../../src/commands/bot.ts';
import type { Player } from '../../src/playground/index.ts';
import { openDuel } from './scene.ts';
import { expectNoErrors, openStage, type Stage } from './stage.ts';

async function finished(
  stage: Stage,
  options: Partial<BotOptions> = {},
): Promise<{ ada: Player; bo: Player; thread: string }> {
  await stage.startBot(options);
  const { ada, bo, thread } = await openDuel(stage);
  await ada.press(await (await ada.command(thread, 'concede')).settled(), 'Concede the game');
  await stage.playground.waitFor(() =>
    stage.playground.messages(thread).some(({ text }) => text.includes('Thank you for playing')),
  );
  return { ada, bo, thread };
}

it('a finished game is looked at step by step, and a moment of it is shared', async () => {
  const stage = await openStage();
  const { ada, bo, thread } = await finished(stage);
  const { hall, playground } = stage;
  const cleo = playground.person(2);
  const over = playground.messages(thread).find(({ text }) => text.includes('Thank you for playing'));
  if (!over) throw new Error('no message tells the end');
  const panel = await (await ada.press(over, 'Replay')).settled();
  expect(panel.text).toContain('step 1 of');
  const last = await (await ada.press(panel, 'Last step')).settled();
  const [, step, steps] = /step (\d+) of (\d+)/.exec(last.text) ?? [];
  expect(step).toBe(steps);
  expect(last.text).toMatch(/Ada conceded/);
  // Hands: one's own, and that of others by their will only.
  const hidden = await (await ada.press(last, 'Show hands')).settled();
  expect(hidden.text).toContain('Bo keeps their hands to themselves');
  expect(hidden.text).toContain('Ada has in hand');
  await (await bo.command(hall, 'privacy', { hands: 'shown' })).settled();
  const open = await (await ada.press(hidden, 'Previous step')).settled();
  expect(open.text).toContain('Bo has in hand');
  // A shared moment shows to everybody what everybody may see: Ada keeps her hand to herself.
  await (await ada.press(open, 'Share this moment')).settled();
  await playground.waitFor(() =>
    playground.messages(thread).some(({ text }) => text.includes('shares a moment')),
  );
  const shared = playground.messages(thread).find(({ text }) => text.includes('shares a moment'));
  if (!shared) throw new Error('nothing was shared');
  expect(shared.text).toContain('Ada keeps their hands to themselves');
  expect(shared.text).toContain('Bo has in hand');
  const [, code = ''] = /\/replay game:([\w@-]+)/.exec(shared.text) ?? [];
  const say = async (who: Player, options = {}) =>
    (await (await who.command(hall, 'replay', options)).settled()).text;
  expect(await say(bo, { game: code })).toContain('step ');
  expect(await say(bo)).toContain('Which of your finished games');
  const [listed] = (await (await bo.command(hall, 'replay')).settled()).selects;
  expect(listed?.options[0]?.label).toBe('Moon Elf – Barbarian');
  expect(await say(cleo)).toContain('No finished game of yours');
  expect(await say(cleo, { game: code })).toContain('Only those who played that game');
  expect(await say(cleo, { game: 'nothing' })).toContain('No finished game of that name');
  // Boards of the server are switched on: both let themselves be seen.
  await (await ada.command(hall, 'ladder', { boards: 'on' })).settled();
  expect(await say(cleo, { game: code })).toContain('step ');
  await (await bo.command(hall, 'privacy', { records: 'own' })).settled();
  expect(await say(cleo, { game: code })).toContain('Only those who played that game');
  // Whoever sees the shared moment may watch from there, and cannot share it.
  const watched = await (await cleo.press(shared, 'Watch from here')).settled();
  expect(watched.text).toContain('step ');
  expect(JSON.stringify(watched.components)).not.toContain('Share this moment');
  expectNoErrors(stage);
});

it('a turn is shared as a GIF by whoever played, where there are pictures', async () => {
  const stage = await openStage();
  const { ada, thread } = await finished(stage, { pictures: true });
  const { playground } = stage;
  const over = playground.messages(thread).find(({ text }) => text.includes('Thank you for playing'));
  if (!over) throw new Error('no message tells the end');
  const panel = await (await ada.press(over, 'Replay')).settled();
  const last = await (await ada.press(panel, 'Last step')).settled();
  await ada.press(last, 'Share this turn as a GIF');
  const gifs = () => playground.messages(thread).filter(({ text }) => text.includes('shares a turn'));
  await playground.waitFor(() => gifs().length > 0);
  const [gif] = gifs();
  expect(JSON.stringify(gif?.components)).toContain('turn.gif');
  expect(gif?.text).toMatch(/Ada conceded.*\/replay game:/s);
  expect(gif?.buttons.map(({ label }) => label)).toEqual(['Watch from here']);
  expectNoErrors(stage);
});

it('a running game cannot be replayed', async () => {
  const stage = await openStage();
  await stage.startBot();
  const { ada, thread } = await openDuel(stage);
  const table = stage.playground.messages(thread).map(({ components }) => JSON.stringify(components));
  const [, gameId = ''] = /"t1:([\w-]+):/.exec(table.join(' ')) ?? [];
  const told = await (await ada.command(stage.hall, 'replay', { game: gameId })).settled();
  expect(told.text).toContain('still being played');
  expectNoErrors(stage);
});
