/**
 * A process of its own that commits to one game until it is killed or has done its number of commits.
 * Each acknowledged version is written to the standard output at once, before the next commit begins.
 * Arguments: store options as JSON, game id, number of commits (or `for-ever`), a name for its ids, and `insist` to go
 * on while the store is away.
 */
import { writeSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { openStore, StoreUnavailable } from '../../src/store/index.ts';
import { change, countOf, create, present, sampleEntry, sampleGame } from './sample-games.ts';

const STANDARD_OUTPUT = 1;
const PAUSE_MS = 50;
const [options = '', gameId = '', times = '', name = '', manner = ''] = process.argv.slice(2);
const store = await openStore(JSON.parse(options));
// A test that cannot reach the store itself leaves also this to the process.
if ((await store.loadById(gameId)) === null)
  await create(store, sampleGame({ id: gameId, data: { count: 0 } }));
const goal = times === 'for-ever' ? Number.POSITIVE_INFINITY : Number(times);

async function commitOnce(): Promise<number | null> {
  const game = await present(store, gameId);
  const version = game.version + 1;
  const result = await change(
    store,
    game,
    { data: { count: countOf(game) + 1 } },
    {
      logEntry: { version },
      outbox: [sampleEntry(`${name}-${version}`, gameId)],
      interactionId: `${name}-${version}`,
    },
  );
  return result === 'committed' ? version : null;
}

for (let done = 0; done < goal; ) {
  try {
    const version = await commitOnce();
    if (version === null) continue;
    done += 1;
    writeSync(STANDARD_OUTPUT, `${version}\n`);
  } catch (error) {
    if (manner !== 'insist' || !(error instanceof StoreUnavailable)) throw error;
    await pause(PAUSE_MS);
  }
}
await store.close();
