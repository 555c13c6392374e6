/** A series of games, from the command or the lobby to its end. */
import { describe, expect, it } from 'vitest';
import type { Player, SeenMessage } from '../../src/playground/index.ts';
import { isTable, tableIn } from './presser.ts';
import { openDuel, threadOf, waitUntil } from './scene.ts';
import { expectNoErrors, openStage, type Stage } from './stage.ts';

const ends = ({ playground }: Stage, thread: string) =>
  playground.messages(thread).filter(({ text }) => text.includes('Thank you for playing'));

async function concede(stage: Stage, person: Player, thread: string): Promise<SeenMessage> {
  const before = ends(stage, thread).length;
  await person.press(await (await person.command(thread, 'concede')).settled(), 'Concede the game');
  await waitUntil(stage, () => ends(stage, thread).length > before);
  const over = ends(stage, thread)[before];
  if (over === undefined) throw new Error('The game did not end.');
  return over;
}

async function nextTable(person: Player, thread: string, game: number): Promise<SeenMessage> {
  return person.waitForMessage(thread, (one) => isTable(one) && one.text.includes(`Game ${game}, best of`));
}

describe('a series of games', () => {
  it('is agreed with the duel, follows game by game in its thread, and ends with a winner', async () => {
    const stage = await openStage();
    await stage.startBot();
    const { ada, bo, thread, table } = await openDuel(stage, { series: 'best-of-3' });
    const { playground, hall } = stage;
    expect(playground.messages(hall).some(({ content }) => content.includes('Best of 3.'))).toBe(true);
    expect(table.text).toContain('Game 1, best of 3: 0 : 0');
    const first = await concede(stage, ada, thread);
    expect(first.text).toContain(`Best of 3: <@${bo.id}> leads 1 : 0. The next game follows by itself.`);
    expect(first.buttons.map(({ label }) => label)).not.toContain('Rematch');
    await nextTable(bo, thread, 2);
    const announced = playground.messages(thread).find(({ text }) => text.includes('**Game 2, best of 3**'));
    expect(announced?.text).toMatch(
      /Bo leads 1 : 0\. Bo begins\..*SHA-256 of their seed begins with `[0-9a-f]{16}`…/s,
    );
    expect(announced?.buttons.map(({ label }) => label)).toEqual(['How the dice are sealed']);
    const games = await (await ada.command(hall, 'games')).settled();
    expect(games.text).toContain('Game 2, best of 3: Bo leads 1 : 0');
    const last = await concede(stage, ada, thread);
    expect(last.text).toContain(`<@${bo.id}> wins the series 2 : 0.`);
    expect(last.buttons.map(({ label }) => label)).toEqual(expect.arrayContaining(['Rematch', 'Best of 5']));
    expect(await stage.store.listByUser(ada.id)).toEqual([]);
    expectNoErrors(stage);
  });

  it('goes on once after a restart between two games', async () => {
    const stage = await openStage();
    await stage.startBot();
    const { ada, bo, thread } = await openDuel(stage, { series: 'best-of-5' });
    const asked = await (await ada.command(thread, 'concede')).settled();
    await (await ada.press(asked, 'Concede the game')).settled();
    await stage.stopBots();
    await stage.startBot();
    await nextTable(bo, thread, 2);
    await waitUntil(stage, () => ends(stage, thread).length === 1);
    expect(await stage.store.listByUser(ada.id)).toHaveLength(1);
    const announced = stage.playground.messages(thread).filter(({ text }) => text.includes('**Game 2'));
    expect(announced).toHaveLength(1);
  });

  it('is an option of a lobby, and one against the bot is played like any other', async () => {
    const stage = await openStage();
    await stage.startBot();
    const { playground, hall } = stage;
    const ada = playground.person(0);
    const lobby = await (await ada.command(hall, 'play', { mode: 'duel', hero: 'barbarian' })).settled();
    const panel = await (await ada.press(lobby, 'Options')).settled();
    await ada.press(panel, 'Length: Single game');
    await waitUntil(stage, () => lobby.content.includes('Best of 3: the first to win 2 games'));
    await waitUntil(stage, () => panel.buttons.some(({ label }) => label === 'Length: Best of 3'));
    await ada.press(lobby, 'Add a bot');
    await waitUntil(stage, () => lobby.content.includes('Bot 1'));
    await ada.press(lobby, 'Start');
    await waitUntil(stage, () => lobby.content.includes('Best of 3.'));
    const thread = threadOf(stage);
    await ada.waitForMessage(thread, isTable);
    await concede(stage, ada, thread);
    await nextTable(ada, thread, 2);
    expect(tableIn(playground, thread).text).toContain('Bot 1 leads 1 : 0');
    expectNoErrors(stage);
  });

  it('is offered at the end of a single game', async () => {
    const stage = await openStage();
    await stage.startBot();
    const { ada, bo, thread } = await openDuel(stage);
    const over = await concede(stage, ada, thread);
    await (await ada.press(over, 'Best of 3')).settled();
    const asks = playground(stage, thread).findLast(({ text }) => text.includes('asks for a rematch'));
    if (!asks) throw new Error('Nobody asks.');
    expect(asks.text).toContain('a series of games: the best of 3');
    await (await bo.press(asks, 'Accept')).settled();
    expect(asks.text).toContain('Best of 3.');
    await nextTable(bo, thread, 1);
    expectNoErrors(stage);
  });
});

const playground = (stage: Stage, thread: string) => stage.playground.messages(thread);
