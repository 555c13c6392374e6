/** The kill soak counts in which scene of a campaign a game was killed, and whether it was played to its end. */
import { expect, it } from 'vitest';
import { ANNA, BEN, type Kit, tableKit } from '../../games/table-kit.ts';
import { Findings } from './findings.ts';
import { GameBook } from './game-book.ts';
import { SceneBook } from './scene-book.ts';
import { storedGame } from './stored-games.ts';

const NONE = { hit: 0, ended: 0 };
const ALL_NONE = { crawl: NONE, shop: NONE, boss: NONE, chests: NONE, between: NONE };

/** A kit with a session of two people. */
async function session(mode: string, id: string, campaign?: object): Promise<{ kit: Kit; gameId: string }> {
  const kit = await tableKit();
  const seats = [{ hero: 'barbarian' }, { hero: 'moon-elf' }];
  const setup = { mode, seats, first: 0, crawl: { id, ...campaign } };
  return { kit, gameId: await kit.open({ occupants: [ANNA, BEN], setup }) };
}

async function read(book: GameBook, sessions: readonly { kit: Kit; gameId: string }[]): Promise<void> {
  const games = await Promise.all(sessions.map(({ kit, gameId }) => storedGame(kit, gameId)));
  const versions = new Map(games.map(({ id, version }) => [id, version]));
  book.take({ versions, games, committed: new Set(), archive: { all: [], ofPeople: new Map() } });
}

async function end({ kit }: { kit: Kit }): Promise<void> {
  for (const userId of ['anna', 'ben']) await kit.press(userId, { type: 'concede' });
  await kit.tables.idle();
}

it('counts a kill for the scene of each game, and its end once it has come', async () => {
  const book = new GameBook(new Findings());
  const scenes = new SceneBook();
  for (const [mode, id, scene] of [
    ['crawl', 'crimson-sands-a', 'crawl'],
    ['boss-battle', 'fallen-barbarian', 'boss'],
  ] as const) {
    const one = await session(mode, id);
    await read(book, [one]);
    expect(scenes.isWanted(book, 1)).toBe(true);
    const before = scenes.counts(book);
    scenes.killed(book);
    expect(scenes.counts(book)).toEqual({ ...before, [scene]: { hit: 1, ended: 0 } });
    expect(scenes.isWanted(book, 1)).toBe(false);
    await end(one);
    await read(book, [one]);
    expect(scenes.counts(book)[scene]).toEqual({ hit: 1, ended: 1 });
    expect(scenes.isEnough(book, 1)).toBe(false);
  }
});

it('counts a kill between two sessions until the next one of the campaign follows', async () => {
  const book = new GameBook(new Findings());
  const scenes = new SceneBook();
  const first = await session('crawl', 'crimson-sands-a');
  await end(first);
  await read(book, [first]);
  scenes.killed(book);
  expect(scenes.counts(book)).toEqual({ ...ALL_NONE, between: { hit: 1, ended: 0 } });
  const sessions = [{ gameId: first.gameId, scenario: 1, won: false, points: -10 }];
  const next = await session('crawl', 'crimson-sands-a', { campaign: { id: first.gameId, sessions } });
  await read(book, [first, next]);
  expect(scenes.counts(book).between).toEqual({ hit: 1, ended: 1 });
  scenes.killed(book);
  expect(scenes.counts(book).between).toEqual({ hit: 1, ended: 1 });
});
