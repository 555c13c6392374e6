/** The operator's commands: `npm run backup`, `npm run restore` and `npm run history`. */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const ROOT = join(import.meta.dirname, '..', '..', '..');

/**
 * Runs an operator's command on the games of a bot on Discord; returns its output.
 * @param settings the environment variables that select the store
 */
export async function runOperatorTool(
  tool: 'backup' | 'restore' | 'history-cli',
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
