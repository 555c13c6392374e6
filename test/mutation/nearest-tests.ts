/**
 * The test files that can notice a change of a source file, nearest first by the number of imports between them, then
 * by the words that their paths share.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const IMPORT = /(?:from|import)\s*\(?\s*'(\.[^']+)'/g;

/** Who imports each file of a repository. */
export class Importers {
  readonly #importers = new Map<string, string[]>();

  /** @param root absolute path of the repository */
  constructor(root: string) {
    for (const folder of ['src', 'test']) {
      for (const name of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
        if (/\.(ts|js)$/.test(name)) this.#add(join(root, folder, name));
      }
    }
  }

  #add(file: string): void {
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const imported = resolve(dirname(file), name);
      this.#importers.set(imported, [...(this.#importers.get(imported) ?? []), file]);
    }
  }

  /** Returns absolute paths of test files that import a file, directly or not, nearest first. */
  testsOf(file: string): string[] {
    const seen = new Set([file]);
    const tests: string[] = [];
    for (let ring = [file]; ring.length > 0; ) {
      const next = new Set(ring.flatMap((one) => this.#importers.get(one) ?? []));
      ring = [...next].filter((one) => !seen.has(one)).toSorted();
      for (const one of ring) seen.add(one);
      const found = ring.filter((one) => one.endsWith('.test.ts'));
      const shared = new Map(found.map((one) => [one, sharedWords(file, one)]));
      tests.push(...found.toSorted((a, b) => (shared.get(b) ?? 0) - (shared.get(a) ?? 0)));
    }
    return tests;
  }
}

/** How many words of a source file's path stand in that of a test: `crawls` and `crawl` are one word. */
function sharedWords(source: string, test: string): number {
  const words = new Set(wordsOf(test));
  return wordsOf(source).filter((word) => words.has(word)).length;
}

function wordsOf(path: string): string[] {
  return path
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2)
    .map((word) => word.replace(/s$/, ''));
}
