import { defineConfig } from 'vitest/config';

// What needs a Redis server or a browser runs by `npm run test:services` (vitest.services.config.ts).
export const SERVICES = ['test/**/*.redis.test.ts', 'test/**/*.browser.test.ts'];

/** What is polled for comes at once on a quiet machine, and takes seconds where two runs share the processors. */
export const POLL = { timeout: 15_000, interval: 20 };

/** Tests that start programs, wait for clocks, sign in by the library of Discord, draw, or play whole games. */
const LONG = [
  'test/e2e/**/*.test.ts',
  'test/soak/**/*.test.ts',
  'test/ai/players/{levels,whole-duels}.test.ts',
  'test/commands/discord/login-turns.test.ts',
  'test/content/packs/cli.test.ts',
  'test/commands/messages/forecasts.test.ts',
  'test/engine/lanes/side-by-side.test.ts',
  'test/engine/random-play.test.ts',
  'test/games/archive/{recount,rules-versions}.test.ts',
  'test/games/{continuity,hidden-hand,older-games,running-game-secrets}.test.ts',
  'test/history/luck.test.ts',
  'test/lookup/verdicts/verdicts.test.ts',
  'test/metrics/monitor.test.ts',
  'test/playground/{gateway,shards}.test.ts',
  'test/render/contrast.test.ts',
  'test/render/history/record-picture.test.ts',
  'test/render/{mission,picture/mission}/*.test.ts',
  'test/render/picture/render-board.test.ts',
  'test/render/sheet/{draw-sheet,render-sheet}.test.ts',
  'test/scenarios/*.test.ts',
  'test/render/table/random-tables.test.ts',
  'test/store/{embedded,torn}.test.ts',
  'test/words/through-the-catalogue.test.ts',
];

export default defineConfig({
  test: {
    exclude: SERVICES,
    // One module graph for all files of a worker: discord.js is imported once, not once a file.
    isolate: false,
    setupFiles: 'test/shared-state.ts',
    // Many tests wait for programs and clocks, so three workers keep the two cores of CI in use.
    maxWorkers: 3,
    expect: { poll: POLL },
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'long', include: LONG, testTimeout: 300_000 } },
      {
        extends: true,
        test: {
          name: 'short',
          include: ['test/**/*.test.ts'],
          exclude: [...SERVICES, ...LONG],
          testTimeout: 20_000,
        },
      },
    ],
  },
});
