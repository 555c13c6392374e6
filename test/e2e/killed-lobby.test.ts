/** The program is killed at presses on a lobby, and people press again as they would. */
import { type FSWatcher, watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RESTJSONErrorCodes } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createDataFolder, type KillableRun, restartAfterKill, startRun } from './killed-run.ts';
import { controlsOf, isTable, type PageMessage } from './page-client.ts';

const PEOPLE = ['Ada', 'Bo', 'Cleo', 'Dan'];

/** After how many writes to the store since its beginning a press is cut off; null: once the bot has answered. */
const CUTS = [0, 1, 2, 4, null] as const;
/** The writes after which the start is cut off. */
const START_CUT = 3;

/** By this refusal a bot learns that the one before it had opened the game's thread when it was killed. */
const isThreadThere = (refusal: unknown): boolean =>
  z.object({ code: z.literal(RESTJSONErrorCodes.ThreadAlreadyCreatedForMessage) }).safeParse(refusal).success;

const hallOf = (run: KillableRun) => run.person('Ada').channelId('throne-room');

function lobbyOf(run: KillableRun): PageMessage | undefined {
  const messages = run.person('Ada').messages(hallOf(run));
  return messages.findLast((message) => controlsOf(message).some(({ label }) => label === 'Options'));
}

/** The stand-in for Discord has written down a message that says this; Discord itself forgets nothing. */
async function written({ dataDir }: KillableRun, words: RegExp): Promise<void> {
  const isWritten = async () => {
    const world = await readFile(join(dataDir, 'playground', 'world.json'), 'utf8');
    const contents = world.matchAll(/"content":("(?:[^"\\]|\\.)*")/g);
    return [...contents].some(([, content = '""']) => words.test(String(JSON.parse(content))));
  };
  await expect.poll(isWritten).toBe(true);
}

/** The lobby once it says something. */
function lobbySays(run: KillableRun, words: RegExp): Promise<PageMessage> {
  return run.person('Ada').until(() => {
    const lobby = lobbyOf(run);
    return lobby !== undefined && words.test(lobby.content) && lobby;
  });
}

interface LobbyPress {
  readonly who: string;
  /** The label of the button, or the placeholder's menu with the value to choose. */
  readonly label: string | { readonly menu: RegExp; readonly value: string };
  /** What the lobby says once the press counts. */
  readonly shows: RegExp;
}

const PRESSES: readonly LobbyPress[] = [
  { who: 'Bo', label: 'Join team 2', shows: /Team 2\*\*.*Bo/ },
  { who: 'Cleo', label: 'Join team 1', shows: /Team 1\*\*.*Cleo/ },
  { who: 'Ada', label: 'Add a bot', shows: /Bot 1/ },
  { who: 'Cleo', label: { menu: /:hero/, value: 'monk' }, shows: /Cleo\*\*, Monk/ },
  { who: 'Dan', label: 'Join team 2', shows: /Team 2\*\*.*Bo.*Dan/ },
];

function requestFor(lobby: PageMessage, { label }: LobbyPress) {
  const control = controlsOf(lobby).find((one) =>
    typeof label === 'string' ? one.label === label : label.menu.test(one.custom_id),
  );
  if (control === undefined) throw new Error(`Nothing like that can be pressed on ${JSON.stringify(lobby)}`);
  return {
    op: 'component',
    channelId: lobby.channel_id,
    messageId: lobby.id,
    customId: control.custom_id,
    ...(typeof label === 'string' ? {} : { values: [label.value] }),
  } as const;
}

/**
 * Presses until it is so: a killed process holds its claim for seconds, and people are told so. The next press
 * follows when the one before has changed the lobby, or its person was told something.
 */
async function pressUntil(run: KillableRun, press: LobbyPress, isSo: () => boolean): Promise<void> {
  const person = run.person(press.who);
  const hall = hallOf(run);
  for (let tries = 0; tries < 12 && !isSo(); tries += 1) {
    const lobby = lobbyOf(run);
    if (lobby === undefined) break;
    const told = person.toldIn(hall);
    try {
      await person.do(requestFor(lobby, press));
    } catch (failure) {
      // What shows that it is so may disable the button under the pointer.
      if (!isSo()) throw failure;
    }
    await person.until(() => isSo() || person.toldIn(hall) > told);
  }
  await person.until(isSo);
}

