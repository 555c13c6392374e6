import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Figure, percentile } from './figure.ts';

const STARTS = 7;

/** From `npm start` to the line that says that the bot is ready. */
export async function benchStart(): Promise<Figure[]> {
  const took: number[] = [];
  for (let i = 0; i < STARTS; i += 1) took.push(await startOnce());
  return [
    {
      what: `npm start to ready, median of ${STARTS}`,
      value: percentile(took, 50),
      unit: 'ms',
      target: 2000,
      better: 'less',
    },
    {
      what: 'npm start to ready, slowest',
      value: Math.max(...took),
      unit: 'ms',
      target: 2000,
      better: 'less',
    },
  ];
}

async function startOnce(): Promise<number> {
  const directory = await mkdtemp(join(tmpdir(), 'throneroom-bench-'));
  const start = performance.now();
  // In a separate process group, so npm and its child can be killed together.
  const child = spawn('npm', ['start'], {
    cwd: join(import.meta.dirname, '..'),
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, DATA_DIR: directory, PLAYGROUND_PORT: '0', DISCORD_TOKEN: '', REDIS_URL: '' },
  });
  // npm ends before its child, so the last of them closes the output.
  const ended = once(child, 'close');
  const took = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('Throneroom is ready')) resolve(performance.now() - start);
    });
    child.once('exit', (code) => reject(new Error(`npm start ended with code ${code}`)));
  });
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  await ended;
  await rm(directory, { recursive: true, force: true });
  return took;
}
