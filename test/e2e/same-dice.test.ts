/** Two duels on the same dice: the first is sealed, others play the second, and both are compared. */
import { describe, expect, it } from 'vitest';
import { readSameDiceId } from '../../src/commands/same-dice/same-dice-id.ts';
import { secondLobbyId } from '../../src/commands/same-dice/second-lobby.ts';
import { Lobbies } from '../../src/games/lobby/lobbies.ts';
import { LOBBY_LIFE } from '../../src/games/lobby/lobby.ts';
import type { Player, SeenMessage } from '../../src/playground/index.ts';
import { lobbyOf } from '../games/lobby/sample-lobby.ts';
import { isTable } from './presser.ts';
import { openDuel, threadOf, waitForPrivateText, waitUntil } from './scene.ts';
import { expectNoErrors, openStage, type Stage } from './stage.ts';

async function concede(stage: Stage, person: Player, thread: string): Promise<SeenMessage> {
  const over = () =>
    stage.playground.messages(thread).find(({ text }) => text.includes('Thank you for playing'));
  await person.press(await (await person.command(thread, 'concede')).settled(), 'Concede the game');
  await waitUntil(stage, () => over() !== undefined);
  const found = over();
  if (!found) throw new Error('The game did not end.');
  return found;
}

const offerIn = ({ playground, hall }: Stage) =>
  playground
    .messages(hall)
    .find(({ buttons }) => buttons.some(({ label }) => label === 'Play the same dice'));

