/** What is told of a running game beside its table must not depend on hidden cards, nor on dice and shuffles to come. */

import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { noticeText } from '../../src/commands/messages/notices.ts';
import { createRenderer } from '../../src/commands/messages/renderer.ts';
import { gamesList } from '../../src/commands/panels/games-list.ts';
import { ENGLISH } from '../../src/words/index.ts';
import { CHANNEL, type Kit, SEED, tableKit } from './table-kit.ts';

const { describe: describeEvents } = createRenderer({ pictures: false, log: pino({ level: 'silent' }) });
const OTHER_SEED = SEED.split('').reverse().join('');

/** Answers with all that somebody can ask of a running game and of its people's records. */
async function askedFor({ tables }: Kit, gameId: string, userId: string) {
  const game = await tables.look(CHANNEL);
  if (!game) throw new Error('There is no game.');
  const { seedHash, seed, ...verification } = (await tables.verifyGame(gameId)) ?? { seedHash: '', seed: '' };
  const report = (await tables.report(CHANNEL, userId))?.text.replaceAll(seedHash, 'hash');
  return {
    seed,
    verification,
    report,
    replay: await tables.retold(gameId, 'en-US'),
    results: [
      await tables.resultsOf('anna'),
      await tables.resultsOf('ben'),
      await tables.archivedOf('ben'),
      await tables.resultsOfServer('guild-1'),
      await tables.standings(null),
      await tables.standings('guild-1'),
    ],
    log: await tables.readLog(CHANNEL, 'en-US'),
    list: gamesList(await tables.listFor(userId), userId, 'guild-1', ENGLISH, () => true, 0),
    reminder: noticeText(game, { kind: 'nudge', seat: 1, userId: 'ben', askedRev: game.state.rev }),
    series: noticeText(game, { kind: 'series-game' }).replaceAll(seedHash, 'hash'),
  };
}

/** Two kits whose games differ in their seeds, and so in all decks, hands and dice. */
async function twins() {
  const kits = await Promise.all(
    [SEED, OTHER_SEED].map((seed) => tableKit({ seed, describe: describeEvents })),
  );
  return Promise.all(kits.map(async (kit) => ({ kit, gameId: await kit.open({ gameId: 'thesamegame' }) })));
}

describe('a running game', () => {
  it('is told the same whatever its seed, hands and decks are', async () => {
    const [one, two] = await twins();
    if (!one || !two) throw new Error('There are no twins.');
    const hands = [one, two].map(async ({ kit }) => (await kit.look()).state.seats.map(({ hand }) => hand));
    expect(await hands[0]).not.toEqual(await hands[1]);
    for (const userId of ['anna', 'ben', 'cara']) {
      expect(await askedFor(two.kit, two.gameId, userId)).toEqual(
        await askedFor(one.kit, one.gameId, userId),
      );
    }
  });

  it('has no replay, no result and no seed to be seen before its end, and has them from then on', async () => {
    const kit = await tableKit({ describe: describeEvents });
    const gameId = await kit.open();
    await kit.answer();
    const running = await askedFor(kit, gameId, 'ben');
    expect(running).toMatchObject({ seed: null, replay: null });
    expect(running.results.flat()).toEqual(
      expect.not.arrayContaining([expect.objectContaining({ mode: 'duel' })]),
    );
    expect(JSON.stringify(running)).not.toContain(SEED);
    await kit.press('ben', { type: 'concede' });
    await kit.tables.idle();
    const over = await askedFor(kit, gameId, 'ben');
    expect(over.seed).toBe(SEED);
    expect(over.replay).not.toBeNull();
    expect(over.results.flat()).toEqual(expect.arrayContaining([expect.objectContaining({ mode: 'duel' })]));
  });

  it('of a series keeps its own seed while the games before it are open', async () => {
    const kit = await tableKit({ describe: describeEvents });
    const first = await kit.open({ series: { format: 'best-of-3', earlier: [] } });
    await kit.press('ben', { type: 'concede' });
    await kit.tables.idle();
    const { gameId } = await kit.look();
    expect(gameId).not.toBe(first);
    expect((await kit.tables.verifyGame(first))?.seed).toBe(SEED);
    expect((await askedFor(kit, gameId, 'ben')).seed).toBeNull();
    expect(await kit.tables.retold(first, 'en-US')).not.toBeNull();
    expect(await kit.tables.retold(gameId, 'en-US')).toBeNull();
  });
});
