/**
 * Archived games of three versions of rules and chronicle are all told: by results, records, replay and recount.
 * `GAMES=1000` sets their number.
 */
import { expect, it } from 'vitest';
import '../../../src/content/index.ts';
import { listHeroes } from '../../../src/engine/definitions.ts';
import { RULES_VERSION } from '../../../src/engine/hosting.ts';
import { packPlay, unpackPlay } from '../../../src/games/archive/archived-record.ts';
import { readResult } from '../../../src/games/archive/archived-result.ts';
import { gameResultOf, peopleOf } from '../../../src/games/archive/archiving.ts';
import { recountArchive } from '../../../src/games/archive/recount.ts';
import { retoldGame } from '../../../src/games/replay/retold-game.ts';
import { CHRONICLE_VERSION } from '../../../src/history/chronicle.ts';
import { recordOf } from '../../../src/history/records.ts';
import { attributedLines } from '../../../src/render/table/index.ts';
import { type GameStore, openStore } from '../../../src/store/index.ts';
import { closeAtEnd } from '../../e2e/stage.ts';
import { chronicleOfVersion, readChronicle } from '../../history/older-chronicles.ts';
import { chroniclesOf, setupFor, wholeGame } from '../../history/played.ts';
import { change, create, sampleGame } from '../../store/sample-games.ts';
import { BROKEN, namesIn, recordTexts, replayTexts, trophyTexts } from './told-everywhere.ts';

const GAMES = Number(process.env.GAMES ?? 6);
const MODES = [
  ['duel', 2],
  ['duel', 2],
  ['koth', 3],
  ['duel', 2],
  ['2v2', 4],
  ['mission', 2, 'toll-bridge'],
  ['duel', 2],
] as const;
const PEOPLE = ['ada', 'bo', 'cy', 'di'];
/** The age of a game is how many versions before the present one wrote it. */
const AGES = 3;
/** One game in this many is played by bots, the others by random players: how well a game is played changes nothing here. */
const BOTS_EVERY = 20;
/** More actions than any random game has needed. */
const MOST_ACTIONS = 20_000;

/** Plays a game, writes it as a version of the bot did, and archives it. Returns what happened in it. */
async function archivedGame(store: GameStore, at: number) {
  const [mode, count, mission] = MODES[at % MODES.length] ?? MODES[0];
  const game = wholeGame(
    setupFor(mode, count, `versions ${at}`, mission),
    at % BOTS_EVERY === 0 ? 'bots' : 'random',
    MOST_ACTIONS,
  );
  const last = chroniclesOf(game).at(-1);
  const state = game.done.at(-1)?.state;
  if (!last || !state) throw new Error('nothing was played');
  const age = at % AGES;
  const chronicle = readChronicle(chronicleOfVersion(CHRONICLE_VERSION - age, last));
  // Under today's rules one action of an older game is not legal any more, so that it cannot be played again: whoever
  // rolls for an attack has nothing to defend.
  const gone = age === 0 ? -1 : game.done.findLastIndex(({ action }) => action.type === 'roll');
  const log = game.done.map(({ seat, action }, step) => ({
    at: step,
    steps: [
      {
        seat,
        rev: step,
        action: step === gone ? ({ type: 'no-defense' } as const) : action,
        by: 'person' as const,
      },
    ],
    lines: [`Line ${step + 1}.`],
    interactionId: null,
  }));
  const record = {
    setup: game.setup,
    seedHash: '',
    rulesVersion: RULES_VERSION - age,
    packs: {},
    occupants: game.setup.seats.map((_, seat) => ({
      kind: 'person' as const,
      userId: PEOPLE[seat] ?? '',
      name: PEOPLE[seat] ?? '',
    })),
    former: [],
    pace: 'live' as const,
    ended: 'played' as const,
    chronicle,
  };
  const summary = gameResultOf({ ...record, state }, log, log.length);
  const gameId = `game-${at}`;
  const stored = sampleGame({ id: gameId, channelId: gameId });
  await create(store, stored);
  const entry = {
    gameId,
    guildId: 'hall',
    userIds: peopleOf(summary),
    summary,
    body: packPlay({ record, log }),
  };
  await change(store, stored, { status: 'finished' }, { archive: entry });
  return { gameId, age, last, state };
}

it(
  `${GAMES} games of three versions are told by results, records, replay and recount`,
  async () => {
    const store = await openStore({ kind: 'embedded', directory: ':memory:' });
    closeAtEnd(() => store.close());
    let ofAda = 0;
    for (let at = 0; at < GAMES; at += 1) {
      const { gameId, age, last, state } = await archivedGame(store, at);
      const kept = await store.readArchived(gameId);
      if (!kept) throw new Error('nothing is archived');
      const told = await retoldGame({ gameId, guildId: 'hall' }, unpackPlay(gameId, kept.body), 'en-US', {
        describe: attributedLines,
        pause: async () => undefined,
      });
      // A game of today's rules is shown with its board, an older one by its log and chronicle.
      expect(told.stateAt(0) === null, gameId).toBe(age > 0);
      expect(told.steps.length, gameId).toBeGreaterThan(5);
      expect(told.moments.length, gameId).toBeGreaterThan(0);
      expect(told.chronicle?.told.strikes, gameId).toEqual(last.told.strikes);
      expect(told.chronicle?.told.falls, gameId).toEqual(last.told.falls);
      const texts = [...(await replayTexts(told)), ...trophyTexts(told, state), ...namesIn(told)];
      expect(texts.length, gameId).toBeGreaterThan(20);
      expect(
        texts.filter((text) => BROKEN.test(text) || text === ''),
        gameId,
      ).toEqual([]);
      const result = readResult(gameId, kept.summary);
      expect(
        result.seats.every(({ figures }) => figures !== null),
        gameId,
      ).toBe(true);
      ofAda += 1;
    }
    const results = (await store.listArchive({ userId: 'ada' }, 0, GAMES)).map(({ gameId, summary }) =>
      readResult(gameId, summary),
    );
    const record = recordOf(results, 'ada');
    for (const person of PEOPLE) {
      const texts = recordTexts(results, person);
      expect(texts.length).toBeGreaterThan(listHeroes().length);
      expect(
        texts.filter((text) => BROKEN.test(text)),
        person,
      ).toEqual([]);
    }
    const missions = record.missions.reduce((sum, { played }) => sum + played, 0);
    expect(record.people.played + missions).toBe(ofAda);
    expect(record.damagePerTurn).toBeGreaterThan(0);
    const findings: string[] = [];
    const { made } = await recountArchive(store, {
      write: false,
      quick: false,
      onFinding: ({ lines }) => {
        findings.push(...lines);
      },
    });
    // The games were ended by the store's own samples, so that only the archive can be compared.
    expect(findings).toEqual([]);
    expect(made.log + made.chronicle).toBe(GAMES);
    expect(made.log).toBe(Math.ceil(GAMES / AGES));
  },
  120_000 + 5_000 * GAMES,
);
