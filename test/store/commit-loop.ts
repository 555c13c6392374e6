/**
 * A process of its own that commits to one game until it is killed or has done its number of commits.
 * Each acknowledged version is written to the standard output at once, before the next commit begins.
 * Arguments: store options as JSON, game id, number of commits (or `for-ever`), a name for its ids.
 */
import { writeSync } from 'node:fs';
import { openStore } from '../../src/store/index.ts';
import { change, countOf, present, sampleEntry } from './sample-games.ts';

const STANDARD_OUTPUT = 1;
const [options = '', gameId = '', times = '', name = ''] = process.argv.slice(2);
const store = await openStore(JSON.parse(options));
const goal = times === 'for-ever' ? Number.POSITIVE_INFINITY : Number(times);
for (let done = 0; done < goal; ) {
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
  if (result !== 'committed') continue;
  done += 1;
  writeSync(STANDARD_OUTPUT, `${version}\n`);
}
await store.close();
