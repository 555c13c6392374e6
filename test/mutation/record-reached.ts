/** Runs around each test file, and writes which functions of `src` it has called, by V8's own counters. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { type Profiler, Session } from 'node:inspector/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect } from 'vitest';
import { nameOfFile, type Reached } from './reached.ts';

const session = new Session();
let begunAt = 0;

beforeAll(async () => {
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  begunAt = performance.now();
});

afterAll(async () => {
  const ms = Math.round(performance.now() - begunAt);
  const { result } = await session.post('Profiler.takePreciseCoverage');
  await session.post('Profiler.stopPreciseCoverage');
  session.disconnect();
  const test = relative(process.cwd(), expect.getState().testPath ?? '');
  const folder = process.env.REACHED_FOLDER ?? 'artefacts/reached';
  mkdirSync(folder, { recursive: true });
  const reached: Reached = { test, ms, functions: calledFunctions(result) };
  writeFileSync(join(folder, nameOfFile(test)), JSON.stringify(reached));
});

function calledFunctions(scripts: readonly Profiler.ScriptCoverage[]): Record<string, string[]> {
  const called: Record<string, string[]> = {};
  for (const { url, functions } of scripts) {
    if (!url.includes('/src/')) continue;
    const file = relative(process.cwd(), url.startsWith('file:') ? fileURLToPath(url) : url);
    if (!file.startsWith('src/')) continue;
    const names = functions
      .filter(({ functionName, ranges }) => functionName !== '' && (ranges[0]?.count ?? 0) > 0)
      .map(({ functionName }) => functionName.replace(/^(get|set|static) /, ''));
    if (names.length > 0) called[file] = [...new Set([...(called[file] ?? []), ...names])];
  }
  return called;
}
