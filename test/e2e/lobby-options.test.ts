/** The host's options of a lobby, calling people, heroes left to chance, and its end without a game. */
import { describe, expect, it } from 'vitest';
import type { BotOptions } from '../../src/commands/bot.ts';
import { LOBBY_LIFE } from '../../src/games/lobby/lobby.ts';
import type { Player, SeenMessage } from '../../src/playground/index.ts';
import { isTable, tableIn } from './presser.ts';
import { SEED, threadOf, waitForPrivateText, waitUntil } from './scene.ts';
import { expectNoErrors, openStage, type Stage } from './stage.ts';

interface Scene {
  readonly stage: Stage;
  readonly ada: Player;
  readonly bo: Player;
  readonly cleo: Player;
  readonly lobby: SeenMessage;
}

async function openScene(mode: string, options: Partial<BotOptions> = {}): Promise<Scene> {
  const stage = await openStage();
  await stage.startBot({ newSeed: () => SEED, ...options });
  const { playground, hall } = stage;
  const [ada, bo, cleo] = [playground.person(0), playground.person(1), playground.person(2)];
  const lobby = await (await ada.command(hall, 'play', { mode })).settled();
  return { stage, ada, bo, cleo, lobby };
}

const says = ({ stage, lobby }: Scene, words: string) =>
  waitUntil(stage, () => lobby.content.includes(words));

describe("a lobby's options", () => {
  it('are set by the host on a panel of their own, and stand in the lobby', async () => {
    const scene = await openScene('koth');
    const { stage, ada, bo, lobby } = scene;
    await bo.press(lobby, 'Take a seat');
    await says(scene, '**Bo**');
    await bo.press(lobby, 'Options');
    expect((await waitForPrivateText(bo, stage.hall, /Only/)).text).toContain(
      'Only Ada, who opened this table',
    );
    const panel = await (await ada.press(lobby, 'Options')).settled();
    expect(panel.ephemeral).toBe(true);
    expect(lobby.content).toContain('Pace live');
    await ada.select(panel, /:pace$/, ['asynchronous']);
    await says(scene, 'Pace asynchronous');
    await ada.select(panel, /:first$/, ['host']);
    await says(scene, 'The host starts.');
    await ada.select(panel, /:rules$/, ['altered-dice', 'interrupt-roll-cards']);
    await says(scene, 'House rules: attempts return only after altered dice and Roll Phase cards');
    await ada.select(panel, /:rules$/, []);
    await waitUntil(stage, () => !lobby.content.includes('House rules'));
    await ada.select(panel, /:free$/, ['Bo']);
    await waitUntil(stage, () => !lobby.content.includes('**Bo**'));
    expect(panel.selects.map(({ customId }) => customId.split(':').at(-1))).toEqual([
      'pace',
      'first',
      'rules',
    ]);
    await ada.press(panel, 'Close this table');
    await says(scene, 'closed this table of King of the Hill');
    expect(lobby.buttons).toEqual([]);
    expectNoErrors(stage);
  });

  it('hold in the game that is started', async () => {
    const scene = await openScene('2v2');
    const { stage, ada, bo, lobby } = scene;
    const panel = await (await ada.press(lobby, 'Options')).settled();
    await ada.select(panel, /:first$/, ['host']);
    await ada.select(panel, /:rules$/, ['altered-dice']);
    await says(scene, 'House rules');
    await bo.press(lobby, 'Join team 2');
    await says(scene, '**Bo**');
    for (const bots of [1, 2]) {
      await ada.press(lobby, 'Add a bot');
      await says(scene, `Bot ${bots} (usual)`);
    }
    await ada.press(panel, 'Bots play: usual');
    await says(scene, 'Bot 1 (strong)');
    await ada.press(lobby, 'Start');
    await says(scene, '<#');
    const thread = threadOf(stage);
    await ada.waitForMessage(thread, isTable);
    expect(tableIn(stage.playground, thread).text).toContain('Turn 1, Ada');
    expect(JSON.stringify((await stage.store.loadByChannel(thread))?.data)).toContain(
      '"returnToAttempts":"altered-dice"',
    );
    expectNoErrors(stage);
  });
});

describe('heroes that are left to chance', () => {
  it('are drawn when the game starts, no two the same', async () => {
    const scene = await openScene('3v3', { draw: () => 0 });
    const { stage, ada, lobby } = scene;
    for (let bots = 1; bots <= 5; bots += 1) {
      await ada.press(lobby, 'Add a bot');
      await says(scene, `Bot ${bots}`);
    }
    expect(lobby.content.match(/a random hero/g)).toHaveLength(6);
    await ada.press(lobby, 'Start');
    await says(scene, '<#');
    const heroes = [...lobby.content.matchAll(/\(([A-Z][A-Za-z ]+)\)/g)].map(([, hero]) => hero);
    expect(heroes).toHaveLength(6);
    expect(new Set(heroes).size).toBe(6);
    expectNoErrors(stage);
  });
});

describe('people who are called to a lobby', () => {
  it('are told once, by whoever sits there, and can come', async () => {
    const scene = await openScene('koth');
    const { stage, ada, bo, cleo, lobby } = scene;
    const { hall } = stage;
    await bo.select(lobby, /:invite$/, [cleo.id]);
    await waitForPrivateText(bo, hall, /Only the host and those who sit here/);
    await ada.select(lobby, /:invite$/, [cleo.id]);
    const call = await cleo.waitForMessage(hall, ({ content }) => content.includes('asks you to a table'));
    expect(call.mentions).toEqual([cleo.id]);
    expect(call.content).toContain(lobby.id);
    await says(scene, 'Called: ');
    expect(cleo.pinged(hall)).toHaveLength(1);
    await ada.select(lobby, /:invite$/, [cleo.id]);
    await waitForPrivateText(ada, hall, /Nobody new to call/);
    await cleo.press(lobby, 'Take a seat');
    await says(scene, '**Cleo**');
    expect(cleo.pinged(hall)).toHaveLength(1);
    expectNoErrors(stage);
  });
});

describe('a lobby that nobody starts', () => {
  it('says after a day that it has closed, and how to open another', async () => {
    let now = Date.now();
    const scene = await openScene('2v2v2', { now: () => now });
    const { bo, stage, lobby } = scene;
    now += LOBBY_LIFE + 1;
    await bo.press(lobby, 'Join team 2');
    await says(scene, 'was not started in time and has closed. `/play` opens a new one.');
    expect(lobby.buttons).toEqual([]);
    expectNoErrors(stage);
  });
});
