/** The sums over the archive: each game counts once, in however many portions and however often it is read. */
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { ArchiveReader } from '../../../src/games/archive/archive-reader.ts';
import { StandingsReader } from '../../../src/games/archive/standings-reader.ts';
import { Scheduler } from '../../../src/games/concurrency/scheduler.ts';
import { type GameStore, openStore } from '../../../src/store/index.ts';
import { closeAtEnd } from '../../e2e/stage.ts';
import { gameOf, seatOf } from '../../history/sample-results.ts';
import { change, create, sampleGame } from '../../store/sample-games.ts';

const RESULT = gameOf([seatOf('ada', 'monk', 0, { won: true }), seatOf('bo', 'monk', 1)]);

async function archive(store: GameStore, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += 1) {
    const gameId = `game-${at}`;
    const game = sampleGame({ id: gameId, channelId: gameId });
    await create(store, game);
    const summary = JSON.parse(JSON.stringify(RESULT));
    const entry = { gameId, guildId: 'hall', userIds: ['ada', 'bo'], summary, body: 'packed' };
    expect(await change(store, game, { status: 'finished' }, { archive: entry })).toBe('committed');
  }
}

it('count each game once, also those that end between two requests', async () => {
  const store = await openStore({ kind: 'embedded', directory: ':memory:' });
  closeAtEnd(() => store.close());
  const reader = new ArchiveReader(store, new Scheduler(), pino({ level: 'silent' }));
  const standings = new StandingsReader(reader, () => 0);
  const gamesOfAda = async (guildId: string | null) =>
    (await standings.of(guildId)).ratings.get('ada')?.games;
  // More than a portion.
  await archive(store, 0, 130);
  for (const guildId of ['hall', null]) {
    expect(await gamesOfAda(guildId)).toBe(130);
    expect(await gamesOfAda(guildId)).toBe(130);
  }
  await archive(store, 130, 133);
  expect(await gamesOfAda('hall')).toBe(133);
  expect(await gamesOfAda(null)).toBe(133);
  expect(await gamesOfAda('elsewhere')).toBeUndefined();
});
