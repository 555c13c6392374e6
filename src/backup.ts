/** `npm run backup -- --to FILE`: copies all games while the bot runs. */
import { parseArgs } from 'node:util';
import { CannotStart } from './cannot-start.ts';
import { loadConfig } from './config.ts';
import { runOperatorCommand } from './operator-command.ts';
import { storePlace } from './storage.ts';
import { backUp } from './store/index.ts';

function run(): void {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  if (values.to === undefined) throw new CannotStart('Say where the copy goes: npm run backup -- --to FILE');
  const { options } = storePlace(loadConfig());
  if (options.kind === 'redis') {
    throw new CannotStart(
      'The games lie in Redis (REDIS_URL): back up its own files, as docs/backup.md tells. Nothing was copied.',
    );
  }
  const { file, live, finished } = backUp(options.directory, values.to);
  console.log(`Copied to ${file}: ${live} live and ${finished} finished games, checked.`);
}

await runOperatorCommand('No backup was made', run);
