/** Two people of one display name are told apart wherever they are named. */
import { expect, it } from 'vitest';
import { isTable } from './presser.ts';
import { threadOf } from './scene.ts';
import { expectNoErrors, openStage } from './stage.ts';

const PEOPLE = [
  { id: '200000000000000001', username: 'ada.first', displayName: 'Ada', color: '#e0795b' },
  { id: '200000000000000002', username: 'ada_second', displayName: 'Ada', color: '#e0795b' },
  { id: '200000000000000003', username: 'lei', displayName: '李雷', color: '#4f8fd8' },
];

const plain = (text: string) => text.replaceAll('\\', '');

it('on the board, in the log, in the alt text and in the title of the thread, with the same hero', async () => {
  const stage = await openStage({ people: PEOPLE });
  await stage.startBot({ pictures: false });
  const { playground, hall } = stage;
  const [one, two] = [playground.person(0), playground.person(1)];
  const options = { opponent: two.id, hero: 'barbarian', 'opponent-hero': 'barbarian', starts: 'me' };
  const sent = await (await one.command(hall, 'duel', options)).settled();
  expect(plain(sent.text)).toContain('**Ada @ada.first** challenges you');
  await (await two.press(sent, 'Accept as Barbarian')).settled();
  const thread = threadOf(stage);
  const table = await one.waitForMessage(thread, isTable);
  expect(plain(table.text)).toContain('Turn 1, Ada @ada.first (Barbarian)');
  expect(plain(table.text)).toContain('Turn 1: Ada @ada.first.');
  // Without pictures the alt text stands in the message.
  const alt = plain(table.text);
  expect(alt).toContain('Ada @ada_second (Barbarian)');
  // Nobody is called by the bare name.
  expect(alt.replaceAll(/Ada @ada/g, '')).not.toContain('Ada');
  const log = await (await two.command(thread, 'log')).settled();
  expect(plain(log.text).replaceAll(/Ada @ada/g, '')).not.toContain('Ada');
  expectNoErrors(stage);
});

it('at a table of many, where the second who sits down gets the account', async () => {
  const stage = await openStage({ people: PEOPLE });
  await stage.startBot();
  const { playground, hall } = stage;
  const [one, two] = [playground.person(0), playground.person(1)];
  const lobby = await (await one.command(hall, 'play', { mode: 'koth' })).settled();
  const seated = await (await two.press(lobby, 'Take a seat')).settled();
  expect(plain(seated.text)).toContain('**Ada**');
  expect(plain(seated.text)).toContain('**Ada @ada_second**');
  expectNoErrors(stage);
});
