import { describe, expect, it } from 'vitest';
import { isTable, playAtRandom } from './presser.ts';
import { SEED, threadOf, UNFORESEEN_ERROR, waitForPrivateText, waitUntil } from './scene.ts';
import { expectNoErrors, openStage, type Stage } from './stage.ts';

/** The lobby's current message. */
function lobbyOf({ playground, hall }: Stage) {
  const found = playground
    .messages(hall)
    .findLast(({ buttons }) => buttons.some(({ label }) => label === 'Start'));
  if (found === undefined) throw new Error('There is no lobby.');
  return found;
}

/** Waits until the lobby says something. */
async function lobbySays(stage: Stage, words: string) {
  await waitUntil(stage, () => lobbyOf(stage).content.includes(words));
  return lobbyOf(stage);
}

describe('a lobby', () => {
  it('gives a seat that two press at once to one of them, and tells the other', async () => {
    const stage = await openStage();
    await stage.startBot();
    const { playground, hall } = stage;
    const [ada, bo, cleo, dan, eve] = [0, 1, 2, 3, 4].map((at) => playground.person(at));
    if (!ada || !bo || !cleo || !dan || !eve) throw new Error('There are fewer than five people.');
    const lobby = await (await ada.command(hall, 'play', { mode: '2v2' })).settled();
    await bo.press(lobby, 'Join team 2');
    await lobbySays(stage, 'Bo');
    // Team 2 has one seat left, and three want it.
    await Promise.all([cleo, dan, eve].map((person) => person.press(lobby, 'Join team 2')));
    const sits = (name: string) => lobby.content.includes(`**${name}**`);
    await waitUntil(stage, () => ['Cleo', 'Dan', 'Eve'].some(sits));
    const others = [cleo, dan, eve].filter(({ displayName }) => !sits(displayName));
    expect(others).toHaveLength(2);
    for (const other of others) {
      const told = await waitForPrivateText(other, hall, /./);
      expect(told.text).toBe('Every seat of that team is taken. Another team may have one.');
    }
    expect(lobby.content).toContain('1 more seat');
    expectNoErrors(stage);
  });

  it('of King of the Hill is filled, started and played to the end', async () => {
    const stage = await openStage();
    await stage.startBot({
      newSeed: () => SEED,
      draw: () => 0,
      choose: (_view, actions) => actions[0] ?? { type: 'pass' },
    });
    const { playground, hall } = stage;
    const [ada, bo] = [playground.person(0), playground.person(1)];
    const opened = await (await ada.command(hall, 'play', { mode: 'koth', hero: 'barbarian' })).settled();
    expect(opened.content).toContain('King of the Hill');
    expect(opened.content).toContain('2 more seats');
    await bo.press(opened, 'Take a seat');
    await lobbySays(stage, 'Bo');
    await ada.press(lobbyOf(stage), 'Add a bot');
    const full = await lobbySays(stage, 'can start now');
    await ada.press(full, 'Start');
    await waitUntil(stage, () => playground.messages(hall).some(({ content }) => content.includes('<#')));
    const thread = threadOf(stage);
    expect(playground.channel(thread).name).toContain('King of the Hill');
    await ada.waitForMessage(thread, isTable);
    const { refusals, presses } = await playAtRandom(playground, thread, 'koth-1', 6_000);
    expect(refusals).toEqual([]);
    expect(presses).toBeGreaterThan(20);
    const over = await ada.waitForMessage(thread, ({ text }) => text.includes('The game is over'));
    expect(over.text).toMatch(/win/);
    expectNoErrors(stage);
  }, 240_000);

  it('shows its game at the next press, when its message could not be edited', async () => {
    const stage = await openStage();
    await stage.startBot({ newSeed: () => SEED });
    const { playground, hall } = stage;
    const ada = playground.person(0);
    const lobby = await (await ada.command(hall, 'play', { mode: 'koth' })).settled();
    for (const bots of ['Bot 1', 'Bot 2']) {
      await ada.press(lobby, 'Add a bot');
      await lobbySays(stage, bots);
    }
    const edits = [/\/messages\/@original$/, new RegExp(`^/channels/${hall}/messages/${lobby.id}$`)];
    for (const path of edits) playground.fault({ method: 'PATCH', path }, UNFORESEEN_ERROR);
    await ada.press(lobby, 'Start');
    await waitUntil(stage, () => playground.requests().filter(({ status }) => status === 400).length === 2);
    expect(lobby.content).toContain('can start now');
    await ada.press(lobby, 'Start');
    await waitUntil(stage, () => lobby.content.includes(`<#${lobby.id}>`));
    expect(lobby.buttons.map(({ label }) => label)).toEqual(['How the dice are sealed']);
    expect(playground.violations()).toEqual([]);
  });
});
