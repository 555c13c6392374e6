/** `npm run move-store`: moves everything from the Redis of REDIS_URL_FROM to that of REDIS_URL, while programs run. */
import { parseArgs } from 'node:util';
import { CannotStart } from './cannot-start.ts';
import { loadConfig } from './config.ts';
import { runOperatorCommand } from './operator-command.ts';
import { storePlace } from './storage.ts';
import { moveAll, openRedisStore } from './store/index.ts';

const USAGE = 'npm run move-store -- --all-programs-know';
const TELL_EVERY_MS = 5_000;

async function run(): Promise<void> {
  const { values } = parseArgs({ options: { 'all-programs-know': { type: 'boolean', default: false } } });
  const { options } = storePlace(loadConfig());
  if (options.kind !== 'redis' || options.from === undefined) {
    throw new CannotStart(
      'Set REDIS_URL to the Redis that the games go to, REDIS_URL_FROM to the present one.',
    );
  }
  if (!values['all-programs-know']) {
    throw new CannotStart(
      `Start every program of the bot anew with both settings first; a program with one of them cannot play on ` +
        `while games are moved. Then: ${USAGE}`,
    );
  }
  const tell = (problem: unknown) => console.error(problem instanceof Error ? problem.message : problem);
  const { url, namespace, from } = options;
  const later = await openRedisStore({ url, namespace }, tell);
  try {
    const former = await openRedisStore({ url: from, namespace }, tell);
    try {
      let told = performance.now();
      const moved = await moveAll(former, later, ({ games, archived, records }) => {
        if (performance.now() - told < TELL_EVERY_MS) return;
        told = performance.now();
        console.log(`${games} games, ${archived} archive entries and ${records} records so far.`);
      });
      const { games, archived, records } = moved;
      console.log(`Moved: ${games} games, ${archived} archive entries, ${records} records.`);
      console.log('Start every program anew without REDIS_URL_FROM.');
    } finally {
      await former.close();
    }
  } finally {
    await later.close();
  }
}

await runOperatorCommand('What was not moved yet is where it was', run);
