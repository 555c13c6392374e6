import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const folder = mkdtempSync(join(tmpdir(), 'throneroom-pack-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `npm run pack`, without npm, which takes as long to start as the program. */
function pack(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/pack.js', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

describe('npm run pack', () => {
  it('prints a hero as a pack that it finds right, and names what is wrong with another', () => {
    const good = join(folder, 'good.json');
    const bad = join(folder, 'bad.json');
    const printed = pack('print', 'barbarian', '--json');
    writeFileSync(good, printed.stdout);
    writeFileSync(bad, printed.stdout.replace('"my-barbarian"', '"monk"'));
    expect(pack('check', good)).toMatchObject({ status: 0, stdout: `${good}: ok\n` });
    expect(pack('check', bad, good)).toMatchObject({
      status: 1,
      stdout: `${bad}: hero.id is "monk", by which people mean another hero, "Monk".\n${good}: ok\n`,
    });
  });

  it('prints a mission as a pack that it finds right, and names what is wrong with another', () => {
    const good = join(folder, 'good-mission.json');
    const bad = join(folder, 'bad-mission.json');
    const printed = pack('print', 'toll-bridge', '--json');
    writeFileSync(good, printed.stdout);
    writeFileSync(bad, printed.stdout.replace('guard1', 'gaurd1'));
    const { status, stdout } = pack('check', good, bad);
    expect(status).toBe(1);
    expect(stdout).toContain(`${good}: ok\n`);
    expect(stdout).toContain(`${bad}: mission.sides[0].map[1] (column 3) is marked "gaurd1"`);
  });

  it('prints a hero that is text in the sentences as which it was understood, and as JSON', () => {
    const file = join(folder, 'lamp.hero.txt');
    const typed = readFileSync(join(ROOT, 'docs/examples/lamplighter.hero.txt'), 'utf8');
    writeFileSync(file, typed.replace('add 3 damage', 'increase the damage by 3'));
    expect(pack('print', file, '--text').stdout).toContain('add 3 dmg');
    const json = join(folder, 'lamp.json');
    writeFileSync(json, pack('print', file, '--json').stdout);
    expect(pack('check', json)).toMatchObject({ status: 0, stdout: `${json}: ok\n` });
  });

  it('takes what it prints as text, and counts the blanks of another file', () => {
    const file = join(folder, 'my-own.hero.txt');
    const printed = pack('print', 'monk');
    writeFileSync(file, printed.stdout);
    expect(pack('check', file)).toMatchObject({ status: 0, stdout: `${file}: ok\n` });
    writeFileSync(file, printed.stdout.replace('deal 8 dmg', 'deal ? dmg').replace('3 fist', '3 fits'));
    const { status, stdout } = pack('check', file);
    expect(status).toBe(1);
    expect(stdout).toMatch(/:\d+:\d+ blank: /);
    expect(stdout).toMatch(/did you mean "fist"\?/);
    expect(stdout).toMatch(/: 1 of \d+ left\n/);
  });

  it('begins a Mission, takes one that it prints, and says what is wrong with a line of it', () => {
    const file = join(folder, 'bridge.mission.txt');
    const printed = pack('print', 'toll-bridge');
    writeFileSync(file, printed.stdout);
    expect(pack('check', file)).toMatchObject({ status: 0, stdout: `${file}: ok\n` });
    writeFileSync(file, printed.stdout.replace('melee, each hero', 'meele, each hero'));
    const { status, stdout } = pack('check', file);
    expect(status).toBe(1);
    expect(stdout).toMatch(/:\d+:\d+ error: .*not "meele" - did you mean "melee"\?/);
  });

  it('begins an expansion, takes one that it prints, and prints one that is JSON as text', () => {
    const file = join(folder, 'rats.adventure.txt');
    const printed = pack('print', 'minion-street-rat');
    writeFileSync(file, printed.stdout);
    expect(pack('check', file)).toMatchObject({ status: 0, stdout: `${file}: ok\n` });
    writeFileSync(file, printed.stdout.replace('rolls for straights', 'rolls for straigts'));
    const { status, stdout } = pack('check', file);
    expect(status).toBe(1);
    expect(stdout).toMatch(/:\d+:\d+ error: .*not "straigts" - did you mean "straights"\?/);
    const json = pack('print', join(ROOT, 'docs/examples/salt-road.json'));
    expect(json.stdout).toMatch(/^adventure The Salt Road\nid salt-road\n/);
  });

  it('draws a hero, and lists the cards', () => {
    const file = join(folder, 'lamplighter.hero.txt');
    copyFileSync(join(ROOT, 'docs/examples/lamplighter.hero.txt'), file);
    const { status, stdout } = pack('print', file);
    expect(status).toBe(0);
    for (const picture of ['lamplighter.png', 'lamplighter-upgrades.png']) {
      expect(readFileSync(join(folder, picture)).subarray(1, 4).toString()).toBe('PNG');
    }
    expect(stdout).toContain('Bright Swing (roll, 1 CP): Add 3 damage.');
  });

  it('opens the playground with a duel of the hero', async () => {
    const file = join(ROOT, 'docs/examples/lamplighter.hero.txt');
    const args = ['src/pack.js', 'try', file];
    const env = {
      ...process.env,
      PLAYGROUND_PORT: '0',
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'error',
      APP_EMOJIS: 'off',
    };
    const child = spawn(process.execPath, args, { cwd: ROOT, env });
    const ended = new Promise((resolve) => child.on('exit', resolve));
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString('utf8');
    });
    try {
      await expect
        .poll(() => printed, { timeout: 90_000 })
        .toContain('A duel of Lamplighter against the bot');
      expect(printed).toMatch(/http:\/\/127\.0\.0\.1:[1-9]\d*\/\?as=ada/);
    } finally {
      child.kill('SIGTERM');
      await ended;
    }
  });

  it('says what it can do', () => {
    expect(pack()).toMatchObject({ status: 2, stdout: '' });
    const { status, stderr } = pack('print', 'nobody');
    expect(status).toBe(1);
    expect(stderr).toContain('There is nothing called "nobody". Heroes: barbarian, ');
    const missing = pack('check', join(folder, 'missing.json'));
    expect(missing).toMatchObject({ status: 1, stdout: expect.stringContaining('cannot be read (ENOENT).') });
  });
});
