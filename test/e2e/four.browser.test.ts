/** Four people in four browser tabs: King of the Hill and 2 vs 2 from the lobby to the end. */
import { describe, expect, it } from 'vitest';
import { browserStage, DESK, expectNoPageErrors, PHONE } from './browser-stage.ts';
import { lobbyOf, pressLobby, seesSeated } from './chat-lobby.ts';
import type { ChatPage, PageOffer } from './chat-page.ts';
import { playOn } from './page-play.ts';

const { enter, screenshot } = browserStage();

/** Two use a desktop, two a phone. */
async function enterFour(): Promise<readonly [ChatPage, ChatPage, ChatPage, ChatPage]> {
  return [
    await enter('Ada', DESK),
    await enter('Bo', PHONE),
    await enter('Cleo', PHONE),
    await enter('Dan', DESK),
  ];
}

async function takeSeat(person: ChatPage, heading: string, button: string): Promise<void> {
  await pressLobby(person, heading, button);
  await seesSeated(person, heading, person.name);
}

async function start(people: readonly ChatPage[], heading: string, title: string): Promise<void> {
  const [host] = people;
  if (host) await pressLobby(host, heading, 'Start');
  for (const person of people) await person.openThread(title);
}

/** Whole games take minutes: `WHOLE_GAMES=1` plays them to the end, otherwise a vote or a team that leaves ends them. */
const IS_WHOLE = process.env.WHOLE_GAMES === '1';

/** Whether somebody's health was brought to 0: the dice of these games are not chosen by the test. */
async function hasFallen(name: string, witness: ChatPage): Promise<boolean> {
  const told = witness.page.getByTestId('messages').getByText(`@${name}, you have fallen`);
  return (await told.count()) > 0;
}

/** All who are still in the game vote to end it; who has fallen has no say. */
async function voteToEnd(people: readonly ChatPage[]): Promise<void> {
  const voters: ChatPage[] = [];
  for (const person of people) if (!(await hasFallen(person.name, person))) voters.push(person);
  for (const [at, person] of voters.entries()) {
    await person.command('concede');
    await person.press('Vote to end the game');
    const told = at === voters.length - 1 ? 'the game is over' : `${at + 1} of ${voters.length} want`;
    await person.page.getByTestId('messages').getByText(told).last().waitFor();
  }
}

/** All of a team leave their seats, which ends a game of two teams. */
async function leave(first: ChatPage, last: ChatPage): Promise<void> {
  for (const person of [first, last]) {
    await person.command('concede');
    await screenshot(person, '16-leave');
    await person.press('Leave the game to a bot');
    const told = person === last ? 'with that it is over' : 'You left the game. A bot plays on for you';
    await person.page.getByText(told).waitFor();
  }
}

const isCard = ({ value }: PageOffer) => value?.startsWith('play') ?? false;
const isTarget = ({ customId }: PageOffer) => /:target:\d$/.test(customId);

describe('four people in the browser', () => {
  it('play King of the Hill to the end', async () => {
    const people = await enterFour();
    const [ada, bo, cleo, dan] = people;
    const koth = 'King of the Hill, 3 to 6 players';
    await ada.command('play', {
      mode: 'King of the Hill: three to six, everybody for themselves',
      hero: 'Barbarian',
    });
    await takeSeat(bo, koth, 'Take a seat');
    await takeSeat(cleo, koth, 'Take a seat');
    await cleo.choose(lobbyOf(cleo, koth), { value: 'moon-elf' });
    await screenshot(bo, '10-lobby');
    await screenshot(ada, '10-lobby');
    await takeSeat(dan, koth, 'Take a seat');
    await start(people, koth, 'King of the Hill');
    const pressed: PageOffer[] = [];
    const play = { cards: 0.3, onPress: (_: ChatPage, offer: PageOffer) => pressed.push(offer) };
    const stopAt = (offers: readonly PageOffer[]) => offers.some(isTarget);
    expect(await playOn(people, 'four-1', 300, { ...play, stopAt })).toBeLessThan(300);
    await screenshot(ada, '11-target');
    await screenshot(bo, '11-target');
    // Until a target was chosen and a card was played, which the dice decide.
    const isEnough = () => pressed.some(isTarget) && pressed.some(isCard);
    await playOn(people, 'four-2', 120, { ...play, cards: 1, stopAt: isEnough });
    await screenshot(bo, '12-middle');
    await screenshot(dan, '12-middle');
    if (IS_WHOLE) expect(await playOn(people, 'four-3', 3_000, play)).toBeLessThan(3_000);
    else await voteToEnd(people);
    expect(pressed.filter(isTarget).length).toBeGreaterThan(0);
    expect(pressed.filter(isCard).length).toBeGreaterThan(0);
    for (const person of people) {
      await person.page.getByTestId('messages').getByText('Thank you for playing').waitFor();
    }
    await screenshot(ada, '13-over');
    await screenshot(bo, '13-over');
    await expectNoPageErrors(...people);
    for (const person of people) await person.page.close();
  }, 1_200_000);

  it('see six seats on a phone and at a desk', async () => {
    const people = [await enter('Eve', PHONE), await enter('Finn', DESK)] as const;
    const [eve, finn] = people;
    const teams = '2 vs 2 vs 2, 6 players';
    await eve.command('play', { mode: '2 versus 2 versus 2: three teams of two', hero: 'Treant' });
    await takeSeat(finn, teams, 'Join team 2');
    for (let bots = 1; bots <= 4; bots += 1) {
      await pressLobby(eve, teams, 'Add a bot');
      await lobbyOf(eve, teams).getByText(`Bot ${bots}`).waitFor();
    }
    await screenshot(eve, '18-lobby-six');
    await pressLobby(eve, teams, 'Options');
    await eve.page.getByTestId('messages').getByText('Options of your table').waitFor();
    await screenshot(eve, '19-options');
    await start(people, teams, '2 vs 2 vs 2');
    await playOn(people, 'six', IS_WHOLE ? 25 : 6, { cards: 0.5 });
    for (const person of people) await person.table.locator('img:not(.emoji)').waitFor();
    await screenshot(eve, '20-six');
    await screenshot(finn, '20-six');
    await expectNoPageErrors(...people);
    for (const person of people) await person.page.close();
  }, 300_000);

  it('play 2 vs 2 to the end', async () => {
    const people = await enterFour();
    const [ada, bo, cleo, dan] = people;
    const teams = '2 vs 2, 4 players';
    await ada.command('play', { mode: '2 versus 2: two teams of two', hero: 'Paladin' });
    await takeSeat(bo, teams, 'Join team 2');
    await takeSeat(cleo, teams, 'Join team 1');
    await screenshot(cleo, '14-lobby-teams');
    await takeSeat(dan, teams, 'Join team 2');
    await start(people, teams, 'Ada + Cleo vs Bo + Dan');
    await playOn(people, 'four-4', IS_WHOLE ? 60 : 10, { cards: 0.5 });
    await ada.table.getByRole('button', { name: 'My hand' }).click();
    await ada.hand.getByText('Cleo holds').waitFor();
    await screenshot(ada, '15-team-hand');
    await screenshot(bo, '15-team-table');
    if (IS_WHOLE) expect(await playOn(people, 'four-5', 3_000, { cards: 0.5 })).toBeLessThan(3_000);
    else await leave(bo, dan);
    await cleo.page.getByTestId('messages').getByText('Thank you for playing').waitFor();
    await screenshot(cleo, '17-over-teams');
    await expectNoPageErrors(...people);
    for (const person of people) await person.page.close();
  }, 1_200_000);
});
