/** Tests `npm start` with a small program in its own folder. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bundleOf } from '../src/bundle.js';

const ROOT = join(import.meta.dirname, '..');
const run = promisify(execFile);

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'throneroom-start-'));
  await mkdir(join(root, 'src', 'inner'), { recursive: true });
  await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'));
  await writeFile(join(root, 'package.json'), '{ "type": "module" }');
  for (const file of ['start.js', 'pack.js', 'start-program.js', 'bundle.js'])
    await cp(join(ROOT, 'src', file), join(root, 'src', file));
  await write('inner/words.txt', 'beside it');
  await write(
    'inner/late.ts',
    `import { readFileSync } from 'node:fs';
     import { join } from 'node:path';
     export const late: string =
       readFileSync(join(import.meta.dirname, 'words.txt'), 'utf8') + ', ' +
       readFileSync(new URL('./words.txt', import.meta.url), 'utf8');`,
  );
  await write('main.ts', `const { late } = await import('./inner/late.ts');\nconsole.log('said:', late);\n`);
});

afterEach(() => rm(root, { recursive: true, force: true }));

function write(name: string, text: string): Promise<void> {
  return writeFile(join(root, 'src', name), text);
}

/** Starts the program and returns what it printed; rejects when it fails. */
async function started(file = 'start.js'): Promise<string> {
  const { stdout } = await run(process.execPath, [`src/${file}`], { cwd: root });
  return stdout;
}

describe('the bundle', () => {
  it('finds what lies beside its sources, and is made once', async () => {
    expect(await started()).toBe('said: beside it, beside it\n');
    const main = await bundleOf(root);
    await writeFile(main, `console.log('out of the bundle')`);
    expect(await started()).toBe('out of the bundle\n');
  });

  it('is made anew when a source has changed, wherever it lies', async () => {
    const before = await bundleOf(root);
    await write('inner/late.ts', `export const late = 'changed';`);
    expect(await started()).toBe('said: changed\n');
    expect(await bundleOf(root)).not.toBe(before);
  });

  it('is one where several programs start at once, and never half of one', async () => {
    const printed = await Promise.all([started(), started(), started(), started()]);
    expect(printed).toEqual(Array(4).fill('said: beside it, beside it\n'));
    expect(await readdir(join(root, '.bundle'))).toHaveLength(1);
  });

  it('stays while a few newer ones are made, for a program that runs from it, and then goes', async () => {
    const first = await bundleOf(root);
    for (const version of [1, 2, 3]) {
      await write('main.ts', `console.log(${version})`);
      await bundleOf(root);
      expect(await readFile(first, 'utf8')).toContain('said:');
    }
    await write('main.ts', 'console.log(4)');
    await bundleOf(root);
    await expect(readFile(first, 'utf8')).rejects.toThrow('ENOENT');
    expect(await readdir(join(root, '.bundle'))).toHaveLength(4);
  });

  it('leaves nothing of one that was never finished', async () => {
    const left = join(root, '.bundle', 'making-left');
    await mkdir(left, { recursive: true });
    await bundleOf(root);
    expect(await readdir(join(root, '.bundle'))).toContain('making-left');
    await utimes(left, new Date(), new Date(Date.now() - 2 * 60 * 60_000));
    await write('main.ts', 'console.log(1)');
    await bundleOf(root);
    expect(await readdir(join(root, '.bundle'))).not.toContain('making-left');
  });

  it('names lines of the sources in errors', async () => {
    await write(
      'inner/late.ts',
      `export const late = 1;\n\nexport function fail(): never {\n  throw new Error('no');\n}`,
    );
    await write('main.ts', `import { fail } from './inner/late.ts';\nfail();`);
    await expect(started()).rejects.toThrow(/src\/inner\/late\.ts:4:9/);
  });
});

describe('npm run pack', () => {
  it('starts from the same bundle as the program', async () => {
    await write('pack-cli.ts', `import { late } from './inner/late.ts';\nconsole.log('pack:', late);`);
    expect(await started('pack.js')).toBe('pack: beside it, beside it\n');
    expect(await started()).toBe('said: beside it, beside it\n');
    expect(await readdir(join(root, '.bundle'))).toHaveLength(1);
  });
});

describe('without a place for a bundle', () => {
  it('starts from the sources, and says so', async () => {
    await writeFile(join(root, '.bundle'), 'no folder');
    const printed = await started();
    expect(printed).toMatch(/^Starting from the sources, which takes longer: .*(ENOTDIR|EEXIST)/);
    expect(printed).toContain('said: beside it, beside it');
  });

  it('prints nothing else where what is printed is a pack', async () => {
    await write('pack-cli.ts', `console.log('the pack');`);
    await writeFile(join(root, '.bundle'), 'no folder');
    expect(await started('pack.js')).toBe('the pack\n');
  });

  it('tells of a source that cannot be read as it does there', async () => {
    await write('main.ts', 'const = 1');
    await expect(started()).rejects.toThrow(/main\.ts:1:6/);
    expect(await readdir(join(root, '.bundle'))).toEqual([]);
  });
});
