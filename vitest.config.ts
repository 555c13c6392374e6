import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isLong, leftToAnotherPush } from './test/file-groups.ts';

// What needs a Redis server or a browser runs by `npm run test:services` (vitest.services.config.ts).
export const SERVICES = ['test/**/*.redis.test.ts', 'test/**/*.browser.test.ts'];

/** What is polled for comes at once on a quiet machine, and takes seconds where two runs share the processors. */
export const POLL = { timeout: 15_000, interval: 20 };

/** Long files first, so that no processor waits for one at the end. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => Number(isLong(b.moduleId)) - Number(isLong(a.moduleId)));
  }
}

/** `--sequence.shuffle.files` chooses an order of its own. */
const isShuffled = process.argv.some((argument) => argument.startsWith('--sequence.'));

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: [...SERVICES, ...leftToAnotherPush()],
    // One module graph for all files of a worker: discord.js is imported once, not once a file.
    isolate: false,
    setupFiles: ['test/shared-state.ts', 'test/timeouts.ts'],
    // Many tests wait for programs and clocks, so three workers keep the two cores of CI in use.
    maxWorkers: 3,
    expect: { poll: POLL },
    hookTimeout: 60_000,
    ...(isShuffled ? {} : { sequence: { sequencer: LongFirst } }),
  },
});