async function pressUntilShown(run: KillableRun, press: LobbyPress): Promise<void> {
  await pressUntil(run, press, () => press.shows.test(lobbyOf(run)?.content ?? ''));
  await written(run, press.shows);
}

/** Begins a press; resolves after so many writes to the store, or earlier when the bot has answered. */
async function beginUntilCut(
  run: KillableRun,
  lobby: PageMessage,
  press: LobbyPress,
  cut: number,
): Promise<void> {
  const person = run.person(press.who);
  const watcher = watch(run.dataDir);
  try {
    const writes = cut === 0 ? null : eventsOf(watcher, cut);
    const answered = person.answered(person.begin(requestFor(lobby, press)));
    if (writes !== null) await Promise.race([writes, answered]);
  } finally {
    watcher.close();
  }
}

/** Resolves when a watched folder has changed so often. */
function eventsOf(watcher: FSWatcher, count: number): Promise<void> {
  let seen = 0;
  return new Promise((resolve) => {
    watcher.on('change', () => {
      seen += 1;
      if (seen >= count) resolve();
    });
  });
}

async function openLobby(run: KillableRun): Promise<void> {
  await run.person('Ada').do({
    op: 'command',
    channelId: hallOf(run),
    name: 'play',
    options: [
      { name: 'mode', value: '2v2' },
      { name: 'hero', value: 'barbarian' },
    ],
  });
  await lobbySays(run, /3 more seats/);
  await written(run, /3 more seats/);
}

/** The games' threads that messages in the hall lead to. */
function threadsOf(run: KillableRun): readonly string[] {
  const links = run
    .person('Ada')
    .messages(hallOf(run))
    .flatMap(({ content }) => [...content.matchAll(/<#(\d+)>/g)].map(([, id]) => id ?? ''));
  return [...new Set(links)];
}

describe('a lobby, while the program is killed', () => {
  it('keeps every seat that was taken, at whatever press, and starts one game', async () => {
    let run = await startRun(await createDataFolder(), PEOPLE);
    await openLobby(run);
    for (const [index, press] of PRESSES.entries()) {
      const cut = CUTS[index % CUTS.length] ?? null;
      const before = lobbyOf(run);
      if (before === undefined) throw new Error('There is no lobby.');
      const { who } = press;
      if (cut === null) await run.person(who).do(requestFor(before, press));
      else await beginUntilCut(run, before, press, cut);
      run = await restartAfterKill(run);
      const after = lobbyOf(run);
      expect(after?.id).toBe(before.id);
      await pressUntilShown(run, press);
    }
    const full = await lobbySays(run, /can start now/);
    for (const { shows } of PRESSES.filter(({ label }) => label !== 'Add a bot')) {
      expect(full.content).toMatch(shows);
    }
    expect(full.content).toContain('**Ada**, Barbarian');
    const start: LobbyPress = { who: 'Ada', label: 'Start', shows: /./ };
    await beginUntilCut(run, full, start, START_CUT);
    run = await restartAfterKill(run);
    await pressUntil(run, start, () => threadsOf(run).length > 0);
    const [thread = ''] = threadsOf(run);
    await run.person('Ada').until(() => run.person('Ada').messages(thread).some(isTable));
    expect(threadsOf(run)).toHaveLength(1);
    await run.person('Ada').until(() => lobbyOf(run) === undefined);
    expect(run.person('Ada').violations.filter((refusal) => !isThreadThere(refusal))).toEqual([]);
  }, 180_000);

  it('is acknowledged only once the seat is kept', async () => {
    let run = await startRun(await createDataFolder(), PEOPLE);
    await openLobby(run);
    const lobby = await lobbySays(run, /3 more seats/);
    await run.person('Bo').do(requestFor(lobby, { who: 'Bo', label: 'Join team 2', shows: /./ }));
    run = await restartAfterKill(run);
    const { person } = run;
    await person('Cleo').do(
      requestFor(await lobbySays(run, /./), { who: 'Cleo', label: 'Join team 1', shows: /./ }),
    );
    expect((await lobbySays(run, /Cleo/)).content).toMatch(/Team 2\*\*.*Bo/);
  });
});
