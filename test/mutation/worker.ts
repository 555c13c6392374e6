/**
 * Runs the tests near a mutant, one mutant after another, in a copy of the repository. Its parent sends each mutant as a
 * message, gets the verdict back, and ends this process when a mutant makes the tests hang.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createVitest } from 'vitest/node';
import { z } from 'zod';
import { Importers } from './nearest-tests.ts';
import { ReachedFunctions } from './reached.ts';

/** Rules scenarios, which test most of the engine, though many imports lie between. */
const SCENARIOS = join(process.cwd(), 'test/scenarios/scenarios.test.ts');
/** Sizes of the batches in which tests run, nearest first; later ones only if no test has failed yet. */
const BATCHES = [3, 7, 30] as const;
/** Tests that start programs or play for minutes: they would take most of the time and find little more. */
const LEFT_OUT = /\.(redis|browser)\.test\.ts$|\/test\/(e2e|soak|deploy|mutation|docs|playground)\//;

/** Milliseconds of a test file above which it runs after those that take less. */
const SLOW_MS = 8_000;

const orderSchema = z.object({
  file: z.string(),
  start: z.int(),
  end: z.int(),
  text: z.string(),
  functionName: z.string().nullable(),
});
type Order = z.infer<typeof orderSchema>;

const root = process.cwd();
const importers = new Importers(root);
const reached = new ReachedFunctions(process.env.REACHED_FOLDER ?? join(root, 'artefacts/reached'));
const vitest = await createVitest('test', {
  root,
  watch: true,
  standalone: true,
  bail: 1,
  reporters: [{}],
  config: join(root, 'test/mutation/vitest.config.ts'),
});
await vitest.standalone();
// Each change would make it run tests by itself, at the same time as those that are asked for, and mix up their results.
await vitest.vite.watcher.close();

/** Returns the test files that failed; all of them after an error outside of a test. */
async function failed(tests: readonly string[]): Promise<readonly string[]> {
  const specifications = tests.flatMap((file) => vitest.getModuleSpecifications(file));
  if (specifications.length === 0) return [];
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
  if (unhandledErrors.length > 0) return tests;
  // The modules of earlier runs are told again, with what came of them then.
  return testModules
    .filter((one) => !one.ok() && tests.includes(one.moduleId))
    .map(({ moduleId }) => moduleId);
}

/** Returns the test files that can notice a mutant in a function of a file, those first that are likely to. */
function testsFor(file: string, functionName: string | null): string[] {
  const near = importers.testsOf(join(root, file)).filter((one) => !LEFT_OUT.test(one));
  const callers = reached.callersOf(file, functionName);
  if (callers === null) {
    const others = near.filter((one) => one !== SCENARIOS);
    return file.startsWith('src/engine/') ? others.toSpliced(BATCHES[0], 0, SCENARIOS) : others;
  }
  const msOf = (test: string) => callers.get(relative(root, test)) ?? 0;
  const calling = near.filter((one) => callers.has(relative(root, one)));
  return [...calling.filter((one) => msOf(one) < SLOW_MS), ...calling.filter((one) => msOf(one) >= SLOW_MS)];
}

/** Returns the number of test files that ran, and whether one of them noticed the mutant. */
async function judge({ file, start, end, text, functionName }: Order) {
  const path = join(root, file);
  const before = readFileSync(path, 'utf8');
  const tests = testsFor(file, functionName);
  const write = (text: string) => {
    writeFileSync(path, text);
    vitest.invalidateFile(path);
  };
  try {
    let ran = 0;
    for (const size of BATCHES) {
      const batch = tests.slice(ran, ran + size);
      ran += batch.length;
      write(before.slice(0, start) + text + before.slice(end));
      const failing = await failed(batch);
      if (failing.length === 0) continue;
      // A test that fails without the mutant too, on a busy machine, has not noticed it.
      write(before);
      if ((await failed(failing)).length < failing.length) return { killed: true, ran };
    }
    return { killed: false, ran };
  } finally {
    write(before);
  }
}

process.on('message', (message) => {
  void judge(orderSchema.parse(message)).then((verdict) => process.send?.(verdict));
});
process.on('disconnect', () => process.exit());
process.send?.('ready');
