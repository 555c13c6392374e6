/**
 * The unit tests that look for mutants, all in one process, so that they share what they import. With RECORD_REACHED=1
 * each file writes what functions it has called (see `record-reached.ts`).
 */
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { POLL, SERVICES } from '../../vitest.config.ts';

/** Tests of other rooms, and those that play or draw for minutes: counting makes them several times slower. */
const LEFT_OUT = [
  'test/{deploy,docs,e2e,history,lookup,metrics,mutation,playground,soak}/**',
  'test/ai/players/{levels,whole-duels}.test.ts',
  'test/commands/replay/**',
  'test/content/{facts-audit,packs/**}',
  'test/render/{contrast.test.ts,table/random-tables.test.ts,gif/**,history/**,lookup/**,sheet/**}',
];

const IS_RECORDED = process.env.RECORD_REACHED === '1';

export default defineConfig({
  root: resolve(import.meta.dirname, '../..'),
  test: {
    include: ['test/**/*.test.ts'],
    exclude: [...SERVICES, ...LEFT_OUT],
    isolate: false,
    setupFiles: ['test/shared-state.ts', ...(IS_RECORDED ? ['test/mutation/record-reached.ts'] : [])],
    maxWorkers: IS_RECORDED ? 2 : 1,
    expect: { poll: POLL },
    testTimeout: IS_RECORDED ? 600_000 : 60_000,
    hookTimeout: 600_000,
  },
});
