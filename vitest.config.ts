import { defineConfig } from 'vitest/config';

// isolate:false shares the module graph between files: discord.js is imported once, not once a file.
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
