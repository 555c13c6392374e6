import { defineConfig } from 'vitest/config';
import { POLL, SERVICES } from './vitest.config.ts';

export default defineConfig({
  test: {
    include: SERVICES,
    isolate: false,
    // Servers are started and killed here: one file after another keeps them out of each other's way.
    fileParallelism: false,
    expect: { poll: POLL },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
