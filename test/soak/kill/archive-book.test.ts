/** The kill soak notices an archive that does not fit its games. */
import { describe, expect, it } from 'vitest';
import { tableKit } from '../../games/table-kit.ts';
import { ArchiveBook } from './archive-book.ts';
import { Findings } from './findings.ts';
import { GameBook } from './game-book.ts';
import type { RawGame, StoreReading } from './reading.ts';
import { storedGame } from './stored-games.ts';

/** A duel that Ben gave up, as a reader of the store finds it. */
async function concededDuel(): Promise<RawGame> {
  const kit = await tableKit();
  const gameId = await kit.open();
  await kit.press('ben', { type: 'concede' });
  return storedGame(kit, gameId);
}

function readingOf(game: RawGame, lists: Partial<StoreReading['archive']> = {}): StoreReading {
  const ids = [game.id];
  const ofPeople = new Map([
    ['anna', ids],
    ['ben', ids],
  ]);
  return {
    versions: new Map([[game.id, game.version]]),
    games: [game],
    committed: new Set(),
    archive: { all: ids, ofPeople, ...lists },
  };
}

/** What is found in readings that follow each other. */
function found(...readings: readonly StoreReading[]): readonly string[] {
  const findings = new Findings();
  const [book, archive] = [new GameBook(findings), new ArchiveBook(findings)];
  for (const reading of readings) {
    book.take(reading);
    archive.take(reading, book);
  }
  return findings.all().map(({ words }) => words);
}

describe('the archive of a killed bot', () => {
  it('is as it should be, at each reading', async () => {
    const game = await concededDuel();
    expect(found(readingOf(game), readingOf(game))).toEqual([]);
  });

  it('lacks a finished game, or has one that is live', async () => {
    const game = await concededDuel();
    expect(found(readingOf({ ...game, archived: null }))).toContainEqual(
      expect.stringContaining('not archived'),
    );
    expect(found(readingOf({ ...game, status: 'live' }))).toContainEqual(
      expect.stringContaining('still live'),
    );
  });

  it('has a wrong result, other people, or an entry that changes', async () => {
    const game = await concededDuel();
    const { archived } = game;
    if (!archived) throw new Error('nothing is archived');
    const summary = archived.summary.replace('"won":false', '"won":true');
    const wrong = { ...game, archived: { ...archived, summary } };
    expect(found(readingOf(wrong))).toContainEqual(
      expect.stringContaining('result that its log does not make'),
    );
    expect(found(readingOf(game), readingOf(wrong))).toContainEqual(expect.stringContaining('than before'));
    const others = { ...game, archived: { ...archived, userIds: '["anna"]' } };
    expect(found(readingOf(others))).toContainEqual(expect.stringContaining('for other people'));
  });

  it('has a list that lacks or doubles a game', async () => {
    const game = await concededDuel();
    const ids = [game.id];
    expect(found(readingOf(game, { ofPeople: new Map([['anna', ids]]) }))).toContainEqual(
      expect.stringContaining('the list of ben has 0 of 1'),
    );
    expect(found(readingOf(game, { all: [...ids, ...ids] }))).toContainEqual(
      expect.stringContaining('doubles'),
    );
  });
});
