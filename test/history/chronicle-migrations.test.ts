/** Chronicles of earlier versions are read, in stored games and in the archive, and go on. */
import { describe, expect, test } from 'vitest';
import { type ArchivedPlay, packPlay, unpackPlay } from '../../src/games/archive/archived-record.ts';
import { retoldGame } from '../../src/games/replay/retold-game.ts';
import { recordSchema } from '../../src/games/repository/game-record.ts';
import { CHRONICLE_VERSION, continueChronicle, isChronicle } from '../../src/history/chronicle.ts';
import { presentChronicle } from '../../src/history/chronicle-migrations.ts';
import { attributedLines } from '../../src/render/table/index.ts';
import { CAME_WITH, chronicleOfVersion, readChronicle } from './older-chronicles.ts';
import { chroniclesOf, setupFor, wholeGame } from './played.ts';

const game = wholeGame(setupFor('duel', 2, 'versions'), 'bots');
const chronicles = chroniclesOf(game);
const last = chronicles.at(-1);
if (!last) throw new Error('no chronicle');

const VERSIONS = Array.from({ length: CHRONICLE_VERSION }, (_, at) => at + 1);
const OLDER = VERSIONS.slice(0, -1);

test('each statistic came with a version, so that older chronicles get it by a step', () => {
  expect(CAME_WITH.flat().toSorted()).toEqual(Object.keys(last.told).toSorted());
  expect(CAME_WITH).toHaveLength(CHRONICLE_VERSION);
});

describe.each(VERSIONS)('a chronicle of version %i', (v) => {
  test('is read with all that it told', () => {
    const read = readChronicle(chronicleOfVersion(v, last));
    expect(read?.told.strikes).toEqual(last.told.strikes);
    expect(read?.told.health).toEqual(last.told.health);
    expect(read?.told.tallies).toEqual(last.told.tallies);
    expect(read?.partial).toBe(v < CHRONICLE_VERSION ? true : undefined);
  });

  test('goes on in the middle of a game, with the statistics that came later from then on', () => {
    const middle = Math.floor(game.done.length / 2);
    const early = chronicles[middle];
    if (!early) throw new Error('no chronicle');
    let chronicle = readChronicle(chronicleOfVersion(v, early));
    for (const one of game.done.slice(middle)) chronicle = chronicle && continueChronicle(chronicle, one);
    expect(chronicle?.told.strikes).toEqual(last.told.strikes);
    expect(Object.keys(chronicle?.told ?? {}).toSorted()).toEqual(Object.keys(last.told).toSorted());
  });

  test('is told from the archive, also where the rules cannot play the game again', async () => {
    const occupants = game.setup.seats.map((_, seat) => ({ kind: 'bot' as const, name: `Bot ${seat + 1}` }));
    const record = { setup: game.setup, seedHash: '', rulesVersion: 1, packs: { gone: 'hash' }, occupants };
    const more = {
      former: [],
      pace: 'live',
      ended: 'played',
      chronicle: chronicleOfVersion(v, last),
    } as const;
    const stored: unknown = { ...record, ...more };
    const kept = recordSchema
      .pick({ setup: true, seedHash: true, rulesVersion: true, packs: true, occupants: true, former: true })
      .extend({
        pace: recordSchema.shape.pace,
        ended: recordSchema.shape.ended,
        chronicle: recordSchema.shape.chronicle,
      })
      .parse(stored);
    const play: ArchivedPlay = unpackPlay('g', packPlay({ record: kept, log: [] }));
    const pause = async () => undefined;
    const told = await retoldGame({ gameId: 'g', guildId: null }, play, 'en-US', {
      describe: attributedLines,
      pause,
    });
    expect(told.chronicle?.told.strikes).toEqual(last.told.strikes);
    expect(told.moments.length).toBeGreaterThan(0);
  });
});

test.each(OLDER)('version %i is replayed where the rules give the same game', async (v) => {
  const occupants = game.setup.seats.map((_, seat) => ({ kind: 'bot' as const, name: `Bot ${seat + 1}` }));
  const log = game.done.map(({ seat, action }, at) => ({
    at,
    steps: [{ seat, rev: at, action, by: 'bot' as const }],
    lines: [],
    interactionId: null,
  }));
  const chronicle = readChronicle(chronicleOfVersion(v, last));
  const told = await retoldGame(
    { gameId: 'g', guildId: null },
    {
      record: {
        setup: game.setup,
        seedHash: '',
        rulesVersion: 1,
        packs: {},
        occupants,
        former: [],
        pace: 'live',
        ended: 'played',
        chronicle,
      },
      log,
    },
    'en-US',
    { describe: attributedLines, pause: async () => undefined },
  );
  expect(told.stateAt(0)).not.toBeNull();
});

test('what no step leads from is no chronicle', () => {
  for (const value of [null, undefined, 7, {}, { v: 0, told: {} }, { v: CHRONICLE_VERSION + 1, told: {} }]) {
    expect(isChronicle(presentChronicle(value))).toBe(value !== null && isChronicle(value));
    expect(readChronicle(value)).toBeNull();
  }
});
