/** The operator's commands: `npm run backup` and `npm run restore`. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '..', '..', '..');

/**
 * Runs a tool on the games of a bot on Discord; answers what was printed.
 * @param settings the variables that say where these games lie
 */
export async function operator(
  tool: 'backup' | 'restore',
  settings: Readonly<Record<string, string>>,
  ...words: readonly string[]
): Promise<string> {
  const env = {
    PATH: process.env.PATH ?? '',
    DISCORD_TOKEN: `${'a'.repeat(24)}.abcdef.${'b'.repeat(27)}`,
    ...settings,
  };
  const { stdout } = await run('node', ['--import', 'tsx', `src/${tool}.ts`, ...words], { cwd: ROOT, env });
  return stdout;
}
