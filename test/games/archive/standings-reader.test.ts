/** The sums over the archive: each game counts once, in however many portions and however often it is read. */
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { ArchiveReader } from '../../../src/games/archive/archive-reader.ts';
import { StandingsReader } from '../../../src/games/archive/standings-reader.ts';
import { Scheduler } from '../../../src/games/concurrency/scheduler.ts';
import type { GameResult, ResultSeat } from '../../../src/history/result.ts';
import { type GameStore, openStore } from '../../../src/store/index.ts';
import { closeAtEnd } from '../../e2e/stage.ts';
import { change, create, sampleGame } from '../../store/sample-games.ts';

const seat = (person: string, team: number): ResultSeat => ({
  person,
  hero: 'monk',
  team,
  won: team === 0,
  conceded: false,
  health: 0,
  figures: null,
});
const RESULT: GameResult = {
  v: 1,
  mode: 'duel',
  ending: 'played',
  pace: 'live',
  startedAt: 0,
  endedAt: 1,
  turns: 9,
  draw: false,
  tookBack: false,
  seats: [seat('ada', 0), seat('bo', 1)],
};

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
