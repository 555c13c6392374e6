import { defineConfig } from 'vitest/config';

// What needs a Redis server or a browser runs by `npm run test:services` (vitest.services.config.ts).
export const SERVICES = ['test/**/*.redis.test.ts', 'test/**/*.browser.test.ts'];

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: SERVICES,
    // One module graph for all files of a worker: discord.js is imported once, not once a file.
    isolate: false,
    // Many tests wait: a worker for each core, where one core would be kept for vitest itself.
    maxWorkers: '100%',
    // For what hangs only: a machine that is busy takes several times as long as a quiet one.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
