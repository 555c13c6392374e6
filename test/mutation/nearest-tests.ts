/** The test files that can notice a change of a source file, nearest first by the number of imports between them. */
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
      tests.push(...ring.filter((one) => one.endsWith('.test.ts')));
    }
    return tests;
  }
}
