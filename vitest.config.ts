import { defineConfig } from 'vitest/config';

// What needs a Redis server or a browser runs by `npm run test:services` (vitest.services.config.ts).
export const SERVICES = ['test/**/*.redis.test.ts', 'test/**/*.browser.test.ts'];

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: SERVICES,
    // One module graph for all files of a worker: discord.js is imported once, not once a file.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
