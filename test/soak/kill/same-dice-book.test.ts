/** The kill soak notices two games on the same dice that do not belong together. */
import { describe, expect, it } from 'vitest';
import type { SeatOccupant } from '../../../src/games/game-service.ts';
import { gameIdOf, originOfSecond } from '../../../src/games/repository/game-id.ts';
import { tableKit } from '../../games/table-kit.ts';
import { Findings } from './findings.ts';
import { GameBook } from './game-book.ts';
import type { RawGame } from './reading.ts';
import { comparedPairs, SameDiceBook } from './same-dice-book.ts';
import { storedGame, withRecord } from './stored-games.ts';

const OTHERS: readonly SeatOccupant[] = [
  { kind: 'person', userId: 'cara', name: 'Cara' },
  { kind: 'person', userId: 'dan', name: 'Dan' },
];

/** Two duels on the same dice, both given up. */
async function pair() {
  const kit = await tableKit();
  const id = await kit.open({ sameDice: { of: null } });
  const live = await storedGame(kit, id);
  await kit.press('ben', { type: 'concede' });
  await kit.tables.idle();
  const table = { channelId: 'thread-2', occupants: OTHERS, sameDice: { of: id } };
  await kit.open(table);
  await kit.press('cara', { type: 'concede' }, { channelId: 'thread-2' });
  await kit.tables.idle();
  return {
    live,
    first: await storedGame(kit, id),
    second: await storedGame(kit, gameIdOf(originOfSecond(id))),
  };
}

function bookOf(games: readonly RawGame[]): GameBook {
  const book = new GameBook(new Findings());
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
  new SameDiceBook(findings).check(bookOf(games));
  return findings.all().map(({ words }) => words);
}

describe('two games on the same dice of a killed bot', () => {
  it('belong together', async () => {
    const { live, first, second } = await pair();
    expect(found([live])).toEqual([]);
    expect(found([first, second])).toEqual([]);
    expect(comparedPairs(bookOf([first, second]))).toBe(1);
    expect(comparedPairs(bookOf([first]))).toBe(0);
  });

  it('have other dice, heroes or the same people', async () => {
    const { live, first, second } = await pair();
    const setUp = (change: object) =>
      withRecord(second, ({ setup }) => ({ setup: { ...Object(setup), ...change } }));
    const heroes = setUp({ seats: [{ hero: 'monk' }, { hero: 'ninja' }] });
    const other = expect.stringContaining('has other dice, decks, heroes or rules');
    expect(found([first, heroes])).toEqual([other]);
    expect(found([first, setUp({ first: 1 })])).toEqual([other]);
    const known = withRecord(second, () => ({ occupants: [{ ...OTHERS[0], userId: 'anna' }, OTHERS[1]] }));
    expect(found([first, known])).toEqual([expect.stringContaining('somebody who played')]);
    expect(found([live, second])).toEqual([
      expect.stringContaining('before'),
      expect.stringContaining('while others could open'),
    ]);
    expect(found([second])).toEqual([expect.stringContaining('not kept')]);
  });

  it('are three, or one of them was opened', async () => {
    const { first, second } = await pair();
    const third = { ...second, id: 'another' };
    expect(found([first, second, third])).toEqual([
      `${first.id} has two second games`,
      'another has an id of its own',
    ]);
    const opened = withRecord(first, () => ({ sameDice: { of: null, taken: true, opened: true } }));
    expect(found([opened, second])).toEqual([expect.stringContaining('was opened and is played again')]);
  });
});
