import { openDuel, SEED } from '../scene.ts';
import { openStage } from '../stage.ts';
import { gameIdIn, secretsOf, waitForEmptyOutbox } from './onlookers.ts';

/** Ada and Bo play in a thread, Cleo looks on; and a game is kept that is played in another server. */
export async function openWatchedDuel() {
  const stage = await openStage();
  await stage.startBot({ newSeed: () => SEED });
  const duel = await openDuel(stage);
  const gameId = await gameIdIn(stage, duel.thread);
  await waitForEmptyOutbox(stage, gameId);
  const game = await stage.store.loadById(gameId);
  if (game === null) throw new Error('The game is gone.');
  const elsewhere = { ...game, id: 'elsewhere2', channelId: '4242', guildId: '4343', version: 1 };
  await stage.store.create({ game: elsewhere, logEntry: null, outbox: [], interactionId: null });
  const ids = [gameId, elsewhere.id];
  const { hands, seed } = await secretsOf(stage, gameId);
  const [adas = [], bos = []] = hands;
  return { stage, ...duel, cleo: stage.playground.person(2), gameId, ids, adas, bos, seed };
}
