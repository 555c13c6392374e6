import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'throneroom-pack-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function pack(...args: string[]) {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '-s', 'pack', '--', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('npm run pack', () => {
  it('prints a hero as a pack that it finds right, and names what is wrong with another', () => {
    const good = join(folder, 'good.json');
    const bad = join(folder, 'bad.json');
    const printed = pack('print', 'barbarian');
    writeFileSync(good, printed.stdout);
    writeFileSync(bad, printed.stdout.replace('"my-barbarian"', '"monk"'));
    expect(pack('check', good)).toMatchObject({ status: 0, stdout: `${good}: ok\n` });
    expect(pack('check', bad, good)).toMatchObject({
      status: 1,
      stdout: `${bad}: hero.id is "monk", by which people mean another hero, "Monk".\n${good}: ok\n`,
    });
  });

  it('says what it can do', () => {
    expect(pack()).toMatchObject({ status: 2, stdout: '' });
    const { status, stderr } = pack('print', 'nobody');
    expect(status).toBe(1);
    expect(stderr).toContain('There is no hero "nobody". There are: barbarian, ');
    const missing = pack('check', join(folder, 'missing.json'));
    expect(missing).toMatchObject({ status: 1, stdout: expect.stringContaining('cannot be read (ENOENT).') });
  });
});
