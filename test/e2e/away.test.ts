/** `/away`: announcing an absence and the return. */
import { expect, it } from 'vitest';
import { expectNoErrors, openStage } from './stage.ts';

it('stops the clock of asynchronous games, until its person is back', async () => {
  const stage = await openStage();
  await stage.startBot();
  const { hall, playground } = stage;
  const [ada, bo] = [playground.person(0), playground.person(1)];
  const say = async (length: string) => (await ada.command(hall, 'away', { for: length })).settled();
  expect((await say('3')).text).toContain('You are in no asynchronous game');
  const options = { opponent: bo.id, hero: 'monk', 'opponent-hero': 'ninja', pace: 'asynchronous' };
  const sent = await ada.command(hall, 'duel', options);
  await (await bo.press(await sent.settled(), 'Accept as Ninja')).settled();
  expect((await say('3')).text).toMatch(/You are away until .*: in 1 asynchronous game the clock/);
  expect((await say('back')).text).toContain('Welcome back: the clock counts again in 1 game');
  expectNoErrors(stage);
});