describe('a duel on the same dice', () => {
  it('is sealed at its end, played again by others, and compared in both threads', async () => {
    const stage = await openStage();
    await stage.startBot();
    const { playground, hall } = stage;
    const { ada, thread } = await openDuel(stage, { 'same-dice': 'true' });
    const over = await concede(stage, ada, thread);
    expect(over.text).toContain('This game is sealed');
    expect(over.buttons.map(({ label }) => label)).toContain('Open the dice');
    expect(over.buttons.map(({ label }) => label)).not.toContain('Replay');
    await waitUntil(stage, () => offerIn(stage) !== undefined);
    const offer = offerIn(stage);
    if (!offer) throw new Error('Nothing is offered.');
    // What happened there is not told here.
    expect(offer.text).not.toMatch(/health|<#/);
    const [cleo, dan] = [playground.person(2), playground.person(3)];
    for (const command of ['report', 'log', 'verify']) {
      const answer = await (await cleo.command(thread, command)).settled();
      expect(answer.text).toContain('This game is sealed');
      expect(answer.text).not.toMatch(/The seed:/);
    }
    await ada.press(offer, 'Play the same dice');
    await waitForPrivateText(ada, hall, /You have played this game already/);
    const lobby = await (await cleo.press(offer, 'Play the same dice')).settled();
    expect(lobby.content).toMatch(/Cleo\*\*, Barbarian/);
    expect(lobby.content).toContain('Moon Elf');
    expect(lobby.buttons.map(({ label }) => label)).not.toContain('Add a bot');
    await ada.press(lobby, 'Take a seat');
    await waitForPrivateText(ada, hall, /know its dice/);
    await dan.press(lobby, 'Take a seat');
    await waitUntil(stage, () => lobby.content.includes('**Dan**, Moon Elf'));
    await cleo.press(lobby, 'Start');
    await waitUntil(stage, () => lobby.content.includes('duels with'));
    const second = threadOf(stage);
    expect(second).not.toBe(thread);
    await cleo.waitForMessage(second, isTable);
    await ada.press(over, 'Open the dice');
    await waitForPrivateText(ada, thread, /Others play on these dice/);
    const end = await concede(stage, dan, second);
    expect(end.text).toMatch(/Barbarian\*\*: Ada lost .*; Cleo won .*\*\*Cleo\*\* did better/);
    expect(end.buttons.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Replay', 'Replay the first game']),
    );
    const isComparison = ({ text }: SeenMessage) => text.includes('**Cleo** did better');
    await waitUntil(stage, () => playground.messages(thread).some(isComparison));
    const comparison = playground.messages(thread).find(isComparison);
    if (!comparison) throw new Error('Nothing is compared.');
    // Ada looks at how Cleo has played on her dice.
    const replay = await (await ada.press(comparison, 'Replay the second game')).settled();
    expect(replay.text).toContain('Cleo');
    // The offer goes with the next press on it.
    const erik = playground.person(4);
    await erik.press(offer, 'Play the same dice');
    await waitForPrivateText(erik, hall, /Nobody can play on these dice any more/);
    await waitUntil(stage, () => offerIn(stage) === undefined);
    const verified = await (await cleo.command(thread, 'verify')).settled();
    const seal = await (await cleo.press(verified, 'How the dice are sealed')).settled();
    expect(seal.text).toContain('The seed:');
    expectNoErrors(stage);
  });

  it('is offered again when the bot died before it showed the table', async () => {
    const stage = await openStage();
    await stage.startBot();
    const { ada, thread } = await openDuel(stage, { 'same-dice': 'true' });
    await concede(stage, ada, thread);
    await waitUntil(stage, () => offerIn(stage) !== undefined);
    const offer = offerIn(stage);
    if (!offer) throw new Error('Nothing is offered.');
    const [cleo, dan] = [stage.playground.person(2), stage.playground.person(3)];
    const { gameId } = readSameDiceId(offer.buttons[0]?.customId ?? '') ?? { gameId: '' };
    // Cleo pressed, and the bot died after it had saved the table.
    await new Lobbies(stage.store, stage.book.log).add(
      lobbyOf('duel', { id: secondLobbyId(gameId), messageId: null, expiresAt: Date.now() + LOBBY_LIFE }),
    );
    const lobby = await (await dan.press(offer, 'Play the same dice')).settled();
    expect(lobby.content).toMatch(/Dan\*\*, Barbarian/);
    await cleo.press(offer, 'Play the same dice');
    await waitForPrivateText(cleo, stage.hall, /A table for this game is open below already/);
  });

  it('is opened by its people when nobody plays on its dice', async () => {
    const stage = await openStage();
    await stage.startBot();
    const { ada, thread } = await openDuel(stage, { 'same-dice': 'true' });
    const over = await concede(stage, ada, thread);
    await stage.playground.person(2).press(over, 'Open the dice');
    await waitForPrivateText(stage.playground.person(2), thread, /Only those who played/);
    await ada.press(over, 'Open the dice');
    await waitForPrivateText(ada, thread, /The dice are open/);
    const verified = await (await ada.command(thread, 'verify')).settled();
    const seal = await (await ada.press(verified, 'How the dice are sealed')).settled();
    expect(seal.text).toContain('The seed:');
    const offer = offerIn(stage);
    if (!offer) throw new Error('Nothing is offered.');
    const cleo = stage.playground.person(2);
    await cleo.press(offer, 'Play the same dice');
    await waitForPrivateText(cleo, stage.hall, /Nobody can play on these dice any more/);
    expectNoErrors(stage);
  });

  it('is an option of a table of many, which then is no series', async () => {
    const stage = await openStage();
    await stage.startBot();
    const ada = stage.playground.person(0);
    const labelsFor = async (options: Record<string, string>) => {
      const lobby = await (await ada.command(stage.hall, 'play', { mode: '2v2', ...options })).settled();
      const panel = await (await ada.press(lobby, 'Options')).settled();
      return { lobby, labels: panel.buttons.map(({ label }) => label).join(', ') };
    };
    const usual = await labelsFor({});
    expect(usual.labels).toContain('Length: Single game');
    expect(usual.lobby.content).not.toContain('the same dice');
    const first = await labelsFor({ 'same-dice': 'true' });
    expect(first.labels).not.toContain('Length');
    expect(first.lobby.content).toContain('Others can play the same dice and decks afterwards');
    expectNoErrors(stage);
  });

  it('is no series', async () => {
    const stage = await openStage();
    await stage.startBot();
    const ada = stage.playground.person(0);
    await ada.command(stage.hall, 'duel', { series: 'best-of-3', 'same-dice': 'true' });
    await waitForPrivateText(ada, stage.hall, /Only a single game/);
  });
});
