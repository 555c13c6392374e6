import { defineConfig } from 'vitest/config';
import { SERVICES } from './vitest.config.ts';

export default defineConfig({
  test: {
    include: SERVICES,
    isolate: false,
    // Servers are started and killed here: one file after another keeps them out of each other's way.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
