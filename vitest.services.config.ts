import { defineConfig } from 'vitest/config';
import { leftToAnotherPush } from './test/file-groups.ts';
import { POLL, SERVICES } from './vitest.config.ts';

export default defineConfig({
  test: {
    include: SERVICES,
    exclude: leftToAnotherPush(),
    isolate: false,
    setupFiles: 'test/shared-state.ts',
    // Each file starts servers, programs and browsers of its own, and waits for them more than it works.
    maxWorkers: 3,
    expect: { poll: POLL },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
