/** `npm run restore -- --from FILE [--replace]`: restores a copy; `-- --mark` after a restore of Redis' own files. */
import { parseArgs } from 'node:util';
import { CannotStart } from './cannot-start.ts';
import { loadConfig } from './config.ts';
import { runOperatorCommand } from './operator-command.ts';
import { lockDataFolder, openStoreAt, type StorePlace, storePlace } from './storage.ts';
import { acceptIncompleteState, restore } from './store/index.ts';

const USAGE = 'npm run restore -- --from FILE [--replace], or with Redis: npm run restore -- --mark';

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      replace: { type: 'boolean', default: false },
      mark: { type: 'boolean', default: false },
    },
  });
  const place = storePlace(loadConfig());
  const { options } = place;
  if (values.from === undefined && !values.mark) throw new CannotStart(`Say what is put back: ${USAGE}`);
  if (values.from !== undefined && options.kind === 'redis') {
    throw new CannotStart(
      `The games lie in Redis (REDIS_URL): put its own files back as docs/backup.md tells, then mark them: ${USAGE}`,
    );
  }
  const lock = lockDataFolder(place);
  try {
    if (values.from !== undefined && options.kind === 'embedded') {
      const { file, live, finished, former } = restore(options.directory, values.from, values.replace);
      if (former !== null) console.log(`What was there lies in ${former} now.`);
      console.log(`Put back to ${file}: ${live} live and ${finished} finished games, checked.`);
    }
    await mark(place);
  } finally {
    lock?.release();
  }
  console.log('At its next start the bot posts every live table anew; older buttons count no more.');
}

/** Marks the state as restored. It may be older than the messages on Discord, so the next start posts all tables. */
async function mark(place: StorePlace): Promise<void> {
  const tell = (fields: unknown, words?: string) => console.error(words ?? fields);
  if (place.options.kind === 'embedded') acceptIncompleteState(place.options.directory);
  const store = await openStoreAt(place, { info: tell, warn: tell, error: tell });
  await store.writeRecord('bot', 'restored', { at: Date.now() });
  await store.close();
}

await runOperatorCommand('Nothing was put back', run);
