/** Files named in the documents exist, and the map of the house names every folder. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const PAGES = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'src/games/README.md',
  'src/ai/players/README.md',
  'test/scenarios/README.md',
  ...['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((file) => file.endsWith('.md'))
      .map((file) => `${folder}/${file}`),
  ),
];

/** Paths of files and folders in backticks. */
function pathsIn(text: string): string[] {
  return [...text.matchAll(/`((?:src|test|docs|bench)\/[\w./-]+)`/g)].flatMap(([, path]) => path ?? []);
}

const FOLDERS = readdirSync(join(ROOT, 'src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Paths of files of `src` without the `src/` prefix, which do not exist. */
function cutPathsIn(text: string): string[] {
  return [...text.matchAll(/`([\w-]+)\/[\w./-]+\.ts`/g)]
    .filter(([, folder = '']) => FOLDERS.includes(folder))
    .map(([path]) => path);
}

/** Targets of links to other pages and pictures of the repository. */
function linksIn(page: string, text: string): string[] {
  return [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
    .flatMap(([, target]) => target ?? [])
    .filter((target) => !target.includes('://'))
    .map((target) => join(dirname(page), target));
}

describe.each(PAGES)('%s', (page) => {
  const text = read(page);

  it('names files that exist, and links to pages that exist', () => {
    const named = [...pathsIn(text), ...linksIn(page, text)];
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});

// A page inside `src` uses relative paths.
describe.each(PAGES.filter((page) => !page.startsWith('src/')))('%s', (page) => {
  it('names files of src by their whole path', () => {
    expect(cutPathsIn(read(page))).toEqual([]);
  });
});

describe('The map of the house', () => {
  it('names every folder of src', () => {
    const text = read('docs/architecture.md');
    expect(FOLDERS.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
  });

  it('names files on each of its walks', () => {
    const walks = read('docs/architecture.md').split(/^## /m).slice(1);
    const counts = walks.map((walk) => pathsIn(walk).length);
    expect(counts).toHaveLength(5);
    expect(Math.min(...counts)).toBeGreaterThan(4);
  });
});
