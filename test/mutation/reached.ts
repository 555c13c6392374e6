/** Which functions of the source each test file has called, as `record-reached.ts` has written it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const reachedSchema = z.object({
  /** Path of the test file from the root. */
  test: z.string(),
  /** Milliseconds of the whole file, counted while functions were counted. */
  ms: z.number(),
  /** Names of the functions that ran, by the path of the source file from the root. */
  functions: z.record(z.string(), z.array(z.string())),
});
export type Reached = z.infer<typeof reachedSchema>;

/** Returns the name of the file that holds what a test file has reached. */
export function nameOfFile(test: string): string {
  return `${test.replaceAll('/', '~')}.json`;
}

/** The test files that call each function. */
export class ReachedFunctions {
  readonly #byFile = new Map<string, { test: string; ms: number; names: ReadonlySet<string> }[]>();

  /** @param folder absolute path of the folder with one file for each test file; all is unknown if it does not exist */
  constructor(folder: string) {
    for (const name of existsSync(folder) ? readdirSync(folder) : []) {
      const { test, ms, functions } = reachedSchema.parse(
        JSON.parse(readFileSync(join(folder, name), 'utf8')),
      );
      for (const [file, names] of Object.entries(functions)) {
        this.#byFile.set(file, [...(this.#byFile.get(file) ?? []), { test, ms, names: new Set(names) }]);
      }
    }
  }

  /**
   * Returns the milliseconds that each test file takes which calls a function, by the path of the test file; null if
   * it is not known who calls it: nothing was recorded, or the code stands outside of functions.
   */
  callersOf(file: string, functionName: string | null): ReadonlyMap<string, number> | null {
    if (this.#byFile.size === 0 || functionName === null) return null;
    const callers = (this.#byFile.get(file) ?? []).filter(({ names }) => names.has(functionName));
    return new Map(callers.map(({ test, ms }) => [test, ms]));
  }
}
