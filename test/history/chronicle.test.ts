import { describe, expect, test } from 'vitest';
import { listMissions } from '../../src/engine/definitions.ts';
import type { GameState } from '../../src/engine/index.ts';
import { chroniclesOf, setupFor, type WholeGame, wholeGame } from './played.ts';

const GAMES: readonly (readonly [string, () => WholeGame])[] = [
  ...Array.from(
    { length: 6 },
    (_, at) => [`a duel of bots ${at}`, () => wholeGame(setupFor('duel', 2, `duel ${at}`), 'bots')] as const,
  ),
  ['a duel at random', () => wholeGame(setupFor('duel', 2, 'random duel'), 'random')],
  ['king of the hill of four', () => wholeGame(setupFor('koth', 4, 'koth'), 'bots')],
  ['two against two', () => wholeGame(setupFor('2v2', 4, '2v2'), 'bots')],
  ['three against three at random', () => wholeGame(setupFor('3v3', 6, '3v3'), 'random')],
  ...[...listMissions()].map(
    ({ id }, at) =>
      [`Mission ${id}`, () => wholeGame(setupFor('mission', 1 + (at % 3), id, id), 'bots', 400)] as const,
  ),
];

const healthOf = ({ pools }: GameState) => pools.map(({ health }) => Math.max(0, health));

describe.each(GAMES)('%s', (_name, play) => {
  const game = play();
  const end = game.done.at(-1)?.state ?? game.start.state;
  const plain = chroniclesOf(game);
  const last = plain.at(-1);

  test('has the same chronicle through JSON after each action', () => {
    expect(chroniclesOf(game, true).at(-1)).toEqual(last);
  });

  test('ends with the health of the state, and has one entry a turn', () => {
    const ends = last?.told.health ?? [];
    expect(ends.at(-1)?.health).toEqual(healthOf(end));
    expect(ends.map(({ turn }) => turn)).toEqual([...new Set(ends.map(({ turn }) => turn))]);
  });

  test('has the health of all strikes right, before and after', () => {
    for (const [at, { told }] of plain.entries()) {
      const known = plain[at - 1]?.told.strikes.length ?? 0;
      for (const { to } of told.strikes.slice(known)) {
        for (const { before, after, total } of to) {
          expect(after).toBeGreaterThanOrEqual(0);
          expect(after).toBeLessThanOrEqual(before);
          // Damage beyond the dial is lost, and a token may keep a hero at 1. In a team all share a dial.
          if (game.setup.mode === 'duel' && total < before) expect(before - after).toBe(total);
        }
      }
    }
  });

  test('names a fall for each hero that is defeated', () => {
    const fallen = end.seats.flatMap(({ defeated }, seat) => (defeated ? [seat] : []));
    const told = last?.told.falls.map(({ seat }) => seat).filter((seat) => seat < end.seats.length);
    expect(told?.toSorted((a, b) => a - b)).toEqual(fallen);
  });

  test('never loses what it told', () => {
    for (const [at, chronicle] of plain.entries()) {
      const before = plain[at - 1];
      if (!before) continue;
      expect(chronicle.told.strikes.slice(0, before.told.strikes.length)).toEqual(before.told.strikes);
      expect(chronicle.steps).toBe(before.steps + 1);
    }
  });

  test('is a few KB', () => {
    expect(JSON.stringify(last).length).toBeLessThan(24_000);
  });
});
