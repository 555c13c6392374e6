/** The kill soak counts in which scene of a campaign a game was killed, and whether it was played to its end. */
import { expect, it } from 'vitest';
import type { GameSetup } from '../../../src/engine/index.ts';
import { type Kit, tableKit } from '../../games/table-kit.ts';
import { Findings } from './findings.ts';
import { GameBook } from './game-book.ts';
import { SceneBook } from './scene-book.ts';
import { storedGame } from './stored-games.ts';

/** Opens a session of two people. */
function open(kit: Kit, mode: string, crawl: NonNullable<GameSetup['crawl']>): Promise<string> {
  const seats = [{ hero: 'barbarian' }, { hero: 'moon-elf' }];
  return kit.open({ setup: { mode, seats, first: 0, crawl } });
}

async function giveUp(kit: Kit): Promise<void> {
  for (const userId of ['anna', 'ben']) {
    await kit.press(userId, { type: 'concede' });
    await kit.tables.idle();
  }
}

async function read(book: GameBook, kit: Kit, ids: readonly string[]): Promise<void> {
  const games = await Promise.all(ids.map((id) => storedGame(kit, id)));
  const versions = new Map(games.map(({ id, version }) => [id, version]));
  book.take({ versions, games, committed: new Set(), archive: { all: [], ofPeople: new Map() } });
}

it.each([
  ['crawl', 'crawl', 'crimson-sands-a'],
  ['boss', 'boss-battle', 'fallen-barbarian'],
] as const)(
  'counts a kill in a scene (%s), and the end of the game once it has come',
  async (scene, mode, id) => {
    const kit = await tableKit();
    const [book, scenes] = [new GameBook(new Findings()), new SceneBook()];
    const gameId = await open(kit, mode, { id });
    await read(book, kit, [gameId]);
    expect(scenes.isWanted(book, 1)).toBe(true);
    expect(scenes.counts(book)[scene]).toEqual({ hit: 0, ended: 0 });
    scenes.killed(book);
    expect(scenes.counts(book)[scene]).toEqual({ hit: 1, ended: 0 });
    expect(scenes.isWanted(book, 1)).toBe(false);
    await giveUp(kit);
    await read(book, kit, [gameId]);
    expect(scenes.counts(book)[scene]).toEqual({ hit: 1, ended: 1 });
    expect(scenes.isEnough(book, 1)).toBe(false);
  },
);

it('counts a kill between two sessions until the next one of the campaign follows', async () => {
  const kit = await tableKit();
  const [book, scenes] = [new GameBook(new Findings()), new SceneBook()];
  const gameId = await open(kit, 'crawl', { id: 'crimson-sands-a' });
  await giveUp(kit);
  await read(book, kit, [gameId]);
  scenes.killed(book);
  expect(scenes.counts(book)).toMatchObject({ crawl: { hit: 0 }, between: { hit: 1, ended: 0 } });
  const sessions = [{ gameId, scenario: 1, won: false, points: -10 }];
  const next = await open(kit, 'crawl', { id: 'crimson-sands-a', campaign: { id: gameId, sessions } });
  await read(book, kit, [gameId, next]);
  expect(scenes.counts(book).between).toEqual({ hit: 1, ended: 1 });
  scenes.killed(book);
  expect(scenes.counts(book)).toMatchObject({ crawl: { hit: 1 }, between: { hit: 1, ended: 1 } });
});
