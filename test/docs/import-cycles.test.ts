/** The linter refuses import cycles, of types too. This test counts them by itself, so that no exception of a file goes unseen. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '..', '..', 'src');
const IMPORT = /^(?:import|export)\s[^'";]*?from '(\.[^']+)'/gm;

/** The files of `src` with the files that each imports, values and types. */
function importsOf(): ReadonlyMap<string, readonly string[]> {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  return new Map(
    files.map((file) => {
      const text = readFileSync(join(SRC, file), 'utf8');
      const imported = [...text.matchAll(IMPORT)].map(([, path = '']) =>
        normalize(join(dirname(file), path)),
      );
      return [file, imported.filter((path) => files.includes(path))];
    }),
  );
}

/** Removes files that import nothing of the rest, or that nothing of the rest imports, until none is left to remove. */
function inCycles(imports: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const rest = new Set(imports.keys());
  for (let before = -1; before !== rest.size; ) {
    before = rest.size;
    for (const file of rest) {
      if (!imports.get(file)?.some((path) => rest.has(path))) rest.delete(file);
    }
    const imported = new Set([...rest].flatMap((file) => imports.get(file) ?? []));
    for (const file of rest) if (!imported.has(file)) rest.delete(file);
  }
  return [...rest].sort();
}

it('finds the files of a cycle', () => {
  const imports = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b', 'd']],
    ['d', []],
  ]);
  expect(inCycles(imports)).toEqual(['b', 'c']);
});

it('has no cycle of imports', () => {
  expect(inCycles(importsOf())).toEqual([]);
});
