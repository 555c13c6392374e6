/** Games stored by earlier bots in the middle of attacks and choices continue with the current one. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createRenderer } from '../../src/commands/messages/renderer.ts';
import { type Json, openStore, type StoredGame } from '../../src/store/index.ts';
import { presses as SENTENCES } from '../../src/words/en/presses.ts';
import { IS_LONG_RUN, oneIn } from '../sampling.ts';
import { TestClock } from '../store/place.ts';
import { type Kit, tableKit } from './table-kit.ts';

/** By file: whether its games began by rules that have changed since, so that nobody plays them again to compare. */
const BY_EARLIER_RULES: Readonly<Record<string, boolean>> = {
  'games-of-november-2026.json.gz': true,
  'games-of-late-november-2026.json.gz': true,
  'games-before-boss-phases.json.gz': true,
  'games-before-enemy-plans.json.gz': true,
  'games-of-28-november-2026.json.gz': true,
  'games-of-28-november-rules-18.json.gz': true,
  'games-of-29-november-rules-19.json.gz': true,
  'games-of-29-november-rules-20.json.gz': true,
  'games-before-ten-heroes.json.gz': true,
};

const FOLDER = join(import.meta.dirname, 'fixtures');

const json = z.custom<Json>((value) => value !== undefined);
const keptGame = z.object({
  stored: z.object({
    id: z.string(),
    channelId: z.string(),
    guildId: z.string(),
    version: z.number(),
    status: z.enum(['live', 'finished']),
    userIds: z.array(z.string()),
    dueAt: z.number().nullable(),
    data: json,
  }),
  log: z.array(json),
});

const games = readdirSync(FOLDER).flatMap((file) =>
  z
    .array(keptGame)
    .parse(JSON.parse(gunzipSync(readFileSync(join(FOLDER, file))).toString('utf8')))
    .map((game) => ({ ...game, file, name: `${game.stored.id} of ${file.replace('.json.gz', '')}` })),
);

/** Modes in which plain answers may go on for ever. */
const PARTY_MODES: ReadonlySet<string> = new Set(['mission', 'crawl']);
const PARTY_ANSWERS = 60;
/** On a push; the long run plays all other games to their ends. */
const ANSWERS_ON_A_PUSH = 15;

/** Plays a game of this mode for as many answers as it is tested with, or to its end. */
async function playOn(kit: Kit, mode: string): Promise<void> {
  const long = PARTY_MODES.has(mode) ? PARTY_ANSWERS : Number.POSITIVE_INFINITY;
  const most = IS_LONG_RUN ? long : ANSWERS_ON_A_PUSH;
  let answers = 0;
  await kit.answerUntil(({ state }) => {
    answers += 1;
    return state.outcome !== null || answers > most;
  });
  expect(answers).toBeGreaterThan(1);
}

/** A table on a store that holds such a game, with its whole log. */
async function tableWith(stored: StoredGame, log: readonly Json[]) {
  const clock = new TestClock();
  const store = await openStore({ kind: 'embedded', directory: ':memory:', now: clock.now });
  const [first, ...later] = log;
  const commit = { outbox: [], interactionId: null };
  await store.create({ ...commit, game: { ...stored, version: 1 }, logEntry: first ?? null });
  let version = 1;
  for (const logEntry of later) {
    await store.commit({
      ...commit,
      game: { ...stored, version: version + 1 },
      expectedVersion: version,
      logEntry,
    });
    version += 1;
  }
  return tableKit({ store, clock });
}

describe('A game that an earlier bot kept', () => {
  it.each(oneIn(3, games))('$name shows its question and is played on', async ({ stored, log, file }) => {
    const kit = await tableWith(stored, log);
    const mode = await kit.tables.modeOf(stored.channelId);
    const before = await kit.look();
    expect(mode).toBe(before.state.mode);
    expect(before.state.lanes.some(({ pending }) => pending !== null)).toBe(true);
    const renderer = createRenderer({ pictures: false, log: pino({ level: 'silent' }) });
    const shown = JSON.stringify(await renderer.renderTable(before));
    expect(shown).toContain(`t1:${stored.id}:${before.state.rev}:`);
    expect(await kit.tables.verify(stored.channelId)).toMatchObject({
      byEarlierRules: BY_EARLIER_RULES[file],
    });
    // Played again by today's rules it would not come out the same: nothing is taken back.
    const [userId = ''] = stored.userIds;
    const press = { channelId: stored.channelId, userId, interactionId: null, rev: null };
    expect(await kit.tables.takeBack(press)).toMatchObject({
      result: 'refused',
      sentence: SENTENCES.nothingToTakeBack,
    });
    await playOn(kit, before.state.mode);
  });
});
