/** Two programs started on one folder by mistake: the second one ends with an error message. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type StartedProgram, startProgram } from './program.ts';

const READY = /^Throneroom is ready/m;
const REFUSED =
  /^Throneroom cannot start: DATA_DIR: another Throneroom is running in the folder \S+\. Stop it first, or give this one another DATA_DIR\.$/m;

let dataDir = '';
const started: StartedProgram[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'throneroom-folder-'));
});

afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  await rm(dataDir, { recursive: true, force: true });
});

function start(): StartedProgram {
  const program = startProgram(dataDir);
  started.push(program);
  return program;
}

describe('a folder that another program has', () => {
  it('is refused at the start, and free at once when that program was killed', async () => {
    const first = start();
    await first.printed(READY);
    const second = start();
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(REFUSED);
    expect(second.output()).not.toContain('    at ');
    first.child.kill('SIGKILL');
    await first.ended;
    await start().printed(READY);
  });

  it('goes to one of two that start at the same moment', async () => {
    const both = [start(), start()];
    const codes = both.map(({ ended }) => ended);
    expect(await Promise.race(codes)).toBe(1);
    const winner = both.find(({ child }) => child.exitCode === null);
    await winner?.printed(READY);
    expect(both.filter(({ output }) => REFUSED.test(output()))).toHaveLength(1);
  });
});
