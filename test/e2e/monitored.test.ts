/** The whole program with and without its port for health and metrics. */
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fetchMetrics } from '../metrics/prometheus.ts';
import { type StartedProgram, startProgram } from './program.ts';

let dataDir = '';
let program: StartedProgram | null = null;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'throneroom-monitored-'));
});

afterEach(async () => {
  program?.child.kill('SIGKILL');
  await program?.ended;
  program = null;
  await rm(dataDir, { recursive: true, force: true });
});

function start(env: Readonly<Record<string, string>>): StartedProgram {
  program = startProgram(dataDir, env);
  return program;
}

describe('METRICS_PORT', () => {
  it('opens health and metrics on loopback, and closes them at the end', async () => {
    const { printed, child, ended } = start({ METRICS_PORT: '0' });
    const [, url = ''] = await printed(/"url":"(http:\/\/127\.0\.0\.1:\d+)"/);
    await printed(/^Throneroom is ready/m);
    const health = await fetch(`${url}/health`);
    expect(health.status).toBe(200);
    expect(await health.json()).toMatchObject({ status: 'ok', store: 'ok', discord: 'connected' });
    const figures = await fetchMetrics(url);
    expect(figures.value('info', { store: 'embedded' })).toBe(1);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    await expect(fetch(`${url}/health`)).rejects.toThrow();
  });

  it('is off when it is not set: nothing is opened', async () => {
    const { printed, output } = start({ METRICS_PORT: '' });
    await printed(/^Throneroom is ready/m);
    expect(output()).not.toContain('health and metrics are served');
  });

  it('is named when it is taken', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const { ended, output } = start({ METRICS_PORT: String(port) });
    expect(await ended).toBe(1);
    expect(output()).toMatch(/^Throneroom cannot start: METRICS_PORT: .*EADDRINUSE/m);
    await new Promise((resolve) => server.close(resolve));
  });
});
