/** The kill soak notices a series that does not follow from its games. */
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readResult } from '../../../src/games/archive/archived-result.ts';
import { gameIdOf, originOfRematch } from '../../../src/games/repository/game-id.ts';
import type { SeriesFormat } from '../../../src/history/series.ts';
import { ANNA, BEN, type Kit, ROBOT, tableKit } from '../../games/table-kit.ts';
import { Findings } from './findings.ts';
import { GameBook } from './game-book.ts';
import type { RawGame } from './reading.ts';
import { goesOn, nextGamesOf, SeriesBook } from './series-book.ts';
import { storedGame, withRecord } from './stored-games.ts';

const nextOf = (gameId: string) => gameIdOf(originOfRematch(gameId));

async function concede(kit: Kit, userId: string): Promise<void> {
  await kit.press(userId, { type: 'concede' });
  await kit.tables.idle();
}

/** A series of two games that Ben gave up, and what was kept of both. */
async function series(format: SeriesFormat = 'best-of-3', opponent = BEN) {
  const kit = await tableKit({ newSeed: () => randomBytes(16).toString('hex') });
  const first = await kit.open({ series: { format, earlier: [] }, occupants: [ANNA, opponent] });
  const loser = opponent === BEN ? 'ben' : 'anna';
  await concede(kit, loser);
  const before = await storedGame(kit, first);
  const begun = await storedGame(kit, nextOf(first));
  await concede(kit, loser);
  const ended = await storedGame(kit, nextOf(first));
  return { before, begun, ended };
}

function bookOf(games: readonly RawGame[], findings = new Findings()): GameBook {
  const book = new GameBook(findings);
  book.take({
    versions: new Map(games.map(({ id, version }) => [id, version])),
    games,
    committed: new Set(),
    archive: { all: [], ofPeople: new Map() },
  });
  return book;
}

function found(games: readonly RawGame[]): readonly string[] {
  const findings = new Findings();
  new SeriesBook(findings).check(bookOf(games));
  return findings.all().map(({ words }) => words);
}

describe('a series of a killed bot', () => {
  it('follows game by game, whoever plays and with swapped heroes', async () => {
    for (const one of [await series(), await series('best-of-3-swap'), await series('best-of-5', ROBOT)]) {
      expect(found([one.before])).toEqual([]);
      expect(found([one.before, one.begun])).toEqual([]);
      expect(found([one.before, one.ended])).toEqual([]);
    }
  });

  it('is to go on as long as nobody has won it', async () => {
    const { before, begun, ended } = await series();
    const states = (games: readonly RawGame[]) => bookOf(games).all().map(goesOn);
    expect(states([before, begun])).toEqual([true, false]);
    expect(states([before, ended])).toEqual([true, false]);
    const book = bookOf([before, begun]);
    expect(book.all().map((game) => nextGamesOf(book, game).length)).toEqual([1, 0]);
  });

  it('has another score, other people, or a game too many', async () => {
    const { before, begun, ended } = await series();
    const scored = withRecord(begun, () => ({
      series: { format: 'best-of-3', earlier: [{ gameId: before.id, winner: 1 }] },
    }));
    expect(found([before, scored])).toEqual([expect.stringContaining('another score')]);
    const seated = withRecord(begun, () => ({ occupants: [BEN, ANNA] }));
    expect(found([before, seated])).toEqual([expect.stringContaining('other people')]);
    const twice = { ...begun, id: 'another' };
    expect(found([before, begun, twice])).toEqual(
      expect.arrayContaining([
        expect.stringContaining('has an id of its own'),
        `${begun.id} and another follow ${before.id}`,
      ]),
    );
    const third = withRecord({ ...begun, id: nextOf(ended.id) }, () => ({
      series: {
        format: 'best-of-3',
        earlier: [before, ended].map(({ id }) => ({ gameId: id, winner: 0 })),
      },
    }));
    expect(found([before, ended, third])).toContainEqual(expect.stringContaining('was the last game'));
    expect(found([begun])).toEqual([expect.stringContaining('not kept')]);
  });

  it('keeps the heroes where they are swapped, or swaps them where they stay', async () => {
    const [kept, swapped] = [await series(), await series('best-of-3-swap')];
    for (const [{ before, begun }, format] of [
      [kept, 'best-of-3-swap'],
      [swapped, 'best-of-3'],
    ] as const) {
      const other = ({ series: own }: Record<string, unknown>) => ({ series: { ...Object(own), format } });
      expect(found([withRecord(before, other), withRecord(begun, other)])).toEqual([
        expect.stringContaining('other heroes'),
      ]);
    }
  });

  it('counts twice, or not at all, in the records of its people', async () => {
    const { before, ended } = await series();
    const book = bookOf([before, ended]);
    const results = [before, ended].flatMap(({ id, archived }) =>
      archived ? [readResult(id, JSON.parse(archived.summary))] : [],
    );
    const findings = new Findings();
    const books = new SeriesBook(findings);
    expect(books.checkRecords(book, results)).toBe(1);
    expect(findings.all()).toEqual([]);
    books.checkRecords(book, [...results, ...results]);
    books.checkRecords(book, results.slice(0, 1));
    expect(findings.all().map(({ words }) => words)).toEqual([
      'the record of anna has 2 : 0 series instead of 1 : 0',
      'the record of ben has 0 : 2 series instead of 0 : 1',
      'the record of anna has 0 : 0 series instead of 1 : 0',
      'the record of ben has 0 : 0 series instead of 0 : 1',
    ]);
  });
});
