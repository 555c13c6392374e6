import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { unloadPacks } from '../../../src/content/packs/add-pack.ts';
import { loadPacks } from '../../../src/content/packs/load.ts';
import { printPack } from '../../../src/content/packs/print.ts';
import { isHero } from '../../../src/engine/definitions.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'throneroom-packs-'));
});
afterEach(() => {
  unloadPacks();
  rmSync(folder, { recursive: true, force: true });
});

function put(file: string, text: string | Uint8Array): void {
  writeFileSync(join(folder, file), text);
}

const load = () => {
  const { packs, refused } = loadPacks(folder);
  return { heroes: packs.map(({ hero }) => hero.id), refused };
};

describe('a folder of packs', () => {
  it('may be empty', () => {
    expect(load()).toEqual({ heroes: [], refused: [] });
  });

  it('brings its good packs, whatever is wrong with others', () => {
    put('a-bad.json', '{"pack": 1}');
    put('monk.json', printPack('monk'));
    put('ninja.json', printPack('ninja'));
    expect(load()).toEqual({
      heroes: ['my-monk', 'my-ninja'],
      refused: [{ file: 'a-bad.json', problems: ['hero is missing.'] }],
    });
  });

  it('has one pack for a hero: the first by name', () => {
    put('b.json', printPack('monk'));
    put('a.json', printPack('monk'));
    const problems = ['id is "my-monk"', 'name is "My Monk"'].map(
      (words) => `hero.${words}, by which people mean another hero, "My Monk".`,
    );
    expect(load()).toEqual({ heroes: ['my-monk'], refused: [{ file: 'b.json', problems }] });
  });

  it('is read no further than its own plain files, and nothing in it runs', () => {
    const outside = mkdtempSync(join(tmpdir(), 'throneroom-outside-'));
    writeFileSync(join(outside, 'monk.json'), printPack('monk'));
    mkdirSync(join(folder, 'deeper.json'));
    mkdirSync(join(folder, 'deeper'));
    writeFileSync(join(folder, 'deeper', 'ninja.json'), printPack('ninja'));
    symlinkSync(join(outside, 'monk.json'), join(folder, 'link.json'));
    symlinkSync(outside, join(folder, 'outside'));
    symlinkSync('/etc/passwd', join(folder, 'passwd.json'));
    put('evil.js', 'throw new Error("it ran");');
    put('evil.json.ts', 'throw new Error("it ran");');
    put('evil.mjs', 'throw new Error("it ran");');
    const link = 'The file is a link or a folder; packs are plain files of their folder.';
    expect(load()).toEqual({
      heroes: [],
      refused: ['deeper.json', 'link.json', 'passwd.json'].map((file) => ({ file, problems: [link] })),
    });
    rmSync(outside, { recursive: true });
  });

  it.each([
    ['too large', 'big.json', ' '.repeat(400_001), 'The file is larger than 400000 bytes.'],
    ['no text', 'bytes.json', Uint8Array.of(0x22, 0xff, 0xfe, 0x22), 'The file is not written in UTF-8.'],
    ['named to confuse', '@everyone hi.json', '{}', 'The name of the file must be letters'],
    ['named like a hidden one', '.json', '{}', 'The name of the file must be letters'],
  ])('refuses a file that is %s', (_, file, text, words) => {
    put(file, text);
    const { heroes, refused } = load();
    expect(heroes).toEqual([]);
    expect(refused).toEqual([{ file, problems: [expect.stringContaining(words)] }]);
  });

  it('reads files with a byte order mark', () => {
    put('monk.json', `\uFEFF${printPack('monk')}`);
    expect(load().refused).toEqual([]);
  });

  it('brings forty packs and no more', () => {
    const pack = printPack('barbarian');
    for (let at = 10; at < 51; at += 1) {
      put(
        `hero-${at}.json`,
        pack.replace('my-barbarian', `hero-${at}`).replace('My Barbarian', `Hero ${at}`),
      );
    }
    const { heroes, refused } = load();
    expect(heroes).toHaveLength(40);
    expect(refused).toEqual([{ file: 'hero-50.json', problems: ['The folder has more than 40 packs.'] }]);
    expect(isHero('hero-49')).toBe(true);
  });
});
