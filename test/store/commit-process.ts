/** Running commit-loop.ts as a process and listening to what it acknowledges. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from '../../src/bundle.js';
import type { StoreOptions } from '../../src/store/index.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const LOOP = fileURLToPath(new URL('./commit-loop.ts', import.meta.url));

let bundled: Promise<string> | null = null;

/** One bundle for all processes: compiling the sources takes each of them longer than its work. */
async function bundleLoop(): Promise<string> {
  const kept = join(ROOT, '.bundle');
  mkdirSync(kept, { recursive: true });
  const folder = mkdtempSync(join(kept, 'commit-loop-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  await build(ROOT, [LOOP], folder);
  return join(folder, 'commit-loop.mjs');
}

interface Run {
  readonly options: StoreOptions;
  readonly gameId: string;
  readonly name: string;
  /** How many commits to make; without it, until it is killed. */
  readonly times?: number;
  /** kill -9 when this many commits have been acknowledged ... */
  readonly killAfter?: number;
  /** ... and this many milliseconds have passed, so that the kill happens anywhere in a commit. */
  readonly killDelayMs?: number;
  /** Called with the number of acknowledged commits; with it the process goes on while the store is away. */
  readonly onAcknowledged?: (count: number) => void;
  /** Further environment variables of the process. */
  readonly env?: Readonly<Record<string, string>>;
}

/** The versions that the process acknowledged before its end. */
export async function runCommitProcess(run: Run): Promise<readonly number[]> {
  const words = [JSON.stringify(run.options), run.gameId, String(run.times ?? 'for-ever'), run.name];
  if (run.onAcknowledged) words.push('insist');
  bundled ??= bundleLoop();
  const child = spawn(process.execPath, [await bundled, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...run.env },
  });
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint += text;
  });
  const ended = once(child, 'close');
  const acknowledged: number[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => {
    acknowledged.push(Number(line));
    run.onAcknowledged?.(acknowledged.length);
    if (acknowledged.length === run.killAfter) setTimeout(() => child.kill('SIGKILL'), run.killDelayMs ?? 0);
  });
  const [code, signal] = await ended;
  if (code !== 0 && signal !== 'SIGKILL')
    throw new Error(`The process of ${run.name} ended with code ${code}: ${complaint}`);
  return acknowledged;
}
